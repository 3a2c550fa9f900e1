import {
  type Block,
  type Change,
  markupOf,
  type PlacedSentence,
  type SentenceDifference,
  type Side,
  sectionAt,
  sentencesOf,
} from "../../src/plugin.ts";
import { longestRun } from "./longest-run.ts";
import { matchSections, type Section } from "./match-sections.ts";

/** A sentence that stands elsewhere than before. */
export interface Move {
  readonly from: PlacedSentence;
  readonly to: PlacedSentence;
  readonly fromSection: Section;
  readonly toSection: Section;
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
  const partners = matchSections(sectionsOf(change.before), sectionsOf(change.after), middle);
  const moved = new Set<Move>();
  const loose: Move[] = [];
  const bySection = new Map<Section, Move[]>();
  for (const pair of middle) {
    const { fromSection, toSection } = pair;
    const target = partners.newOf(fromSection);
    if (target === toSection) {
      const known = bySection.get(toSection);
      if (known === undefined) bySection.set(toSection, [pair]);
      else known.push(pair);
    } else if (target !== null && partners.oldOf(toSection) !== null) {
      moved.add(pair);
    } else {
      loose.push(pair);
    }
  }
  for (const pairs of bySection.values()) for (const pair of offRun(pairs)) moved.add(pair);
  // A section that only one text has: what of it changed places with the rest. Sections that moved are no rest.
  if (loose.length > 0) {
    const movedSections = sectionsOffRun(bySection);
    const rest = middle.filter((pair) => !moved.has(pair) && !movedSections.has(pair.toSection));
    for (const pair of offRun(rest)) moved.add(pair);
  }
  return middle.filter((pair) => moved.has(pair));
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
function middleOf({ before, after, kept }: Change, stayed: SentenceDifference["stayed"]): readonly Move[] {
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
    .map(([from, to]) => ({
      from,
      to,
      fromSection: section(before, from),
      toSection: section(after, to),
    }));
}

function section(side: Side, { block }: PlacedSentence): Section {
  return sectionAt(side, block);
}

/** The lead and every section below a heading, in the order of the text. */
function sectionsOf(side: Side): readonly Section[] {
  return [...new Set([sectionAt(side, -1), ...side.blocks.map((_, i) => sectionAt(side, i))])];
}

/** What has to move so that the rest is in order. */
function offRun(pairs: readonly Move[]): readonly Move[] {
  const kept = longestRun(pairs.map(({ from }) => placeOf(from)));
  return pairs.filter((_, i) => kept[i] === false);
}

/** The sections that changed places, by their first sentences. */
function sectionsOffRun(bySection: ReadonlyMap<Section, readonly Move[]>): ReadonlySet<Section> {
  const sections = [...bySection.keys()];
  const firsts = [...bySection.values()].map((pairs) => Math.min(...pairs.map(({ from }) => placeOf(from))));
  const kept = longestRun(firsts);
  return new Set(sections.filter((_, i) => kept[i] === false));
}
