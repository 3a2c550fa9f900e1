import {
  type Change,
  onceFor,
  outlineOf,
  type PlacedSentence,
  placeOf,
  type Side,
  sectionOfBlock,
  sentenceBefore,
  sentenceDifference,
  sentencesOf,
} from "../../src/plugin.ts";
import { matchSections } from "../sections/match-sections.ts";
import { pathNumbers } from "../sections/path-numbers.ts";
import type { PlacedCall } from "./placed-call.ts";
import type { SuccessorOf } from "./successors.ts";

/** Where calls stand among the sentences and sections of a change. */
interface CallContext {
  /** Key of the sentence a call stands in; `null` outside of sentences. */
  sentenceKey(side: Side, at: PlacedCall): string | null;
  /**
   * The place in the new text of the sentence that the call's sentence became; `null` where that stayed as it is, or became
   * none.
   */
  sentencePlace(side: Side, at: PlacedCall, successorOf: SuccessorOf): string | null;
  /** The place of the call's sentence in the new text, unchanged or modified; `null` where it is gone, or there is none. */
  sentenceNow(side: Side, at: PlacedCall, successorOf: SuccessorOf): string | null;
  /** Whether the call's sentence stands in both texts. */
  hasStayed(side: Side, at: PlacedCall): boolean;
  /** A text for the headings above a call, equal on both sides where these headings are. */
  section(side: Side, at: PlacedCall): string;
  /** The section a call stands in, as a section of the new text; `null` where it is none there. */
  matchedSection(side: Side, at: PlacedCall): string | null;
}

/** The context of a change's calls; each part is found on first use. */
export function contextOf(change: Change): CallContext {
  let newOf: ReadonlyMap<number, number> | null = null;
  const hasStayed = (side: Side, at: PlacedCall) => {
    const { before, after } = stayedIn(change);
    const sentence = sentenceAt(side, at);
    return sentence !== null && (side === change.before ? before : after).has(placeOf(sentence));
  };
  const sentenceNow = (side: Side, at: PlacedCall, successorOf: SuccessorOf) => {
    const sentence = sentenceAt(side, at);
    if (sentence === null) return null;
    const now = side === change.before ? (stayedAs(change, sentence) ?? successorOf(sentence)) : sentence;
    return now === null ? null : String(placeOf(now));
  };
  return {
    hasStayed,
    sentenceNow,
    sentencePlace: (side, at, successorOf) =>
      hasStayed(side, at) ? null : sentenceNow(side, at, successorOf),
    matchedSection(side, at) {
      newOf ??= new Map([[lead, lead], ...matchSections(change).pairs]);
      const section = sectionOf(side, at);
      const now = side === change.before ? newOf.get(section) : section;
      return now === undefined ? null : String(now);
    },
    section(side, at) {
      const { before, after } = pathsIn(change);
      const section = sectionOf(side, at);
      return section === lead ? "" : String((side === change.before ? before : after)[section]);
    },
    sentenceKey: (side, at) => sentenceAt(side, at)?.sentence.key ?? null,
  };
}

/** The index of what stands above all headings. */
const lead = -1;

function sectionOf({ blocks }: Side, { block }: PlacedCall): number {
  return sectionOfBlock(outlineOf(blocks))(block);
}

const pathsIn = onceFor(({ before, after }: Change) => {
  const pathsOf = pathNumbers(({ heading }) => heading);
  return { after: pathsOf(outlineOf(after.blocks)), before: pathsOf(outlineOf(before.blocks)) };
});

/**
 * The sentence that a call stands in, around or behind: the last one that begins before the call, or before the end of what
 * it shows.
 */
export function sentenceAt(side: Side, { block, call }: PlacedCall): PlacedSentence | null {
  const text = side.blocks[block];
  if (text === undefined) return null;
  const ordinal = sentenceBefore(text, call.template.shown?.end ?? call.template.start);
  const sentence = sentencesOf(text)[ordinal];
  return sentence === undefined ? null : { block, ordinal, sentence };
}

/** The sentence of the new text that is, word for word, the one at this place of the old text. */
export function stayedAs(change: Change, sentence: PlacedSentence): PlacedSentence | null {
  return stayedIn(change).before.get(placeOf(sentence)) ?? null;
}

interface Stayed {
  /** For places in the old text, where the sentence stands now. */
  readonly before: ReadonlyMap<number, PlacedSentence>;
  /** Places in the new text. */
  readonly after: ReadonlySet<number>;
}

const stayedIn = onceFor((change: Change): Stayed => {
  const { stayed } = sentenceDifference(change);
  return {
    after: new Set(stayed.map(([, now]) => placeOf(now))),
    before: new Map(stayed.map(([old, now]) => [placeOf(old), now])),
  };
});
