import type { NumberGrammar } from "./number-grammar.ts";
import { type NumberSum, roomOf, totalOf } from "./number-sum.ts";
import { areClose, type ValueToken, wordsAt } from "./value-token.ts";

/** A fraction after a number. */
export interface Fraction {
  /** The value; `NaN` where it may also be half past an hour. */
  readonly value: number;
  /** How many tokens it has. */
  readonly length: number;
}

/** Most words of a fraction, including what joins it: `and three quarters`. */
const mostWords = 3;

/** The fraction that begins at a token: `and a half`, `y medio`. */
export function fractionAt(
  tokens: readonly ValueToken[],
  at: number,
  { fractions, fractionStarts }: NumberGrammar,
): Fraction | null {
  if (!fractionStarts.has(tokens[at]?.text ?? "")) return null;
  let close = 0;
  while (close < mostWords && areClose(tokens, at + close)) close++;
  for (let length = close; length > 0; length--) {
    const value = fractions.get(wordsAt(tokens, at, length) ?? "");
    if (value !== undefined) return { value, length };
  }
  return null;
}

/** Whether a fraction ends before a token. */
export function isFractionBefore(tokens: readonly ValueToken[], at: number, grammar: NumberGrammar): boolean {
  return [1, 2, 3].some((length) => fractionAt(tokens, at - length, grammar)?.length === length);
}

/**
 * A number with the fraction that begins at a token, and the scale after it: `one and a half million`. After a million it is
 * a part of the million (`un million et demi`).
 *
 * @returns `null` where nobody can say what it is a fraction of: `a hundred and a half`.
 */
export function withFraction(
  tokens: readonly ValueToken[],
  at: number,
  sum: NumberSum,
  { value, length }: Fraction,
  { parts }: NumberGrammar,
): { readonly value: number; readonly end: number } | null {
  const end = at + length;
  if (sum.group === null) {
    return sum.scale >= 1e6 && value > 0 ? { value: totalOf(sum) + value * sum.scale, end } : null;
  }
  if (roomOf(sum) >= 100 || !(value > 0)) return null;
  const number = totalOf(sum) + value;
  const scale = areClose(tokens, end) ? parts.get(tokens[end]?.text ?? "") : undefined;
  return scale?.kind === "scale" && sum.total === 0
    ? { value: number * scale.value, end: end + 1 }
    : { value: number, end };
}
