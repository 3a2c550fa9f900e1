import {
  addTo,
  type Block,
  type Change,
  isAscending,
  longestIncreasing,
  markupOf,
  outlineOf,
  type PlacedSentence,
  placeOf,
  placeOfBlock,
  type SentenceDifference,
  type Side,
  sectionAt,
  sectionOfBlock,
  sentencesOf,
} from "../../src/plugin.ts";
import { matchSections } from "../sections/match-sections.ts";

/** The headings above a sentence, outermost first. */
type Path = readonly string[];

/** A sentence that stands elsewhere than before. */
export interface Move {
  readonly from: PlacedSentence;
  readonly to: PlacedSentence;
  readonly fromSection: Path;
  readonly toSection: Path;
  /** Whether it changed places with no other of the sentences compared, so that only headings, or what was edited, went past it. */
  readonly keepsOrder: boolean;
}

/** A sentence of both texts, and its sections by their indices in the outlines; the lead is -1. */
interface StayedSentence {
  readonly from: PlacedSentence;
  readonly to: PlacedSentence;
  readonly old: number;
  readonly now: number;
}

/**
 * The sentences that moved: to another section that both texts have, renamed or not, or past others.
 *
 * A sentence that keeps its order within its section did not move, wherever the whole section went. Where sentences changed
 * places, as many as possible count as staying. A sentence that left its section for a new one did move if it went past
 * sentences that stayed.
 */
export function movesOf(change: Change, { stayed, removed, added }: SentenceDifference): readonly Move[] {
  if (!replacesHeading(change) && isInOrder(change, stayed)) return [];
  // Where a copy came or went, nobody can say which of the others is which.
  const unsure = new Set<string>();
  for (const { sentence } of removed) unsure.add(sentence.key);
  for (const { sentence } of added) unsure.add(sentence.key);
  const middle = keptSentences(change, stayed, unsure);
  const { pairs } = matchSections(change);
  const newOf = new Map([[lead, lead], ...pairs]);
  const matched = new Set(newOf.values());
  const goesElsewhere = (old: number, now: number) => {
    const target = newOf.get(old);
    return target !== undefined && target !== now && matched.has(now);
  };
  const below = movedBelow(change, unsure, goesElsewhere);
  const moved = new Set(below);
  const loose = new Set<StayedSentence>();
  const bySection = new Map<number, StayedSentence[]>();
  for (const stay of middle) {
    if (newOf.get(stay.old) === stay.now) {
      addTo(bySection, stay.now, stay);
    } else if (goesElsewhere(stay.old, stay.now)) {
      moved.add(stay);
    } else {
      loose.add(stay);
    }
  }
  for (const stays of bySection.values()) for (const stay of offRun(stays)) moved.add(stay);
  // For a section that only one text has: which of its sentences changed places with the rest, which kept section and order.
  if (loose.size > 0) {
    const remaining = middle.filter((stay) => !moved.has(stay));
    for (const stay of pastTheirOwn(remaining, loose)) moved.add(stay);
    const movedSections = sectionsOffRun(bySection);
    const rest = middle.filter((stay) => !moved.has(stay) && !movedSections.has(stay.now));
    for (const stay of offRun(rest)) if (loose.has(stay)) moved.add(stay);
  }
  if (moved.size === 0) return [];
  const all = [...middle, ...below];
  const inOrder = keepingOrder(all);
  return all.filter((stay) => moved.has(stay)).map((stay) => told(change, stay, inOrder.has(stay)));
}

/** Index of what stands above all headings, in every outline. */
const lead = -1;

function told({ before, after }: Change, { from, to }: StayedSentence, keepsOrder: boolean): Move {
  return {
    from,
    to,
    fromSection: sectionAt(before, from.block),
    toSection: sectionAt(after, to.block),
    keepsOrder,
  };
}

/** Sentences that come after all that stand before them in the new text, and before all that follow, in the old text too. */
function keepingOrder(stays: readonly StayedSentence[]): ReadonlySet<StayedSentence> {
  const kept = new Set<StayedSentence>();
  let latest = -1;
  for (const stay of stays) {
    const place = placeOf(stay.from);
    if (place > latest) kept.add(stay);
    latest = Math.max(latest, place);
  }
  let earliest = Infinity;
  for (const stay of stays.toReversed()) {
    const place = placeOf(stay.from);
    if (place > earliest) kept.delete(stay);
    earliest = Math.min(earliest, place);
  }
  return kept;
}

/**
 * Whether a heading went and one came: the same that is another block, as where it is the last line of one text and no break ends
 * it, or one that was renamed. Then everything that is equal may have kept its order, and yet a sentence may be on the other side
 * of the heading.
 */
function replacesHeading({ before, after }: Change): boolean {
  return hasChangedHeading(before) && hasChangedHeading(after);
}

function hasChangedHeading({ blocks, changed }: Side): boolean {
  return changed.some((index) => {
    const block = blocks[index];
    return block !== undefined && markupOf(block).heading !== null;
  });
}

/** Whether everything that both texts have is in the same order in both: the usual case, in which nothing moved. */
function isInOrder({ after, kept }: Change, stayed: SentenceDifference["stayed"]): boolean {
  if (ascends(kept, stayed)) return true;
  // Lines without a sentence look alike: when one comes or goes, others pair as if they had changed places.
  const telling = kept.filter((pair) => isTelling(after.blocks[pair[1]]));
  return telling.length < kept.length && ascends(telling, stayed);
}

