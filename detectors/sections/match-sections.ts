import { type Block, type Change, longestIncreasing, sentenceDifference } from "../../src/plugin.ts";
import { newIndices } from "./block-map.ts";
import { type Section, sectionOfBlock } from "./outline.ts";

/** Which sections of two texts are one, by index in their outlines. */
export interface SectionMatch {
  /** Old and new index, ascending by the new one. */
  readonly pairs: readonly (readonly [number, number])[];
  /** Those of the pairs that stand elsewhere among the others; not what moved along with the section around it. */
  readonly moved: readonly (readonly [number, number])[];
}

/**
 * Matches the sections of two texts: by heading first, in order; then those that share at least half of the smaller
 * one's text; then the only ones left between the same neighbours, where both are empty.
 */
export function matchSections(
  change: Change,
  before: readonly Section[],
  after: readonly Section[],
): SectionMatch {
  const newIndex = newIndices(change);
  const newOf = new Map<number, number>();
  const taken = new Set<number>();
  const pair = (old: number, now: number): void => {
    newOf.set(old, now);
    taken.add(now);
  };

  matchByBlock(newIndex, before, after, pair);
  matchBy(before, after, newOf, taken, pair, ({ level, heading }) => `${level} ${heading}`);
  matchBy(before, after, newOf, taken, pair, ({ heading }) => heading);
  if (newOf.size < before.length && taken.size < after.length) {
    matchByText(change, newIndex, before, after, newOf, taken, pair);
    matchEmpty(change, before, after, newOf, taken, pair);
  }

  const pairs = [...newOf].sort((a, b) => a[1] - b[1]);
  return { pairs, moved: movedOf(pairs, before, after, newOf) };
}

type Pair = (old: number, now: number) => void;

function matchByBlock(
  newIndex: (old: number) => number,
  before: readonly Section[],
  after: readonly Section[],
  pair: Pair,
): void {
  const byBlock = new Map(after.map((section, i) => [section.block, i]));
  for (let old = 0; old < before.length; old++) {
    const now = byBlock.get(newIndex(before[old]?.block ?? -1));
    if (now !== undefined) pair(old, now);
  }
}

function matchBy(
  before: readonly Section[],
  after: readonly Section[],
  newOf: ReadonlyMap<number, number>,
  taken: ReadonlySet<number>,
  pair: Pair,
  keyOf: (section: Section) => string,
): void {
  const free = new Map<string, number[]>();
  for (let now = after.length - 1; now >= 0; now--) {
    const section = after[now];
    if (section === undefined || taken.has(now)) continue;
    const queue = free.get(keyOf(section));
    if (queue === undefined) free.set(keyOf(section), [now]);
    else queue.push(now);
  }
  for (let old = 0; old < before.length; old++) {
    const section = before[old];
    const now = section === undefined || newOf.has(old) ? undefined : free.get(keyOf(section))?.pop();
    if (now !== undefined) pair(old, now);
  }
}

function matchByText(
  change: Change,
  newIndex: (old: number) => number,
  before: readonly Section[],
  after: readonly Section[],
  newOf: ReadonlyMap<number, number>,
  taken: ReadonlySet<number>,
  pair: Pair,
): void {
  const shared = sharedText(change, newIndex, before, after, newOf);
  const oldLengths = lengthsOf(change.before.blocks, before);
  const newLengths = lengthsOf(change.after.blocks, after);
  const candidates: { old: number; now: number; length: number }[] = [];
  for (const [old, row] of shared) {
    for (const [now, length] of row) {
      if (taken.has(now)) continue;
      const smaller = Math.min(oldLengths[old] ?? 0, newLengths[now] ?? 0);
      if (length * 2 >= smaller) candidates.push({ old, now, length });
    }
  }
  candidates.sort((a, b) => b.length - a.length || a.old - b.old || a.now - b.now);
  for (const { old, now } of candidates) if (!newOf.has(old) && !taken.has(now)) pair(old, now);
}

/** How much text sections without a match share with each new section: whole blocks, and sentences of changed ones. */
function sharedText(
  change: Change,
  newIndex: (old: number) => number,
  before: readonly Section[],
  after: readonly Section[],
  newOf: ReadonlyMap<number, number>,
): ReadonlyMap<number, ReadonlyMap<number, number>> {
  const shared = new Map<number, Map<number, number>>();
  const oldPart = partOf(before);
  const newPart = partOf(after);
  const add = (old: number, block: number, length: number): void => {
    const now = newPart(block);
    if (now === -1) return;
    const row = shared.get(old) ?? new Map<number, number>();
    row.set(now, (row.get(now) ?? 0) + length);
    shared.set(old, row);
  };
  for (let old = 0; old < before.length; old++) {
    const section = before[old];
    if (section === undefined || newOf.has(old)) continue;
    for (let i = section.block + 1; i < section.end; i++) {
      const length = change.before.blocks[i]?.text.length ?? 0;
      const now = length > 1 ? newIndex(i) : -1;
      if (now !== -1) add(old, now, length);
    }
  }
  for (const [was, is] of sentenceDifference(change).stayed) {
    const old = oldPart(was.block);
    if (old !== -1 && !newOf.has(old)) add(old, is.block, was.sentence.text.length);
  }
  return shared;
}

/** The section a block is in, its heading's block not counted; -1 for none. */
function partOf(outline: readonly Section[]): (block: number) => number {
  const sectionOf = sectionOfBlock(outline);
  return (block) => {
    const section = sectionOf(block);
    return outline[section]?.block === block ? -1 : section;
  };
}

/** How much text stands in each section, blank lines not counted. */
function lengthsOf(blocks: readonly Block[], outline: readonly Section[]): readonly number[] {
  return outline.map(({ block, end }) => {
    let length = 0;
    for (let i = block + 1; i < end; i++) {
      const text = blocks[i]?.text ?? "";
      if (text.length > 1) length += text.length;
    }
    return length;
  });
}

/** Pairs sections without text where each is the only one left between its neighbours. */
function matchEmpty(
  change: Change,
  before: readonly Section[],
  after: readonly Section[],
  newOf: ReadonlyMap<number, number>,
  taken: ReadonlySet<number>,
  pair: Pair,
): void {
  const oldLengths = lengthsOf(change.before.blocks, before);
  const newLengths = lengthsOf(change.after.blocks, after);
  for (let old = 0; old < before.length; old++) {
    if (newOf.has(old)) continue;
    const now = old === 0 ? 0 : (newOf.get(old - 1) ?? -2) + 1;
    if (now < 0 || now >= after.length || taken.has(now)) continue;
    const nextOld = old + 1 < before.length ? newOf.get(old + 1) : after.length;
    if (nextOld !== now + 1) continue;
    const isEmpty = (oldLengths[old] ?? 0) + (newLengths[now] ?? 0) === 0;
    if (isEmpty) pair(old, now);
  }
}

function movedOf(
  pairs: readonly (readonly [number, number])[],
  before: readonly Section[],
  after: readonly Section[],
  newOf: ReadonlyMap<number, number>,
): readonly (readonly [number, number])[] {
  const stayed = new Set(longestIncreasing(pairs.map(([old]) => old)));
  if (stayed.size === pairs.length) return [];
  const off = pairs.filter((_, place) => !stayed.has(place));
  const offOld = new Set(off.map(([old]) => old));
  return off.filter(([old, now]) => {
    const parent = before[old]?.parent ?? -1;
    return parent === -1 || !offOld.has(parent) || newOf.get(parent) !== after[now]?.parent;
  });
}
