import type { ValueLexicon } from "./value-lexicon.ts";
import { type ValueToken, wordsAt } from "./value-token.ts";

/** The tokens, with the words of a month as one: Irish `Meán Fómhair`, `Mí na Nollag`. */
export function joinedMonths(tokens: readonly ValueToken[], lexicon: ValueLexicon): readonly ValueToken[] {
  const read: ValueToken[] = [];
  let end = 0;
  for (const [at, token] of tokens.entries()) {
    if (at < end) continue;
    const length = monthLength(tokens, at, lexicon);
    end = at + length;
    const [last, text] = [tokens[end - 1], length === 1 ? null : wordsAt(tokens, at, length)];
    read.push(last === undefined || text === null ? token : { ...token, text, end: last.end });
  }
  return read;
}

/** How many words the month has that begins at a token; 1 where there is none. */
function monthLength(
  tokens: readonly ValueToken[],
  at: number,
  { beginnings, entries }: ValueLexicon,
): number {
  for (let length = beginnings.get(tokens[at]?.text ?? "") ?? 1; length > 1; length--) {
    const words = wordsAt(tokens, at, length);
    if (words !== null && entries.get(words)?.month !== undefined) return length;
  }
  return 1;
}
