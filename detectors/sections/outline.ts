import { type Block, type Heading, markupOf } from "../../src/plugin.ts";

/** A section of a text: its heading, and the blocks up to the next heading of any level. */
export interface Section {
  readonly level: number;
  readonly heading: string;
  /** Index of the heading's block. */
  readonly block: number;
  /** Index behind its last block. */
  readonly end: number;
  /** Index in the outline of the section it is part of, -1 at the top. */
  readonly parent: number;
}

const outlines = new WeakMap<readonly Block[], readonly Section[]>();

/** The sections of a text in order; found once for each text. */
export function outlineOf(blocks: readonly Block[]): readonly Section[] {
  const known = outlines.get(blocks);
  if (known !== undefined) return known;
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
  outlines.set(blocks, outline);
  return outline;
}

/** A section whose end is not met yet. */
interface Open extends Section {
  end: number;
}

/** The section of an outline that a block stands in, or begins; -1 above all headings. */
export function sectionOfBlock(outline: readonly Section[]): (block: number) => number {
  return (block) => {
    let low = 0;
    let high = outline.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((outline[middle]?.block ?? 0) <= block) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  };
}

/** The heading a block is; `null` where it is none. */
export function headingOf(block: Block | undefined): Heading | null {
  if (block === undefined) return null;
  const known = block.memo.heading;
  if (known !== undefined) return known;
  return mayBeHeading(block.text) ? markupOf(block).heading : null;
}

/** A heading begins with `=`, or with a comment. */
function mayBeHeading(text: string): boolean {
  const unit = text.charCodeAt(0);
  return unit === 61 || unit === 60;
}
