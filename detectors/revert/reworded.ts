import { type Bigrams, bigramSimilarity, bigramsOf, type Sentence } from "../../src/plugin.ts";

/** Pairs scored for one edit: enough for a hundred sentences on each side; a longer rewriting is judged by its beginning. */
const mostPairs = 10_000;

/**
 * The sentences that are gone, without those that were only worded anew: where the edit adds one that reads like it.
 *
 * @param threshold - Least similarity of a sentence and its new wording.
 */
export function withoutReworded(
  gone: readonly Sentence[],
  added: readonly Sentence[],
  threshold: number,
): readonly Sentence[] {
  if (added.length === 0) return gone;
  const wordings: Bigrams[] = [];
  const wordingOf = (i: number): Bigrams => {
    wordings[i] ??= bigramsOf(added[i]?.text ?? "");
    return wordings[i];
  };
  let pairs = 0;
  return gone.filter(({ text }) => {
    const own = bigramsOf(text);
    for (let i = 0; i < added.length && pairs < mostPairs; i++, pairs++) {
      const other = wordingOf(i);
      if (couldReach(own, other, threshold) && bigramSimilarity(own, other) >= threshold) return false;
    }
    return true;
  });
}

/** Whether the lengths alone allow the similarity. */
function couldReach(a: Bigrams, b: Bigrams, threshold: number): boolean {
  return 2 * Math.min(a.length - 1, b.length - 1) >= threshold * (a.length + b.length - 2);
}
