import { entryBeginnings, type ValueEntry, valueLexicon } from "./value-lexicon.ts";
import { type ValueToken, wordsAt } from "./value-token.ts";

/** What the lexicon says of a word. */
export function entryOf(token: ValueToken | undefined): ValueEntry | undefined {
  return token?.kind === "word" ? valueLexicon.get(token.text) : undefined;
}

/** The entries of the lexicon that begin at a token, the longest first. */
export function* entriesAt(tokens: readonly ValueToken[], at: number) {
  for (let length = entryBeginnings.get(tokens[at]?.text ?? "") ?? 0; length > 0; length--) {
    const words = wordsAt(tokens, at, length);
    const entry = words === null ? undefined : valueLexicon.get(words);
    if (entry !== undefined) yield { entry, length };
  }
}
