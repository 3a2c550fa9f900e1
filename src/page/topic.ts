import type { Sentence } from "../text/sentences/sentence.ts";
import { sentencesOf } from "../text/sentences/sentences.ts";
import type { Block } from "./block.ts";
import { headingOf } from "./outline.ts";
import type { PlacedSentence } from "./sentence-difference.ts";

/** A level-2 section of a talk page, with its subsections. */
export interface Topic {
  readonly name: string;
  /** Index of the block that is its heading. */
  readonly index: number;
}

/** The name of the topic whose heading a block is; `null` for any other block, and for a heading without text. */
export function topicIn(block: Block | undefined): string | null {
  const heading = headingOf(block);
  return heading?.level === 2 && heading.text !== "" ? heading.text : null;
}

/** Whether a block is a heading that ends the topic before it: that of another topic, one without text, or one of level 1. */
export function endsTopic(block: Block | undefined): boolean {
  const heading = headingOf(block);
  return heading !== null && heading.level <= 2;
}

/** Where the topic that a block is in, or begins, ends. */
export function endOfTopic(blocks: readonly Block[], index: number): number {
  let end = index + 1;
  while (end < blocks.length && !endsTopic(blocks[end])) end++;
  return end;
}

/** The text below a topic's heading, as written. */
export function textBelow(blocks: readonly Block[], index: number): string {
  return blocks
    .slice(index + 1, endOfTopic(blocks, index))
    .map(({ text }) => text)
    .join("")
    .trim();
}

/** The sentences below a topic's heading. */
export function sentencesBelow(blocks: readonly Block[], index: number): readonly PlacedSentence[] {
  return blocks
    .slice(index + 1, endOfTopic(blocks, index))
    .flatMap((line, i) =>
      sentencesOf(line).map((sentence, ordinal) => ({ block: index + 1 + i, ordinal, sentence })),
    );
}

/** The total length of sentences, in UTF-16 units. */
export function lengthTogether(sentences: readonly Sentence[]): number {
  return sentences.reduce((sum, { text }) => sum + text.length, 0);
}
