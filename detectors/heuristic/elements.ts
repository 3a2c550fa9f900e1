import { type Block, type Change, cut, type Depth, type Side, sectionAt, sha256 } from "../../src/plugin.ts";

/** An element of a block, and what makes it equal to another. */
export interface Element<TFound> {
  readonly key: string;
  readonly found: TFound;
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

const nothing: Difference<never> = { removed: [], added: [] };

/**
 * What came and went with a change: equal elements cancel wherever on the page they stand, the first ones first.
 *
 * Only blocks the other side lacks are read: those both share hold the same elements.
 */
export function differenceOf<TFound>(
  { kind, before, after }: Change,
  elementsOf: (block: Block) => readonly Element<TFound>[],
): Difference<TFound> {
  if (kind === "null" || kind === "unreadable") return nothing;
  const old = placed(before, elementsOf);
  const now = placed(after, elementsOf);
  if (old.length === 0 && now.length === 0) return nothing;
  const copies = new Map<string, number>();
  for (const { key } of old) copies.set(key, (copies.get(key) ?? 0) + 1);
  const added: Placed<TFound>[] = [];
  const cancelled = new Map<string, number>();
  for (const element of now) {
    const left = copies.get(element.key) ?? 0;
    if (left === 0) {
      added.push(element);
      continue;
    }
    copies.set(element.key, left - 1);
    cancelled.set(element.key, (cancelled.get(element.key) ?? 0) + 1);
  }
  const removed: Placed<TFound>[] = [];
  for (const element of old) {
    const left = cancelled.get(element.key) ?? 0;
    if (left === 0) removed.push(element);
    else cancelled.set(element.key, left - 1);
  }
  return { removed, added };
}

function placed<TFound>(
  side: Side,
  elementsOf: (block: Block) => readonly Element<TFound>[],
): (Placed<TFound> & { readonly key: string })[] {
  const all: (Placed<TFound> & { readonly key: string })[] = [];
  for (const index of side.changed) {
    const block = side.blocks[index];
    if (block === undefined) continue;
    for (const { key, found } of elementsOf(block)) all.push({ key, found, side, block: index });
  }
  return all;
}

/** A function of a block, called once for each. */
export function onceForEach<TResult>(read: (block: Block) => TResult): (block: Block) => TResult {
  const known = new WeakMap<Block, TResult>();
  return (block) => {
    const before = known.get(block);
    if (before !== undefined) return before;
    const result = read(block);
    known.set(block, result);
    return result;
  };
}

const longestIdentity = 200;

/** A text as part of a subject: itself, white space folded, or where it is long its key. */
export function identityOf(text: string): string {
  const folded = text.replace(/\s+/g, " ").trim();
  return folded.length <= longestIdentity ? folded : `sha256:${sha256(folded)}`;
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
