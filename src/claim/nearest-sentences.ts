import { bigramSimilarity, bigramsOf } from "../text/similarity.ts";

/** A sentence and how alike it reads to the one looked for, from 0 to 1. */
export interface Near {
  readonly sentence: number;
  readonly similarity: number;
}

/** The sentences most like one text, of those offered so far. */
export interface NearestSentences {
  offer(sentence: number, text: string): void;
  /** Most alike first, then the first offered. */
  list(): readonly Near[];
}

/** Keeps the `most` sentences that read most like `text`. */
export function createNearestSentences(text: string, most: number): NearestSentences {
  const wanted = bigramsOf(text);
  const mostShared = createSharedBound(text.toLowerCase());
  let near: readonly Near[] = [];

  return {
    offer(sentence, offered) {
      const least = near.length < most ? 0 : (near.at(-1)?.similarity ?? 0);
      const total = wanted.length + offered.length - 2;
      if (2 * (Math.min(wanted.length, offered.length) - 1) <= least * total) return;
      if (2 * mostShared(offered.toLowerCase()) <= least * total) return;
      const similarity = bigramSimilarity(wanted, bigramsOf(offered));
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
 * A function that tells how many bigrams a text shares with `wanted` at most: those of one bucket count as equal.
 *
 * It sorts nothing. A page has a hundred thousand sentences, and nearly all of them end here.
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
