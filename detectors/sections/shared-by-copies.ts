import { type Block, type Section, sentencesOf } from "../../src/plugin.ts";
import type { Sharing } from "./match.ts";
import { addShared, textLength } from "./sharing-sections.ts";

/** What stands in a section and its subsections, by sentence or by line, each with its length. */
type TextOf = (section: number) => ReadonlyMap<string, number>;

/**
 * Pairs of copies that share something no other copy of either text holds, best first: those whose heading was kept and that
 * share at least half of the smaller one's, then those that share most.
 *
 * What stands in several copies, such as the words of a form, does not identify any.
 *
 * @param keptAs - The new section whose heading is that of the old one; -1 for none.
 */
export function sharedByCopies(
  text: { readonly old: TextOf; readonly now: TextOf },
  olds: readonly number[],
  nows: readonly number[],
  keptAs: (old: number) => number,
): readonly Sharing[] {
  const oldHolders = holdersOf(text.old, olds);
  const newHolders = holdersOf(text.now, nows);
  const lengths = { old: new Map<number, number>(), now: new Map<number, number>() };
  for (const { holder, length } of newHolders.values()) add(lengths.now, holder, length);
  const shared = new Map<number, Map<number, number>>();
  for (const [part, { holder: old, length }] of oldHolders) {
    add(lengths.old, old, length);
    const now = newHolders.get(part)?.holder ?? several;
    if (old === several || now === several) continue;
    addShared(shared, old, now, length);
  }
  const sharing = [...shared].flatMap(([old, row]) =>
    [...row].map(([now, length]) => {
      const least = Math.min(lengths.old.get(old) ?? 0, lengths.now.get(now) ?? 0);
      return { old, now, length, stayed: keptAs(old) === now && length * 2 >= least ? 1 : 0 };
    }),
  );
  return sharing.sort((a, b) => b.stayed - a.stayed || b.length - a.length || a.old - b.old || a.now - b.now);
}

/** Stands for the section that holds a text, where several do. */
const several = -1;

/** Which of some sections holds each text. */
function holdersOf(textOf: TextOf, sections: readonly number[]) {
  const holders = new Map<string, { holder: number; readonly length: number }>();
  for (const section of sections) {
    for (const [part, length] of textOf(section)) {
      const known = holders.get(part);
      if (known === undefined) holders.set(part, { holder: section, length });
      else known.holder = several;
    }
  }
  return holders;
}

function add(lengths: Map<number, number>, section: number, length: number): void {
  lengths.set(section, (lengths.get(section) ?? 0) + length);
}

/** What stands in the sections of a text, their subsections included. */
export function ownTextOf(blocks: readonly Block[], outline: readonly Section[]): TextOf {
  return (section) => {
    const text = new Map<string, number>();
    const { block = 0 } = outline[section] ?? {};
    const end = endWithParts(outline, section);
    for (let i = block + 1; i < end; i++)
      for (const [part, length] of textsIn(blocks[i])) text.set(part, length);
    return text;
  };
}

/** Index after the last block of a section and its subsections. */
export function endWithParts(outline: readonly Section[], section: number): number {
  const level = outline[section]?.level ?? 0;
  let last = section;
  while ((outline[last + 1]?.level ?? 0) > level) last++;
  return outline[last]?.end ?? 0;
}

function textsIn(block: Block | undefined): readonly (readonly [string, number])[] {
  if (block === undefined) return [];
  const sentences = sentencesOf(block);
  if (sentences.length > 0) return sentences.map(({ text }) => [text, text.length]);
  const length = textLength(block);
  return length === 0 ? [] : [[block.text, length]];
}
