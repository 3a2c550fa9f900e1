import { addTo, parentOf, type Section, sectionOfBlock } from "../../src/plugin.ts";
import { isComplete, type Match, pair } from "./match.ts";
import { pathNumbers } from "./path-numbers.ts";

/**
 * Pairs sections whose own headings and the headings around them are equal: first those whose heading is the same block,
 * then in order.
 */
export function matchByPath(match: Match): void {
  matchByBlock(match, haveOnePath);
  matchByKey(match, pathNumbers(levelAndHeading));
}

/** Pairs sections with one heading wherever they stand; last, those whose headings differ only in case and marks around them. */
export function matchByHeading(match: Match): void {
  matchByBlock(match, () => true);
  matchByKey(match, (outline) => outline.map(levelAndHeading));
  matchByKey(match, (outline) => outline.map(({ heading }) => heading));
  matchByKey(
    match,
    pathNumbers((section) => levelAndHeading(section).toLowerCase()),
  );
  matchByKey(match, (outline) => outline.map(headingWords));
}

/** Whether two sections have the same heading, and the same headings around them. */
function haveOnePath({ before, after }: Match, old: number, now: number): boolean {
  let [was, is] = [before[old], after[now]];
  while (was !== undefined && is !== undefined) {
    if (was.level !== is.level || was.heading !== is.heading) return false;
    [was, is] = [parentOf(before, was), parentOf(after, is)];
  }
  return was === is;
}

function matchByBlock(match: Match, isWanted: (match: Match, old: number, now: number) => boolean): void {
  if (isComplete(match)) return;
  const { before, after, newIndex } = match;
  const isFree = byHeading(match);
  const sectionOf = sectionOfBlock(after);
  for (let old = 0; old < before.length; old++) {
    const block = isFree.old(old) ? newIndex(before[old]?.block ?? -1) : -1;
    const now = block === -1 ? -1 : sectionOf(block);
    if (after[now]?.block !== block || !isFree.now(now)) continue;
    if (isWanted(match, old, now)) pair(match, old, now);
  }
}

function levelAndHeading({ level, heading }: Section): string {
  return `${level} ${heading}`;
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
function matchByKey(
  match: Match,
  keysOf: (outline: readonly Section[]) => readonly (string | number)[],
): void {
  // In most cases all sections are paired by now, and their headings need not be written out.
  if (isComplete(match)) return;
  const isFree = byHeading(match);
  const [oldKeys, newKeys] = [keysOf(match.before), keysOf(match.after)];
  const free = new Map<string | number, number[]>();
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
function byHeading({ newOf, oldOf, apart }: Match) {
  return {
    old: (old: number) => newOf[old] === -1 && !apart.old.has(old),
    now: (now: number) => oldOf[now] === -1 && !apart.now.has(now),
  };
}
