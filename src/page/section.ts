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
  return low === 0 ? lead : pathTo(sections, low - 1);
}

interface Sections {
  /** Index of each heading's block, ascending. */
  readonly starts: readonly number[];
  readonly headings: readonly Heading[];
  /** For each heading the one it stands under, -1 for none. */
  readonly parents: readonly number[];
  /** Filled as they are asked for. */
  readonly paths: (readonly string[] | undefined)[];
}

const lead: readonly string[] = [];
const sectionsOf = new WeakMap<readonly Block[], Sections>();

function findSections(blocks: readonly Block[]): Sections {
  const starts: number[] = [];
  const headings: Heading[] = [];
  const parents: number[] = [];
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i];
    if (block === undefined) continue;
    const heading = block.memo.heading === undefined ? headingOf(block) : block.memo.heading;
    if (heading === null) continue;
    let parent = headings.length - 1;
    while (parent >= 0 && (headings[parent]?.level ?? 0) >= heading.level) parent = parents[parent] ?? -1;
    starts.push(i);
    headings.push(heading);
    parents.push(parent);
  }
  return { starts, headings, parents, paths: [] };
}

function pathTo({ headings, parents, paths }: Sections, section: number): readonly string[] {
  const known = paths[section];
  if (known !== undefined) return known;
  const path: string[] = [];
  for (let at = section; at >= 0; at = parents[at] ?? -1) path.push(headings[at]?.text ?? "");
  paths[section] = path.reverse();
  return path;
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
