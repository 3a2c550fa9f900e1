import {
  addTo,
  type Block,
  type Change,
  isAscending,
  longestIncreasing,
  parentOf,
  type Section,
  sectionOfBlock,
} from "../../src/plugin.ts";
import { newIndices } from "./block-map.ts";
import { isComplete, type Left, leftBy, type Match, mayPair, noMatch, pair, pairSharing } from "./match.ts";
import { matchAlone } from "./match-alone.ts";
import { matchByParts } from "./match-by-parts.ts";
import { matchCopies } from "./match-copies.ts";
import { readAlike, wordPairs } from "./read-alike.ts";
import { sharingSections } from "./sharing-sections.ts";

/** Which sections of two texts are one, by index in their outlines. */
interface SectionMatch {
  /** Old and new index, ascending by the new one. */
  readonly pairs: readonly (readonly [number, number])[];
  /** Those of the pairs that stand elsewhere among the others; not what moved along with the section around it. */
  readonly moved: readonly (readonly [number, number])[];
}

/**
 * Matches the sections of two texts: by heading first, in order, those below the same headings, copies of one heading by what
 * each of them alone holds; then those that share four fifths of either's text; then by heading wherever it stands, at last in
 * another case; then those that share at least half of the smaller one's text; then, of those left between the same
 * neighbours, the only ones where both are empty, and the first that read alike; then those that stand above the same
 * sections; then the only ones left between the same neighbours.
 */
export function matchSections(
  change: Change,
  before: readonly Section[],
  after: readonly Section[],
): SectionMatch {
  const newIndex = newIndices(change);
  const match = noMatch(before.length, after.length);
  matchCopies(change, newIndex, before, after, match);
  matchByBlock(newIndex, before, after, match, (old, now) => haveOnePath(before, old, after, now));
  // Mostly all of them are matched by now, and their headings need not be written down.
  if (!isComplete(match)) matchBy(pathsOf(before), pathsOf(after), match);
  if (!isComplete(match)) {
    const sharing = sharingSections(change, newIndex, before, after, leftBy(match));
    pairSharing(
      match,
      sharing.filter(({ isNearlyAll }) => isNearlyAll),
    );
    matchByHeading(newIndex, before, after, match);
    pairSharing(match, sharing);
    matchEmpty(change, before, after, match);
    matchReworded(change, before, after, match);
    if (!isComplete(match)) matchByParts(before, after, match);
    if (!isComplete(match)) matchAlone(change, before, after, match);
  }
  const pairs: (readonly [number, number])[] = [];
  for (let now = 0; now < after.length; now++) {
    const old = match.oldOf[now] ?? -1;
    if (old !== -1) pairs.push([old, now]);
  }
  return { pairs, moved: movedOf(pairs, before, after, match) };
}

/** The headings of each section, its own and those around it, as one text: equal headings may stand in several. */
function pathsOf(outline: readonly Section[]): readonly string[] {
  const paths: string[] = [];
  for (const { level, heading, parent } of outline) {
    paths.push(`${parent === -1 ? "" : paths[parent]}\n${level} ${heading}`);
  }
  return paths;
}

function matchByHeading(
  newIndex: (old: number) => number,
  before: readonly Section[],
  after: readonly Section[],
  match: Match,
): void {
  matchByBlock(newIndex, before, after, match, () => true);
  matchBy(before.map(levelAndHeading), after.map(levelAndHeading), match);
  matchBy(before.map(headingAlone), after.map(headingAlone), match);
  matchBy(pathsOf(before).map(inOneCase), pathsOf(after).map(inOneCase), match);
}

/** Whether two sections have the same heading, and so have those around them. */
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

function inOneCase(path: string): string {
  return path.toLowerCase();
}

/** Pairs sections of equal keys, given for each of either text, in order. */
function matchBy(oldKeys: readonly string[], newKeys: readonly string[], match: Match): void {
  if (isComplete(match)) return;
  const isFree = byHeading(match);
  const free = new Map<string, number[]>();
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

/** Pairs sections without text where each is the only one left between its neighbours. */
function matchEmpty(
  change: Change,
  before: readonly Section[],
  after: readonly Section[],
  match: Match,
): void {
  const { newOf, oldOf } = match;
  for (let old = 0; old < before.length; old++) {
    if (newOf[old] !== -1) continue;
    const above = old === 0 ? -1 : newOf[old - 1];
    const now = (above ?? -1) + 1;
    if ((old > 0 && above === -1) || oldOf[now] !== -1) continue;
    const nextOld = old + 1 < before.length ? newOf[old + 1] : after.length;
    if (nextOld !== now + 1) continue;
    if (isEmpty(change.before.blocks, before[old]) && isEmpty(change.after.blocks, after[now]))
      pair(match, old, now);
  }
}

/** More sections behind one neighbour are a new page rather than another heading. */
const mostTried = 16;

/** Pairs sections behind the same neighbour that read alike, whatever their headings. */
function matchReworded(
  { before: { blocks: oldBlocks }, after: { blocks: newBlocks } }: Change,
  before: readonly Section[],
  after: readonly Section[],
  match: Match,
): void {
  const { newOf, oldOf } = match;
  for (let old = 0; old < before.length && !isComplete(match); old++) {
    const above = old === 0 ? -1 : (newOf[old - 1] ?? -1);
    if (newOf[old] !== -1 || (old > 0 && above === -1)) continue;
    const was = wordPairs(oldBlocks, before[old]);
    if (was === null) continue;
    for (let now = above + 1; now <= above + mostTried && oldOf[now] === -1; now++) {
      const is = wordPairs(newBlocks, after[now]);
      if (is === null || !mayPair(match, old, now) || !readAlike(was, is)) continue;
      pair(match, old, now);
      break;
    }
  }
}

function isEmpty(blocks: readonly Block[], section: Section | undefined): boolean {
  if (section === undefined) return false;
  for (let i = section.block + 1; i < section.end; i++) if ((blocks[i]?.text.length ?? 0) > 1) return false;
  return true;
}

function movedOf(
  pairs: readonly (readonly [number, number])[],
  before: readonly Section[],
  after: readonly Section[],
  { newOf }: Match,
): readonly (readonly [number, number])[] {
  if (isAscending(pairs, ([old]) => old)) return [];
  const stayed = new Set(longestIncreasing(pairs.map(([old]) => old)));
  const off = pairs.filter((_, place) => !stayed.has(place));
  const offOld = new Set(off.map(([old]) => old));
  return off.filter(([old, now]) => {
    const parent = before[old]?.parent ?? -1;
    return parent === -1 || !offOld.has(parent) || newOf[parent] !== after[now]?.parent;
  });
}
