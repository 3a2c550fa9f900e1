import { sentencesOf } from "../text/sentences/sentences.ts";
import type { Block } from "./block.ts";
import type { Side } from "./change.ts";
import type { PlacedSentence } from "./sentence-difference.ts";

/** Whether a sentence of a text stands directly behind another one, on its line or past a few blank lines. */
export type Follows = (first: PlacedSentence, second: PlacedSentence) => boolean;

/** What follows what in a text. */
export function followsIn({ blocks }: Side): Follows {
  return (first, second) => {
    if (first.block === second.block) return second.ordinal === first.ordinal + 1;
    const block = blocks[first.block];
    if (second.ordinal !== 0 || block === undefined) return false;
    if (first.ordinal !== sentencesOf(block).length - 1) return false;
    // A line that was broken, or joined, or a paragraph that was.
    if (second.block - first.block - 1 > mostBlankLines) return false;
    for (let i = first.block + 1; i < second.block; i++) if (!isBlank(blocks[i])) return false;
    return true;
  };
}

/** More blank lines part what stands before them from what stands behind. */
const mostBlankLines = 4;
/** A longer block is taken for no blank line without being read. */
const longestBlank = 16;

function isBlank(block: Block | undefined): boolean {
  return block !== undefined && block.text.length <= longestBlank && block.text.trim() === "";
}
