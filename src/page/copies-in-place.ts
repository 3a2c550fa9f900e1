import { addTo } from "../add-to.ts";
import { partitionPoint } from "../ascending.ts";
import type { Block } from "./block.ts";
import { longestIncreasing } from "./longest-increasing.ts";

/** Equal blocks of two texts: index before, index after. */
export type KeptPair = readonly [number, number];

/** Where the copies of a block stand in both texts, ascending. */
export interface Copies {
  readonly old: readonly number[];
  readonly now: readonly number[];
}

/**
 * Pairs anew the copies of blocks of which one text has more: those between the same neighbours first, the rest in order.
 * What is left over is then where a copy came or went.
 *
 * Neighbours are blocks of which either text has one alone, as far as they kept their order.
 *
 * @param kept - All pairs, ascending by the new index.
 * @returns Likewise.
 */
export function copiesInPlace(
  before: readonly Block[],
  kept: readonly KeptPair[],
  surplus: ReadonlyMap<Block, Copies>,
): KeptPair[] {
  const settled = kept.filter(([old]) => !isOf(surplus, before[old]));
  const counts = new Map<Block | undefined, number>();
  for (const [old] of settled) counts.set(before[old], (counts.get(before[old]) ?? 0) + 1);
  const lone = settled.filter(([old]) => counts.get(before[old]) === 1);
  const inOrder = longestIncreasing(lone.map(([old]) => old));
  const oldNeighbours = inOrder.map((place) => lone[place]?.[0] ?? 0);
  const newNeighbours = inOrder.map((place) => lone[place]?.[1] ?? 0);
  const pairs = [...settled];
  for (const { old, now } of surplus.values()) {
    const waiting = new Map<number, number[]>();
    for (const place of old.toReversed()) addTo(waiting, gapOf(place, oldNeighbours), place);
    const free = new Set(old);
    const elsewhere = now.filter((place) => {
      const partner = waiting.get(gapOf(place, newNeighbours))?.pop();
      if (partner === undefined) return true;
      free.delete(partner);
      pairs.push([partner, place]);
      return false;
    });
    const left = [...free];
    for (let i = 0; i < Math.min(left.length, elsewhere.length); i++) {
      pairs.push([left[i] ?? 0, elsewhere[i] ?? 0]);
    }
  }
  return pairs.sort((a, b) => a[1] - b[1]);
}

function isOf(surplus: ReadonlyMap<Block, Copies>, block: Block | undefined): boolean {
  return block !== undefined && surplus.has(block);
}

function gapOf(place: number, neighbours: readonly number[]): number {
  return partitionPoint(neighbours.length, (i) => (neighbours[i] ?? 0) < place);
}
