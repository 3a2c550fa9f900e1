import { type Change, gapsOf, type PlacedSentence, placeOf } from "../../src/plugin.ts";
import { mostPairs } from "./candidates.ts";
import { isFreeOf, matchAlike, matchSameWords, type Scored } from "./match.ts";
import { editOf } from "./modifications.ts";
import { languageOf, type Prepared, prepare } from "./prepared.ts";
import type { Least } from "./shared-words.ts";
import type { Modification } from "./split-merge.ts";
import { trimmedPairs } from "./trimmed.ts";

/** Sentences that came back in place of others, which did not become anything else. */
export interface Exchanges {
  /** Exchanges of sentences that have the same words once their values are taken out. */
  readonly ofValues: readonly Modification[];
  /** The key of the sentence that came back in place of one that went. */
  cameFor(gone: PlacedSentence): string | undefined;
  /** The key of the sentence that went where this one came back. */
  wentFor(returned: PlacedSentence): string | undefined;
}

/** The result where none came back, or none went. */
export const noExchanges: Exchanges = {
  ofValues: [],
  cameFor: () => undefined,
  wentFor: () => undefined,
};

/**
 * Pairs sentences that went with those that came back: first those that differ in values, then those that read alike, as a
 * sentence does before and after an edit, then those of which one is the other with clauses cut out. In a dispute about a
 * number both have stood on the page before.
 *
 * Most of them belong to an identity revert, which only counts them: so likeness is computed on demand.
 */
export function exchangesOf(
  change: Change,
  removed: readonly PlacedSentence[],
  returned: readonly PlacedSentence[],
  least: Least,
): Exchanges {
  const pairs = removed.length * returned.length;
  // Where a page was partly emptied and is restored, nothing takes another's place.
  if (pairs === 0 || pairs > mostPairs) return noExchanges;
  const language = languageOf(change.after);
  const old = prepare(removed, language, gapsOf(change).old);
  const now = prepare(returned, language, gapsOf(change).now);
  const ofValues = matchSameWords(old, now);
  let found: ReturnType<typeof keysOf> | null = null;
  const keys = () => {
    found ??= keysOf([...ofValues, ...likenessesBeside(ofValues, change, old, now, least)]);
    return found;
  };
  return {
    ofValues: ofValues.map(editOf),
    cameFor: (gone) => keys().came.get(placeOf(gone)),
    wentFor: (came) => keys().went.get(placeOf(came)),
  };
}

/**
 * Pairs sentences that are in none of these pairs: those that read alike, and of the rest those of which one is the other
 * with clauses cut out.
 *
 * It works as `modificationsOf` does for edited sentences, but without pieces: what came back was not split or merged from
 * what went.
 */
function likenessesBeside(
  pairs: readonly Scored[],
  change: Change,
  old: readonly Prepared[],
  now: readonly Prepared[],
  least: Least,
): readonly Scored[] {
  const isFree = isFreeOf(pairs);
  const gone = old.filter(isFree);
  const came = now.filter(isFree);
  const alike = matchAlike(came, () => gone, least);
  const isLeft = isFreeOf(alike);
  const left = gone.filter(isLeft);
  return [...alike, ...trimmedPairs(change, came.filter(isLeft), () => left)];
}

/** For each sentence of a pair, by its place, the key of the other one. */
function keysOf(pairs: readonly Scored[]) {
  return {
    came: new Map(pairs.map(({ from, to }) => [placeOf(from), to.sentence.key])),
    went: new Map(pairs.map(({ from, to }) => [placeOf(to), from.sentence.key])),
  };
}
