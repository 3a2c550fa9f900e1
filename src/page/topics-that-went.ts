import type { Sentence } from "../text/sentences/sentence.ts";
import type { Block } from "./block.ts";
import { lengthTogether, sentencesBelow, type Topic, textBelow } from "./topic.ts";

/** The contents of topics whose headings an edit removes. */
export interface TopicsThatWent {
  /** Whether the text of a section without sentences equals that of one of these topics. */
  hadText(text: string): boolean;
  /** Whether sentences include at least half of one of these topics: it was renamed, and may have been answered. */
  goOnIn(sentences: readonly Sentence[]): boolean;
}

/** Used instead of a topic for a sentence that several topics have: it cannot tell them apart. */
const several = -1;

/**
 * Reads the contents of topics whose headings were removed.
 *
 * @param blocks - The blocks of the old text.
 * @param topics - The topics of the old text whose headings were removed.
 */
export function topicsThatWent(blocks: readonly Block[], topics: readonly Topic[]): TopicsThatWent {
  const texts = new Set(topics.map(({ index }) => textBelow(blocks, index)));
  // What became of topics without any text cannot be known.
  texts.delete("");
  const lengths: number[] = [];
  const holders = new Map<string, number>();
  for (const { index } of topics) {
    const topic = lengths.length;
    const below = sentencesBelow(blocks, index).map(({ sentence }) => sentence);
    lengths.push(lengthTogether(below));
    for (const { key } of below) holders.set(key, (holders.get(key) ?? topic) === topic ? topic : several);
  }
  return {
    hadText: (text) => texts.has(text),
    goOnIn(sentences) {
      const shared = new Map<number, number>();
      for (const { key, text } of sentences) {
        const topic = holders.get(key) ?? several;
        if (topic !== several) shared.set(topic, (shared.get(topic) ?? 0) + text.length);
      }
      return [...shared].some(([topic, length]) => length * 2 >= (lengths[topic] ?? 0));
    },
  };
}
