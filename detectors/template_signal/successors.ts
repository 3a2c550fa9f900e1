import {
  type Change,
  type Finding,
  type Json,
  type PlacedSentence,
  placeOf,
  sentenceDifference,
  similarity,
} from "../../src/plugin.ts";
import { textsShareWords, usualLeast } from "../sentence_similarity/shared-words.ts";

/** The sentence after a change that was made of one that went; `null` where there is none. */
export type SuccessorOf = (sentence: PlacedSentence) => PlacedSentence | null;

/**
 * Finds which sentences were made of those that went; on first use, and once, as a text may have thousands of calls.
 *
 * @param earlier - Findings of sentence_similarity, which say what a sentence was modified to, and which sentence is new.
 */
export function successorsOf(change: Change, earlier: readonly Finding[]): SuccessorOf {
  let find: SuccessorOf | undefined;
  const known = new Map<string, PlacedSentence | null>();
  return (sentence) => {
    const { key } = sentence.sentence;
    const before = known.get(key);
    if (before !== undefined) return before;
    find ??= successorsIn(change, earlier);
    const found = find(sentence);
    known.set(key, found);
    return found;
  };
}

/** Most comparisons of a change's removed sentences with its added ones; in a larger rewrite, only the first added are compared. */
const mostComparisons = 10_000;

function successorsIn(change: Change, earlier: readonly Finding[]): SuccessorOf {
  const { added, removed } = sentenceDifference(change);
  const addedBy = new Map<Json, PlacedSentence>(
    added.toReversed().map((placed) => [placed.sentence.key, placed]),
  );
  const madeOf = new Map<Json, PlacedSentence>();
  const told = new Set<unknown>();
  for (const { type, subject } of earlier) {
    if (type === "sentence_first_seen") told.add(subject.sentence);
    if (type !== "sentence_modified" || !Array.isArray(subject.from) || !Array.isArray(subject.to)) continue;
    for (const to of subject.to) {
      told.add(to);
      const placed = addedBy.get(to);
      if (placed === undefined) continue;
      for (const from of subject.from) {
        const first = madeOf.get(from);
        if (first === undefined || placeOf(placed) < placeOf(first)) madeOf.set(from, placed);
      }
    }
  }
  // A wording that stood here before is reported as reintroduced, whatever it was made of.
  const untold = added
    .filter(({ sentence }) => !told.has(sentence.key))
    .slice(0, mostComparisons / removed.length);
  return (placed) => madeOf.get(placed.sentence.key) ?? mostSimilar(placed, untold);
}

function mostSimilar(
  { sentence: { text } }: PlacedSentence,
  candidates: readonly PlacedSentence[],
): PlacedSentence | null {
  let best: PlacedSentence | null = null;
  let bestScore = usualLeast.threshold;
  for (const candidate of candidates) {
    const other = candidate.sentence.text;
    const shared = Math.min(text.length, other.length);
    if (2 * shared < usualLeast.threshold * (text.length + other.length)) continue;
    const score = similarity(text, other);
    if (score < bestScore || (score === bestScore && best !== null)) continue;
    if (!textsShareWords(text, other, usualLeast)) continue;
    best = candidate;
    bestScore = score;
  }
  return best;
}
