import { isCapitalAt, isSpace } from "../character-kind.ts";
import { isClosingMark } from "../closing-mark.ts";

/**
 * What a reader would not leave standing where a tag, a reference or a template was taken out: brackets that it left
 * empty, and the space in front of a mark.
 *
 * @param gaps - Where in the text something was taken out, ascending.
 * @returns `start, end, start, end, …`, ascending.
 */
export function leftBehind(text: string, gaps: readonly number[]): readonly number[] {
  const found: number[] = [];
  let past = 0;
  for (const gap of gaps) {
    if (gap < past) continue;
    let start = gap;
    let end = gap;
    for (;;) {
      const opener = before(text, start, past) - 1;
      const closer = behind(text, end);
      const expected = opener < past ? undefined : closerOf.get(text.charAt(opener));
      if (expected === undefined || text.charAt(closer) !== expected) break;
      start = opener;
      end = closer + 1;
    }
    if (isClosingMark(text, end)) start = behindWord(text, start, found);
    if (start === end) continue;
    found.push(start, end);
    past = end;
  }
  return found;
}

/**
 * Whether a sentence ends in front of what was taken out, and what is shown behind it without a space is another one.
 *
 * @param tail - What `lastOf` gives of the text in front.
 */
export function partsSentences(tail: string, shown: string): boolean {
  return isCapitalAt(shown, 0) && sentenceEnd.test(tail);
}

/** The end of a text to which something was added, as far as it tells whether a sentence ends there. */
export function lastOf(tail: string, added: string): string {
  return (added.length < mostBehindMark ? tail + added : added).slice(-mostBehindMark);
}

/** A mark and what closes brackets and quotes behind it, behind a word: no ellipsis, no stop of an initial. */
const sentenceEnd = /[^\s.,;:?!([{]{2}[.?!][)\]"'”’»]{0,3}$/;
const mostBehindMark = 6;

const closerOf: ReadonlyMap<string, string> = new Map(
  ["()", "[]", "（）", "［］", "【】"].map(([a = "", b = ""]) => [a, b]),
);

/** Brackets that hold more than this are not looked into. */
const mostInside = 16;

function behind(text: string, from: number): number {
  let at = from;
  while (at - from < mostInside && isNothing(text.charCodeAt(at))) at++;
  return at;
}

function before(text: string, from: number, least: number): number {
  let at = from;
  while (at > least && from - at < mostInside && isNothing(text.charCodeAt(at - 1))) at--;
  return at;
}

/** Back over white space and what was found before, which is taken out of `found`. */
function behindWord(text: string, from: number, found: number[]): number {
  let at = from;
  for (;;) {
    if (at === found.at(-1)) {
      found.pop();
      at = found.pop() ?? 0;
    } else if (isSpace(text.charCodeAt(at - 1))) {
      at--;
    } else {
      return at;
    }
  }
}

/** White space, and what parts one thing taken out from the next: a comma, a semicolon. */
function isNothing(unit: number): boolean {
  return unit === 44 || unit === 59 || isSpace(unit);
}
