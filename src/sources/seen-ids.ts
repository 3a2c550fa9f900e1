import { partitionPoint } from "../ground/ascending.ts";

/** The revision ids of a page seen so far, to find one that comes again. */
export interface SeenIds {
  /** Adds an id; `false` if it was there already. */
  add(id: number): boolean;
}

/** An empty set of ids. It takes eight bytes for each id, since nearly all of a page's ids are higher than those before them. */
export function createSeenIds(): SeenIds {
  let ascending = new Float64Array(256);
  let count = 0;
  const stragglers = new Set<number>();
  return {
    add: (id) => {
      if (count > 0 && id <= (ascending[count - 1] ?? 0)) {
        if (stragglers.has(id) || holds(ascending, count, id)) return false;
        stragglers.add(id);
        return true;
      }
      if (count === ascending.length) {
        const grown = new Float64Array(2 * count);
        grown.set(ascending);
        ascending = grown;
      }
      ascending[count++] = id;
      return true;
    },
  };
}

function holds(ascending: Float64Array, count: number, id: number): boolean {
  const place = partitionPoint(count, (at) => (ascending[at] ?? 0) < id);
  return place < count && ascending[place] === id;
}
