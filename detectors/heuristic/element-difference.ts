import { type Change, copiesInPlace, gapsOf, leavesBlocks, markupOf, type Side } from "../../src/plugin.ts";
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
  /** Between which blocks that both sides have one stands; `null` where all stand between the same. */
  readonly gapOf: ((block: number) => number) | null;
}

/** Where a change may have brought or taken elements; `null` where it leaves the blocks as they were. */
export function gatherElements(change: Change): readonly [Gathered, Gathered] | null {
  if (leavesBlocks(change)) return null;
  const { before, after, kept } = change;
  if (kept.length === 0) return [gather(before, null), gather(after, null)];
  return [
    gather(before, (block) => gapsOf(change).old(block)),
    gather(after, (block) => gapsOf(change).now(block)),
  ];
}

function gather(side: Side, gapOf: Gathered["gapOf"]): Gathered {
  const blocks = side.changed.filter((index) => {
    const block = side.blocks[index];
    if (block === undefined) return false;
    const markup = markupOf(block);
    return markup.links.length + markup.media.length > 0 || mayCite(markup);
  });
  return { side, blocks, gapOf };
}

/** What came and went of one kind: equal elements cancel wherever on the page they stand, copies first between the same blocks. */
export function elementDifference<TFound>(
  [before, after]: readonly [Gathered, Gathered],
  kind: ElementKind<TFound>,
): ElementDifference<TFound> {
  const old = flat(before, kind);
  const now = flat(after, kind);
  const rest = uncancelled(old, now, kind);
  if (rest === nothing) return nothing;
  const { removed, added } = mayStandApart(before, after) ? withCopiesInPlace(rest, old, now, kind) : rest;
  return { removed: placed(old, removed), added: placed(now, added) };
}

/** Indices of elements of both sides, ascending. */
interface Uncancelled {
  readonly removed: readonly number[];
  readonly added: readonly number[];
}

const none: readonly never[] = [];
const nothing = { removed: none, added: none };

/** What both sides begin and end with goes first, then the first of equal ones. */
function uncancelled<TFound>(old: Flat<TFound>, now: Flat<TFound>, kind: ElementKind<TFound>): Uncancelled {
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
  const removed: number[] = [];
  const added: number[] = [];
  if (start < oldEnd && start < nowEnd) return uncancelledMiddles(old, now, [start, oldEnd, nowEnd], kind);
  for (let i = start; i < oldEnd; i++) removed.push(i);
  for (let i = start; i < nowEnd; i++) added.push(i);
  return { removed, added };
}

function uncancelledMiddles<TFound>(
  old: Flat<TFound>,
  now: Flat<TFound>,
  [start, oldEnd, nowEnd]: readonly [number, number, number],
  kind: ElementKind<TFound>,
): Uncancelled {
  const removed: number[] = [];
  const added: number[] = [];
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
      added.push(i);
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
    removed.push(i);
  }
  return { removed: removed.reverse(), added };
}

/** Whether one side has elements in several blocks, and the blocks may stand between others. */
function mayStandApart(before: Gathered, after: Gathered): boolean {
  return before.gapOf !== null && before.blocks.length + after.blocks.length > 2;
}

/** What is left over where copies cancel in place, of elements of which one side has more. */
function withCopiesInPlace<TFound>(
  rest: Uncancelled,
  old: Flat<TFound>,
  now: Flat<TFound>,
  kind: ElementKind<TFound>,
): Uncancelled {
  const gone = leadsAt(old, rest.removed, kind);
  const come = leadsAt(now, rest.added, kind);
  // Mostly the other side has no copy of what is left over.
  if (!hasLeads(now, gone, kind) && !hasLeads(old, come, kind)) return rest;
  const keysIn = ({ elements }: Flat<TFound>) =>
    elements.map((one) => {
      const lead = kind.leadOf(one);
      return gone.has(lead) || come.has(lead) ? kind.keyOf(one) : "";
    });
  const keys = { old: keysIn(old), now: keysIn(now) };
  const unpaired = { old: new Set(rest.removed), now: new Set(rest.added) };
  const pairs = copiesInPlace(keys, unpaired, () => ({
    old: (i) => gapAt(old, i),
    now: (i) => gapAt(now, i),
  }));
  if (pairs.length === 0) return rest;
  const inDoubt = new Set(pairs.map(([i]) => keys.old[i]));
  const [stayed, stays] = [new Set(pairs.map(([i]) => i)), new Set(pairs.map(([, i]) => i))];
  const left = (of: readonly string[], paired: ReadonlySet<number>, before: ReadonlySet<number>) =>
    [...of.keys()].filter((i) => (inDoubt.has(of[i]) ? !paired.has(i) : before.has(i)));
  return { removed: left(keys.old, stayed, unpaired.old), added: left(keys.now, stays, unpaired.now) };
}

function leadsAt<TFound>(
  { elements }: Flat<TFound>,
  places: readonly number[],
  kind: ElementKind<TFound>,
): ReadonlySet<string> {
  const leads = new Set<string>();
  for (const i of places) {
    const element = elements[i];
    if (element !== undefined) leads.add(kind.leadOf(element));
  }
  return leads;
}

function hasLeads<TFound>(
  { elements }: Flat<TFound>,
  leads: ReadonlySet<string>,
  kind: ElementKind<TFound>,
): boolean {
  return leads.size > 0 && elements.some((element) => leads.has(kind.leadOf(element)));
}

/** The elements of one kind on one side, and the index of the block of each. */
interface Flat<TFound> extends Pick<Gathered, "side" | "gapOf"> {
  readonly elements: readonly TFound[];
  /** Where one block holds them all, its index alone. */
  readonly blocks: readonly number[] | number;
}

function flat<TFound>({ side, blocks, gapOf }: Gathered, kind: ElementKind<TFound>): Flat<TFound> {
  const first = side.blocks[blocks[0] ?? -1];
  if (first === undefined) return { side, gapOf, elements: none, blocks: 0 };
  if (blocks.length === 1) return { side, gapOf, elements: kind.in(first), blocks: blocks[0] ?? 0 };
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
  return { side, gapOf, elements, blocks: places };
}

function placed<TFound>(all: Flat<TFound>, places: readonly number[]): readonly PlacedElement<TFound>[] {
  if (places.length === 0) return none;
  const { side, elements } = all;
  const found: PlacedElement<TFound>[] = [];
  for (const i of places) {
    const element = elements[i];
    if (element !== undefined) found.push({ found: element, side, block: blockOf(all, i) });
  }
  return found;
}

function blockOf({ blocks }: Pick<Flat<unknown>, "blocks">, i: number): number {
  return typeof blocks === "number" ? blocks : (blocks[i] ?? 0);
}

function gapAt({ blocks, gapOf }: Pick<Flat<unknown>, "blocks" | "gapOf">, i: number): number {
  return gapOf?.(blockOf({ blocks }, i)) ?? 0;
}
