import type { Host } from "../host.ts";

/** The settings that hold stemma's own secrets. */
export const secretSettings: readonly string[] = [
  "STEMMA_WIKI_PASSWORD",
  "STEMMA_WIKI_TOKEN",
  "STEMMA_INFERENCE_API_KEY",
  "STEMMA_WEBHOOK_SECRET",
  "STEMMA_REDACT_KEY",
];

/** The environment for an operator's command: everything except the secrets, since commands print and pass on what they have. */
export function commandEnvironment({ env }: Pick<Host, "env">): Record<string, string | undefined> {
  // On Windows, names are the same in any case.
  const isSecret = (name: string) => secretSettings.includes(name.toUpperCase());
  return Object.fromEntries(Object.entries(env).filter(([name]) => !isSecret(name)));
}
