import { type Change, isAscending, partitionPoint } from "../../src/plugin.ts";

/**
 * Maps the index of an old block to that of the same block in the new text; to -1 where the new text lacks it.
 *
 * Both texts share what stands before the first changed block and after the last; in between, what was kept.
 */
export function newIndices(change: Change): (old: number) => number {
  const { kept } = change;
  const { start, end, shift } = changedRange(change);
  let middle: ((old: number) => number) | null = null;
  return (old) => {
    if (old < start) return old;
    if (old >= end) return old + shift;
    middle ??= partnerIn(kept);
    return middle(old);
  };
}

/** The range of old blocks that contains all changes, and how far the blocks after it were shifted. */
export function changedRange({ before, after, kept }: Change) {
  const start = Math.min(
    after.changed[0] ?? Infinity,
    kept[0]?.[1] ?? Infinity,
    before.changed[0] ?? Infinity,
  );
  return {
    start,
    end: start + before.changed.length + kept.length,
    shift: after.blocks.length - before.blocks.length,
  };
}

/** The new index of an old block among those kept; -1 for one that was not kept. */
function partnerIn(kept: Change["kept"]): (old: number) => number {
  if (!isAscending(kept, ([old]) => old)) {
    const partners = new Map(kept);
    return (old) => partners.get(old) ?? -1;
  }
  // In most cases nothing changed places, and an ordered list needs no map.
  return (old) => {
    const found = kept[partitionPoint(kept.length, (i) => (kept[i]?.[0] ?? 0) < old)];
    return found?.[0] === old ? found[1] : -1;
  };
}
