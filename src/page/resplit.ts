import { commonEnds } from "../common-ends.ts";
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

/** Which old blocks are kept. Only one rule is sound; tests use others to see them fail. */
export interface KeepRule {
  /** Whether blocks after an opener that was never closed are cut anew. */
  readonly mindsUnsettled: boolean;
  /** How many blocks too many are kept before the change. */
  readonly tooManyInFront: number;
  /** How many blocks too many are kept after the change. */
  readonly tooManyBehind: number;
  /** Whether more is read if the change leaves a construct open. */
  readonly widens: boolean;
}

const soundRule: KeepRule = { mindsUnsettled: true, tooManyInFront: 0, tooManyBehind: 0, widens: true };

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
  ends = commonEnds(old.bytes, bytes),
  rule = soundRule,
): { text: SplitText; scanned: number } {
  const { prefix, suffix } = ends;
  const grown = bytes.length - old.bytes.length;
  const settled = rule.mindsUnsettled ? old.settled : old.bytes.length;
  const start = lastCut(old, Math.min(prefix, settled), rule.tooManyInFront);
  let resume = firstCut(old, Math.max(start.offset, old.bytes.length - suffix), rule.tooManyBehind);
  let scanned = 0;
  let window: Split;
  for (let step = 1; ; step *= 4) {
    if (resume.offset > settled) resume = endOf(old);
    window = splitBlocks(bytes.subarray(start.offset, resume.offset + grown));
    scanned += resume.offset + grown - start.offset;
    const isOpen = start.offset + window.settled < resume.offset + grown;
    if (!isOpen || resume.block === old.blocks.length || !rule.widens) break;
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

/** The cut that comes `extra` blocks after the last one at or before an offset. */
function lastCut(text: SplitText, most: number, extra: number): Cut {
  let block = 0;
  let offset = 0;
  for (const { bytes } of text.blocks) {
    if (offset + bytes > most) break;
    offset += bytes;
    block++;
  }
  return moved(text, { block, offset }, extra);
}

/** The cut that comes `extra` blocks before the first one at or after an offset. */
function firstCut(text: SplitText, least: number, extra: number): Cut {
  let block = text.blocks.length;
  let offset = text.bytes.length;
  for (; block > 0; block--) {
    const bytes = text.blocks[block - 1]?.bytes ?? 0;
    if (offset - bytes < least) break;
    offset -= bytes;
  }
  return moved(text, { block, offset }, -extra);
}

function moved(text: SplitText, cut: Cut, by: number): Cut {
  let { block, offset } = cut;
  for (; block < cut.block + by && block < text.blocks.length; block++)
    offset += text.blocks[block]?.bytes ?? 0;
  for (; block > cut.block + by && block > 0; block--) offset -= text.blocks[block - 1]?.bytes ?? 0;
  return { block, offset };
}

function endOf(text: SplitText): Cut {
  return { block: text.blocks.length, offset: text.bytes.length };
}
