import {
  changedValues,
  diceOf,
  differInQuantifiers,
  equalEnds,
  leastShared,
  mostShared,
  sharedBigrams,
  type ValuedText,
} from "../../src/plugin.ts";
import { withCharacters } from "./likeness.ts";
import { type Prepared, traitsOf } from "./prepared.ts";
import { type Least, shareWords } from "./shared-words.ts";

/** An old sentence and a new one, and how alike they are. */
export interface Scored {
  readonly from: Prepared;
  readonly to: Prepared;
  readonly score: number;
}

/**
 * Pairs old sentences with new ones, each with one at most: the most alike first, then those between the same blocks, then
 * the nearest, then the first.
 *
 * Of those that are not alike enough, it pairs the ones with the same words once their values are taken out.
 *
 * @param candidates - For each new sentence, the old ones to compare it with.
 */
export function matchOneToOne(
  removed: readonly Prepared[],
  added: readonly Prepared[],
  candidates: readonly (readonly Prepared[])[],
  least: Least,
): readonly Scored[] {
  const matches = matchAlike(added, (to) => candidates[to.order] ?? [], least);
  if (matches.length === removed.length || matches.length === added.length) return matches;
  const isFree = isFreeOf(matches);
  return [...matches, ...matchSameWords(removed.filter(isFree), added.filter(isFree))];
}

/** Makes a function that says whether a sentence is in none of the pairs. */
export function isFreeOf(pairs: readonly Scored[]): (sentence: Prepared) => boolean {
  const taken = new Set(pairs.flatMap(({ from, to }) => [from, to]));
  return (sentence) => !taken.has(sentence);
}

/** Pairs by similarity alone. */
export function matchAlike(
  added: readonly Prepared[],
  candidatesOf: (to: Prepared) => readonly Prepared[],
  least: Least,
): readonly Scored[] {
  const alike: Scored[] = [];
  for (const to of added) {
    for (const from of candidatesOf(to)) {
      const score = scoreAbove(from, to, least.threshold);
      if (score !== null && shareWords([from], [to], least)) alike.push({ from, to, score });
    }
  }
  return oneToOne(alike);
}

/** The likeness of two sentences; `null` where it is below `wanted`, which in most cases needs no comparison. */
export function scoreAbove(from: Prepared, to: Prepared, wanted: number): number | null {
  if (isTooFar(from.sentence.text.length, to.sentence.text.length, wanted)) return null;
  const areOfCharacters = traitsOf(from).isOfCharacters() && traitsOf(to).isOfCharacters();
  const a = traitsOf(from).bigrams();
  const b = traitsOf(to).bigrams();
  // Even if all single characters are shared, this likeness of pairs is needed.
  const least = areOfCharacters ? 2 * wanted - 1 : wanted;
  if (diceOf(a, b, Math.min(a.length, b.length) - 1) < least) return null;
  const ends = equalEnds(a, b);
  // Where beginning and end are alike enough, no upper bound has to be computed to see that a comparison is worth it.
  if (diceOf(a, b, leastShared(ends)) < least && diceOf(a, b, mostShared(a, b)) < least) return null;
  const pairs = diceOf(a, b, sharedBigrams(a, b, ends));
  const score = areOfCharacters ? withCharacters(pairs, a, b) : pairs;
  return score < wanted ? null : score;
}

/**
 * Whether the lengths of two texts differ so much that they cannot be this similar.
 *
 * A text can become longer in lower case, by at most a factor of two: before it is made, only large differences are certain.
 */
function isTooFar(first: number, second: number, least: number): boolean {
  const shorter = Math.min(first, second) * 2;
  const longer = Math.max(first, second);
  return longer > shorter && 2 * (shorter - 1) < least * (longer + shorter - 2);
}

/** Pairs sentences with the same words once their values are taken out, or that gained or lost a quantifier, however unlike they are. */
export function matchSameWords(removed: readonly Prepared[], added: readonly Prepared[]): readonly Scored[] {
  const bySignature = new Map<number, Prepared[]>();
  for (const from of removed) {
    const known = bySignature.get(traitsOf(from).signature());
    if (known === undefined) bySignature.set(traitsOf(from).signature(), [from]);
    else if (known.length < mostCopies) known.push(from);
  }
  const pairs = added.flatMap((to) =>
    (bySignature.get(traitsOf(to).signature()) ?? [])
      .filter((from) => isSameClaim(traitsOf(from).values(), traitsOf(to).values()))
      .map((from) => ({ from, to, score: scoreAbove(from, to, 0) ?? 0 })),
  );
  return oneToOne(pairs);
}

/** Whether two sentences are one claim, with other values or the same. */
export function isSameClaim(was: ValuedText, is: ValuedText): boolean {
  if (is.words === was.words) return is.words !== "";
  return differInQuantifiers(was, is) && changedValues(was, is).length > 0;
}

/** Most old sentences of the same words that are compared: a table of numbers could have thousands. */
const mostCopies = 16;

function oneToOne(pairs: readonly Scored[]): readonly Scored[] {
  if (pairs.length < 2) return pairs;
  const sorted = [...pairs].sort(
    (a, b) =>
      b.score - a.score ||
      Number(isInPlace(b)) - Number(isInPlace(a)) ||
      distance(a) - distance(b) ||
      a.from.order - b.from.order ||
      a.to.order - b.to.order,
  );
  const taken = new Set<Prepared>();
  return sorted.filter(({ from, to }) => {
    if (taken.has(from) || taken.has(to)) return false;
    taken.add(from).add(to);
    return true;
  });
}

/** Whether the two stand between the same blocks: in a row of sentences that differ in a number, likeness does not say which is which. */
function isInPlace({ from, to }: Scored): boolean {
  return from.gap() === to.gap();
}

/** How far apart the two stand, in sentences that came or went. */
function distance({ from, to }: Scored): number {
  return Math.abs(from.order - to.order);
}
