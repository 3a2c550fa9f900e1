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

/** The topic that has a sentence, and in how many copies. */
interface Holder {
  readonly topic: number;
  readonly copies: number;
}

const nobody: Holder = { topic: several, copies: 0 };

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
  const holders = new Map<string, Holder>();
  for (const { index } of topics) {
    const topic = lengths.length;
    const below = sentencesBelow(blocks, index).map(({ sentence }) => sentence);
    lengths.push(lengthTogether(below));
    for (const { key } of below) {
      const holder = holders.get(key) ?? { topic, copies: 0 };
      holders.set(key, { topic: holder.topic === topic ? topic : several, copies: holder.copies + 1 });
    }
  }
  return {
    hadText: (text) => texts.has(text),
    goOnIn(sentences) {
      const shared = new Map<number, number>();
      const met = new Map<string, number>();
      for (const { key, text } of sentences) {
        const { topic, copies } = holders.get(key) ?? nobody;
        const before = met.get(key) ?? 0;
        met.set(key, before + 1);
        // A copy more than the topic had is none of its sentences.
        if (topic !== several && before < copies) shared.set(topic, (shared.get(topic) ?? 0) + text.length);
      }
      return [...shared].some(([topic, length]) => length * 2 >= (lengths[topic] ?? 0));
    },
  };
}
