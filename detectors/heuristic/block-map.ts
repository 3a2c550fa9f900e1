import { type Change, sentenceDifference } from "../../src/plugin.ts";

/** Which blocks of two texts are the same, and how much text they share. */
export interface BlockMap {
  /** Index of the new block an old one is; -1 where the new text lacks it. */
  newOf(old: number): number;
  /** How much each pair of an old and a new part shares, in UTF-16 units of text. */
  shared(
    oldPartOf: (block: number) => number,
    newPartOf: (block: number) => number,
  ): Map<number, Map<number, number>>;
}

/** The blocks both sides of a change have: those before the first changed one, between, and behind the last. */
export function blockMapOf(change: Change): BlockMap {
  const { before, after, kept } = change;
  const firstOld = before.changed[0] ?? before.blocks.length;
  const firstNew = after.changed[0] ?? after.blocks.length;
  const firstKept = kept.reduce((least, [old, now]) => Math.min(least, old, now), Number.MAX_SAFE_INTEGER);
  const start = Math.min(firstOld, firstNew, firstKept);
  const lastKeptOld = kept.reduce((most, [old]) => Math.max(most, old), -1);
  const end = Math.max(before.changed.at(-1) ?? -1, lastKeptOld, start - 1) + 1;
  const shift = after.blocks.length - before.blocks.length;
  const middle = new Map(kept);

  function newOf(old: number): number {
    if (old < start) return old;
    if (old >= end) return old + shift;
    return middle.get(old) ?? -1;
  }

  return {
    newOf,
    shared(oldPartOf, newPartOf) {
      const totals = new Map<number, Map<number, number>>();
      const add = (old: number, now: number, length: number): void => {
        const from = oldPartOf(old);
        const to = newPartOf(now);
        if (from === -1 || to === -1) return;
        const row = totals.get(from) ?? new Map<number, number>();
        row.set(to, (row.get(to) ?? 0) + length);
        totals.set(from, row);
      };
      for (let old = 0; old < before.blocks.length; old++) {
        const now = newOf(old);
        const text = before.blocks[old]?.text ?? "";
        if (now !== -1 && text.length > 1) add(old, now, text.length);
      }
      for (const [old, now] of sentenceDifference(change).stayed) {
        add(old.block, now.block, old.sentence.text.length);
      }
      return totals;
    },
  };
}
