/**
 * The places of an increasing subsequence of the greatest weight, ascending; of several, the one that ends lowest.
 *
 * It takes n log n steps: a tree of the best ends (Fenwick) gives the best one below a value.
 *
 * @param values - From 0 up, each different.
 * @param weights - One for each value, above 0.
 */
export function heaviestIncreasing(values: readonly number[], weights: readonly number[]): readonly number[] {
  const size = values.reduce((most, value) => Math.max(most, value), -1) + 1;
  /** The place where the heaviest of the subsequences ends that a node of the tree stands for; -1 for none. */
  const ends = new Array<number>(size + 1).fill(-1);
  const [totals, previous]: [number[], number[]] = [[], []];
  for (let place = 0; place < values.length; place++) {
    const value = values[place] ?? 0;
    const below = bestBelow(value);
    previous.push(below);
    totals.push((weights[place] ?? 0) + (totals[below] ?? 0));
    for (let node = value + 1; node <= size; node += node & -node) {
      ends[node] = better(ends[node] ?? -1, place);
    }
  }
  const places: number[] = [];
  for (let place = bestBelow(size); place !== -1; place = previous[place] ?? -1) places.push(place);
  return places.reverse();

  function bestBelow(value: number): number {
    let best = -1;
    for (let node = value; node > 0; node -= node & -node) best = better(ends[node] ?? -1, best);
    return best;
  }

  function better(one: number, other: number): number {
    const difference = (totals[one] ?? 0) - (totals[other] ?? 0);
    if (difference !== 0) return difference > 0 ? one : other;
    return (values[one] ?? 0) < (values[other] ?? 0) ? one : other;
  }
}
