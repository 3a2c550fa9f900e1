import { type Block, markupOf } from "../../src/plugin.ts";

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
  const starts: { level: number; heading: string; block: number; parent: number }[] = [];
  const open: number[] = [];
  for (const [block, { level, text }] of headings(blocks)) {
    while (open.length > 0 && (starts[open.at(-1) ?? 0]?.level ?? 0) >= level) open.pop();
    starts.push({ level, heading: text, block, parent: open.at(-1) ?? -1 });
    open.push(starts.length - 1);
  }
  const outline = starts.map((start, i) => ({ ...start, end: starts[i + 1]?.block ?? blocks.length }));
  outlines.set(blocks, outline);
  return outline;
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

function* headings(blocks: readonly Block[]) {
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i];
    if (block === undefined || !mayBeHeading(block.text)) continue;
    const { heading } = markupOf(block);
    if (heading !== null) yield [i, heading] as const;
  }
}

/** A heading begins with `=`, or with a comment. */
export function mayBeHeading(text: string): boolean {
  const unit = text.charCodeAt(0);
  return unit === 61 || unit === 60;
}
