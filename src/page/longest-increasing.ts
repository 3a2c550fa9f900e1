/**
 * The places of a longest increasing subsequence, ascending; of several, the one that ends lowest.
 *
 * In n log n steps (patience sorting).
 */
export function longestIncreasing(values: readonly number[]): readonly number[] {
  /** For each length, the place where the lowest end of such a subsequence stands. */
  const ends: number[] = [];
  const previous: number[] = [];
  for (let place = 0; place < values.length; place++) {
    const value = values[place] ?? 0;
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[ends[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    previous.push(low === 0 ? -1 : (ends[low - 1] ?? -1));
    ends[low] = place;
  }
  const places: number[] = [];
  for (let place = ends.at(-1) ?? -1; place !== -1; place = previous[place] ?? -1) places.push(place);
  return places.reverse();
}
