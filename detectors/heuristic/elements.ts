import {
  type Block,
  type Change,
  type Depth,
  type Link,
  leavesBlocks,
  type Media,
  markupOf,
  type Side,
  type Span,
  sha256,
  shownSection,
  shownText,
  shownTexts,
} from "../../src/plugin.ts";
import { shownOptions } from "./shown-options.ts";
import { type Citation, citationsOf, mayCite } from "./works.ts";

/** A kind of element: which of them a block holds, and what makes two of them equal. */
export interface Kind<TFound> {
  in(block: Block): readonly TFound[];
  /** Whether their keys are the same; mostly told without making them. */
  areEqual(one: TFound | undefined, other: TFound | undefined): boolean;
  keyOf(found: TFound | undefined): string;
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

/** The blocks that one side of a change has and the other lacks. */
export interface Gathered {
  readonly side: Side;
  /** Indices of those that hold elements, ascending. */
  readonly blocks: readonly number[];
}

/** Where a change may have brought or taken elements; `null` where it leaves the blocks as they were. */
export function gatherElements(change: Change): readonly [Gathered, Gathered] | null {
  return leavesBlocks(change) ? null : [gather(change.before), gather(change.after)];
}

function gather(side: Side): Gathered {
  const blocks = side.changed.filter((index) => {
    const block = side.blocks[index];
    if (block === undefined) return false;
    const markup = markupOf(block);
    return markup.links.length + markup.media.length > 0 || mayCite(markup);
  });
  return { side, blocks };
}

const none: readonly never[] = [];

/** References cancel where they cite, or define, the same under the same name, however they are written. */
export const citationKind: Kind<Citation> = {
  in: citationsOf,
  areEqual: (one, other) =>
    (one !== undefined &&
      one.name === other?.name &&
      one.isListDefined === other?.isListDefined &&
      areSame(one.works, other?.works)) ||
    citationKey(one) === citationKey(other),
  keyOf: citationKey,
};

function areSame(one: readonly string[], other: readonly string[] | undefined): boolean {
  return one.length === other?.length && one.every((work, i) => work === other[i]);
}

function citationKey(found: Citation | undefined): string {
  return `${found?.isListDefined ? " " : ""}${found?.name ?? ""}\n${found?.works.join("\n") ?? ""}`;
}

export const linkKind: Kind<Link> = {
  in: (block) => markupOf(block).links,
  areEqual: (one, other) =>
    (one?.target === other?.target && one?.label === other?.label && one?.kind === other?.kind) ||
    linkKey(one) === linkKey(other),
  keyOf: linkKey,
};

function linkKey(found: Link | undefined): string {
  if (found === undefined) return "";
  const { label } = found;
  return label === null ? whereTo(found) : `${whereTo(found)}\n${folded(label)}`;
}

/** Where a link leads, as a key. That of a link to a page is its title, which is there already; no title has a line end. */
export function whereTo({ kind, target }: Link): string {
  return kind === "wikilink" ? target : `\n${kind} ${target}`;
}

export const categoryKind = mediaKind("category");
export const fileKind = mediaKind("file");
export const galleryKind = mediaKind("gallery");

function mediaKind(wanted: Media["kind"]): Kind<Media> {
  return {
    in(block) {
      const { media } = markupOf(block);
      return media.length === 0 ? none : media.filter(({ kind }) => kind === wanted);
    },
    areEqual: (one, other) => mediaKey(one) === mediaKey(other),
    keyOf: mediaKey,
  };
}

function mediaKey(found: Media | undefined): string {
  if (found === undefined) return "";
  // `[[Category:A| ]]` sorts a page before all others: a blank key is not none. A blank caption is.
  const label = found.kind === "category" && found.label === "" ? " " : folded(found.label ?? "");
  return [found.name, label, ...shownOptions(found.options.map(folded))].join("|");
}

const nothing: Difference<never> = { removed: none, added: none };

/**
 * What came and went of one kind: equal elements cancel wherever on the page they stand.
 *
 * What both sides begin and end with goes first, then the first of equal ones.
 */
export function differenceOf<TFound>(
  [before, after]: readonly [Gathered, Gathered],
  kind: Kind<TFound>,
): Difference<TFound> {
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
  const removed: Placed<TFound>[] = [];
  const added: Placed<TFound>[] = [];
  if (start === oldEnd || start === nowEnd) {
    for (let i = start; i < oldEnd; i++) place(removed, old, i);
    for (let i = start; i < nowEnd; i++) place(added, now, i);
    return { removed, added };
  }

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

function flat<TFound>({ side, blocks }: Gathered, kind: Kind<TFound>): Flat<TFound> {
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

function place<TFound>(placed: Placed<TFound>[], { side, elements, blocks }: Flat<TFound>, i: number): void {
  const found = elements[i];
  if (found === undefined) return;
  placed.push({ found, side, block: typeof blocks === "number" ? blocks : (blocks[i] ?? 0) });
}

const longestIdentity = 200;

/** A text as part of a subject: itself, white space folded, or where it is long its key. */
export function identityOf(text: string): string {
  return shortened(folded(text));
}

/** A text with its white space folded: texts that differ in nothing else have one identity. */
export function folded(text: string): string {
  return /\s\s|[^\S ]|^\s|\s$/.test(text) ? text.replace(/\s+/g, " ").trim() : text;
}

/** A text without white space to fold as part of a subject: itself, or where it is long its key. */
export function shortened(text: string): string {
  return text.length <= longestIdentity ? text : `sha256:${sha256(text)}`;
}

/** The headings above a placed element, as evidence. */
export function sectionOf({ side, block }: Placed<unknown>): string[] {
  return shownSection(side, block);
}

/** The wikitext of a placed element: whole at `forensic`, else cut. */
export function sourceOf(placed: Placed<Span>, depth: Depth): string {
  return shownText(wikitextOf(placed), depth);
}

/** The wikitext of an element that gave way to another one, and of that one. */
export function sourcesOf(before: Placed<Span>, after: Placed<Span>, depth: Depth) {
  const [was, is] = shownTexts(wikitextOf(before), wikitextOf(after), depth);
  return { after: is, before: was };
}

/** The same, `null` for an element that is not there on one side. */
export function sourcesOfEither(before: Placed<Span> | null, after: Placed<Span> | null, depth: Depth) {
  if (before !== null && after !== null) return sourcesOf(before, after, depth);
  return {
    after: after === null ? null : sourceOf(after, depth),
    before: before === null ? null : sourceOf(before, depth),
  };
}

function wikitextOf({ side, block, found }: Placed<Span>): string {
  return side.blocks[block]?.text.slice(found.start, found.end) ?? "";
}
