import type { Block } from "./block.ts";
import type { Side } from "./change.ts";

const known = new WeakMap<readonly Block[], readonly number[]>();

/** Where a block begins in its text, in UTF-16 units; a text is added up once. */
export function blockOffset({ blocks }: Side, block: number): number {
  let offsets = known.get(blocks);
  if (offsets === undefined) {
    let sum = 0;
    offsets = blocks.map(({ text }) => {
      const offset = sum;
      sum += text.length;
      return offset;
    });
    known.set(blocks, offsets);
  }
  return offsets[block] ?? 0;
}
