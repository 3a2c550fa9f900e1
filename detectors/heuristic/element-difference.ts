import {
  type Change,
  gapsOf,
  leavesBlocks,
  marksOf,
  markupOf,
  type Side,
  type Span,
  unpairedInPlace,
} from "../../src/plugin.ts";
import type { ElementKind } from "./element-kinds.ts";
import { mayCite } from "./works.ts";

/** An element and where it stands on one side of a change. */
export interface PlacedElement<TFound> {
  readonly found: TFound;
  readonly side: Side;
  /** Index of the block that holds it. */
  readonly block: number;
}

/** The elements of which one side of a change has more, in the order of that side. */
export interface ElementDifference<TFound> {
  readonly removed: readonly PlacedElement<TFound>[];
  readonly added: readonly PlacedElement<TFound>[];
}

/** A difference of which the order of the elements can still be read, those that cancelled included. */
export interface OrderedDifference<TFound> extends ElementDifference<TFound> {
  /** What each side has between the elements that both begin and end with; `null` where one of them has none there. */
  readonly between: (() => readonly [readonly TFound[], readonly TFound[]]) | null;
}

/** The blocks that one side of a change has and the other lacks. */
export interface Gathered {
  readonly side: Side;
  /** Indices of those that hold elements, ascending. */
  readonly blocks: readonly number[];
  /** The gap in which a block stands, counted by the blocks that both sides have; `null` where all stand in the same gap. */
  readonly gapOf: ((block: number) => number) | null;
}

/** Where a change may have brought or taken elements; `null` where it leaves the blocks as they were. */
export function gatherElements(change: Change): readonly [Gathered, Gathered] | null {
  if (leavesBlocks(change)) return null;
  const { before, after, kept } = change;
  const [old, now] = [blocksWithElements(before), blocksWithElements(after)];
  const mayStandApart = kept.length > 0 && old.length + now.length > 2;
  return [
    { side: before, blocks: old, gapOf: mayStandApart ? gapsOf(change).old : null },
    { side: after, blocks: now, gapOf: mayStandApart ? gapsOf(change).now : null },
  ];
}

function blocksWithElements({ blocks, changed }: Side): readonly number[] {
  return changed.filter((index) => {
    const block = blocks[index];
    if (block === undefined) return false;
    const markup = markupOf(block);
    return markup.links.length + markup.media.length > 0 || mayCite(markup);
  });
}

/**
 * What came and went of one kind. Equal elements cancel wherever on the page they stand; of several copies, those among the
 * same words cancel first, then those between the same blocks.
 */
export function elementDifference<TFound extends Span>(
  [before, after]: readonly [Gathered, Gathered],
  kind: ElementKind<TFound>,
): OrderedDifference<TFound> {
  const old = flat(before, kind);
  const now = flat(after, kind);
  const rest = uncancelled(old, now, kind);
  if (rest === nothing) return nothing;
  const { removed, added } = withCopiesInPlace(rest, old, now, kind);
  return { removed: placed(old, removed), added: placed(now, added), between: rest.between };
}

/** Indices of elements of both sides, ascending. */
interface Uncancelled {
  readonly removed: readonly number[];
  readonly added: readonly number[];
}

const none: readonly never[] = [];
const nothing = { removed: none, added: none, between: null };

/** Cancels what both sides begin and end with, then, of equal elements, the first ones. */
function uncancelled<TFound>(
  old: Flat<TFound>,
  now: Flat<TFound>,
  kind: ElementKind<TFound>,
): Uncancelled & Pick<OrderedDifference<TFound>, "between"> {
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
  if (start < oldEnd && start < nowEnd) {
    const between = () => [old.elements.slice(start, oldEnd), now.elements.slice(start, nowEnd)] as const;
    return { ...uncancelledMiddles(old, now, [start, oldEnd, nowEnd], kind), between };
  }
  for (let i = start; i < oldEnd; i++) removed.push(i);
  for (let i = start; i < nowEnd; i++) added.push(i);
  return { removed, added, between: null };
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

/** What is left over where copies cancel in place, when one side has more of an element than the other. */
function withCopiesInPlace<TFound extends Span>(
  rest: Uncancelled,
  old: Flat<TFound>,
  now: Flat<TFound>,
  kind: ElementKind<TFound>,
): Uncancelled {
  const isAllLeft = rest.removed.length + rest.added.length === old.elements.length + now.elements.length;
  if (isAllLeft) return rest;
  const leads = new Set<string>();
  addLeads(leads, old, rest.removed, kind);
  addLeads(leads, now, rest.added, kind);
  const oldPlaces = placesOf(old, leads, kind);
  const newPlaces = placesOf(now, leads, kind);
  // In most cases nothing equals what is left over.
  if (oldPlaces.length + newPlaces.length === rest.removed.length + rest.added.length) return rest;
  const keysAt = ({ elements }: Flat<TFound>, places: readonly number[]) =>
    places.map((place) => kind.keyOf(elements[place]));
  const keys = { old: keysAt(old, oldPlaces), now: keysAt(now, newPlaces) };
  const unpaired = { old: marksOf(oldPlaces, rest.removed), now: marksOf(newPlaces, rest.added) };
  const left = unpairedInPlace(keys, unpaired, () => {
    const between = (gapOf: (all: Flat<TFound>, place: number) => number | string) => ({
      old: (i: number) => gapOf(old, oldPlaces[i] ?? 0),
      now: (i: number) => gapOf(now, newPlaces[i] ?? 0),
    });
    return [between(wordsAround), between(gapAt)];
  });
  return {
    removed: oldPlaces.filter((_, i) => left.old[i] === 1),
    added: newPlaces.filter((_, i) => left.now[i] === 1),
  };
}

/** Enough to distinguish a copy in prose from one in a reference, or two in one line from each other. */
const mostAround = 8;

/** An element as written, with what surrounds it in its block. */
function wordsAround<TFound extends Span>(all: Flat<TFound>, place: number): string {
  const element = all.elements[place];
  const text = all.side.blocks[blockOf(all, place)]?.text;
  if (element === undefined || text === undefined) return "";
  return `${gapAt(all, place)}\n${text.slice(Math.max(0, element.start - mostAround), element.end + mostAround)}`;
}

function addLeads<TFound>(
  leads: Set<string>,
  { elements }: Flat<TFound>,
  places: readonly number[],
  kind: ElementKind<TFound>,
): void {
  for (const place of places) {
    const element = elements[place];
    if (element !== undefined) leads.add(kind.leadOf(element));
  }
}

/** The places of the elements that may equal one that is left over. */
function placesOf<TFound>(
  { elements }: Flat<TFound>,
  leads: ReadonlySet<string>,
  kind: ElementKind<TFound>,
): readonly number[] {
  const places: number[] = [];
  elements.forEach((element, place) => {
    if (leads.has(kind.leadOf(element))) places.push(place);
  });
  return places;
}

/** The elements of one kind on one side, and the index of the block of each. */
interface Flat<TFound> extends Pick<Gathered, "side" | "gapOf"> {
  readonly elements: readonly TFound[];
  /** The block's index alone, where one block holds them all. */
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
