import {
  type Bigrams,
  bigramSimilarity,
  bigramsOf,
  diceOf,
  mostShared,
  type Sentence,
} from "../../src/plugin.ts";
import { isCutOut } from "../sentence_similarity/cut-out.ts";
import { wordsInOrder } from "../sentence_similarity/word-numbers.ts";

/** For one edit, takes those sentences that were only reworded out of the ones that are gone. */
type Rewordings = (gone: readonly Sentence[], added: readonly Sentence[]) => readonly Sentence[];

/** Most pairs scored for one edit: enough for a hundred sentences on each side; of a longer rewrite the beginning decides. */
const mostPairs = 10_000;

/**
 * The sentences that are gone without a new wording: the edit adds none that reads like them, or that is one of them with
 * clauses put in.
 *
 * @param threshold - Least similarity between a sentence and its new wording.
 */
export function createRewordings(threshold: number): Rewordings {
  const known = new Map<string, Bigrams>();
  const words = new Map<string, readonly number[]>();
  /** New wordings found, by the text before: an edit is compared with several earlier ones, which may have the same sentences. */
  const wordings = new Map<string, string>();
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

  function wordsOf(text: string): readonly number[] {
    let inOrder = words.get(text);
    if (inOrder === undefined) {
      inOrder = wordsInOrder(text.toLowerCase());
      words.set(text, inOrder);
    }
    return inOrder;
  }

  function isReworded(text: string, other: string): boolean {
    if (couldReach(text, other, threshold) && readAlike(ready(text), ready(other))) return true;
    return goesOn(text, other) && isCutOut(wordsOf(text), wordsOf(other));
  }

  return (gone, added) => {
    const texts = new Set(added.map(({ text }) => text));
    return gone.filter(({ text }) => {
      if (texts.has(wordings.get(text) ?? "")) return false;
      for (const other of added) {
        if (pairs++ >= mostPairs) return true;
        if (!isReworded(text, other.text)) continue;
        wordings.set(text, other.text);
        return false;
      }
      return true;
    });
  };
}

/** Whether the lengths alone allow the similarity; lower case may change them a little. */
function couldReach(a: string, b: string, threshold: number): boolean {
  const slack = 2;
  return 2 * (Math.min(a.length, b.length) + slack) >= threshold * (a.length + b.length - 2);
}

/**
 * Whether a sentence is so much longer than one that went that clauses may have been put in. Not the other way around: clauses
 * that were cut out may be what the other edit had put in.
 */
function goesOn(gone: string, added: string): boolean {
  return added.length > leastTimes * gone.length;
}

/** Sentences of more equal length are edited if they read alike. */
const leastTimes = 1.5;
