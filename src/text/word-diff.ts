import { diff } from "fast-myers-diff";
import type { JsonObject } from "../json.ts";
import { isFirstHalf, isSecondHalf } from "./half-character.ts";
import { equalEnds } from "./similarity.ts";
import { unspacedScripts } from "./unspaced-scripts.ts";

/** A place where two texts differ: words that went, and words that came. */
export interface WordChange extends JsonObject {
  /** Its offset in the old text, in UTF-16 units. */
  readonly at: number;
  readonly removed: string;
  readonly added: string;
}

/** Two sentences that together have more words are reported as one change: the time of a diff grows with length times edits. */
const mostWords = 1000;

/**
 * What changed between two sentences, word by word. Punctuation marks are words of their own, and so is each letter of a
 * script that sets no spaces between words.
 */
export function wordDiff(before: string, after: string): readonly WordChange[] {
  if (before === after) return [];
  const old = wordsOf(before);
  const now = wordsOf(after);
  if (old.length + now.length > mostWords) return [whole(before, after)];
  const changes: WordChange[] = [];
  // Offsets after the last word that both have. Spaces are no words, as any two wordings have them in common.
  let [at, upTo] = [0, 0];
  for (const [from, start] of stayed(overLoneLetters([...diff(textsOf(old), textsOf(now))], old), old, now)) {
    const [word, same] = [old[from], now[start]];
    const change = changeBetween(
      { text: before, at, end: word?.index ?? before.length },
      { text: after, at: upTo, end: same?.index ?? after.length },
    );
    if (change !== null) changes.push(change);
    if (word === undefined || same === undefined) break;
    at = word.index + word[0].length;
    upTo = same.index + same[0].length;
  }
  return changes;
}

type Words = readonly RegExpExecArray[];

function wordsOf(text: string): Words {
  return [...text.matchAll(words)];
}

function textsOf(all: Words): readonly string[] {
  return all.map(([word]) => word);
}

/** The places of words that both texts have, and at last the ends of both. */
function* stayed(changes: readonly Places[], old: Words, now: Words): Iterable<readonly [number, number]> {
  let [from, start] = [0, 0];
  for (const [until, next, nowUntil, nowNext] of changes) {
    for (; from < until && start < nowUntil; from++, start++) yield [from, start];
    from = next;
    start = nowNext;
  }
  for (; from < old.length && start < now.length; from++, start++) yield [from, start];
  yield [old.length, now.length];
}

/** A part of a text. */
interface Part {
  readonly text: string;
  readonly at: number;
  readonly end: number;
}

/** What differs in two parts, without the spaces that both begin and end with. */
function changeBetween(old: Part, now: Part): WordChange | null {
  const [went, came] = [old.text.slice(old.at, old.end), now.text.slice(now.at, now.end)];
  if (went === came) return null;
  const start = lengthOfShared(went, came, (text) => text.slice(0, text.length - text.trimStart().length));
  const [removed, added] = [went.slice(start), came.slice(start)];
  const end = lengthOfShared(removed, added, (text) => text.slice(text.trimEnd().length));
  return {
    at: old.at + start,
    removed: removed.slice(0, removed.length - end),
    added: added.slice(0, added.length - end),
  };
}

/** The length of the spaces that two texts have there, if they are the same; otherwise 0. */
function lengthOfShared(one: string, other: string, spacesOf: (text: string) => string): number {
  const spaces = spacesOf(one);
  return spaces === spacesOf(other) ? spaces.length : 0;
}

/** A letter of such a script, with the marks over and under it, and with what a virama joins to it. */
const letter = String.raw`(?=[\p{L}\p{Nl}])${unspacedScripts}`;
const unspaced = new RegExp(`^${letter}`, "u");
const words = new RegExp(
  String.raw`${letter}[\p{M}]*(?:[\u1039\u17d2][\p{L}][\p{M}]*)*|(?:(?!${letter})[\p{L}\p{M}\p{N}])+|[^\p{L}\p{M}\p{N}\s]`,
  "gu",
);

/** Places of changes, in words: from and to in the old text, then in the new one. */
type Places = readonly [from: number, to: number, start: number, end: number];

/** Joins two changes with one such letter between them: a name that shares a letter with another is another name. */
function overLoneLetters(changes: readonly Places[], old: Words): readonly Places[] {
  const all: Places[] = [];
  for (const change of changes) {
    const last = all.at(-1);
    if (last !== undefined && change[0] - last[1] === 1 && unspaced.test(old[last[1]]?.[0] ?? "")) {
      all[all.length - 1] = [last[0], change[1], last[2], change[3]];
      continue;
    }
    all.push(change);
  }
  return all;
}

/** The one change that covers all in which two texts differ. */
function whole(before: string, after: string): WordChange {
  const { start, end } = equalEnds({ text: before }, { text: after });
  const at = start > 0 && isFirstHalf(before.charCodeAt(start - 1)) ? start - 1 : start;
  const tail = end > 0 && isSecondHalf(before.charCodeAt(before.length - end)) ? end - 1 : end;
  return {
    at,
    removed: before.slice(at, before.length - tail),
    added: after.slice(at, after.length - tail),
  };
}
