import { bigramSimilarity, bigramsOf } from "../text/similarity.ts";

/** A sentence, and its similarity to the one looked for, from 0 to 1. */
export interface Near {
  readonly sentence: number;
  readonly similarity: number;
}

/** The sentences most like a text, among those offered so far. */
export interface NearestSentences {
  offer(sentence: number, text: string): void;
  /** Most alike first; among equals, in the order they were offered. */
  list(): readonly Near[];
}

/** Keeps the sentences that read most like `text`, at most `most` of them. */
export function createNearestSentences(text: string, most: number): NearestSentences {
  const wanted = bigramsOf(text);
  const mostShared = createSharedBound(wanted.text);
  let near: readonly Near[] = [];

  return {
    offer(sentence, offered) {
      const least = near.length < most ? 0 : (near.at(-1)?.similarity ?? 0);
      // Not the length as offered: in lower case, `İ` has two units.
      const bigrams = bigramsOf(offered);
      const total = wanted.length + bigrams.length - 2;
      if (2 * (Math.min(wanted.length, bigrams.length) - 1) <= least * total) return;
      if (2 * mostShared(bigrams.text) <= least * total) return;
      const similarity = bigramSimilarity(wanted, bigrams);
      if (similarity <= least) return;
      const place = near.findIndex((other) => other.similarity < similarity);
      const at = place < 0 ? near.length : place;
      near = [...near.slice(0, at), { sentence, similarity }, ...near.slice(at)].slice(0, most);
    },
    list: () => near,
  };
}

const buckets = 1 << 12;

/**
 * A function that gives an upper bound for how many bigrams a text shares with `wanted`: bigrams in one bucket count as equal.
 *
 * It sorts nothing, because a page has a hundred thousand sentences, and nearly all of them are ruled out here.
 */
function createSharedBound(wanted: string): (offered: string) => number {
  const free = new Int32Array(buckets);
  const each = (text: string, visit: (bucket: number) => void) => {
    for (let i = 1; i < text.length; i++) {
      visit((text.charCodeAt(i - 1) * 67 + text.charCodeAt(i)) & (buckets - 1));
    }
  };
  const add = (bucket: number, change: number) => {
    free[bucket] = (free[bucket] ?? 0) + change;
  };
  each(wanted, (bucket) => add(bucket, 1));
  return (offered) => {
    let shared = 0;
    each(offered, (bucket) => {
      if ((free[bucket] ?? 0) > 0) shared++;
      add(bucket, -1);
    });
    each(offered, (bucket) => add(bucket, 1));
    return shared;
  };
}
