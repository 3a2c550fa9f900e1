import { type Prepared, traitsOf } from "./prepared.ts";

/** Up to this many pairs, each pair is a candidate. */
export const mostPairs = 2000;
/** Beyond that, each new sentence is compared with this many old ones: those that share the rarest words with it. */
export const bestEach = 8;
/** A word in more old sentences than this is no help in finding one. */
const mostSentencesOfWord = 64;

/**
 * The pairs of an old and a new sentence worth comparing, by new sentence.
 *
 * Only counts decide, never the clock, so the pairs are the same on every machine.
 */
export function candidatesOf(
  removed: readonly Prepared[],
  added: readonly Prepared[],
): readonly (readonly Prepared[])[] {
  if (removed.length * added.length <= mostPairs) return added.map(() => removed);
  const sentencesOfWord = new Map<number, number[]>();
  for (const old of removed) {
    for (const word of traitsOf(old).words()) {
      const known = sentencesOfWord.get(word);
      if (known === undefined) sentencesOfWord.set(word, [old.order]);
      else if (known.length <= mostSentencesOfWord) known.push(old.order);
    }
  }
  const weights = new Float64Array(removed.length);
  return added.map((now) => {
    const touched: number[] = [];
    for (const word of traitsOf(now).words()) {
      const places = sentencesOfWord.get(word) ?? [];
      if (places.length > mostSentencesOfWord) continue;
      for (const place of places) {
        if (weights[place] === 0) touched.push(place);
        weights[place] = (weights[place] ?? 0) + 1 / places.length;
      }
    }
    const best = touched.sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || a - b).slice(0, bestEach);
    for (const place of touched) weights[place] = 0;
    return best.flatMap((place) => removed[place] ?? []);
  });
}
