import {
  addTo,
  type Change,
  gapOf,
  leavesBlocks,
  markupOf,
  neighboursOf,
  onceFor,
  type Side,
} from "../../src/plugin.ts";
import type { ElementKind } from "./element-kinds.ts";
import { mayCite } from "./works.ts";

/** An element and where it stands on one side of a change. */
export interface PlacedElement<TFound> {
  readonly found: TFound;
  readonly side: Side;
  /** Index of its block. */
  readonly block: number;
}

/** The elements of which one side of a change has more, in the order of that side. */
export interface ElementDifference<TFound> {
  readonly removed: readonly PlacedElement<TFound>[];
  readonly added: readonly PlacedElement<TFound>[];
}

/** The blocks that one side of a change has and the other lacks. */
export interface Gathered {
  readonly side: Side;
  /** Indices of those that hold elements, ascending. */
  readonly blocks: readonly number[];
  /** Of each of them, behind how many blocks it stands that both sides have in common. */
  readonly gaps: readonly number[];
}

/** Where a change may have brought or taken elements; `null` where it leaves the blocks as they were. */
export function gatherElements(change: Change): readonly [Gathered, Gathered] | null {
  if (leavesBlocks(change)) return null;
  const { old, now } = neighboursIn(change);
  return [gather(change.before, old), gather(change.after, now)];
}

const neighboursIn = onceFor(({ before, kept }: Change) => neighboursOf(before.blocks, kept));

function gather(side: Side, neighbours: readonly number[]): Gathered {
  const blocks = side.changed.filter((index) => {
    const block = side.blocks[index];
    if (block === undefined) return false;
    const markup = markupOf(block);
    return markup.links.length + markup.media.length > 0 || mayCite(markup);
  });
  return { side, blocks, gaps: blocks.map((block) => gapOf(block, neighbours)) };
}

/** What came and went of one kind: equal elements cancel wherever on the page they stand, those between the same blocks first. */
export function elementDifference<TFound>(
  [before, after]: readonly [Gathered, Gathered],
  kind: ElementKind<TFound>,
): ElementDifference<TFound> {
  if (!standApart(before, after)) return differenceIn(before, after, kind);
  const newParts = new Map(byGap(after));
  const removed: PlacedElement<TFound>[] = [];
  const added: PlacedElement<TFound>[] = [];
  for (const [gap, old] of byGap(before)) {
    const part = differenceIn(old, newParts.get(gap) ?? { ...after, blocks: [] }, kind);
    newParts.delete(gap);
    removed.push(...part.removed);
    added.push(...part.added);
  }
  for (const part of newParts.values())
    added.push(...differenceIn({ ...before, blocks: [] }, part, kind).added);
  added.sort((a, b) => a.block - b.block);
  return cancelled(removed, added, kind);
}

/** Whether a side has blocks in several gaps, and an element may be in another one than it was. */
function standApart(before: Gathered, after: Gathered): boolean {
  const gaps = [...before.gaps, ...after.gaps];
  return before.blocks.length > 0 && after.blocks.length > 0 && gaps.some((gap) => gap !== gaps[0]);
}

function byGap({ side, blocks, gaps }: Gathered): ReadonlyMap<number, Gathered> {
  const parts = new Map<number, number[]>();
  for (let i = 0; i < blocks.length; i++) addTo(parts, gaps[i] ?? 0, blocks[i] ?? 0);
  return new Map([...parts].map(([gap, those]) => [gap, { side, blocks: those, gaps: [] }]));
}

/** What is left of those that came and went once equal ones cancel, the first ones first. */
function cancelled<TFound>(
  removed: readonly PlacedElement<TFound>[],
  added: readonly PlacedElement<TFound>[],
  kind: ElementKind<TFound>,
): ElementDifference<TFound> {
  if (removed.length === 0 || added.length === 0) return { removed, added };
  const waiting = new Map<string, PlacedElement<TFound>[]>();
  for (const element of removed.toReversed()) addTo(waiting, kind.keyOf(element.found), element);
  const moved = new Set<PlacedElement<TFound>>();
  const come = added.filter((element) => {
    const partner = waiting.get(kind.keyOf(element.found))?.pop();
    if (partner !== undefined) moved.add(partner);
    return partner === undefined;
  });
  return { removed: removed.filter((element) => !moved.has(element)), added: come };
}

