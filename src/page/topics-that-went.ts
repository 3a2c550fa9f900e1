import type { Sentence } from "../text/sentences/sentence.ts";
import type { Block } from "./block.ts";
import { lengthTogether, sentencesBelow, type Topic, textBelow } from "./topic.ts";

/** What stood below headings that an edit takes out. */
export interface TopicsThatWent {
  /** Whether a section without sentences reads as what stood below one of them. */
  hadText(text: string): boolean;
  /** Whether sentences hold at least half of what stood below one of them: it has another heading, and may have got answers. */
  goOnIn(sentences: readonly Sentence[]): boolean;
}

/** Stands for the topic that holds a sentence, where several do: it tells none from another. */
const several = -1;

/**
 * Reads what stood below headings that are gone.
 *
 * @param blocks - Of the old text.
 * @param topics - Those of its topics of which the heading went.
 */
export function topicsThatWent(blocks: readonly Block[], topics: readonly Topic[]): TopicsThatWent {
  const texts = new Set(topics.map(({ index }) => textBelow(blocks, index)));
  // Of those without any, nobody can say what became.
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
