import type { ValueLanguage } from "./value-language.ts";
import type { ValueEntry } from "./value-lexicon.ts";
import { type ValueToken, wordsAt } from "./value-token.ts";

/** The tokens of a sentence, with the sentence as written and the language that it is read in. */
export interface TokenRow {
  readonly text: string;
  readonly tokens: readonly ValueToken[];
  readonly language: ValueLanguage;
}

/** What the lexicon says about the word at a place. */
export function entryAt({ tokens, language }: TokenRow, at: number): ValueEntry | undefined {
  const token = tokens[at];
  return token?.kind === "word" ? language.lexicon.entries.get(token.text) : undefined;
}

/** The entries of the lexicon that begin at a token, the longest first. */
export function* entriesAt({ tokens, language: { lexicon } }: TokenRow, at: number) {
  for (let length = lexicon.beginnings.get(tokens[at]?.text ?? "") ?? 0; length > 0; length--) {
    const words = wordsAt(tokens, at, length);
    const entry = words === null ? undefined : lexicon.entries.get(words);
    if (entry !== undefined) yield { entry, length };
  }
}

/** The unit that begins at a token, by its first form; but the second `$` in `$5–$6` is that of the number behind it. */
export function unitAt(row: TokenRow, at: number): { unit: string; length: number } | null {
  if (isOfNext(row, at)) return null;
  for (const { entry, length } of entriesAt(row, at)) {
    if (entry.unit !== undefined) return { unit: entry.unit, length };
  }
  return null;
}

/** Whether a sign is joined to the number behind it, and not to what stands before it. */
function isOfNext({ tokens }: TokenRow, at: number): boolean {
  const [before, sign, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return (
    sign?.kind === "symbol" &&
    next?.kind === "digits" &&
    next.start === sign.end &&
    before?.end !== sign.start
  );
}
