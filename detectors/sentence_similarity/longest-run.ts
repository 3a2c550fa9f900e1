import { partitionPoint } from "../../src/plugin.ts";

/**
 * Which numbers to keep so that what remains ascends and is as long as can be; of several such, the smallest ones.
 *
 * @param values - All different.
 * @returns For each place whether it is kept.
 */
export function longestRun(values: readonly number[]): readonly boolean[] {
  // `levels[k]`: places from which a run of k + 1 can start. Within a level, later places hold smaller values.
  const levels: number[][] = [];
  const largest: number[] = [];
  for (let at = values.length - 1; at >= 0; at--) {
    const value = values[at] ?? 0;
    const level = firstAtMost(largest, value);
    largest[level] = value;
    const places = levels[level];
    if (places === undefined) levels.push([at]);
    else places.push(at);
  }
  const kept = new Array<boolean>(values.length).fill(false);
  let last = -Infinity;
  for (let level = levels.length - 1; level >= 0; level--) {
    const place = levels[level]?.find((at) => (values[at] ?? 0) > last);
    if (place === undefined) continue;
    kept[place] = true;
    last = values[place] ?? last;
  }
  return kept;
}

/** The first level whose largest start does not exceed the value; levels fall. */
function firstAtMost(largest: readonly number[], value: number): number {
  return partitionPoint(largest.length, (level) => (largest[level] ?? 0) > value);
}
