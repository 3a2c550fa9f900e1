import { type Bigrams, bigramSimilarity, bigramsOf, mostShared, sharedBigrams } from "../../src/plugin.ts";
import type { Scored } from "./match.ts";
import type { Prepared } from "./prepared.ts";

/** Old sentences that became new ones: one and one, one and several, or several and one. */
export interface Modification {
  readonly from: readonly Prepared[];
  readonly to: readonly Prepared[];
  readonly relation: "edit" | "split" | "merge";
  readonly score: number;
}

/** The sentences of one side that came or went, in the order of its text. */
export interface SideSentences {
  readonly sentences: readonly Prepared[];
  /** Whether the second stands directly behind the first. */
  follows(first: Prepared, second: Prepared): boolean;
}

/** Of a piece's bigrams so many must be in the whole: half of them are in any text of its language. */
const leastContained = 0.7;
const mostPieces = 8;

/**
 * Turns matches into modifications: a match takes in its free neighbours as long as that makes it more alike.
 *
 * A sentence without a match is looked for in neighbouring pieces, none of which is enough alone.
 *
 * @param candidates - For each new sentence the old ones to compare it with.
 */
export function withSplitsAndMerges(
  matches: readonly Scored[],
  removed: SideSentences,
  added: SideSentences,
  candidates: readonly (readonly Prepared[])[],
  threshold: number,
): readonly Modification[] {
  const taken = new Set(matches.flatMap(({ from, to }) => [from, to]));
  const inOrder = [...matches].sort((a, b) => a.from.order - b.from.order);
  const grown = inOrder.map(({ from, to, score }): Modification => {
    const split = grow(from, { pieces: [to], score }, added, taken);
    if (split.pieces.length > 1)
      return { from: [from], to: split.pieces, relation: "split", score: split.score };
    const merge = grow(to, { pieces: [from], score }, removed, taken);
    if (merge.pieces.length > 1)
      return { from: merge.pieces, to: [to], relation: "merge", score: merge.score };
    return { from: [from], to: [to], relation: "edit", score };
  });
  const found: Modification[] = [];
  for (const whole of removed.sentences) {
    const seeds = () => added.sentences.filter((piece) => candidates[piece.order]?.includes(whole));
    const run = taken.has(whole) ? null : assemble(whole, seeds(), added, taken, threshold);
    if (run !== null) found.push({ from: [whole], to: run.pieces, relation: "split", score: run.score });
  }
  for (const whole of added.sentences) {
    const run = taken.has(whole)
      ? null
      : assemble(whole, candidates[whole.order] ?? [], removed, taken, threshold);
    if (run !== null) found.push({ from: run.pieces, to: [whole], relation: "merge", score: run.score });
  }
  return [...grown, ...found];
}

interface Run {
  readonly pieces: readonly Prepared[];
  readonly score: number;
}

/** Takes neighbours in, behind and before, while the pieces joined become more like the whole. */
function grow(whole: Prepared, seed: Run, side: SideSentences, taken: Set<Prepared>): Run {
  let run = seed;
  while (run.pieces.length < mostPieces) {
    const longer = [neighbour(run, side, 1), neighbour(run, side, -1)].flatMap((piece) => {
      if (piece === null || taken.has(piece) || !isContained(piece, whole)) return [];
      const pieces =
        piece.order > (run.pieces[0]?.order ?? 0) ? [...run.pieces, piece] : [piece, ...run.pieces];
      const score = bigramSimilarity(joined(pieces), whole.bigrams());
      return score > run.score ? [{ pieces, score }] : [];
    });
    const [first, second] = longer;
    if (first === undefined) break;
    run = second !== undefined && second.score > first.score ? second : first;
    for (const piece of run.pieces) taken.add(piece);
  }
  return run;
}

/** The free sentence directly behind (1) or before (-1) a run. */
function neighbour({ pieces }: Run, { sentences, follows }: SideSentences, step: 1 | -1): Prepared | null {
  const edge = step === 1 ? pieces.at(-1) : pieces[0];
  const next = edge === undefined ? undefined : sentences[edge.order + step];
  if (edge === undefined || next === undefined) return null;
  const adjoins = step === 1 ? follows(edge, next) : follows(next, edge);
  return adjoins ? next : null;
}

/** Pieces that make up a whole though none of them is like it. */
function assemble(
  whole: Prepared,
  seeds: readonly Prepared[],
  side: SideSentences,
  taken: Set<Prepared>,
  threshold: number,
): Run | null {
  for (const seed of seeds) {
    if (taken.has(seed) || !isContained(seed, whole)) continue;
    const trial = new Set(taken);
    const run = grow(
      whole,
      { pieces: [seed], score: bigramSimilarity(seed.bigrams(), whole.bigrams()) },
      side,
      trial,
    );
    if (run.pieces.length === 1 || run.score < threshold) continue;
    for (const sentence of [whole, ...run.pieces]) taken.add(sentence);
    return run;
  }
  return null;
}

function isContained(piece: Prepared, whole: Prepared): boolean {
  const a = piece.bigrams();
  const b = whole.bigrams();
  const least = leastContained * (a.length - 1);
  return a.length > 1 && a.length < b.length && mostShared(a, b) >= least && sharedBigrams(a, b) >= least;
}

function joined(pieces: readonly Prepared[]): Bigrams {
  return bigramsOf(pieces.map(({ sentence }) => sentence.text).join(" "));
}
