import { sentencesOf } from "../text/sentences/sentences.ts";
import type { Block } from "./block.ts";
import type { Change, Side } from "./change.ts";
import { placeOf, sentenceDifference } from "./sentence-difference.ts";
import {
  endOfTopic,
  endsTopic,
  lengthTogether,
  sentencesBelow,
  type Topic,
  textBelow,
  topicIn,
} from "./topic.ts";
import { type TopicsThatWent, topicsThatWent } from "./topics-that-went.ts";

/** What an edit of a talk page does to its sections. */
interface NewTopics {
  /** Headings of the topics it opens, each once, in page order. */
  readonly topics: readonly string[];
  /** All topic headings it adds, whether or not they open a topic. */
  readonly headings: readonly string[];
}

/** Tells whether a sentence was ever seen on the page, by its key. */
interface Seen {
  has(key: string): boolean;
}

/**
 * Finds the topics that an edit opens: sections of level 2.
 *
 * A topic whose heading was never seen is new if it has no sentences, or if the edit adds at least half of their text, seen
 * before or not; unless it holds at least half of a topic whose heading was removed. A topic whose heading was seen before is
 * new if the edit leaves one more heading of that name, and no sentence of the section was ever seen.
 *
 * @param known - Headings ever seen on the page.
 * @param sentences - Keys of the sentences ever seen there.
 */
export function newTopics(change: Change, known: ReadonlySet<string>, sentences: Seen): NewTopics {
  const { before, after } = change;
  const added = headingsIn(after);
  const removed = headingsIn(before);
  const headings = [...new Set(added.map(({ name }) => name))];
  const isKnown = added.every(({ name }) => known.has(name));
  const went = topicsThatWent(before.blocks, isKnown ? [] : removed);
  const brought = isKnown ? none : new Set(sentenceDifference(change).added.map(placeOf));
  const opened = new Map<string, number>();
  for (const { name, index } of added) {
    if (known.has(name) || opened.has(name)) continue;
    if (isOpened(after.blocks, index, brought, went)) opened.set(name, index);
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

function headingsIn({ blocks, changed }: Side): readonly Topic[] {
  return changed.flatMap((index) => {
    const name = topicIn(blocks[index]);
    return name === null ? [] : [{ name, index }];
  });
}

/** The names for which more headings were added than removed. */
function moreOf(added: readonly Topic[], removed: readonly Topic[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { name } of added) counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const { name } of removed) counts.set(name, (counts.get(name) ?? 0) - 1);
  return [...counts].filter(([, count]) => count > 0).map(([name]) => name);
}

const none: ReadonlySet<number> = new Set();

/** @param brought - Places of the sentences that the edit adds. */
function isOpened(
  blocks: readonly Block[],
  index: number,
  brought: ReadonlySet<number>,
  went: TopicsThatWent,
): boolean {
  const placed = sentencesBelow(blocks, index);
  const below = placed.map(({ sentence }) => sentence);
  if (below.length === 0) return !went.hadText(textBelow(blocks, index));
  const fresh = placed.filter((one) => brought.has(placeOf(one))).map(({ sentence }) => sentence);
  return lengthTogether(fresh) * 2 >= lengthTogether(below) && !went.goOnIn(below);
}

/** The sections in which something changed. Among equal headings, the one that counts as added may be another section's. */
function changedSections({ blocks, changed }: Side): readonly (Topic & { readonly end: number })[] {
  const sections: (Topic & { readonly end: number })[] = [];
  let end = 0;
  for (const place of changed) {
    if (place < end) continue;
    const floor = end;
    let index = place;
    while (index > floor && !endsTopic(blocks[index])) index--;
    end = endOfTopic(blocks, place);
    const name = topicIn(blocks[index]);
    if (name !== null) sections.push({ name, index, end });
  }
  return sections;
}

function isUnseen(blocks: readonly Block[], index: number, end: number, seen: Seen): boolean {
  const keys = blocks.slice(index, end).flatMap((block) => sentencesOf(block).map(({ key }) => key));
  return keys.length > 0 && !keys.some((key) => seen.has(key));
}
