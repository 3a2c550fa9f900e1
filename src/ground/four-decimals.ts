/** A share or a similarity, from 0 to 1, to four decimals. */
export function toFourDecimals(share: number): number {
  return Math.round(share * 1e4) / 1e4;
}
