import { English } from "sentence-splitter/lang";
import { afterPair, isCapitalAt, isSpace, Kind, kindOf } from "./character-kind.ts";

/**
 * Where the sentences of a text begin and end, as sentence-splitter 5.0.1 finds them: `start, end, start, end, …`.
 *
 * The library takes a time that grows with the square of a line's length. This is its rule, quirks included, in one
 * pass; a property test holds the two equal over random mixes and real pages.
 */
export function sentenceEnds(text: string): number[] {
  const ends: number[] = [];
  const length = text.length;
  let open = -1;
  let pairs = 0;
  // A word ends at white space and at ideographs, a chunk at white space only.
  let wordStart = 0;
  let chunkStart = 0;
  let lastChunk = -1;
  let judged = -1;
  let holds = false;
  for (let at = 0; at < length; at++) {
    const kind = kindOf(text.charCodeAt(at));
    if (kind === Kind.other) {
      if (open < 0) open = at;
    } else if (kind === Kind.space) {
      if (chunkStart !== at) lastChunk = chunkStart;
      chunkStart = at + 1;
      wordStart = at + 1;
    } else if (kind === Kind.separator || kind === Kind.stop) {
      if (pairs === 0 && (kind === Kind.separator || endsWord(text, at))) {
        if (judged !== wordStart) {
          judged = wordStart;
          const previous = wordStart === 0 || wordStart !== chunkStart ? chunkStart : lastChunk;
          // A word that begins with a separator is never looked up: the separator is taken first.
          holds = at !== wordStart && holdsItsStops(text, wordStart, previous);
        }
        if (!holds) {
          if (open >= 0) ends.push(open, at + 1);
          // The rest of a run of separators lengthens the sentence that its first one ended.
          else if (ends.at(-1) === at) ends[ends.length - 1] = at + 1;
          open = -1;
          continue;
        }
      }
      if (open < 0) open = at;
    } else {
      if (open < 0) open = at;
      if (kind === Kind.ideograph) wordStart = at + 1;
      else pairs = afterPair(pairs, kind);
    }
  }
  if (open >= 0) ends.push(open, length);
  return ends;
}

const lowerCase = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.map((word) => word.toLowerCase()));
const exclamations = lowerCase(English.EXCLAMATION_WORDS);
const prepositive = lowerCase(English.PREPOSITIVE_ABBREVIATIONS);
const abbreviations = lowerCase(English.ABBREVIATIONS);
const longestKnown = Math.max(
  ...[...exclamations, ...prepositive, ...abbreviations].map((word) => word.length),
);

function endsWord(text: string, at: number): boolean {
  return at + 1 === text.length || isSpace(text.charCodeAt(at + 1));
}

/**
 * Whether the word's own stops end no sentence: `U.S.A.`, `Yahoo!`, `Mr.`, `12.`, `No. 5`, and an initial between
 * capitalised words.
 *
 * @param previous - Where the word before it begins, -1 for none.
 */
function holdsItsStops(text: string, start: number, previous: number): boolean {
  let end = start;
  while (end < text.length && !isWordEnd(text.charCodeAt(end))) end++;
  if (isNumber(text, start, end) || isInitialism(text, start, end)) return true;
  const word = end - start > longestKnown ? "" : text.slice(start, end).toLowerCase();
  if (exclamations.has(word) || prepositive.has(word)) return true;
  const followed = isCapitalAt(text, end + 1);
  if (followed && isCapitalAt(text, previous) && isInitial(text, start, end)) return true;
  return !followed && abbreviations.has(word);
}

function isWordEnd(unit: number): boolean {
  const kind = kindOf(unit);
  return kind === Kind.space || kind === Kind.ideograph;
}

function isStop(text: string, at: number): boolean {
  return text.charCodeAt(at) === 46;
}

/** `12.` */
function isNumber(text: string, start: number, end: number): boolean {
  if (end - start < 2 || !isStop(text, end - 1)) return false;
  for (let at = start; at < end - 1; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 48 || unit > 57) return false;
  }
  return true;
}

/** `U.S.A.`: three Latin letters or more, each with its stop. */
function isInitialism(text: string, start: number, end: number): boolean {
  if (end - start < 6 || (end - start) % 2 === 1) return false;
  for (let at = start; at < end; at += 2) {
    const letter = text.charCodeAt(at) | 32;
    if (letter < 97 || letter > 122 || !isStop(text, at + 1)) return false;
  }
  return true;
}

/** A capital with a stop behind it, whatever follows: `J.`, `U.S.` */
function isInitial(text: string, start: number, end: number): boolean {
  if (!isCapitalAt(text, start)) return false;
  const after = start + ((text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1);
  return after < end && isStop(text, after);
}
