import { partitionPoint } from "../ground/ascending.ts";

/**
 * The places of a longest increasing subsequence, ascending; of several, the one with the lowest values from first to last.
 *
 * It takes n log n steps (patience sorting).
 *
 * @param values - All different.
 */
export function longestIncreasing(values: readonly number[]): readonly number[] {
  /** For each length, the place of the lowest value that ends an increasing subsequence of that length. */
  const ends: number[] = [];
  const previous: number[] = [];
  for (let place = 0; place < values.length; place++) {
    const value = values[place] ?? 0;
    const length = partitionPoint(ends.length, (i) => (values[ends[i] ?? 0] ?? 0) < value);
    previous.push(ends[length - 1] ?? -1);
    ends[length] = place;
  }
  const places: number[] = [];
  for (let place = ends.at(-1) ?? -1; place !== -1; place = previous[place] ?? -1) places.push(place);
  return places.reverse();
}
