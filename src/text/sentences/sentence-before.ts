import { partitionPoint } from "../../ground/ascending.ts";
import { onceFor } from "../../ground/once-for.ts";
import type { Block } from "../../page/block.ts";
import type { Span } from "../markup/markup.ts";
import { markupOf } from "../markup/markup-of.ts";
import { linesApart } from "./lines-apart.ts";
import type { Sentence } from "./sentence.ts";
import { sentencesOf } from "./sentences.ts";

/**
 * The ordinal of the sentence that a place in a block stands in or behind: of those that begin at or before it, the last; -1 for
 * none.
 *
 * Nothing stands behind a sentence in a value of a template, or in the caption of a file, but the rest of its line there.
 */
export function sentenceBefore(block: Block, place: number): number {
  const sentences = sentencesOf(block);
  const ordinal = lastBefore(sentences, place);
  const sentence = sentences[ordinal];
  return sentence === undefined || endOfLine(block, sentence) < place ? -1 : ordinal;
}

/**
 * The sentence that shows a link; `undefined` where none does.
 *
 * Only what is shown belongs to a sentence: the brackets of a link at its beginning or end, and a target, do not.
 */
export function sentenceOfLink(sentences: readonly Sentence[], link: Span): Sentence | undefined {
  const sentence = sentences[lastBefore(sentences, link.end - 1)];
  return sentence !== undefined && link.start < sentence.end ? sentence : undefined;
}

function lastBefore(sentences: readonly Sentence[], place: number): number {
  return partitionPoint(sentences.length, (i) => (sentences[i]?.start ?? 0) <= place) - 1;
}

/** Where the line of a value or a caption ends in which a sentence stands; `Infinity` outside of these. */
function endOfLine(block: Block, { start }: Sentence): number {
  const { templates, media } = markupOf(block);
  if (templates.length + media.length === 0) return Number.POSITIVE_INFINITY;
  // The innermost line is the one that the sentence was found in.
  for (const lines of linesIn(block).toReversed()) {
    const line = lines[partitionPoint(lines.length, (i) => (lines[i]?.start ?? 0) <= start) - 1];
    if (line !== undefined && start < line.end) return line.end;
  }
  return Number.POSITIVE_INFINITY;
}

const linesIn = onceFor((block: Block) => linesApart(block.text, markupOf(block)));
