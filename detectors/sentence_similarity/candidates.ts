import { type Prepared, traitsOf } from "./prepared.ts";

/** Up to so many pairs each is a candidate. */
export const mostPairs = 2000;
/** Past that, each new sentence is compared with so many old ones: those that share the rarest words with it. */
export const bestEach = 8;
/** Words that stand in more old sentences than this tell nothing. */
const mostSentencesOfWord = 64;

/**
 * The pairs of an old and a new sentence worth comparing, by new sentence.
 *
 * Counts alone decide, never the clock: the same pairs on every machine.
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
