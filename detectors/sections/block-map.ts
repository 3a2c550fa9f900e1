import type { Change } from "../../src/plugin.ts";

/**
 * The index of the new block that an old one is; -1 where the new text lacks it.
 *
 * Both texts have what stands before the first changed block and behind the last; between, what was kept.
 */
export function newIndices({ before, after, kept }: Change): (old: number) => number {
  let start = Math.min(before.changed[0] ?? before.blocks.length, after.changed[0] ?? after.blocks.length);
  let end = (before.changed.at(-1) ?? -1) + 1;
  for (const [old, now] of kept) {
    start = Math.min(start, old, now);
    end = Math.max(end, old + 1);
  }
  end = Math.max(end, start);
  const shift = after.blocks.length - before.blocks.length;
  const middle = new Map(kept);
  return (old) => {
    if (old < start) return old;
    return old >= end ? old + shift : (middle.get(old) ?? -1);
  };
}
