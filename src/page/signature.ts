import { markupOf } from "../text/markup/markup-of.ts";
import { sentencesOf } from "../text/sentences/sentences.ts";
import { wordsIn } from "../text/words-in.ts";
import type { Block } from "./block.ts";
import type { PlacedSentence } from "./sentence-difference.ts";

/** Whether a sentence begins with a link to one of the user's pages. */
export function isSignature(
  blocks: readonly Block[],
  { block, sentence }: PlacedSentence,
  name: string,
): boolean {
  const line = blocks[block];
  if (line === undefined) return false;
  const { start, end } = sentence;
  return markupOf(line).links.some(
    (link) =>
      (link.target.endsWith(`:${name}`) || link.target.endsWith(`/${name}`)) &&
      // If nothing comes before the link, the sentence begins inside it, with its label.
      link.end > start &&
      link.start < end &&
      wordsIn(line.text.slice(start, link.start)).length === 0,
  );
}

/** How many lines above a signature are searched for its post: it is mostly a line or two above. */
const mostLines = 3;

/** The sentence before another one, on the same line or a few lines above. */
export function sentenceAbove(
  blocks: readonly Block[],
  { block, ordinal }: PlacedSentence,
): PlacedSentence | null {
  for (let i = block; i >= Math.max(0, block - mostLines); i--) {
    const sentences = sentencesOf(blocks[i]);
    const last = i === block ? ordinal - 1 : sentences.length - 1;
    const sentence = sentences[last];
    if (sentence !== undefined) return { block: i, ordinal: last, sentence };
  }
  return null;
}
