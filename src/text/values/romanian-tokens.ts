import type { ValueLexicon } from "./value-lexicon.ts";
import type { ValueToken } from "./value-token.ts";

/** Romanian words without the `de` that numbers from twenty on have behind them: `19 kilometri`, `20 de kilometri`. */
export function romanianTokens(tokens: readonly ValueToken[], lexicon: ValueLexicon): readonly ValueToken[] {
  return tokens.filter(({ text }, at) => {
    if (text !== "de" || !isNumber(tokens[at - 1], lexicon)) return true;
    const behind = tokens[at + 1];
    return !(behind?.kind === "symbol" || isCounted(behind?.text ?? "", lexicon));
  });
}

function isNumber(token: ValueToken | undefined, { entries }: ValueLexicon): boolean {
  return token?.kind === "digits" || (token?.kind === "word" && entries.get(token.text)?.scale !== undefined);
}

function isCounted(word: string, { entries, counted }: ValueLexicon): boolean {
  const entry = entries.get(word);
  return entry?.unit !== undefined || entry?.scale !== undefined || counted.has(word);
}
