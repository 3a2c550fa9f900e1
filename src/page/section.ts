import type { Heading } from "../text/markup.ts";
import { markupOf } from "../text/markup-of.ts";
import type { Block } from "./block.ts";
import type { Side } from "./change.ts";

/**
 * The headings above a block, outermost first; its own where it is a heading.
 *
 * Linear in the blocks of a text on the first call, logarithmic in its headings from then on.
 */
export function sectionAt(side: Side, block: number): readonly string[] {
  let sections = sectionsOf.get(side.blocks);
  if (sections === undefined) {
    sections = findSections(side.blocks);
    sectionsOf.set(side.blocks, sections);
  }
  let low = 0;
  let high = sections.starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sections.starts[middle] ?? 0) <= block) low = middle + 1;
    else high = middle;
  }
  return sections.paths[low - 1] ?? lead;
}

interface Sections {
  /** Index of each heading's block, ascending. */
  readonly starts: readonly number[];
  readonly paths: readonly (readonly string[])[];
}

const lead: readonly string[] = [];
const sectionsOf = new WeakMap<readonly Block[], Sections>();

function findSections(blocks: readonly Block[]): Sections {
  const starts: number[] = [];
  const paths: (readonly string[])[] = [];
  let open: readonly Heading[] = [];
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i];
    if (block === undefined) continue;
    const heading = block.memo.heading === undefined ? headingOf(block) : block.memo.heading;
    if (heading === null) continue;
    open = [...open.filter((above) => above.level < heading.level), heading];
    starts.push(i);
    paths.push(open.map((above) => above.text));
  }
  return { starts, paths };
}

const equals = 61;
const less = 60;

function headingOf(block: Block): Heading | null {
  // Only what begins with a heading's mark, or a comment before it, is looked into.
  const first = block.text.charCodeAt(0);
  const mayHead = first === equals || (first === less && block.text.startsWith("<!--"));
  block.memo.heading = mayHead ? markupOf(block).heading : null;
  return block.memo.heading;
}
