import { type Block, type Section, sentencesOf, wordsIn } from "../../src/plugin.ts";
import { type Match, mayPair, pair } from "./match.ts";
import { partsOf } from "./parts-of.ts";

/**
 * Pairs two sections, each the only one left between two others that are partners of those around the other. Both have to be
 * of one level and below the same section, and one of them without sentences to recognise it by. That they are one is shown
 * by a section below both, by a word that both have, or by one of them being empty.
 */
export function matchAlone(match: Match): void {
  const { change, before, after } = match;
  const [oldParts, newParts] = [partsOf(before), partsOf(after)];
  const [oldNext, newNext] = [nextIn(oldParts), nextIn(newParts)];
  const oldPrevious = new Map([...oldNext].map(([one, next]) => [next, one]));
  for (let old = 0; old < before.length; old++) {
    const was = before[old];
    if (was === undefined || match.newOf[old] !== -1) continue;
    const above = oldPrevious.get(old);
    const parent = partnerOf(was.parent, match);
    const now =
      (above === undefined ? newParts.get(parent)?.[0] : newNext.get(partnerOf(above, match))) ?? -1;
    const is = after[now];
    if (is === undefined || is.parent !== parent || is.level !== was.level) continue;
    if (!mayPair(match, old, now)) continue;
    if (partnerOf(oldNext.get(old) ?? -1, match) !== (newNext.get(now) ?? -1)) continue;
    const [oldText, newText] = [ownText(change.before.blocks, was), ownText(change.after.blocks, is)];
    if (oldText.hasSentences && newText.hasSentences) continue;
    const isPartOf = (part: number) => after[match.newOf[part] ?? -1]?.parent === now;
    if (oldParts.get(old)?.some(isPartOf) === true || mayBeOne(oldText, newText)) pair(match, old, now);
  }
}

/** Stands for the partner of a section that has none; -1 is the partner of no section at all. */
const lost = -2;

function partnerOf(old: number, { newOf }: Match): number {
  if (old === -1) return -1;
  const now = newOf[old] ?? -1;
  return now === -1 ? lost : now;
}

/** For each section, the next one below the same section. */
function nextIn(parts: ReturnType<typeof partsOf>): ReadonlyMap<number, number> {
  const next = new Map<number, number>();
  for (const among of parts.values()) {
    for (const [place, index] of among.entries()) if (place > 0) next.set(among[place - 1] ?? -1, index);
  }
  return next;
}

/** What stands between a heading and the next one. */
interface OwnText {
  readonly wikitext: string;
  readonly hasSentences: boolean;
}

/** Most wikitext without a sentence that is looked at: a template, a gallery, a table. */
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

/** Whether one of them is empty, or both have a word in common: a list of references does not become a gallery. */
function mayBeOne(was: OwnText, is: OwnText): boolean {
  const words = new Set(wordsIn(was.wikitext.slice(0, mostCharacters)));
  const others = wordsIn(is.wikitext.slice(0, mostCharacters));
  return words.size === 0 || others.length === 0 || others.some((word) => words.has(word));
}
