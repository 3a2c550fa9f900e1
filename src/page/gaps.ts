import { partitionPoint } from "../ground/ascending.ts";
import { onceFor } from "../ground/once-for.ts";
import type { Block } from "./block.ts";
import type { Change, Side } from "./change.ts";
import type { EqualPair } from "./copies-in-place.ts";
import { longestIncreasing } from "./longest-increasing.ts";

/** The gap a block is in, between two blocks that both texts have; equal for blocks between the same two. */
export interface Gaps<TGap = number> {
  /** The gap of a block of the old text. */
  old(block: number): TGap;
  /** The gap of a block of the new text. */
  now(block: number): TGap;
}

/** Whether changed blocks of one side may be in several gaps. */
export function mayStandApart({ kept, before, after }: Change): boolean {
  return kept.length > 0 && before.changed.length + after.changed.length > 2;
}

/**
 * The gaps between the blocks that a change keeps. All that the texts begin with in common is one gap, and all they end with.
 *
 * They are found when the first is asked for, once: to keep an answer for every change takes the collector longer than all gaps.
 */
export function gapsOf(change: Change): Gaps {
  return { old: (block) => foundGaps(change).old(block), now: (block) => foundGaps(change).now(block) };
}

const foundGaps = onceFor(findGaps);

/** The gaps that things of both texts are in, by their places among the given ones. */
export function gapsAmong(change: Change, old: readonly InBlock[], now: readonly InBlock[]): Gaps {
  const gaps = gapsOf(change);
  return { old: (i) => gaps.old(old[i]?.block ?? 0), now: (j) => gaps.now(now[j]?.block ?? 0) };
}

/** A thing in a block of its text. */
interface InBlock {
  /** Index of the block. */
  readonly block: number;
}

function findGaps({ before, after, kept }: Change): Gaps {
  const left = new Set<Block | undefined>();
  for (const i of before.changed) left.add(before.blocks[i]);
  for (const j of after.changed) left.add(after.blocks[j]);
  const between = gapsBetween(before.blocks, kept, left);
  // A block that moved may stand before all changed ones, or after them.
  const starts = [before.changed[0], after.changed[0], kept[0]?.[1]];
  const first = Math.min(...starts.map((block) => block ?? Number.POSITIVE_INFINITY));
  const last = Math.max(after.changed.at(-1) ?? -1, kept.at(-1)?.[1] ?? -1);
  const behind = Math.min(
    before.blocks.length - 1 - (before.changed.at(-1) ?? -1),
    after.blocks.length - 1 - last,
  );
  const gapIn =
    ({ blocks }: Side, gapOf: (block: number) => number) =>
    (block: number) => {
      if (block < first) return -1;
      return block < blocks.length - behind ? gapOf(block) : Number.POSITIVE_INFINITY;
    };
  return { old: gapIn(before, between.old), now: gapIn(after, between.now) };
}

/**
 * The gaps between the blocks that both texts have exactly once, as far as these kept their order.
 *
 * @param pairs - Equal blocks: index before, index after; ascending by the latter.
 * @param left - Blocks of which one text has more copies, so that nobody knows which copies match.
 */
export function gapsBetween(
  before: readonly Block[],
  pairs: readonly EqualPair[],
  left: ReadonlySet<Block | undefined>,
): Gaps {
  const counts = new Map<Block | undefined, number>();
  for (const [old] of pairs) {
    const block = before[old];
    if (!left.has(block)) counts.set(block, (counts.get(block) ?? 0) + 1);
  }
  const lone = pairs.filter(([old]) => counts.get(before[old]) === 1);
  const inOrder = longestIncreasing(lone.map(([old]) => old));
  const old = inOrder.map((place) => lone[place]?.[0] ?? 0);
  const now = inOrder.map((place) => lone[place]?.[1] ?? 0);
  return { old: (block) => placeAmong(old, block), now: (block) => placeAmong(now, block) };
}

function placeAmong(blocks: readonly number[], block: number): number {
  return partitionPoint(blocks.length, (i) => (blocks[i] ?? 0) < block);
}
