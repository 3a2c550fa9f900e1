import type { Grammar } from "../text/markup/grammar.ts";
import { type Block, emptyMemo } from "./block.ts";

/** The blocks of one page, one object for each text. */
export interface BlockPool {
  /** The block whose text is in `bytes` from `start` to `end`. */
  block(bytes: Buffer, start: number, end: number): Block;
  /** Whether it is time to forget the blocks of older texts. */
  isFull(): boolean;
  /** Forgets all blocks but those of these texts. */
  keepOnly(live: readonly (readonly Block[])[]): void;
  /** How many blocks were made so far: the same on every machine. */
  readonly made: number;
}

// Below this, forgetting costs more than it frees: a block that comes back would have to be analysed anew.
const spareBytes = 2 * 1024 * 1024;
/** Memory that a block takes in addition to its text. */
const overheadBytes = 200;
const newline = 10;

/** An empty pool. */
export function createBlockPool(grammar: Grammar): BlockPool {
  let blocks = new Map<string, Block>();
  let held = 0;
  let limit = spareBytes;
  let made = 0;

  // Three blocks in ten are empty lines: these need no decoding and no lookup.
  const emptyLine: Block = { text: "\n", bytes: 1, grammar, memo: emptyMemo() };

  return {
    get made() {
      return made;
    },
    block(bytes, start, end) {
      if (end - start === 1 && bytes[start] === newline) return emptyLine;
      // Decoded on its own: a slice of the page's string would keep the whole page in memory.
      const text = bytes.toString("utf8", start, end);
      const known = blocks.get(text);
      if (known !== undefined) return known;
      const block: Block = { text, bytes: end - start, grammar, memo: emptyMemo() };
      blocks.set(text, block);
      made++;
      held += block.bytes + overheadBytes;
      return block;
    },
    isFull: () => held > limit,
    keepOnly(live) {
      blocks = new Map();
      held = 0;
      for (const text of live) {
        for (const block of text) {
          if (blocks.has(block.text)) continue;
          blocks.set(block.text, block);
          held += block.bytes + overheadBytes;
        }
      }
      limit = 2 * held + spareBytes;
    },
  };
}
