import { type Change, isAscending, partitionPoint } from "../../src/plugin.ts";

/**
 * The index of the new block that an old one is; -1 where the new text lacks it.
 *
 * Both texts have what stands before the first changed block and behind the last; between, what was kept.
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

/** Where the old blocks begin and end that changed or were kept in between; how far what stands behind them was shifted. */
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

/** The new index of an old one among those kept; -1 for one that is not. */
function partnerIn(kept: Change["kept"]): (old: number) => number {
  if (!isAscending(kept, ([old]) => old)) {
    const partners = new Map(kept);
    return (old) => partners.get(old) ?? -1;
  }
  // Nothing changed places, as mostly: what is in order needs no map to be found in.
  return (old) => {
    const found = kept[partitionPoint(kept.length, (i) => (kept[i]?.[0] ?? 0) < old)];
    return found?.[0] === old ? found[1] : -1;
  };
}
