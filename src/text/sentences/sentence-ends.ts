import { English } from "sentence-splitter/lang";
import {
  afterPair,
  characterKinds,
  isAsciiLetter,
  isCapitalAt,
  isDigit,
  isSpace,
  Kind,
} from "../character-kind.ts";

/**
 * Where the sentences of a text begin and end, as sentence-splitter 5.0.1 finds them: `start, end, start, end, …`.
 *
 * The time that the library takes grows with the square of a line's length. This is the library's rule, quirks included, in
 * one pass; a property test checks that both are equal over random mixes and real pages.
 */
export function sentenceEnds(text: string): number[] {
  const { other, separator, stop } = Kind;
  const ends: number[] = [];
  const length = text.length;
  const words = createWords(text);
  let open = -1;
  let pairs = 0;
  for (let at = 0; ; at++) {
    const from = at;
    at = nextTelling(text, at);
    if (open < 0) open = firstBeyondSpace(text, from, at);
    if (at === length) break;
    const kind = characterKinds[text.charCodeAt(at)] ?? other;
    if (kind > stop) {
      pairs = afterPair(pairs, kind);
    } else if (pairs === 0 && (kind === separator || endsWord(text, at)) && !words.hold(at)) {
      if (open >= 0) ends.push(open, at + 1);
      // The rest of a run of separators extends the sentence that the first of them ended.
      else if (ends.at(-1) === at) ends[ends.length - 1] = at + 1;
      open = -1;
      continue;
    }
    if (open < 0) open = at;
  }
  if (open >= 0) ends.push(open, length);
  return ends;
}

/** The next separator, quote or bracket. One in thirty characters is one: only these are looked at closely. */
function nextTelling(text: string, from: number): number {
  const kinds = characterKinds;
  const { separator } = Kind;
  let at = from;
  while (at < text.length && (kinds[text.charCodeAt(at)] ?? separator) < separator) at++;
  return at;
}

function firstBeyondSpace(text: string, from: number, end: number): number {
  for (let at = from; at < end; at++) if (!isSpace(text.charCodeAt(at))) return at;
  return -1;
}

/** The words in which separators stand. */
interface Words {
  /** Whether the separator at a place belongs to its word and ends nothing. To be called in the order of the text. */
  hold(at: number): boolean;
}

/** A word ends at white space and at ideographs, a chunk only at white space. */
function createWords(text: string): Words {
  let judged = -1;
  let holds = false;
  const wordStart = createStarts(text, Kind.ideograph);
  const chunkStart = createStarts(text, Kind.space);
  /** Where the library looks for the word before another: in the chunk that contains this one, unless it begins the chunk. */
  const previousOf = (start: number) => {
    if (start === 0) return 0;
    if (!isSpace(text.charCodeAt(start - 1))) return chunkStart(start);
    let end = start;
    while (end > 0 && isSpace(text.charCodeAt(end - 1))) end--;
    return end === 0 ? -1 : chunkStart(end);
  };

  return {
    hold(at) {
      const start = wordStart(at);
      if (judged === start) return holds;
      judged = start;
      // A word that begins with a separator is never looked up, as the separator comes first.
      holds = at !== start && holdsItsStops(text, start, () => previousOf(start));
      return holds;
    },
  };
}

/**
 * Gives where the word around a place begins: after the last white space before it, or the last ideograph up to `most`.
 *
 * It looks back only as far as the last look: so no character is passed more than once, however long the word.
 */
function createStarts(text: string, most: number): (at: number) => number {
  let start = 0;
  let knownTo = 0;
  return (at) => {
    for (let i = at - 1; i >= knownTo; i--) {
      const kind = characterKinds[text.charCodeAt(i)] ?? 0;
      if (kind < Kind.space || kind > most) continue;
      start = i + 1;
      break;
    }
    knownTo = at;
    return start;
  };
}

const lowerCase = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.map((word) => word.toLowerCase()));
const exclamations = lowerCase(English.EXCLAMATION_WORDS);
const prepositive = lowerCase(English.PREPOSITIVE_ABBREVIATIONS);
const abbreviations = lowerCase(English.ABBREVIATIONS);
const longestKnown = Math.max(
  ...[...exclamations, ...prepositive, ...abbreviations].map((word) => word.length),
);

/** Whether the library knows a word with its full stop as an abbreviation: `Rev.`, `Calif.`; in capitals and small letters alike. */
export function isListed(word: string): boolean {
  return abbreviations.has(word.toLowerCase());
}

function endsWord(text: string, at: number): boolean {
  return at + 1 === text.length || isSpace(text.charCodeAt(at + 1));
}

/**
 * Whether the full stops of a word end no sentence: `U.S.A.`, `Yahoo!`, `Mr.`, `12.`, `No. 5`, and an initial between
 * capitalised words.
 *
 * @param previous - Gives where the word before it begins; -1 for none.
 */
function holdsItsStops(text: string, start: number, previous: () => number): boolean {
  let end = start;
  while (end < text.length && !isWordEnd(text.charCodeAt(end))) end++;
  if (isNumber(text, start, end) || isInitialism(text, start, end)) return true;
  const word = end - start > longestKnown ? "" : text.slice(start, end).toLowerCase();
  if (exclamations.has(word) || prepositive.has(word)) return true;
  const followed = isCapitalAt(text, end + 1);
  if (followed && isInitial(text, start, end) && isCapitalAt(text, previous())) return true;
  return !followed && abbreviations.has(word);
}

function isWordEnd(unit: number): boolean {
  const kind = characterKinds[unit];
  return kind === Kind.space || kind === Kind.ideograph;
}

function isStop(text: string, at: number): boolean {
  return text.charCodeAt(at) === 46;
}

/** Whether a word is a number such as `12.` */
function isNumber(text: string, start: number, end: number): boolean {
  if (end - start < 2 || !isStop(text, end - 1)) return false;
  for (let at = start; at < end - 1; at++) if (!isDigit(text.charCodeAt(at))) return false;
  return true;
}

/** Whether a word is an initialism such as `U.S.A.`: three or more Latin letters, each with its full stop. */
function isInitialism(text: string, start: number, end: number): boolean {
  if (end - start < 6 || (end - start) % 2 === 1) return false;
  for (let at = start; at < end; at += 2) {
    if (!isAsciiLetter(text.charCodeAt(at)) || !isStop(text, at + 1)) return false;
  }
  return true;
}

/** Whether a word begins with a capital and its full stop, whatever follows: `J.`, `U.S.` */
function isInitial(text: string, start: number, end: number): boolean {
  if (!isCapitalAt(text, start)) return false;
  const after = start + ((text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1);
  return after < end && isStop(text, after);
}
