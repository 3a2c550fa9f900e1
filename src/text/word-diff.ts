import { diff } from "fast-myers-diff";
import type { JsonObject } from "../json.ts";

/** A place where two texts differ: words that went, and words that came. */
export interface WordChange extends JsonObject {
  /** Where it is in the old text, in UTF-16 units. */
  readonly at: number;
  readonly removed: string;
  readonly added: string;
}

/** Two sentences of more words together are told as one change: a diff takes a time that grows with length times edits. */
const mostWords = 1000;

/** What changed between two sentences, word by word; punctuation and spaces are words of their own. */
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
  return [...diff(old, now)].map(([from, to, start, end]) => ({
    at: offsets[from] ?? before.length,
    removed: old.slice(from, to).join(""),
    added: now.slice(start, end).join(""),
  }));
}

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? [];
}

/** The middle in which two texts differ. */
function whole(before: string, after: string): WordChange {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
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
