import type { CommonEnds } from "../ground/common-ends.ts";
import type { Block } from "./block.ts";
import type { BlockPool } from "./block-pool.ts";
import { type Split, splitBlocks } from "./split.ts";

/** A text and its blocks, cut as by `splitBlocks`. */
export interface SplitText {
  readonly bytes: Buffer;
  readonly blocks: readonly Block[];
  /** See `Split.settled`. */
  readonly settled: number;
}

/** The empty text of a page without revisions. */
export const noText: SplitText = { bytes: Buffer.alloc(0), blocks: [], settled: 0 };

/**
 * Cuts a text into blocks, reading only what differs from an old text. The result equals that of cutting it from scratch.
 *
 * Before the change, blocks are kept that are unchanged and settled. After it, unchanged blocks are kept from the first place
 * that both texts reach at the end of a line with nothing open; until the new text reaches one, more of it is read.
 *
 * @param ends - The common beginning and end of the old text and this one.
 * @returns the text, and how many bytes were read for it.
 */
export function resplit(
  old: SplitText,
  bytes: Buffer,
  pool: BlockPool,
  { prefix, suffix }: CommonEnds,
): { text: SplitText; scanned: number } {
  const grown = bytes.length - old.bytes.length;
  const start = lastCut(old, Math.min(prefix, old.settled));
  let resume = firstCut(old, Math.max(start.offset, old.bytes.length - suffix));
  let scanned = 0;
  let window: Split;
  for (let step = 1; ; step *= 4) {
    if (resume.offset > old.settled) resume = endOf(old);
    window = splitBlocks(bytes.subarray(start.offset, resume.offset + grown));
    scanned += resume.offset + grown - start.offset;
    const isOpen = start.offset + window.settled < resume.offset + grown;
    if (!isOpen || resume.block === old.blocks.length) break;
    resume = moved(old, resume, step);
  }

  const changed = blocksBetween(bytes, start.offset, window.ends, pool);
  const blocks = old.blocks.slice(0, start.block).concat(changed, old.blocks.slice(resume.block));
  const isToEnd = resume.block === old.blocks.length;
  const newSettled = isToEnd ? start.offset + window.settled : old.settled + grown;
  return { text: { bytes, blocks, settled: newSettled }, scanned };
}

/** The blocks of a window that begins at `start` and whose blocks end at `ends`. */
function blocksBetween(
  bytes: Buffer,
  start: number,
  ends: readonly number[],
  pool: BlockPool,
): readonly Block[] {
  const blocks: Block[] = [];
  let from = start;
  for (const end of ends) {
    blocks.push(pool.block(bytes, from, start + end));
    from = start + end;
  }
  return blocks;
}

/** A place between two blocks of a text: the index of the block after it, and its offset. */
interface Cut {
  readonly block: number;
  readonly offset: number;
}

/** The last cut at or before an offset. */
function lastCut(text: SplitText, most: number): Cut {
  let block = 0;
  let offset = 0;
  for (const { bytes } of text.blocks) {
    if (offset + bytes > most) break;
    offset += bytes;
    block++;
  }
  return { block, offset };
}

/** The first cut at or after an offset. */
function firstCut(text: SplitText, least: number): Cut {
  let block = text.blocks.length;
  let offset = text.bytes.length;
  for (; block > 0; block--) {
    const bytes = text.blocks[block - 1]?.bytes ?? 0;
    if (offset - bytes < least) break;
    offset -= bytes;
  }
  return { block, offset };
}

/** The cut so many blocks after another one, or the last. */
function moved(text: SplitText, cut: Cut, by: number): Cut {
  const passed = text.blocks.slice(cut.block, cut.block + by);
  return {
    block: cut.block + passed.length,
    offset: passed.reduce((offset, { bytes }) => offset + bytes, cut.offset),
  };
}

function endOf(text: SplitText): Cut {
  return { block: text.blocks.length, offset: text.bytes.length };
}
