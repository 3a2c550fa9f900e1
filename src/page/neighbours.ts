import { partitionPoint } from "../ascending.ts";
import type { Block } from "./block.ts";
import { longestIncreasing } from "./longest-increasing.ts";

/** Blocks that two texts have in common, each of them once and in one order: index before and index after, ascending. */
export interface Neighbours {
  readonly old: readonly number[];
  readonly now: readonly number[];
}

/**
 * Between which blocks something stands in both texts.
 *
 * @param pairs - Equal blocks: index before, index after; ascending by the latter.
 */
export function neighboursOf(
  before: readonly Block[],
  pairs: readonly (readonly [number, number])[],
): Neighbours {
  const counts = new Map<Block | undefined, number>();
  for (const [old] of pairs) counts.set(before[old], (counts.get(before[old]) ?? 0) + 1);
  const lone = pairs.filter(([old]) => counts.get(before[old]) === 1);
  const inOrder = longestIncreasing(lone.map(([old]) => old));
  return {
    old: inOrder.map((place) => lone[place]?.[0] ?? 0),
    now: inOrder.map((place) => lone[place]?.[1] ?? 0),
  };
}

/** How many neighbours of one side stand in front of a block: equal where two stand between the same. */
export function gapOf(block: number, neighbours: readonly number[]): number {
  return partitionPoint(neighbours.length, (i) => (neighbours[i] ?? 0) < block);
}