function isTelling(block: Block | undefined): boolean {
  if (block === undefined || block.bytes <= 1) return false;
  return sentencesOf(block).length > 0 || markupOf(block).heading !== null;
}

/** Whether the old places ascend, with blocks and sentences taken together in the order of the new text. */
function ascends(kept: Change["kept"], stayed: SentenceDifference["stayed"]): boolean {
  let last = -1;
  let next = 0;
  for (let i = 0; i < kept.length; i++) {
    const to = kept[i]?.[1] ?? 0;
    for (let pair = stayed[next]; pair !== undefined && pair[1].block < to; pair = stayed[++next]) {
      const place = placeOf(pair[0]);
      if (place < last) return false;
      last = place;
    }
    const place = placeOfBlock(kept[i]?.[0] ?? 0);
    if (place < last) return false;
    last = place;
  }
  for (let pair = stayed[next]; pair !== undefined; pair = stayed[++next]) {
    const place = placeOf(pair[0]);
    if (place < last) return false;
    last = place;
  }
  return true;
}

/** The sentences both texts have between the first and the last change, in the order of the new text. */
function keptSentences(
  { before, after, kept }: Change,
  stayed: SentenceDifference["stayed"],
  unsure: ReadonlySet<string>,
): readonly StayedSentence[] {
  const oldSection = sectionOfBlock(outlineOf(before.blocks));
  const newSection = sectionOfBlock(outlineOf(after.blocks));
  const middle: StayedSentence[] = [];
  const add = ([from, to]: readonly [PlacedSentence, PlacedSentence]): void => {
    if (unsure.has(to.sentence.key)) return;
    middle.push({ from, to, old: oldSection(from.block), now: newSection(to.block) });
  };
  let next = 0;
  for (const [from, to] of kept) {
    for (let pair = stayed[next]; pair !== undefined && pair[1].block < to; pair = stayed[++next]) add(pair);
    const sentences = sentencesOf(after.blocks[to]);
    if (sentences.length === 0) continue;
    const old = oldSection(from);
    const now = newSection(to);
    for (let ordinal = 0; ordinal < sentences.length; ordinal++) {
      const sentence = sentences[ordinal];
      if (sentence === undefined || unsure.has(sentence.key)) continue;
      const place = { sentence, block: from, ordinal };
      middle.push({ from: place, to: { sentence, block: to, ordinal }, old, now });
    }
  }
  for (let pair = stayed[next]; pair !== undefined; pair = stayed[++next]) add(pair);
  return middle;
}

/**
 * The sentences from the last change to the next heading, if they are below another heading than before: one that both texts
 * have came before them.
 */
function movedBelow(
  { before, after, kept }: Change,
  unsure: ReadonlySet<string>,
  goesElsewhere: (old: number, now: number) => boolean,
): readonly StayedSentence[] {
  const first = Math.max(after.changed.at(-1) ?? -1, kept.at(-1)?.[1] ?? -1) + 1;
  const shift = before.blocks.length - after.blocks.length;
  const old = sectionOfBlock(outlineOf(before.blocks))(first + shift);
  const now = sectionOfBlock(outlineOf(after.blocks))(first);
  if (!goesElsewhere(old, now)) return [];
  const below: StayedSentence[] = [];
  for (let block = first; block < after.blocks.length; block++) {
    const text = after.blocks[block];
    if (text === undefined || markupOf(text).heading !== null) break;
    for (const [ordinal, sentence] of sentencesOf(text).entries()) {
      if (unsure.has(sentence.key)) continue;
      const to = { sentence, block, ordinal };
      below.push({ from: { ...to, block: block + shift }, to, old, now });
    }
  }
  return below;
}

/** Sentences that left their section past others that stayed in it, in either direction. */
function pastTheirOwn(
  stays: readonly StayedSentence[],
  loose: ReadonlySet<StayedSentence>,
): ReadonlySet<StayedSentence> {
  const past = new Set<StayedSentence>();
  for (const [inTurn, sign] of [[stays, 1] as const, [stays.toReversed(), -1] as const]) {
    // For each section, the place of the last sentence that stayed: in the old text, too, the loose ones have to come after it.
    const stayed = new Map<number, number>();
    for (const stay of inTurn) {
      const place = sign * placeOf(stay.from);
      if (!loose.has(stay)) stayed.set(stay.old, place);
      else if (place < (stayed.get(stay.old) ?? -Infinity)) past.add(stay);
    }
  }
  return past;
}

/** The fewest sentences that have to move for the rest to be in order. */
function offRun(stays: readonly StayedSentence[]): readonly StayedSentence[] {
  if (isAscending(stays, ({ from }) => placeOf(from))) return [];
  const kept = new Set(longestIncreasing(stays.map(({ from }) => placeOf(from))));
  return stays.filter((_, i) => !kept.has(i));
}

/** The sections that changed places. */
function sectionsOffRun(bySection: ReadonlyMap<number, readonly StayedSentence[]>): ReadonlySet<number> {
  const sections = [...bySection.keys()];
  const kept = new Set(longestIncreasing([...bySection.values()].map(([first]) => first?.old ?? lead)));
  return new Set(sections.filter((_, i) => !kept.has(i)));
}
