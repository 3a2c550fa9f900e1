import { onceFor } from "../ground/once-for.ts";
import type { Block } from "./block.ts";
import type { Side } from "./change.ts";

/** Where a block begins in its text, in UTF-16 units; each text is added up only once. */
export function blockOffset({ blocks }: Side, block: number): number {
  return offsetsIn(blocks)[block] ?? 0;
}

const offsetsIn = onceFor((blocks: readonly Block[]): readonly number[] => {
  let sum = 0;
  return blocks.map(({ text }) => {
    const offset = sum;
    sum += text.length;
    return offset;
  });
});
