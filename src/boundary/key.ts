import { HistoryError } from "../errors.ts";

/** Where the operator allows the key from the environment to be sent. */
export interface KeyRules {
  /** The operator's own endpoint. */
  readonly endpoint: URL | null;
  /** `STEMMA_INFERENCE_ORIGINS`, as it was set. */
  readonly origins: string | undefined;
}

/** Providers whose endpoints take keys; used if the operator names neither an endpoint nor origins. */
export const knownProviders: readonly string[] = [
  "https://api.openai.com",
  "https://api.anthropic.com",
  "https://api.cerebras.ai",
  "https://api.deepseek.com",
  "https://api.fireworks.ai",
  "https://api.groq.com",
  "https://api.mistral.ai",
  "https://api.together.xyz",
  "https://api.x.ai",
  "https://generativelanguage.googleapis.com",
  "https://openrouter.ai",
  "https://router.huggingface.co",
];

/** Whether the key from the environment may be sent to an endpoint that a stranger named. */
export function mayHaveKey(endpoint: URL, { endpoint: own, origins }: KeyRules): boolean {
  const listed = originsIn(origins);
  if (own !== null || listed.length > 0) {
    return endpoint.origin === own?.origin || listed.includes(endpoint.origin);
  }
  return knownProviders.includes(endpoint.origin) || isHere(endpoint);
}

/**
 * A key without the white space around it.
 *
 * @param name - Where it came from, for the message.
 * @throws HistoryError `INVALID_INPUT` for a key that no header can carry; the message does not quote it.
 */
export function keyOf(text: string, name: string): string {
  const key = text.trim();
  if (/^[\x21-\x7e]{1,4096}$/.test(key)) return key;
  throw new HistoryError(
    "INVALID_INPUT",
    `${name}: must be one key of visible ASCII characters on one line, at most 4096 of them`,
  );
}

/**
 * A text without the key, wherever it occurs; if the key is spelt in JSON's escapes, nothing of the text is left. A key of fewer
 * than 8 characters is not searched for: it is no secret, and may be a word.
 *
 * @param text - The whole text, not cut yet: the first half of a key would not be found.
 */
export function withoutKey(text: string, key: string | null): string {
  if (key === null || key.length < 8) return text;
  const without = text.replaceAll(key, "[key]");
  return unescaped(without).includes(unescaped(key)) ? "[key]" : without;
}

/** A text without JSON's escapes, for comparison only: JSON within JSON has several backslashes in a row, so all are removed. */
function unescaped(text: string): string {
  const characters = text.replace(/\\u([0-9a-f]{4})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
  return characters.replaceAll("\\", "");
}

/**
 * The origins of `STEMMA_INFERENCE_ORIGINS`.
 *
 * @throws HistoryError `INVALID_INPUT` for an entry that is not an address.
 */
export function originsIn(list: string | undefined): readonly string[] {
  const entries = (list ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
  return entries.map((entry) => {
    if (/^https?:\/\//i.test(entry) && URL.canParse(entry)) return new URL(entry).origin;
    throw new HistoryError(
      "INVALID_INPUT",
      "STEMMA_INFERENCE_ORIGINS: must be addresses such as https://api.openai.com, separated by commas",
    );
  });
}

function isHere({ hostname }: URL): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d{1,3}){3}$/.test(hostname);
}
