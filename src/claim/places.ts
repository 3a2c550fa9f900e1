import { addTo } from "../ground/add-to.ts";
import type { Block } from "../page/block.ts";
import type { Change } from "../page/change.ts";
import { shownSection } from "../page/section.ts";
import { type PlacedSentence, placeOf, sentenceDifference } from "../page/sentence-difference.ts";
import { markupOf } from "../text/markup/markup-of.ts";
import { sentencesOf } from "../text/sentences/sentences.ts";
import { type Citation, citationsAt, referencesAt } from "./citations.ts";
import type { CitedDifference } from "./recited.ts";

/** The citations of the sentences in a change; each call for one sentence takes the next of its copies. */
export interface Places {
  gone(key: string): readonly Citation[];
  come(key: string): readonly Citation[];
  /** The citations of a sentence that stayed, at its place in the new text below these headings: its copies may cite something else. */
  stayed(key: string, section: readonly string[]): readonly Citation[];
}

/** Finds the citations of the sentences that were removed, were added, and stayed in a change. */
export function placesOf(change: Change, { removed, added }: CitedDifference): Places {
  const { before, after } = change;
  const stayed = taker(
    after.blocks,
    () => stayedIn(change),
    ({ sentence, block }) => keyWithin(sentence.key, shownSection(after, block)),
  );
  return {
    gone: taker(before.blocks, () => removed, keyOf),
    come: taker(after.blocks, () => added, keyOf),
    stayed: (key, section) => stayed(keyWithin(key, section)),
  };
}

const keyOf = ({ sentence }: PlacedSentence) => sentence.key;

function keyWithin(key: string, section: readonly string[]): string {
  return [key, ...section].join("\n");
}

function taker(
  blocks: readonly Block[],
  placed: () => readonly PlacedSentence[],
  groupOf: (place: PlacedSentence) => string,
) {
  let byKey: Map<string, PlacedSentence[]> | null = null;
  return (key: string): readonly Citation[] => {
    byKey ??= groupCited(blocks, placed(), groupOf);
    const place = byKey.get(key)?.pop();
    return place === undefined ? [] : citationsAt(blocks, place);
  };
}

/** Sentences by key, the first last; empty if none of them has a citation, as on most pages and in most changes. */
function groupCited(
  blocks: readonly Block[],
  placed: readonly PlacedSentence[],
  groupOf: (place: PlacedSentence) => string,
): Map<string, PlacedSentence[]> {
  const byKey = new Map<string, PlacedSentence[]>();
  if (!placed.some((place) => referencesAt(blocks, place).length > 0)) return byKey;
  for (const place of placed.toReversed()) addTo(byKey, groupOf(place), place);
  return byKey;
}

/**
 * The sentences that stayed and may have moved, in the order of the new text: in a block that was changed, in one that was kept
 * and moved as a whole, or behind the last change, where another heading may have come above them.
 */
function stayedIn(change: Change): readonly PlacedSentence[] {
  const inKept = change.kept.flatMap(([, index]) => sentencesAt(change, index));
  const inChanged = sentenceDifference(change).stayed.map(([, place]) => place);
  return [...inChanged, ...inKept, ...belowChange(change)].sort((a, b) => placeOf(a) - placeOf(b));
}

/** The sentences from the last change to the next heading. */
function belowChange(change: Change): readonly PlacedSentence[] {
  const { after, kept } = change;
  const first = Math.max(after.changed.at(-1) ?? -1, kept.at(-1)?.[1] ?? -1) + 1;
  const below: PlacedSentence[] = [];
  for (let index = first; index < after.blocks.length; index++) {
    const block = after.blocks[index];
    if (block === undefined || markupOf(block).heading !== null) break;
    for (const place of sentencesAt(change, index)) below.push(place);
  }
  return below;
}

function sentencesAt({ after }: Change, index: number): readonly PlacedSentence[] {
  const block = after.blocks[index];
  if (block === undefined) return [];
  return sentencesOf(block).map((sentence, ordinal) => ({ sentence, block: index, ordinal }));
}
