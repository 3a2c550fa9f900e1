import { addTo } from "../ground/add-to.ts";
import type { Block } from "../page/block.ts";
import type { Change } from "../page/change.ts";
import { type PlacedSentence, sentenceDifference } from "../page/sentence-difference.ts";
import { sentencesOf } from "../text/sentences/sentences.ts";
import { type Citation, citationsAt, referencesAt } from "./citations.ts";
import type { CitedDifference } from "./recited.ts";

/** The citations of the sentences in a change; each call for one sentence takes the next of its copies. */
export interface Places {
  gone(key: string): readonly Citation[];
  come(key: string): readonly Citation[];
  /** The citations of a sentence that stayed, at its place in the new text. */
  stayed(key: string): readonly Citation[];
}

/** Finds the citations of the sentences that were removed, were added, and stayed in a change. */
export function placesOf(change: Change, { removed, added }: CitedDifference): Places {
  const { before, after } = change;
  return {
    gone: taker(before.blocks, () => removed),
    come: taker(after.blocks, () => added),
    stayed: taker(after.blocks, () => stayedIn(change)),
  };
}

function taker(blocks: readonly Block[], placed: () => readonly PlacedSentence[]) {
  let byKey: Map<string, PlacedSentence[]> | null = null;
  return (key: string): readonly Citation[] => {
    byKey ??= groupCited(blocks, placed());
    const place = byKey.get(key)?.pop();
    return place === undefined ? [] : citationsAt(blocks, place);
  };
}

/** Sentences by key, the first last; empty if none of them has a citation, as on most pages and in most changes. */
function groupCited(
  blocks: readonly Block[],
  placed: readonly PlacedSentence[],
): Map<string, PlacedSentence[]> {
  const byKey = new Map<string, PlacedSentence[]>();
  if (!placed.some((place) => referencesAt(blocks, place).length > 0)) return byKey;
  for (const place of placed.toReversed()) addTo(byKey, place.sentence.key, place);
  return byKey;
}

/** The sentences that stayed: in a block that was changed, or in one that was kept and moved as a whole. */
function stayedIn(change: Change): readonly PlacedSentence[] {
  const { blocks } = change.after;
  const inKept = change.kept.flatMap(([, index]) => {
    const block = blocks[index];
    if (block === undefined) return [];
    return sentencesOf(block).map((sentence, ordinal) => ({ sentence, block: index, ordinal }));
  });
  return [...sentenceDifference(change).stayed.map(([, place]) => place), ...inKept];
}
