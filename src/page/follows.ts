import { sentencesOf } from "../text/sentences/sentences.ts";
import type { Block } from "./block.ts";
import type { Side } from "./change.ts";
import type { PlacedSentence } from "./sentence-difference.ts";

/** Whether a sentence directly follows another one, on the same line, on the next, or after a few blank lines. */
export type Follows = (first: PlacedSentence, second: PlacedSentence) => boolean;

/** Tells which sentences of a text follow each other. */
export function followsIn({ blocks }: Side): Follows {
  return (first, second) => {
    if (first.block === second.block) return second.ordinal === first.ordinal + 1;
    const block = blocks[first.block];
    if (second.ordinal !== 0 || block === undefined) return false;
    if (first.ordinal !== sentencesOf(block).length - 1) return false;
    // The next line follows, too, and so does the next paragraph: lines and paragraphs may have been broken or joined.
    if (second.block - first.block - 1 > mostBlankLines) return false;
    for (let i = first.block + 1; i < second.block; i++) if (!isBlank(blocks[i])) return false;
    return true;
  };
}

/** Most blank lines between two sentences that follow each other. */
const mostBlankLines = 4;
/** Length above which a line does not count as blank, whatever is in it. */
const longestBlank = 16;

function isBlank(block: Block | undefined): boolean {
  return block !== undefined && block.text.length <= longestBlank && block.text.trim() === "";
}
