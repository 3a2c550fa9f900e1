/** A figure to three significant digits: more say nothing to a reader, and no two engines show different ones. */
export function toThreeDigits(figure: number): number {
  return Number(figure.toPrecision(3));
}

/** A share or a similarity, from 0 to 1, to four decimals. */
export function toFourDecimals(share: number): number {
  return Math.round(share * 1e4) / 1e4;
}
