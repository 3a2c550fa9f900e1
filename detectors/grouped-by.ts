import { addTo } from "../src/plugin.ts";

/** Things by their keys, in the order given; those without a key are left out. */
export function groupedBy<T>(
  all: Iterable<T>,
  keyOf: (one: T) => string | null,
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    if (key !== null) addTo(groups, key, one);
  }
  return groups;
}
