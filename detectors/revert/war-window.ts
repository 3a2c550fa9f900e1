import { createQueue } from "../queue.ts";

/** A revert of somebody else's edits; editors are given as numbers, hidden ones as `null`. */
export interface WarRevert {
  readonly id: number;
  readonly time: number;
  readonly by: number | null;
  readonly undid: readonly number[];
}

/** Two editors who undid each other, and how often each undid the other. */
export interface MutualPair {
  readonly editors: readonly [number, number];
  readonly reverts: readonly [number, number];
}

/** The reverts of the trailing hours, oldest first, with counts of who undid whom. */
interface WarWindow {
  /** Adds a revert, and drops those that are older than it by more than the window's length. */
  add(revert: WarRevert): void;
  readonly reverts: readonly WarRevert[];
  readonly size: number;
  readonly hasMutualPair: boolean;
  /** The pairs in the order in which they began to undo each other. */
  mutualPairs(): readonly MutualPair[];
}

/**
 * Makes an empty window, or one that holds the reverts of a saved window.
 *
 * @param seconds - Length of the window.
 * @param reverts - Reverts of the saved window, oldest first.
 */
export function createWarWindow(seconds: number, reverts: readonly WarRevert[] = []): WarWindow {
  const held = createQueue<WarRevert>();
  const counts = new Map<string, number>();
  let mutual = 0;
  for (const revert of reverts) add(revert);

  function add(revert: WarRevert): void {
    for (const past of held.takeBefore(revert.time - seconds)) count(past, -1);
    held.add(revert);
    count(revert, 1);
  }

  function count({ by, undid }: WarRevert, step: 1 | -1): void {
    if (by === null) return;
    for (const author of undid) {
      const before = counts.get(`${by} ${author}`) ?? 0;
      const now = before + step;
      if (now === 0) counts.delete(`${by} ${author}`);
      else counts.set(`${by} ${author}`, now);
      if (before > 0 !== now > 0 && counts.has(`${author} ${by}`)) mutual += step;
    }
  }

  return {
    add,
    get reverts() {
      return held.all();
    },
    get size() {
      return held.size;
    },
    get hasMutualPair() {
      return mutual > 0;
    },
    mutualPairs() {
      const begun = new Map<string, readonly [number, number]>();
      for (const { by, undid } of held.all()) {
        if (by === null) continue;
        for (const author of undid) {
          if (counts.has(`${author} ${by}`) && !begun.has(`${author} ${by}`))
            begun.set(`${by} ${author}`, [by, author]);
        }
      }
      return [...begun.values()].map(([a, b]) => ({
        editors: [a, b],
        reverts: [counts.get(`${a} ${b}`) ?? 0, counts.get(`${b} ${a}`) ?? 0],
      }));
    },
  };
}

/** The largest number of these times, which are in order, that lie within so many seconds. */
export function mostWithin(times: readonly number[], seconds: number): number {
  let most = 0;
  let from = 0;
  for (let to = 0; to < times.length; to++) {
    while ((times[to] ?? 0) - (times[from] ?? 0) > seconds) from++;
    most = Math.max(most, to - from + 1);
  }
  return most;
}