/** What both sides begin and end with goes first, then the first of equal ones. */
function differenceIn<TFound>(
  before: Gathered,
  after: Gathered,
  kind: ElementKind<TFound>,
): ElementDifference<TFound> {
  const old = flat(before, kind);
  const now = flat(after, kind);
  let start = 0;
  const shorter = Math.min(old.elements.length, now.elements.length);
  while (start < shorter && kind.areEqual(old.elements[start], now.elements[start])) start++;
  let oldEnd = old.elements.length;
  let nowEnd = now.elements.length;
  while (
    oldEnd > start &&
    nowEnd > start &&
    kind.areEqual(old.elements[oldEnd - 1], now.elements[nowEnd - 1])
  ) {
    oldEnd--;
    nowEnd--;
  }
  if (start === oldEnd && start === nowEnd) return nothing;
  if (start < oldEnd && start < nowEnd) return differenceOfMiddles(old, now, [start, oldEnd, nowEnd], kind);
  const removed: PlacedElement<TFound>[] = [];
  const added: PlacedElement<TFound>[] = [];
  for (let i = start; i < oldEnd; i++) place(removed, old, i);
  for (let i = start; i < nowEnd; i++) place(added, now, i);
  return { removed, added };
}

const none: readonly never[] = [];
const nothing: ElementDifference<never> = { removed: none, added: none };

function differenceOfMiddles<TFound>(
  old: Flat<TFound>,
  now: Flat<TFound>,
  [start, oldEnd, nowEnd]: readonly [number, number, number],
  kind: ElementKind<TFound>,
): ElementDifference<TFound> {
  const removed: PlacedElement<TFound>[] = [];
  const added: PlacedElement<TFound>[] = [];
  const keys: string[] = [];
  const left = new Map<string, number>();
  for (let i = start; i < oldEnd; i++) {
    const key = kind.keyOf(old.elements[i]);
    keys.push(key);
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  let cancelled = 0;
  for (let i = start; i < nowEnd; i++) {
    const key = kind.keyOf(now.elements[i]);
    const copies = left.get(key) ?? 0;
    if (copies === 0) {
      place(added, now, i);
    } else {
      left.set(key, copies - 1);
      cancelled++;
    }
  }
  // Backwards, so that of equal ones the last are left over.
  for (let i = oldEnd - 1; i >= start; i--) {
    const key = keys[i - start] ?? "";
    const copies = cancelled === 0 ? 1 : (left.get(key) ?? 0);
    if (copies === 0) continue;
    if (cancelled > 0) left.set(key, copies - 1);
    place(removed, old, i);
  }
  return { removed: removed.reverse(), added };
}

/** The elements of one kind on one side, and the index of the block of each. */
interface Flat<TFound> {
  readonly side: Side;
  readonly elements: readonly TFound[];
  /** Where one block holds them all, its index alone. */
  readonly blocks: readonly number[] | number;
}

function flat<TFound>({ side, blocks }: Gathered, kind: ElementKind<TFound>): Flat<TFound> {
  const first = side.blocks[blocks[0] ?? -1];
  if (first === undefined) return { side, elements: none, blocks: 0 };
  if (blocks.length === 1) return { side, elements: kind.in(first), blocks: blocks[0] ?? 0 };
  const elements: TFound[] = [];
  const places: number[] = [];
  for (const index of blocks) {
    const block = side.blocks[index];
    if (block === undefined) continue;
    for (const element of kind.in(block)) {
      elements.push(element);
      places.push(index);
    }
  }
  return { side, elements, blocks: places };
}

function place<TFound>(
  placed: PlacedElement<TFound>[],
  { side, elements, blocks }: Flat<TFound>,
  i: number,
): void {
  const found = elements[i];
  if (found === undefined) return;
  placed.push({ found, side, block: typeof blocks === "number" ? blocks : (blocks[i] ?? 0) });
}
