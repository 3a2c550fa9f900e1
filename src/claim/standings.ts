import type { Side } from "../page/change.ts";
import { sectionAt } from "../page/section.ts";
import { sentencesOf } from "../text/sentences.ts";
import { citationsOf } from "./citations.ts";
import type { Standing } from "./result.ts";

/** The sentences of a text among the given ones, where they stand, in its order. */
export function standingsIn(side: Side | null, keys: ReadonlySet<string>): readonly Standing[] {
  const standings: Standing[] = [];
  for (const [index, block] of (side?.blocks ?? []).entries()) {
    for (const [ordinal, { key, text }] of sentencesOf(block).entries()) {
      if (side === null || !keys.has(key)) continue;
      standings.push({
        wording: { key, text },
        section: sectionAt(side, index),
        citations: citationsOf(block, ordinal),
      });
    }
  }
  return standings;
}
