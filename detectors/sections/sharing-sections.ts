import {
  type Block,
  markupOf,
  type Section,
  sectionOfBlock,
  sentenceDifference,
  sentencesOf,
} from "../../src/plugin.ts";
import type { Match, Sharing } from "./match.ts";
import { onceEach } from "./once-each.ts";
import { sharedDefinitions } from "./shared-definitions.ts";

/** Sections that share enough text to be the same, whatever their headings. */
interface SharingSections extends Sharing {
  /** Whether they share four fifths of both: then they are the same even where another section has the heading now. */
  readonly isNearlyAll: boolean;
}

/**
 * Pairs of sections without a partner that share at least half of the text of the smaller one, or of the larger one where
 * only one of them has sentences; those that share most come first.
 */
export function sharingSections(match: Match): readonly SharingSections[] {
  const shared = sharedText(match);
  if (shared.size === 0) return [];
  const oldTextOf = measured(match.change.before.blocks, match.before);
  const newTextOf = measured(match.change.after.blocks, match.after);
  const candidates: (SharingSections & { readonly length: number })[] = [];
  for (const [old, row] of shared) {
    for (const [now, length] of row) {
      const [was, is] = [oldTextOf(old), newTextOf(now)];
      const most = Math.max(was.length, is.length);
      // A list of references or a banner is not what a section with sentences is about.
      const areUnlike = was.hasSentences !== is.hasSentences;
      const least = areUnlike ? most : Math.min(was.length, is.length);
      if (length * 2 >= least) candidates.push({ old, now, length, isNearlyAll: length * 5 >= most * 4 });
    }
  }
  return candidates.sort((a, b) => b.length - a.length || a.old - b.old || a.now - b.now);
}

/** How much text sections without a partner share: whole blocks, and in changed blocks the sentences and what lists define. */
function sharedText({
  change,
  before,
  after,
  newIndex,
  newOf,
  oldOf,
}: Match): ReadonlyMap<number, ReadonlyMap<number, number>> {
  const shared = new Map<number, Map<number, number>>();
  const oldPart = sectionOfBlock(before);
  const newPart = sectionOfBlock(after);
  const add = (old: number, block: number, length: number): void => {
    const now = newPart(block);
    if (oldOf[now] !== -1) return;
    addShared(shared, old, now, length);
  };
  for (let old = 0; old < before.length; old++) {
    const section = before[old];
    if (section === undefined || newOf[old] !== -1) continue;
    for (let i = section.block + 1; i < section.end; i++) {
      const now = newIndex(i);
      const length = now === -1 ? 0 : textLength(change.before.blocks[i]);
      if (length > 0) add(old, now, length);
    }
  }
  for (const [was, is] of sentenceDifference(change).stayed) {
    const old = oldPart(was.block);
    if (newOf[old] === -1) add(old, is.block, was.sentence.text.length);
  }
  for (const { was, is, length } of sharedDefinitions(change)) {
    const old = oldPart(was);
    if (newOf[old] === -1) add(old, is, length);
  }
  return shared;
}

/** Counts text that an old and a new section share. */
export function addShared(
  shared: Map<number, Map<number, number>>,
  old: number,
  now: number,
  length: number,
): void {
  const row = shared.get(old) ?? new Map<number, number>();
  row.set(now, (row.get(now) ?? 0) + length);
  shared.set(old, row);
}

/** What stands in a section. */
interface SectionText {
  /** Measured in the same way as what sections share. */
  readonly length: number;
  readonly hasSentences: boolean;
}

/** What stands in the sections of a text; each is measured on first use, and once. */
function measured(blocks: readonly Block[], outline: readonly Section[]): (section: number) => SectionText {
  return onceEach((section) => {
    let length = 0;
    let hasSentences = false;
    const { block = 0, end = 0 } = outline[section] ?? {};
    for (let i = block + 1; i < end; i++) {
      const line = blocks[i];
      length += textLength(line);
      hasSentences ||= line !== undefined && sentencesOf(line).length > 0;
    }
    return { hasSentences, length };
  });
}

/**
 * How much text a line has: what a reader sees of its sentences, without references; if it has none, all of it. It is 0 for
 * a blank line, and for categories and language links, which belong to the page and stand in whatever section is the last.
 */
export function textLength(block: Block | undefined): number {
  if (block === undefined || block.text.length <= 1) return 0;
  const sentences = sentencesOf(block);
  if (sentences.length === 0) return isOfPage(block) ? 0 : block.text.length;
  let length = 0;
  for (const { text } of sentences) length += text.length;
  return length;
}

/** Whether a line holds nothing but categories and links to other languages. */
function isOfPage(block: Block): boolean {
  const { links, media } = markupOf(block);
  const ofPage = [
    ...media.filter(({ kind }) => kind === "category"),
    ...links.filter(({ kind }) => kind === "interlanguage"),
  ].sort((a, b) => a.start - b.start);
  let at = 0;
  for (const { start, end } of ofPage) {
    if (block.text.slice(at, start).trim() !== "") return false;
    at = end;
  }
  return at > 0 && block.text.slice(at).trim() === "";
}
