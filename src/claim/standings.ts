import type { Side } from "../page/change.ts";
import { sectionAt } from "../page/section.ts";
import { sentencesOf } from "../text/sentences.ts";
import { citationsOf } from "./citations.ts";
import type { Standing } from "./result.ts";

/** What stands of a text. */
export interface Standings {
  has(key: string): boolean;
  /** Where the sentences with these keys stand, in the order of the text. */
  of(keys: readonly string[]): readonly Standing[];
}

export function createStandings(side: Side | null): Standings {
  const all: Standing[] = [];
  const places = new Map<string, number[]>();
  for (const [index, block] of (side?.blocks ?? []).entries()) {
    for (const [ordinal, { key, text }] of sentencesOf(block).entries()) {
      const section = side === null ? [] : sectionAt(side, index);
      const known = places.get(key);
      if (known === undefined) places.set(key, [all.length]);
      else known.push(all.length);
      all.push({ wording: { key, text }, section, citations: citationsOf(block, ordinal) });
    }
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
