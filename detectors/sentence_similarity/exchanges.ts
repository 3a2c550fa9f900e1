import { type Change, type PlacedSentence, placeOf } from "../../src/plugin.ts";
import { mostPairs } from "./candidates.ts";
import { matchAlike, matchSameWords } from "./match.ts";
import { editOf } from "./modifications.ts";
import { type Prepared, prepare } from "./prepared.ts";
import type { Least } from "./shared-words.ts";
import type { Modification } from "./split-merge.ts";

/** Sentences that came back in place of others, which became nothing. */
export interface Exchanges {
  /** Those that are the same words once their values are taken out. */
  readonly ofValues: readonly Modification[];
  /** The key of the sentence that came back in place of one that went. */
  cameFor(gone: PlacedSentence): string | undefined;
  /** The key of the sentence that went as one came back. */
  wentFor(returned: PlacedSentence): string | undefined;
}

/** Where none came back, or none went. */
export const noExchanges: Exchanges = {
  ofValues: [],
  cameFor: () => undefined,
  wentFor: () => undefined,
};

/**
 * Pairs sentences that went with those that came back: first those that differ in values, then those that read alike, as an
 * edited sentence does and its new wording. In a dispute about a number both have stood before.
 *
 * Most of them are an identity revert's, which are only counted: likeness is looked for when somebody asks. Where more came
 * and went than a few, as when a page is emptied in part and put back, nothing is in another's place.
 */
export function exchangesOf(
  { after }: Change,
  removed: readonly PlacedSentence[],
  returned: readonly PlacedSentence[],
  least: Least,
): Exchanges {
  const pairs = removed.length * returned.length;
  if (pairs === 0 || pairs > mostPairs) return noExchanges;
  const language = after.blocks[0]?.grammar.site.language ?? "";
  const old = removed.map((placed, order) => prepare(placed, order, language));
  const now = returned.map((placed, order) => prepare(placed, order, language));
  const ofValues = matchSameWords(old, now);
  let found: ReturnType<typeof pair> | null = null;
  const exchanged = () => {
    found ??= pair();
    return found;
  };
  return {
    ofValues: ofValues.map(editOf),
    cameFor: (gone) => exchanged().came.get(placeOf(gone)),
    wentFor: (came) => exchanged().went.get(placeOf(came)),
  };

  function pair() {
    const taken = new Set(ofValues.flatMap(({ from, to }) => [from, to]));
    const isFree = (placed: Prepared) => !taken.has(placed);
    const left = old.filter(isFree);
    const all = [...ofValues, ...matchAlike(now.filter(isFree), () => left, least)];
    return {
      came: new Map(all.map(({ from, to }) => [placeOf(from), to.sentence.key])),
      went: new Map(all.map(({ from, to }) => [placeOf(to), from.sentence.key])),
    };
  }
}
