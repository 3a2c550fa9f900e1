import {
  type Block,
  type Change,
  cut,
  type Depth,
  type Link,
  type Media,
  markupOf,
  type Side,
  sectionAt,
  sha256,
} from "../../src/plugin.ts";
import { type Citation, citationsOf } from "./works.ts";

/** An element of a block, and what makes it equal to another. */
export interface Element<TFound> {
  readonly key: string;
  readonly found: TFound;
}

/** The elements of a block that are compared, by kind. */
export interface Elements {
  readonly citations: readonly Element<Citation>[];
  readonly links: readonly Element<Link>[];
  readonly categories: readonly Element<Media>[];
  readonly files: readonly Element<Media>[];
  readonly galleries: readonly Element<Media>[];
}

/** An element and where it stands on one side of a change. */
export interface Placed<TFound> {
  readonly found: TFound;
  readonly side: Side;
  /** Index of its block. */
  readonly block: number;
}

/** The elements of which one side of a change has more, in the order of that side. */
export interface Difference<TFound> {
  readonly removed: readonly Placed<TFound>[];
  readonly added: readonly Placed<TFound>[];
}

/** The elements of the blocks that one side of a change has and the other lacks. */
export interface Gathered {
  readonly side: Side;
  /** What the blocks hold, those without elements left out, and the index of each. */
  readonly blocks: readonly (readonly [Elements, number])[];
}

/** The elements that a change may have brought or taken; `null` where it has no text of its own. */
export function gatherElements({ kind, before, after }: Change): readonly [Gathered, Gathered] | null {
  return kind === "null" || kind === "unreadable" ? null : [gather(before), gather(after)];
}

function gather(side: Side): Gathered {
  const blocks: (readonly [Elements, number])[] = [];
  for (const index of side.changed) {
    const block = side.blocks[index];
    const elements = block === undefined ? none : elementsOf(block);
    if (elements !== none) blocks.push([elements, index]);
  }
  return { side, blocks };
}

const none: Elements = { citations: [], links: [], categories: [], files: [], galleries: [] };
const known = new WeakMap<Block, Elements>();

function elementsOf(block: Block): Elements {
  const before = known.get(block);
  if (before !== undefined) return before;
  const elements = readElements(block);
  known.set(block, elements);
  return elements;
}

function readElements(block: Block): Elements {
  const { links, media, references } = markupOf(block);
  if (links.length + media.length + references.length === 0) return none;
  return {
    // References cancel where they cite the same under the same name, however they are written.
    citations: citationsOf(block).map((found) => ({
      key: `${found.name ?? ""}\n${found.works.join("\n")}`,
      found,
    })),
    links: links.map((found) => ({ key: `${found.kind} ${found.target}|${found.label ?? ""}`, found })),
    categories: media.filter(({ kind }) => kind === "category").map(mediaElement),
    files: media.filter(({ kind }) => kind === "file").map(mediaElement),
    galleries: media.filter(({ kind }) => kind === "gallery").map(mediaElement),
  };
}

function mediaElement(found: Media): Element<Media> {
  return { key: [found.name, found.label ?? "", ...found.options].join("|"), found };
}

const nothing: Difference<never> = { removed: [], added: [] };

/**
 * What came and went of one kind: equal elements cancel wherever on the page they stand.
 *
 * What both sides begin and end with goes first, then the first of equal ones.
 */
export function differenceOf<TFound>(
  [before, after]: readonly [Gathered, Gathered],
  kind: (elements: Elements) => readonly Element<TFound>[],
): Difference<TFound> {
  const old = flat(before, kind);
  const now = flat(after, kind);
  let start = 0;
  const shorter = Math.min(old.elements.length, now.elements.length);
  while (start < shorter && keyAt(old, start) === keyAt(now, start)) start++;
  let oldEnd = old.elements.length;
  let nowEnd = now.elements.length;
  while (oldEnd > start && nowEnd > start && keyAt(old, oldEnd - 1) === keyAt(now, nowEnd - 1)) {
    oldEnd--;
    nowEnd--;
  }
  if (start === oldEnd && start === nowEnd) return nothing;

  const left = new Map<string, number>();
  if (start < nowEnd) {
    for (let i = start; i < oldEnd; i++) left.set(keyAt(old, i), (left.get(keyAt(old, i)) ?? 0) + 1);
  }
  const added: Placed<TFound>[] = [];
  let cancelled = 0;
  for (let i = start; i < nowEnd; i++) {
    const copies = left.size === 0 ? 0 : (left.get(keyAt(now, i)) ?? 0);
    if (copies === 0) {
      place(added, now, i);
    } else {
      left.set(keyAt(now, i), copies - 1);
      cancelled++;
    }
  }
  const removed: Placed<TFound>[] = [];
  for (let i = oldEnd - 1; i >= start; i--) {
    const copies = cancelled === 0 ? 1 : (left.get(keyAt(old, i)) ?? 0);
    if (copies === 0) continue;
    if (cancelled > 0) left.set(keyAt(old, i), copies - 1);
    place(removed, old, i);
  }
  return { removed: removed.reverse(), added };
}

/** The elements of one kind on one side, and the index of the block of each. */
interface Flat<TFound> {
  readonly side: Side;
  readonly elements: Element<TFound>[];
  readonly blocks: number[];
}

function flat<TFound>(
  { side, blocks }: Gathered,
  kind: (elements: Elements) => readonly Element<TFound>[],
): Flat<TFound> {
  const all: Flat<TFound> = { side, elements: [], blocks: [] };
  for (const [elements, block] of blocks) {
    for (const element of kind(elements)) {
      all.elements.push(element);
      all.blocks.push(block);
    }
  }
  return all;
}

function keyAt({ elements }: Flat<unknown>, i: number): string {
  return elements[i]?.key ?? "";
}

function place<TFound>(placed: Placed<TFound>[], { side, elements, blocks }: Flat<TFound>, i: number): void {
  const element = elements[i];
  if (element !== undefined) placed.push({ found: element.found, side, block: blocks[i] ?? 0 });
}

const longestIdentity = 200;

/** A text as part of a subject: itself, white space folded, or where it is long its key. */
export function identityOf(text: string): string {
  return shortened(/\s\s|[^\S ]|^\s|\s$/.test(text) ? text.replace(/\s+/g, " ").trim() : text);
}

/** A text without white space to fold as part of a subject: itself, or where it is long its key. */
export function shortened(text: string): string {
  return text.length <= longestIdentity ? text : `sha256:${sha256(text)}`;
}

/** The headings above a placed element, as evidence. */
export function sectionOf({ side, block }: Placed<unknown>): string[] {
  return sectionAt(side, block).map((heading) => cut(heading));
}

/** The wikitext of a placed element: whole at `forensic`, else cut. */
export function sourceOf(
  { side, block, found }: Placed<{ readonly start: number; readonly end: number }>,
  depth: Depth,
): string {
  const source = side.blocks[block]?.text.slice(found.start, found.end) ?? "";
  return depth === "forensic" ? source : cut(source);
}
