/**
 * How many of a list's items come before a place in its order: the first index for which the test fails.
 *
 * This is a binary search, so the test must hold for all items before some index and for none from there on.
 */
export function partitionPoint(length: number, isBefore: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether no item's value is below that of the item before it. */
export function isAscending<TItem>(items: readonly TItem[], numberOf: (item: TItem) => number): boolean {
  let last = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const value = numberOf(item);
    if (value < last) return false;
    last = value;
  }
  return true;
}
