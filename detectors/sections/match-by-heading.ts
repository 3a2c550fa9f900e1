import { addTo, parentOf, type Section, sectionOfBlock } from "../../src/plugin.ts";
import { isComplete, type Left, type Match, pair } from "./match.ts";
import { pathNumbers } from "./path-numbers.ts";

/**
 * Pairs sections whose own headings and the headings around them are equal: first those whose heading is the same block,
 * then in order.
 */
export function matchByPath(
  newIndex: (old: number) => number,
  before: readonly Section[],
  after: readonly Section[],
  match: Match,
): void {
  matchByBlock(newIndex, before, after, match, (old, now) => haveOnePath(before, old, after, now));
  // In most cases all sections are paired by now, and their headings need not be written out.
  if (isComplete(match)) return;
  const pathsOf = pathNumbers(levelAndHeading);
  matchByKey(pathsOf(before), pathsOf(after), match);
}

/** Pairs sections with one heading wherever they stand; last, those whose headings differ only in case and marks around them. */
export function matchByHeading(
  newIndex: (old: number) => number,
  before: readonly Section[],
  after: readonly Section[],
  match: Match,
): void {
  matchByBlock(newIndex, before, after, match, () => true);
  matchByKey(before.map(levelAndHeading), after.map(levelAndHeading), match);
  matchByKey(before.map(headingAlone), after.map(headingAlone), match);
  const pathsOf = pathNumbers((section) => levelAndHeading(section).toLowerCase());
  matchByKey(pathsOf(before), pathsOf(after), match);
  if (!isComplete(match)) matchByKey(before.map(headingWords), after.map(headingWords), match);
}

/** Whether two sections have the same heading, and the same headings around them. */
function haveOnePath(
  before: readonly Section[],
  old: number,
  after: readonly Section[],
  now: number,
): boolean {
  let [was, is] = [before[old], after[now]];
  while (was !== undefined && is !== undefined) {
    if (was.level !== is.level || was.heading !== is.heading) return false;
    [was, is] = [parentOf(before, was), parentOf(after, is)];
  }
  return was === is;
}

function matchByBlock(
  newIndex: (old: number) => number,
  before: readonly Section[],
  after: readonly Section[],
  match: Match,
  isWanted: (old: number, now: number) => boolean,
): void {
  if (isComplete(match)) return;
  const isFree = byHeading(match);
  const sectionOf = sectionOfBlock(after);
  for (let old = 0; old < before.length; old++) {
    const block = isFree.old(old) ? newIndex(before[old]?.block ?? -1) : -1;
    const now = block === -1 ? -1 : sectionOf(block);
    if (after[now]?.block !== block || !isFree.now(now)) continue;
    if (isWanted(old, now)) pair(match, old, now);
  }
}

function levelAndHeading({ level, heading }: Section): string {
  return `${level} ${heading}`;
}

function headingAlone({ heading }: Section): string {
  return heading;
}

/** A heading in one case, without the marks left over where a line has more of them on one side: `=== Ice ==`. */
function headingWords({ heading }: Section): string {
  const parts = heading.toLowerCase().split("=");
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join("=");
}

/** Pairs sections with equal keys; the keys are given for the sections of each text, in order. */
function matchByKey<TKey extends string | number>(
  oldKeys: readonly TKey[],
  newKeys: readonly TKey[],
  match: Match,
): void {
  if (isComplete(match)) return;
  const isFree = byHeading(match);
  const free = new Map<TKey, number[]>();
  for (let now = newKeys.length - 1; now >= 0; now--) {
    const key = isFree.now(now) ? newKeys[now] : undefined;
    if (key === undefined) continue;
    addTo(free, key, now);
  }
  for (let old = 0; old < oldKeys.length; old++) {
    const key = isFree.old(old) ? oldKeys[old] : undefined;
    const now = key === undefined ? undefined : free.get(key)?.pop();
    if (now !== undefined) pair(match, old, now);
  }
}

/** Whether a section may still be paired by its heading. */
function byHeading({ newOf, oldOf, apart }: Match): Left {
  return {
    old: (old) => newOf[old] === -1 && !apart.old.has(old),
    now: (now) => oldOf[now] === -1 && !apart.now.has(now),
  };
}
