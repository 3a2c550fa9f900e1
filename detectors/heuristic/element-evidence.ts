import * as v from "valibot";
import { type Depth, type Span, shownSection, shownText, shownTexts } from "../../src/plugin.ts";
import type { PlacedElement } from "./element-difference.ts";

/** Evidence of an element: where it stands and how it is written; `null` where it is not there. */
export const elementEvidence = v.strictObject({
  /** Headings above it, outermost first: after the change, or before it where it is gone. */
  section: v.array(v.string()),
  /** As it was written. */
  before: v.nullable(v.string()),
  /** As it is written now. */
  after: v.nullable(v.string()),
});

/** The headings above an element, outermost first, as evidence shows them. */
export function sectionOf({ side, block }: PlacedElement<unknown>): string[] {
  return shownSection(side, block);
}

/** The wikitext of an element: as a whole at `forensic`, otherwise cut. */
export function sourceOf(placed: PlacedElement<Span>, depth: Depth): string {
  return shownText(wikitextOf(placed), depth);
}

/** The wikitext of an element that gave way to another one, and of that one. */
export function sourcesOf(before: PlacedElement<Span>, after: PlacedElement<Span>, depth: Depth) {
  const [was, is] = shownTexts(wikitextOf(before), wikitextOf(after), depth);
  return { after: is, before: was };
}

/** The wikitext of an element before and after a change; `null` on a side where it is not there. */
export function sourcesOfEither(
  before: PlacedElement<Span> | null,
  after: PlacedElement<Span> | null,
  depth: Depth,
) {
  if (before !== null && after !== null) return sourcesOf(before, after, depth);
  return {
    after: after === null ? null : sourceOf(after, depth),
    before: before === null ? null : sourceOf(before, depth),
  };
}

/** An element as written. */
export function wikitextOf({ side, block, found }: PlacedElement<Span>): string {
  return side.blocks[block]?.text.slice(found.start, found.end) ?? "";
}
