import type { Block } from "./block.ts";
import { copiesInPlace, type EqualPair, marksOf } from "./copies-in-place.ts";
import { gapsBetween } from "./gaps.ts";

/** Which blocks two texts have in common, and which they do not. */
interface BlockDifference {
  /** Indices of the old blocks the new text lacks, ascending. */
  readonly removed: readonly number[];
  /** Indices of the new blocks the old text lacks, ascending. */
  readonly added: readonly number[];
  /** Equal blocks between the common beginning and the common end, ascending by the new index. */
  readonly kept: readonly EqualPair[];
}

/**
 * The multiset difference of two texts' blocks. The common beginning and end are paired first, then the k-th copy of a block
 * with the k-th; if one text has more copies of a block, those between the same neighbours.
 */
export function blockDifference(before: readonly Block[], after: readonly Block[]): BlockDifference {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let tail = 0;
  while (tail < shorter - start && before[before.length - 1 - tail] === after[after.length - 1 - tail])
    tail++;
  return differenceOfMiddles(before, after, start, before.length - tail, after.length - tail);
}

function differenceOfMiddles(
  before: readonly Block[],
  after: readonly Block[],
  start: number,
  beforeEnd: number,
  afterEnd: number,
): BlockDifference {
  if (start === beforeEnd || start === afterEnd) {
    return { removed: range(start, beforeEnd), added: range(start, afterEnd), kept: [] };
  }
  // The places of each old block: the first place of each text in a map, further ones chained to it.
  const first = new Map<Block | undefined, number>();
  const further = new Int32Array(beforeEnd - start).fill(-1);
  for (let i = beforeEnd - 1; i >= start; i--) {
    further[i - start] = first.get(before[i]) ?? -1;
    first.set(before[i], i);
  }
  const added: number[] = [];
  const kept: EqualPair[] = [];
  const isKept = new Uint8Array(beforeEnd - start);
  for (let j = start; j < afterEnd; j++) {
    const i = first.get(after[j]) ?? -1;
    if (i === -1) {
      added.push(j);
      continue;
    }
    first.set(after[j], further[i - start] ?? -1);
    isKept[i - start] = 1;
    kept.push([i, j]);
  }
  const removed = range(start, beforeEnd).filter((i) => isKept[i - start] === 0);
  const difference = { removed, added, kept };
  return kept.length === 0
    ? difference
    : withCopiesInPlace(before, after, [start, beforeEnd, afterEnd], difference);
}

/** The difference, once the copies of blocks of which one text has more are paired in place. */
function withCopiesInPlace(
  before: readonly Block[],
  after: readonly Block[],
  [start, beforeEnd, afterEnd]: readonly [number, number, number],
  difference: BlockDifference,
): BlockDifference {
  const left = new Set<Block | undefined>();
  for (const i of difference.removed) left.add(before[i]);
  for (const j of difference.added) left.add(after[j]);
  if (!difference.kept.some(([i]) => isTelling(before[i]) && left.has(before[i]))) return difference;
  const gone = difference.removed.filter((i) => isTelling(before[i]));
  const come = difference.added.filter((j) => isTelling(after[j]));
  const settled = difference.kept.filter(([i]) => !isTelling(before[i]) || !left.has(before[i]));
  const [old, now] = [range(start, beforeEnd), range(start, afterEnd)];
  const pairs = copiesInPlace(
    { old: before.slice(start, beforeEnd), now: after.slice(start, afterEnd) },
    { old: marksOf(old, gone), now: marksOf(now, come) },
    () => {
      const gaps = gapsBetween(before, settled, left);
      return [{ old: (i) => gaps.old(start + i), now: (j) => gaps.now(start + j) }];
    },
  );
  const kept = [...settled, ...pairs.map(([i, j]) => [start + i, start + j] as const)].sort(
    (a, b) => a[1] - b[1],
  );
  const [oldKept, newKept] = [new Set(kept.map(([i]) => i)), new Set(kept.map(([, j]) => j))];
  return {
    removed: old.filter((i) => !oldKept.has(i)),
    added: now.filter((j) => !newKept.has(j)),
    kept,
  };
}

/** Whether a block holds anything that can come or go; an empty line does not. */
function isTelling(block: Block | undefined): boolean {
  return block !== undefined && block.text !== "\n";
}

function range(start: number, end: number): number[] {
  const indices: number[] = [];
  for (let i = start; i < end; i++) indices.push(i);
  return indices;
}
