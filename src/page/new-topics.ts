import { sentencesOf } from "../text/sentences/sentences.ts";
import type { Block } from "./block.ts";
import type { Change, Side } from "./change.ts";
import { headingOf } from "./outline.ts";

/** What an edit of a talk page does to its sections. */
export interface NewTopics {
  /** Headings of the topics it opens, each once, in page order. */
  readonly topics: readonly string[];
  /** All headings it brings. */
  readonly headings: readonly string[];
}

/**
 * Finds the topics that an edit opens: sections of level 2.
 *
 * One whose heading was never seen is new, unless an old heading went from above the same text. One whose heading was
 * seen is new where the page has one more of the name, and no sentence of the section was ever seen.
 *
 * @param known - Headings ever seen on the page.
 * @param sentences - Keys of the sentences ever seen there.
 */
export function newTopics(
  { before, after }: Change,
  known: ReadonlySet<string>,
  sentences: ReadonlySet<string>,
): NewTopics {
  const added = headingsIn(after);
  const removed = headingsIn(before);
  const headings = [...new Set(added.map(({ name }) => name))];
  const renamed = added.some(({ name }) => !known.has(name)) ? textsBelow(before.blocks, removed) : noTexts;
  const opened = new Map<string, number>();
  for (const { name, index } of added) {
    if (known.has(name) || opened.has(name)) continue;
    if (renamed.size === 0 || !renamed.has(textBelow(after.blocks, index))) opened.set(name, index);
  }
  const more = moreOf(added, removed).filter((name) => known.has(name));
  if (more.length > 0) {
    const names = new Set(more);
    for (const { name, index, end } of changedSections(after)) {
      if (!names.has(name) || opened.has(name)) continue;
      if (isUnseen(after.blocks, index, end, sentences)) opened.set(name, index);
    }
  }
  return { topics: [...opened].toSorted(([, a], [, b]) => a - b).map(([name]) => name), headings };
}

interface Topic {
  readonly name: string;
  /** Of the block that is its heading. */
  readonly index: number;
}

const noTexts: ReadonlySet<string> = new Set();

function headingsIn({ blocks, changed }: Side): readonly Topic[] {
  return changed.flatMap((index) => {
    const name = nameIn(blocks[index]);
    return name === null ? [] : [{ name, index }];
  });
}

function nameIn(block: Block | undefined): string | null {
  const heading = headingOf(block);
  return heading?.level === 2 && heading.text !== "" ? heading.text : null;
}

/** The names of which more headings were added than removed. */
function moreOf(added: readonly Topic[], removed: readonly Topic[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { name } of added) counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const { name } of removed) counts.set(name, (counts.get(name) ?? 0) - 1);
  return [...counts].filter(([, count]) => count > 0).map(([name]) => name);
}

/** The texts below headings; of those without any, nobody can say what became. */
function textsBelow(blocks: readonly Block[], topics: readonly Topic[]): ReadonlySet<string> {
  const texts = new Set(topics.map(({ index }) => textBelow(blocks, index)));
  texts.delete("");
  return texts;
}

function textBelow(blocks: readonly Block[], index: number): string {
  return blocks
    .slice(index + 1, endOf(blocks, index))
    .map(({ text }) => text)
    .join("")
    .trim();
}

/** Where the section ends that a block is in or begins. */
function endOf(blocks: readonly Block[], index: number): number {
  let end = index + 1;
  while (end < blocks.length && nameIn(blocks[end]) === null) end++;
  return end;
}

/** The sections of which something has changed. Of equal headings, it may be another that counts as added. */
function changedSections({ blocks, changed }: Side): readonly (Topic & { readonly end: number })[] {
  const sections: (Topic & { readonly end: number })[] = [];
  let end = 0;
  for (const place of changed) {
    if (place < end) continue;
    const floor = end;
    let index = place;
    while (index > floor && nameIn(blocks[index]) === null) index--;
    end = endOf(blocks, place);
    const name = nameIn(blocks[index]);
    if (name !== null) sections.push({ name, index, end });
  }
  return sections;
}

function isUnseen(blocks: readonly Block[], index: number, end: number, seen: ReadonlySet<string>): boolean {
  const keys = blocks.slice(index, end).flatMap((block) => sentencesOf(block).map(({ key }) => key));
  return keys.length > 0 && !keys.some((key) => seen.has(key));
}
