import type { ValueLanguage } from "./value-language.ts";
import type { ValueEntry } from "./value-lexicon.ts";
import { type ValueToken, wordsAt } from "./value-token.ts";

/** What the lexicon says about a word. */
export function entryOf(token: ValueToken | undefined, { lexicon }: ValueLanguage): ValueEntry | undefined {
  return token?.kind === "word" ? lexicon.entries.get(token.text) : undefined;
}

/** The entries of the lexicon that begin at a token, the longest first. */
export function* entriesAt(tokens: readonly ValueToken[], at: number, { lexicon }: ValueLanguage) {
  for (let length = lexicon.beginnings.get(tokens[at]?.text ?? "") ?? 0; length > 0; length--) {
    const words = wordsAt(tokens, at, length);
    const entry = words === null ? undefined : lexicon.entries.get(words);
    if (entry !== undefined && words !== null) yield { entry, length, words };
  }
}

/** The unit that begins at a token, by its first form. */
export function unitAt(
  tokens: readonly ValueToken[],
  at: number,
  language: ValueLanguage,
): { unit: string; length: number } | null {
  for (const { entry, length } of entriesAt(tokens, at, language)) {
    if (entry.unit !== undefined) return { unit: entry.unit, length };
  }
  return null;
}
