import { partitionPoint } from "../ground/ascending.ts";
import { onceFor } from "../ground/once-for.ts";
import { leftOutMarkEnd } from "../text/markup/left-out-mark.ts";
import type { Heading } from "../text/markup/markup.ts";
import { markupOf } from "../text/markup/markup-of.ts";
import type { Block } from "./block.ts";

/** A section of a text: its heading, and the blocks up to the next heading of any level. */
export interface Section {
  readonly level: number;
  readonly heading: string;
  /** Index of the heading's block. */
  readonly block: number;
  /** Index after its last block. */
  readonly end: number;
  /** Index in the outline of the section that contains it; -1 at the top level. */
  readonly parent: number;
}

/** A section whose end has not been reached yet. */
interface Open extends Section {
  end: number;
}

/** The sections of a text in order; found once for each text. */
export const outlineOf = onceFor((blocks: readonly Block[]): readonly Section[] => {
  const outline: Open[] = [];
  for (let i = 0; i < blocks.length; i++) {
    const heading = headingOf(blocks[i]);
    if (heading === null) continue;
    const { level, text } = heading;
    const last = outline.at(-1);
    if (last !== undefined) last.end = i;
    let parent = outline.length - 1;
    while (parent !== -1 && (outline[parent]?.level ?? 0) >= level) parent = outline[parent]?.parent ?? -1;
    outline.push({ level, heading: text, block: i, end: blocks.length, parent });
  }
  return outline;
});

/** The section that contains another. V8 looks up an element -1 like a named property, at many times the cost. */
export function parentOf(outline: readonly Section[], { parent }: Section): Section | undefined {
  return parent === -1 ? undefined : outline[parent];
}

/** Gives the section of an outline that a block is in, or begins; -1 above all headings. */
export function sectionOfBlock(outline: readonly Section[]): (block: number) => number {
  return (block) => partitionPoint(outline.length, (section) => (outline[section]?.block ?? 0) <= block) - 1;
}

/** The heading that a block is; `null` if it is none. Found once for each block. */
export function headingOf(block: Block | undefined): Heading | null {
  if (block === undefined) return null;
  if (block.memo.heading === undefined) {
    block.memo.heading = mayBeHeading(block.text) ? markupOf(block).heading : null;
  }
  return block.memo.heading;
}

const equals = 61;
const less = 60;

/** Whether a block may be a heading: it begins with `=`, or with a comment or something that is left out like one. */
function mayBeHeading(text: string): boolean {
  const first = text.charCodeAt(0);
  return first === equals || (first === less && (text.startsWith("<!--") || leftOutMarkEnd(text, 0) !== -1));
}
