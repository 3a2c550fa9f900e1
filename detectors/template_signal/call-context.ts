import {
  type Change,
  type PlacedSentence,
  type Side,
  sectionAt,
  sentenceDifference,
  sentencesOf,
} from "../../src/plugin.ts";
import type { Placed } from "./placed.ts";

/** Where calls stand among the sentences and sections of a change; found when it is asked for. */
export interface CallContext {
  /** Key of the sentence a call stands in; `null` outside of sentences. */
  sentenceKey(side: Side, at: Placed): string | null;
  /** Whether the call's sentence stands in both texts. */
  hasStayed(side: Side, at: Placed): boolean;
  /** Path of the section a call stands in, as one string. */
  section(side: Side, at: Placed): string;
}

export function contextOf(change: Change): CallContext {
  let stayed: ReadonlySet<string> | null = null;
  const stayedIn = (side: Side) => {
    stayed ??= new Set(
      sentenceDifference(change).stayed.flatMap(([old, now]) => [`b${placeOf(old)}`, `a${placeOf(now)}`]),
    );
    return (at: PlacedSentence) => stayed?.has((side === change.before ? "b" : "a") + placeOf(at)) === true;
  };
  return {
    hasStayed(side, at) {
      const sentence = sentenceAt(side, at);
      return sentence !== null && stayedIn(side)(sentence);
    },
    section: (side, at) => sectionAt(side, at.block).join("\n"),
    sentenceKey: (side, at) => sentenceAt(side, at)?.sentence.key ?? null,
  };
}

/** The sentence a call stands in or behind: the last that began before it in its block. */
export function sentenceAt(side: Side, { block, call }: Placed): PlacedSentence | null {
  const text = side.blocks[block];
  const sentences = text === undefined ? [] : sentencesOf(text);
  const ordinal = sentences.findLastIndex(({ start }) => start <= call.template.start);
  const sentence = sentences[ordinal];
  return sentence === undefined ? null : { block, ordinal, sentence };
}

/** A sentence's place on its side, as one string. */
export function placeOf({ block, ordinal }: PlacedSentence): string {
  return `${block}:${ordinal}`;
}
