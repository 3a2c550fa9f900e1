/** A figure to three significant digits: more mean nothing to a reader, and in these no two engines differ. */
export function toThreeDigits(figure: number): number {
  return Number(figure.toPrecision(3));
}

/** A share or a similarity, from 0 to 1, to four decimals. */
export function toFourDecimals(share: number): number {
  return Math.round(share * 1e4) / 1e4;
}
