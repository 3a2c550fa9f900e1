import { addTo } from "../add-to.ts";
import type { Block } from "./block.ts";
import { gapOf, neighboursOf } from "./neighbours.ts";

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
  const neighbours = neighboursOf(before, settled);
  const pairs = [...settled];
  for (const { old, now } of surplus.values()) {
    const waiting = new Map<number, number[]>();
    for (const place of old.toReversed()) addTo(waiting, gapOf(place, neighbours.old), place);
    const free = new Set(old);
    const elsewhere = now.filter((place) => {
      const partner = waiting.get(gapOf(place, neighbours.now))?.pop();
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
