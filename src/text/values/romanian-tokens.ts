import type { ValueLexicon } from "./value-lexicon.ts";
import { areClose, type ValueToken } from "./value-token.ts";

/** Romanian words without the `de` that follows numbers from twenty on: `19 kilometri`, `20 de kilometri`. */
export function romanianTokens(tokens: readonly ValueToken[], lexicon: ValueLexicon): readonly ValueToken[] {
  return tokens.filter(({ text }, at) => {
    const number = tokens[at - 1];
    if (text !== "de" || !areClose(tokens, at) || !isNumber(number, lexicon)) return true;
    const behind = tokens[at + 1];
    if (behind !== undefined && joinedToDe.has(behind.text)) return true;
    const isApart = number?.kind === "digits" && (year.test(number.text) || !fromTwentyOn.test(number.text));
    return isApart && behind?.kind !== "symbol" && !isCounted(behind?.text ?? "", lexicon);
  });
}

/** Prepositions that form one with a `de` before them: `la numărul 25 de pe strada Lungă`. */
const joinedToDe: ReadonlySet<string> = new Set(["la", "pe", "către", "lângă", "sub", "peste", "după"]);
const fromTwentyOn = /^[\d. ]*(?:[2-9]\d|\d00)$/;
/** After a year, `de` is a preposition as often. */
const year = /^(?:1\d|20)\d\d$/;

function isNumber(token: ValueToken | undefined, { entries }: ValueLexicon): boolean {
  return token?.kind === "digits" || (token?.kind === "word" && entries.get(token.text)?.scale !== undefined);
}

function isCounted(word: string, { entries, counted }: ValueLexicon): boolean {
  const entry = entries.get(word);
  return entry?.unit !== undefined || entry?.scale !== undefined || counted.has(word);
}
