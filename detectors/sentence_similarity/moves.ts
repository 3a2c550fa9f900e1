import {
  type Block,
  type Change,
  markupOf,
  type PlacedSentence,
  type SentenceDifference,
  sectionAt,
  sentencesOf,
} from "../../src/plugin.ts";
import { matchSections } from "../sections/match-sections.ts";
import { outlineOf, sectionOfBlock } from "../sections/outline.ts";
import { longestRun } from "./longest-run.ts";

/** The headings above a sentence, outermost first. */
type Path = readonly string[];

/** A sentence that stands elsewhere than before. */
export interface Move {
  readonly from: PlacedSentence;
  readonly to: PlacedSentence;
  readonly fromSection: Path;
  readonly toSection: Path;
}

/** A sentence of both texts, and its sections by their place in the outlines; the lead is -1. */
interface Stay {
  readonly from: PlacedSentence;
  readonly to: PlacedSentence;
  readonly old: number;
  readonly now: number;
}

/**
 * The sentences that moved: to another section that both texts have, or past others.
 *
 * What keeps its order within its section did not move, wherever the whole section went; of what changed places, as
 * many sentences as can be stay.
 */
export function movesOf(change: Change, { stayed, removed, added }: SentenceDifference): readonly Move[] {
  if (isInOrder(change, stayed)) return [];
  // Where a copy came or went, nobody can tell which of the others is which.
  const unsure = new Set([...removed, ...added].map(({ sentence }) => sentence.key));
  const middle = middleOf(change, stayed).filter(({ to }) => !unsure.has(to.sentence.key));
  const { pairs } = matchSections(change, outlineOf(change.before.blocks), outlineOf(change.after.blocks));
  const newOf = new Map([[lead, lead], ...pairs]);
  const matched = new Set(newOf.values());
  const moved = new Set<Stay>();
  const loose = new Set<Stay>();
  const bySection = new Map<number, Stay[]>();
  for (const stay of middle) {
    const target = newOf.get(stay.old);
    if (target === stay.now) {
      const known = bySection.get(stay.now);
      if (known === undefined) bySection.set(stay.now, [stay]);
      else known.push(stay);
    } else if (target !== undefined && matched.has(stay.now)) {
      moved.add(stay);
    } else {
      loose.add(stay);
    }
  }
  for (const stays of bySection.values()) for (const stay of offRun(stays)) moved.add(stay);
  // A section that only one text has: what of it changed places with the rest. The rest kept its section and its order.
  if (loose.size > 0) {
    const movedSections = sectionsOffRun(bySection);
    const rest = middle.filter((stay) => !moved.has(stay) && !movedSections.has(stay.now));
    for (const stay of offRun(rest)) if (loose.has(stay)) moved.add(stay);
  }
  return middle.filter((stay) => moved.has(stay)).map((stay) => told(change, stay));
}

/** Index of what stands above all headings, in every outline. */
const lead = -1;

function told({ before, after }: Change, { from, to }: Stay): Move {
  return { from, to, fromSection: sectionAt(before, from.block), toSection: sectionAt(after, to.block) };
}

/** Whether what both texts have stands in the same order in both: the usual case, and then nothing moved. */
function isInOrder({ after, kept }: Change, stayed: SentenceDifference["stayed"]): boolean {
  if (ascends(kept, stayed)) return true;
  // Lines without a sentence look alike, and pair as if they had changed places when one comes or goes.
  const telling = kept.filter(([, to]) => isTelling(after.blocks[to]));
  return telling.length < kept.length && ascends(telling, stayed);
}

function isTelling(block: Block | undefined): boolean {
  if (block === undefined || block.bytes <= 1) return false;
  return sentencesOf(block).length > 0 || markupOf(block).heading !== null;
}

/** Whether the old places ascend, of blocks and sentences taken together in the order of the new text. */
function ascends(kept: Change["kept"], stayed: SentenceDifference["stayed"]): boolean {
  let last = -1;
  let next = 0;
  for (const [from, to] of kept) {
    for (let pair = stayed[next]; pair !== undefined && pair[1].block < to; pair = stayed[++next]) {
      const place = placeOf(pair[0]);
      if (place < last) return false;
      last = place;
    }
    const place = from * mostOrdinals;
    if (place < last) return false;
    last = place;
  }
  for (; next < stayed.length; next++) {
    const place = placeOf(stayed[next]?.[0]);
    if (place < last) return false;
    last = place;
  }
  return true;
}

/** More than a block can hold: a place is its block times this plus its ordinal. */
const mostOrdinals = 2 ** 24;

function placeOf(placed: PlacedSentence | undefined): number {
  return placed === undefined ? 0 : placed.block * mostOrdinals + placed.ordinal;
}

/** The sentences both texts have between the first and the last change, in the order of the new text. */
function middleOf({ before, after, kept }: Change, stayed: SentenceDifference["stayed"]): readonly Stay[] {
  const oldSection = sectionOfBlock(outlineOf(before.blocks));
  const newSection = sectionOfBlock(outlineOf(after.blocks));
  const pairs = [...stayed];
  for (const [from, to] of kept) {
    const block = after.blocks[to];
    if (block === undefined) continue;
    for (const [ordinal, sentence] of sentencesOf(block).entries()) {
      pairs.push([
        { sentence, block: from, ordinal },
        { sentence, block: to, ordinal },
      ]);
    }
  }
  return pairs
    .sort((a, b) => placeOf(a[1]) - placeOf(b[1]))
    .map(([from, to]) => ({ from, to, old: oldSection(from.block), now: newSection(to.block) }));
}

/** What has to move so that the rest is in order. */
function offRun(stays: readonly Stay[]): readonly Stay[] {
  const kept = longestRun(stays.map(({ from }) => placeOf(from)));
  return stays.filter((_, i) => kept[i] === false);
}

/** The sections that changed places, by their first sentences. */
function sectionsOffRun(bySection: ReadonlyMap<number, readonly Stay[]>): ReadonlySet<number> {
  const sections = [...bySection.keys()];
  const firsts = [...bySection.values()].map((stays) => Math.min(...stays.map(({ from }) => placeOf(from))));
  const kept = longestRun(firsts);
  return new Set(sections.filter((_, i) => kept[i] === false));
}
