import { type Bigrams, bigramsOf, mostShared, sharedBigrams } from "../../src/plugin.ts";
import { mostPairs } from "./candidates.ts";
import { likeness } from "./likeness.ts";
import type { Scored } from "./match.ts";
import { type Prepared, traitsOf } from "./prepared.ts";
import { areAllNeeded, type Least, shareWords } from "./shared-words.ts";

/** Old sentences that became new ones: one became one, one became several, or several became one. */
export interface Modification {
  readonly from: readonly Prepared[];
  readonly to: readonly Prepared[];
  readonly relation: "edit" | "split" | "merge";
  readonly score: number;
}

/** The sentences of one side that came or went, in the order of its text. */
export interface SideSentences {
  readonly sentences: readonly Prepared[];
  /** Whether the second stands directly after the first. */
  follows(first: Prepared, second: Prepared): boolean;
}

/** Least share of a piece's bigrams that the whole must have: any text of the same language has half of them. */
const leastContained = 0.7;
const mostPieces = 8;

/**
 * Turns matches into modifications: a match takes in its free neighbours as long as that makes both sides more alike.
 *
 * For a sentence without a match it looks for neighbouring pieces, none of which is enough alone.
 *
 * @param candidates - For each new sentence, the old ones to compare it with.
 */
export function withSplitsAndMerges(
  matches: readonly Scored[],
  removed: SideSentences,
  added: SideSentences,
  candidates: readonly (readonly Prepared[])[],
  least: Least,
): readonly Modification[] {
  const taken = new Set(matches.flatMap(({ from, to }) => [from, to]));
  const inOrder = [...matches].sort((a, b) => a.from.order - b.from.order);
  const grown = inOrder.map((match): Modification => {
    const modification = grownOf(match, removed, added, taken, least);
    for (const sentence of [...modification.from, ...modification.to]) taken.add(sentence);
    return modification;
  });
  return [...grown, ...assembled(removed, added, candidates, taken, least)];
}

function grownOf(
  { from, to, score }: Scored,
  removed: SideSentences,
  added: SideSentences,
  taken: ReadonlySet<Prepared>,
  least: Least,
): Modification {
  const split = grow(from, { pieces: [to], score }, added, taken, least);
  if (split.pieces.length > 1)
    return { from: [from], to: split.pieces, relation: "split", score: split.score };
  const merge = grow(to, { pieces: [from], score }, removed, taken, least);
  if (merge.pieces.length > 1) return { from: merge.pieces, to: [to], relation: "merge", score: merge.score };
  return { from: [from], to: [to], relation: "edit", score };
}

/** Splits and merges in which no piece alone is like the whole. */
function assembled(
  removed: SideSentences,
  added: SideSentences,
  candidates: readonly (readonly Prepared[])[],
  taken: Set<Prepared>,
  least: Least,
): readonly Modification[] {
  // Chosen candidates come best first, and only the best can hold a piece.
  const areChosen = removed.sentences.length * added.sentences.length > mostPairs;
  const likeliest = ({ order }: Prepared) => (candidates[order] ?? []).slice(0, areChosen ? 1 : mostPairs);
  const found: Modification[] = [];
  for (const piece of added.sentences) {
    if (!mayBePiece(piece, added, taken)) continue;
    for (const whole of likeliest(piece)) {
      const run = assemble(whole, piece, added, taken, least);
      if (run !== null) found.push({ from: [whole], to: run.pieces, relation: "split", score: run.score });
    }
  }
  for (const whole of added.sentences) {
    for (const piece of likeliest(whole)) {
      if (taken.has(whole)) break;
      if (!mayBePiece(piece, removed, taken)) continue;
      const run = assemble(whole, piece, removed, taken, least);
      if (run !== null) found.push({ from: run.pieces, to: [whole], relation: "merge", score: run.score });
    }
  }
  return found;
}

/** Whether a sentence is free and has a free one beside it. */
function mayBePiece(piece: Prepared, side: SideSentences, taken: ReadonlySet<Prepared>): boolean {
  if (taken.has(piece)) return false;
  return ([1, -1] as const).some((step) => {
    const beside = neighbour(piece, side, step);
    return beside !== null && !taken.has(beside);
  });
}

interface Run {
  readonly pieces: readonly Prepared[];
  readonly score: number;
}

/** Takes in neighbours, after and before, while the joined pieces become more like the whole and each holds words of it. */
function grow(
  whole: Prepared,
  seed: Run,
  side: SideSentences,
  taken: ReadonlySet<Prepared>,
  least: Least,
): Run {
  let run = seed;
  while (run.pieces.length < mostPieces) {
    const besides = [neighbour(run.pieces.at(-1), side, 1), neighbour(run.pieces[0], side, -1)];
    const longer = besides.flatMap((piece) => {
      if (piece === null || taken.has(piece) || !isContained(piece, whole)) return [];
      const pieces =
        piece.order > (run.pieces[0]?.order ?? 0) ? [...run.pieces, piece] : [piece, ...run.pieces];
      const score = likeness(bigramsOfAll(pieces), traitsOf(whole).bigrams());
      return score > run.score && areAllNeeded(pieces, whole, least) ? [{ pieces, score }] : [];
    });
    const [first, second] = longer;
    if (first === undefined) break;
    run = second !== undefined && second.score > first.score ? second : first;
  }
  return run;
}

/** The sentence directly after (1) or before (-1) another. */
function neighbour(edge: Prepared | undefined, { sentences, follows }: SideSentences, step: 1 | -1) {
  const next = edge === undefined ? undefined : sentences[edge.order + step];
  if (edge === undefined || next === undefined) return null;
  const adjoins = step === 1 ? follows(edge, next) : follows(next, edge);
  return adjoins ? next : null;
}

/** The run of sentences that begins with a piece, if together they make up a whole that none of them is like. */
function assemble(
  whole: Prepared,
  seed: Prepared,
  side: SideSentences,
  taken: Set<Prepared>,
  least: Least,
): Run | null {
  if (taken.has(whole) || taken.has(seed) || !isContained(seed, whole)) return null;
  const score = likeness(traitsOf(seed).bigrams(), traitsOf(whole).bigrams());
  const run = grow(whole, { pieces: [seed], score }, side, taken, least);
  if (run.pieces.length === 1 || run.score < least.threshold) return null;
  if (!shareWords([whole], run.pieces, least)) return null;
  for (const sentence of [whole, ...run.pieces]) taken.add(sentence);
  return run;
}

function isContained(piece: Prepared, whole: Prepared): boolean {
  const a = traitsOf(piece).bigrams();
  const b = traitsOf(whole).bigrams();
  const least = leastContained * (a.length - 1);
  return a.length > 1 && a.length < b.length && mostShared(a, b) >= least && sharedBigrams(a, b) >= least;
}

function bigramsOfAll(pieces: readonly Prepared[]): Bigrams {
  return bigramsOf(pieces.map(({ sentence }) => sentence.text).join(" "));
}
