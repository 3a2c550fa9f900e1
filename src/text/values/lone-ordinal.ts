import type { Taken } from "./taken.ts";
import type { ValueLanguage } from "./value-language.ts";
import type { ValueToken } from "./value-token.ts";

/** What is left of an ordinal: `was first used` and `was used` differ in words, `the second gate` and `the third gate` do not. */
export const nth = "nth";

/** An ordinal in one word, without a number before it: `second`, `zweite`, `второй`. */
export function loneOrdinal(token: ValueToken | undefined, { grammars }: ValueLanguage): Taken | null {
  if (token?.kind !== "word") return null;
  for (const { loneOrdinals } of grammars) {
    const value = loneOrdinals.get(token.text);
    if (value !== undefined) return { kind: "number", normal: String(value), length: 1, left: nth };
  }
  return null;
}
