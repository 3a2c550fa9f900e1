import type { Block } from "./block.ts";
import { type Copies, copiesInPlace, type KeptPair } from "./copies-in-place.ts";

/** Which blocks two texts have in common, and which not. */
interface BlockDifference {
  /** Indices of the old blocks the new text lacks, ascending. */
  readonly removed: readonly number[];
  /** Indices of the new blocks the old text lacks, ascending. */
  readonly added: readonly number[];
  /** Equal blocks between the common beginning and the common end, ascending by the new index. */
  readonly kept: readonly KeptPair[];
}

/**
 * The multiset difference of two texts' blocks: what both begin or end with goes first, then the k-th equals the k-th; of
 * blocks of which one text has more copies, those between the same neighbours.
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
  // Where each old block stands: the first place of each text in a map, further ones chained behind it.
  const first = new Map<Block | undefined, number>();
  const further = new Int32Array(beforeEnd - start).fill(-1);
  for (let i = beforeEnd - 1; i >= start; i--) {
    further[i - start] = first.get(before[i]) ?? -1;
    first.set(before[i], i);
  }
  const added: number[] = [];
  const kept: KeptPair[] = [];
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
  const surplus = surplusOf(before, after, { removed, added, kept });
  if (surplus.size === 0) return { removed, added, kept };
  const pairs = copiesInPlace(before, kept, surplus);
  const [oldKept, newKept] = [new Set(pairs.map(([old]) => old)), new Set(pairs.map(([, now]) => now))];
  return {
    removed: range(start, beforeEnd).filter((i) => !oldKept.has(i)),
    added: range(start, afterEnd).filter((j) => !newKept.has(j)),
    kept: pairs,
  };
}

/** Blocks that both texts have, and one of them more often. Lines of nothing hold nothing that comes or goes. */
function surplusOf(
  before: readonly Block[],
  after: readonly Block[],
  { removed, added, kept }: BlockDifference,
): ReadonlyMap<Block, Copies> {
  const left = new Set([...removed.map((i) => before[i]), ...added.map((j) => after[j])]);
  const surplus = new Map<Block, { old: number[]; now: number[] }>();
  for (const [i, j] of kept) {
    const block = before[i];
    if (block === undefined || !left.has(block) || block.text === "\n") continue;
    const copies = surplus.get(block) ?? { old: [], now: [] };
    copies.old.push(i);
    copies.now.push(j);
    surplus.set(block, copies);
  }
  if (surplus.size === 0) return surplus;
  for (const i of removed) of(surplus, before[i])?.old.push(i);
  for (const j of added) of(surplus, after[j])?.now.push(j);
  for (const { old, now } of surplus.values()) {
    old.sort((a, b) => a - b);
    now.sort((a, b) => a - b);
  }
  return surplus;
}

function of<TCopies>(surplus: ReadonlyMap<Block, TCopies>, block: Block | undefined): TCopies | undefined {
  return block === undefined ? undefined : surplus.get(block);
}

function range(start: number, end: number): number[] {
  const indices: number[] = [];
  for (let i = start; i < end; i++) indices.push(i);
  return indices;
}
