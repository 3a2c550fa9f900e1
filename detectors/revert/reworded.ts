import {
  type Bigrams,
  bigramSimilarity,
  bigramsOf,
  diceOf,
  mostShared,
  type Sentence,
} from "../../src/plugin.ts";

/** Takes sentences that were only worded anew out of those that are gone, for one edit. */
type Rewordings = (gone: readonly Sentence[], added: readonly Sentence[]) => readonly Sentence[];

/** Pairs scored for one edit: enough for a hundred sentences on each side; a longer rewriting is judged by its beginning. */
const mostPairs = 10_000;

/**
 * The sentences that are gone without a new wording: where the edit adds none that reads like them.
 *
 * @param threshold - Least similarity of a sentence and its new wording.
 */
export function createRewordings(threshold: number): Rewordings {
  const known = new Map<string, Bigrams>();
  let pairs = 0;

  function ready(text: string): Bigrams {
    let bigrams = known.get(text);
    if (bigrams === undefined) {
      bigrams = bigramsOf(text);
      known.set(text, bigrams);
    }
    return bigrams;
  }

  function readAlike(one: Bigrams, other: Bigrams): boolean {
    return (
      diceOf(one, other, mostShared(one, other)) >= threshold && bigramSimilarity(one, other) >= threshold
    );
  }

  return (gone, added) =>
    gone.filter(({ text }) => {
      let bigrams: Bigrams | null = null;
      for (const other of added) {
        if (pairs++ >= mostPairs) return true;
        if (!couldReach(text, other.text, threshold)) continue;
        bigrams ??= ready(text);
        if (readAlike(bigrams, ready(other.text))) return false;
      }
      return true;
    });
}

/** Whether the lengths alone allow the similarity; case may change them by a little. */
function couldReach(a: string, b: string, threshold: number): boolean {
  const slack = 2;
  return 2 * (Math.min(a.length, b.length) + slack) >= threshold * (a.length + b.length - 2);
}
