import type { Block } from "./block.ts";

/** Which blocks two texts have in common, and which not. */
interface BlockDifference {
  /** Indices of the old blocks the new text lacks, ascending. */
  readonly removed: readonly number[];
  /** Indices of the new blocks the old text lacks, ascending. */
  readonly added: readonly number[];
  /** Equal blocks between the common beginning and the common end, ascending by the new index. */
  readonly kept: readonly (readonly [number, number])[];
}

/** The multiset difference of two texts' blocks: what both begin or end with goes first, then the k-th equals the k-th. */
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
  // Where each old block stands: the first place of each text in a map, further ones chained behind it.
  const first = new Map<Block | undefined, number>();
  const further = new Int32Array(beforeEnd - start).fill(-1);
  for (let i = beforeEnd - 1; i >= start; i--) {
    further[i - start] = first.get(before[i]) ?? -1;
    first.set(before[i], i);
  }
  const added: number[] = [];
  const kept: [number, number][] = [];
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
  return { removed, added, kept };
}

function range(start: number, end: number): number[] {
  const indices: number[] = [];
  for (let i = start; i < end; i++) indices.push(i);
  return indices;
}
