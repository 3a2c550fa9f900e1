import type { Host } from "../host.ts";

/** The settings that hold secrets of stemma's own. */
export const secretSettings: readonly string[] = [
  "STEMMA_WIKI_PASSWORD",
  "STEMMA_WIKI_TOKEN",
  "STEMMA_INFERENCE_API_KEY",
  "STEMMA_WEBHOOK_SECRET",
  "STEMMA_REDACT_KEY",
];

/** The environment for a command of the operator's: all of ours but for the secrets, which commands print and hand on. */
export function commandEnvironment({ env }: Pick<Host, "env">): Record<string, string | undefined> {
  // Windows knows names in any case.
  const isSecret = (name: string) => secretSettings.includes(name.toUpperCase());
  return Object.fromEntries(Object.entries(env).filter(([name]) => !isSecret(name)));
}
