import type { Side } from "./change.ts";
import { outlineOf, sectionOfBlock } from "./outline.ts";

/**
 * The headings above a block, outermost first; its own where it is a heading.
 *
 * Linear in the blocks of a text on the first call, logarithmic in its headings from then on.
 */
export function sectionAt(side: Side, block: number): readonly string[] {
  const outline = outlineOf(side.blocks);
  const path: string[] = [];
  let section = outline[sectionOfBlock(outline)(block)];
  while (section !== undefined) {
    path.push(section.heading);
    section = outline[section.parent];
  }
  return path.reverse();
}
