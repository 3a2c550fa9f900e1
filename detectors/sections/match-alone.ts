import { type Block, type Change, type Section, sentencesOf, wordsIn } from "../../src/plugin.ts";
import { type Match, mayPair, pair } from "./match.ts";

/**
 * Pairs the only section left between two others with the only one between their partners, where both are of one level and
 * below the same section, and either has no sentences that could tell it from the other: then by a section that is below
 * both, by a word, or where one is empty.
 */
export function matchAlone(
  change: Change,
  before: readonly Section[],
  after: readonly Section[],
  match: Match,
): void {
  const [oldNext, newNext] = [nextIn(before), nextIn(after)];
  const oldPrevious = previousBy(oldNext);
  for (let old = 0; old < before.length; old++) {
    const section = before[old];
    if (section === undefined || match.newOf[old] !== -1) continue;
    const above = oldPrevious[old] ?? -1;
    const parent = partnerOf(section.parent, match);
    const now = above === -1 ? firstBelow(parent) : (newNext[partnerOf(above, match)] ?? -1);
    const is = after[now];
    if (is === undefined || is.parent !== parent || is.level !== section.level) continue;
    if (!mayPair(match, old, now)) continue;
    if (partnerOf(oldNext[old] ?? -1, match) !== (newNext[now] ?? -1)) continue;
    const [was, has] = [ownText(change.before.blocks, section), ownText(change.after.blocks, is)];
    if (was.hasSentences && has.hasSentences) continue;
    if (havePartInCommon(before, old, after, now, match) || mayBeOne(was, has)) pair(match, old, now);
  }
}

/** Stands for none where there is one that has no partner. */
const lost = -2;

function partnerOf(old: number, { newOf }: Match): number {
  if (old === -1) return -1;
  const now = newOf[old] ?? -1;
  return now === -1 ? lost : now;
}

/** A section begins right behind the one it is in, where there is any before it. */
function firstBelow(parent: number): number {
  return parent === lost ? -1 : parent + 1;
}

/** The section behind each among those below the same one; -1 behind the last. */
function nextIn(outline: readonly Section[]): readonly number[] {
  const next = new Array<number>(outline.length).fill(-1);
  const last = new Map<number, number>();
  for (let i = 0; i < outline.length; i++) {
    const parent = outline[i]?.parent ?? -1;
    const previous = last.get(parent);
    if (previous !== undefined) next[previous] = i;
    last.set(parent, i);
  }
  return next;
}

function previousBy(next: readonly number[]): readonly number[] {
  const previous = new Array<number>(next.length).fill(-1);
  for (let i = 0; i < next.length; i++) {
    const behind = next[i] ?? -1;
    if (behind !== -1) previous[behind] = i;
  }
  return previous;
}

/** What stands below a heading before the next one. */
interface OwnText {
  readonly wikitext: string;
  readonly hasSentences: boolean;
}

/** So much wikitext without a sentence is looked at: a template, a gallery, a table. */
const mostCharacters = 4000;

function ownText(blocks: readonly Block[], { block, end }: Section): OwnText {
  let wikitext = "";
  let hasSentences = false;
  for (let i = block + 1; i < end && wikitext.length < mostCharacters; i++) {
    const line = blocks[i];
    if (line === undefined) continue;
    wikitext += line.text;
    hasSentences ||= sentencesOf(line).length > 0;
  }
  return { wikitext, hasSentences };
}

/** Whether one is empty, or a word stands in both: a list of references does not become a gallery. */
function mayBeOne(was: OwnText, is: OwnText): boolean {
  const words = new Set(wordsIn(was.wikitext.slice(0, mostCharacters)));
  const others = wordsIn(is.wikitext.slice(0, mostCharacters));
  return words.size === 0 || others.length === 0 || others.some((word) => words.has(word));
}

function havePartInCommon(
  before: readonly Section[],
  old: number,
  after: readonly Section[],
  now: number,
  { newOf }: Match,
): boolean {
  const level = before[old]?.level ?? 0;
  for (let part = old + 1; (before[part]?.level ?? 0) > level; part++) {
    if (before[part]?.parent === old && after[newOf[part] ?? -1]?.parent === now) return true;
  }
  return false;
}
