import { addTo } from "../ground/add-to.ts";
import type { Side } from "../page/change.ts";
import { shownSection } from "../page/section.ts";
import { sentencesOf } from "../text/sentences/sentences.ts";
import { citationsAt } from "./citations.ts";
import type { StandingWording } from "./result.ts";

/** The sentences of a text, found by their keys. */
export interface Standings {
  has(key: string): boolean;
  /** The sentences with these keys and their places, in the order of the text. */
  of(keys: readonly string[]): readonly StandingWording[];
}

/** Every sentence of a text, with its place. */
export function standingIn(side: Side): readonly StandingWording[] {
  return side.blocks.flatMap((block, index) =>
    sentencesOf(block).map(({ key, text }, ordinal) => ({
      wording: { key, text },
      section: shownSection(side, index),
      citations: citationsAt(side.blocks, { block: index, ordinal }),
    })),
  );
}

/** Prepares a search for the sentences of a text by their keys. */
export function createStandings(all: readonly StandingWording[]): Standings {
  const places = new Map<string, number[]>();
  for (const [place, { wording }] of all.entries()) {
    addTo(places, wording.key, place);
  }
  return {
    has: (key) => places.has(key),
    of: (keys) =>
      keys
        .flatMap((key) => places.get(key) ?? [])
        .sort((a, b) => a - b)
        .flatMap((place) => all[place] ?? []),
  };
}
