import { characterKinds, isCapitalAt, isSpace, Kind } from "../character-kind.ts";
import { isClosingMark } from "../closing-mark.ts";

/**
 * What a reader would remove together with a tag, a reference or a template: brackets that are left empty, the space before
 * a mark, and a mark that has lost what stood before or after it.
 *
 * @param gaps - Offsets at which something was taken out of the text, ascending.
 * @returns `start, end, start, end, …`, ascending.
 */
export function leftBehind(text: string, gaps: readonly number[]): readonly number[] {
  const found: number[] = [];
  let past = 0;
  for (const gap of gaps) {
    if (gap < past) continue;
    let [start, end] = withBrackets(text, gap, past);
    if (isClosingMark(text, end)) [start, end] = withMark(text, start, end, found);
    if (start === end) continue;
    // Touching stretches become one: from each gap the search goes back over what was found before.
    if (found.at(-1) === start) found[found.length - 1] = end;
    else found.push(start, end);
    past = end;
  }
  return found;
}

/** A gap with the brackets around it, if they hold nothing else. */
function withBrackets(text: string, gap: number, past: number): readonly [number, number] {
  let start = gap;
  let end = gap;
  for (;;) {
    const opener = before(text, start, past) - 1;
    const closer = behind(text, end);
    const expected = opener < past ? undefined : closerOf.get(text.charAt(opener));
    if (expected === undefined || text.charAt(closer) !== expected) return [start, end];
    start = opener;
    end = closer + 1;
  }
}

/** A gap with what goes with it before a mark: the space, the mark itself, or another mark that it makes superfluous. */
function withMark(text: string, gap: number, mark: number, found: number[]): readonly [number, number] {
  const word = behindWord(text, gap, found);
  if (!isOrphan(text, word.end, gap, mark)) {
    const start = closed(word, found);
    return [isSeparator(text.charCodeAt(start - 1)) ? start - 1 : start, mark];
  }
  const end = behindMark(text, word.end, mark);
  const closes = isSpace(text.charCodeAt(end)) || isOpening(text, word.end);
  return [closes ? closed(word, found) : gap, end];
}

const colon = 58;

/**
 * Whether a mark belonged to what was taken out: it stands at the beginning of the text, of a sentence or of what brackets
 * hold, after another mark of its kind, or separates the parts of a list after a colon.
 *
 * @param word - Offset at which the text before the gap ends.
 */
function isOrphan(text: string, word: number, gap: number, mark: number): boolean {
  if (word === 0) return marks.includes(text.charAt(mark));
  const separates = isSeparator(text.charCodeAt(mark));
  if (separates && (isOpening(text, word) || isSeparator(text.charCodeAt(word - 1)))) return true;
  // `Finnish: {{t|fi|lamppu}}, {{t|fi|valaisin}}`
  if (separates && text.charCodeAt(word - 1) === colon) return true;
  if (isDoubledEnd(text, word, mark)) return true;
  const isParted = word < gap && marks.includes(text.charAt(mark));
  return isParted && sentenceEnd.test(text.slice(Math.max(0, word - mostBehindMark), word));
}

/**
 * Whether a mark that ends sentences stands twice, on both sides of what was taken out and of quotes that close before it
 * (`old.<ref/>.`, `old."<ref/>.`); dots do not count.
 */
function isDoubledEnd(text: string, word: number, mark: number): boolean {
  const unit = text.charCodeAt(mark);
  const kind = characterKinds[unit];
  if (kind !== Kind.separator && kind !== Kind.stop) return false;
  let last = word - 1;
  while (word - last <= mostQuotes && closingQuotes.includes(text.charAt(last))) last--;
  return (
    text.charCodeAt(last) === unit && text[last - 1] !== text[last] && text.charCodeAt(mark + 1) !== unit
  );
}

const closingQuotes = "\"'”’“»›";
const mostQuotes = 3;

const marks = ".,;:!?";

/** The offset after a mark; where nothing stands before it, after the following space, too. */
function behindMark(text: string, word: number, mark: number): number {
  let end = mark + 1;
  if (isOpening(text, word)) while (isSpace(text.charCodeAt(end))) end++;
  return end;
}

/** Whether a place is at the beginning of the text or of what its brackets hold. */
function isOpening(text: string, at: number): boolean {
  return at === 0 || closerOf.has(text.charAt(at - 1));
}

/**
 * Whether a sentence ends before what was taken out, and the text shown directly after it is another sentence.
 *
 * @param tail - What `lastOf` gives for the text before it.
 */
export function partsSentences(tail: string, shown: string): boolean {
  return isCapitalAt(shown, 0) && sentenceEnd.test(tail);
}

/** The end of a text to which something was added, as much of it as shows whether a sentence ends there. */
export function lastOf(tail: string, added: string): string {
  return (added.length < mostBehindMark ? tail + added : added).slice(-mostBehindMark);
}

/** A mark after a word, with closing brackets and quotes after it: no ellipsis, and no full stop of an initial. */
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

/** The end of the text before a place, and how much of what was found lies before it. */
interface Word {
  readonly end: number;
  readonly found: number;
}

/** Goes back over white space and what was found before. */
function behindWord(text: string, from: number, found: readonly number[]): Word {
  let at = from;
  let kept = found.length;
  for (;;) {
    if (kept > 0 && at === found[kept - 1]) {
      at = found[kept - 2] ?? 0;
      kept -= 2;
    } else if (at > 0 && isSpace(text.charCodeAt(at - 1))) {
      at--;
    } else {
      return { end: at, found: kept };
    }
  }
}

/** Where a word ends; what was found after it is removed from `found`, as it is part of the current stretch. */
function closed(word: Word, found: number[]): number {
  found.length = word.found;
  return word.end;
}

/** Whether it is white space, or separates one thing taken out from the next: a comma, a semicolon, a dash. */
function isNothing(unit: number): boolean {
  return isSeparator(unit) || isSpace(unit) || dashes.has(unit);
}

const dashes: ReadonlySet<number> = new Set([..."-–—"].map((dash) => dash.charCodeAt(0)));

function isSeparator(unit: number): boolean {
  return unit === 44 || unit === 59;
}
