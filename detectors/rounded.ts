/** A figure to three significant digits: more mean nothing to a reader, and in these no two engines differ. */
export function toThreeDigits(figure: number): number {
  return Number(figure.toPrecision(3));
}
