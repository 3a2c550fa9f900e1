import { diff } from "fast-myers-diff";
import type { JsonObject } from "../json.ts";
import { equalEnds } from "./similarity.ts";
import { unspacedScripts } from "./unspaced-scripts.ts";

/** A place where two texts differ: words that went, and words that came. */
export interface WordChange extends JsonObject {
  /** Where it is in the old text, in UTF-16 units. */
  readonly at: number;
  readonly removed: string;
  readonly added: string;
}

/** Two sentences of more words together are told as one change: a diff takes a time that grows with length times edits. */
const mostWords = 1000;

/**
 * What changed between two sentences, word by word; punctuation and spaces are words of their own, and so is each letter of
 * a script that sets none between words.
 */
export function wordDiff(before: string, after: string): readonly WordChange[] {
  const old = wordsOf(before);
  const now = wordsOf(after);
  if (old.length + now.length > mostWords) return [whole(before, after)];
  const offsets: number[] = [];
  let offset = 0;
  for (const word of old) {
    offsets.push(offset);
    offset += word.length;
  }
  return overLoneLetters([...diff(old, now)], old).map(([from, to, start, end]) => ({
    at: offsets[from] ?? before.length,
    removed: old.slice(from, to).join(""),
    added: now.slice(start, end).join(""),
  }));
}

function wordsOf(text: string): readonly string[] {
  return text.match(words) ?? [];
}

/** A letter of such a script; what is set over and under it, and what a virama joins to it, goes with it. */
const letter = String.raw`(?=[\p{L}\p{Nl}])${unspacedScripts}`;
const unspaced = new RegExp(`^${letter}`, "u");
const words = new RegExp(
  String.raw`${letter}\p{M}*(?:[\u1039\u17d2]\p{L}\p{M}*)*|(?:(?!${letter})[\p{L}\p{M}\p{N}])+|\s+|[^\p{L}\p{M}\p{N}\s]`,
  "gu",
);

/** Where changes are, in words: from and to in the old text, and in the new one. */
type Places = readonly [from: number, to: number, start: number, end: number];

/** Two changes with one such letter between them are one: a name that holds a letter of the other is another name. */
function overLoneLetters(changes: readonly Places[], old: readonly string[]): readonly Places[] {
  const all: Places[] = [];
  for (const change of changes) {
    const last = all.at(-1);
    if (last !== undefined && change[0] - last[1] === 1 && unspaced.test(old[last[1]] ?? "")) {
      all[all.length - 1] = [last[0], change[1], last[2], change[3]];
      continue;
    }
    all.push(change);
  }
  return all;
}

/** The middle in which two texts differ. */
function whole(before: string, after: string): WordChange {
  const { start, end } = equalEnds({ text: before }, { text: after });
  const at = start > 0 && isHighHalf(before.charCodeAt(start - 1)) ? start - 1 : start;
  const tail = end > 0 && isLowHalf(before.charCodeAt(before.length - end)) ? end - 1 : end;
  return {
    at,
    removed: before.slice(at, before.length - tail),
    added: after.slice(at, after.length - tail),
  };
}

function isHighHalf(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLowHalf(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
