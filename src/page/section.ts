import { cut } from "../text/cut.ts";
import type { Side } from "./change.ts";
import { outlineOf, parentOf, sectionOfBlock } from "./outline.ts";

/**
 * The headings above a block, outermost first; for a heading, including itself.
 *
 * Linear in the blocks of a text on the first call, logarithmic in its headings from then on.
 */
export function sectionAt(side: Side, block: number): readonly string[] {
  const outline = outlineOf(side.blocks);
  const path: string[] = [];
  const innermost = sectionOfBlock(outline)(block);
  let section = innermost === -1 ? undefined : outline[innermost];
  while (section !== undefined) {
    path.push(section.heading);
    section = parentOf(outline, section);
  }
  return path.reverse();
}

/** The headings above a block, as `sectionAt` gives them, each cut to what evidence shows. */
export function shownSection(side: Side, block: number): string[] {
  return sectionAt(side, block).map((heading) => cut(heading));
}
