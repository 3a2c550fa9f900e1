import { cut } from "../text/cut.ts";
import type { Side } from "./change.ts";
import { outlineOf, parentOf, type Section, sectionOfBlock } from "./outline.ts";

/**
 * The headings above a block, outermost first; its own where it is a heading.
 *
 * Linear in the blocks of a text on the first call, logarithmic in its headings from then on.
 */
export function sectionAt(side: Side, block: number): readonly string[] {
  return pathTo(side, block, ({ heading }) => heading);
}

/** The headings above a block as `sectionAt` gives them, each as far as evidence shows it. */
export function shownSection(side: Side, block: number): string[] {
  return pathTo(side, block, ({ heading }) => cut(heading));
}

function pathTo(side: Side, block: number, headingOf: (section: Section) => string): string[] {
  const outline = outlineOf(side.blocks);
  const path: string[] = [];
  const innermost = sectionOfBlock(outline)(block);
  let section = innermost === -1 ? undefined : outline[innermost];
  while (section !== undefined) {
    path.push(headingOf(section));
    section = parentOf(outline, section);
  }
  return path.reverse();
}
