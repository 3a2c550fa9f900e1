import { addTo } from "../lists.ts";
import { abbreviations } from "./abbreviations.ts";
import { isCapitalAt, isDigit, isSpace } from "./character-kind.ts";

/**
 * Whether a sentence the splitter ends at `end` goes on at `next`: after an initial, or an abbreviation of ours.
 *
 * @param end - Past the stop.
 * @param next - The first unit of what the splitter takes for the next sentence.
 */
export function joinsAcross(text: string, end: number, next: number): boolean {
  // Only a single full stop with white space behind it can belong to an abbreviation.
  if (end >= next || text.charCodeAt(end - 1) !== 46) return false;
  const start = wordStart(text, end);
  if (end - start < 2 || end - start > longest) return false;
  const followedByCapital = isCapitalAt(text, next);
  if (followedByCapital && isSingleInitial(text, start, end)) return true;
  return isAbbreviation(text, start, end, next, followedByCapital);
}

interface Place {
  readonly words: readonly string[];
  /** Which of the words this is. */
  readonly at: number;
  readonly mayEnd: boolean;
}

const places = placesByWord();
const longest = Math.max(...[...places.keys()].map((word) => word.length));

/** Each word of each abbreviation; an abbreviation of several words is one word, too, where its spaces are left out. */
function placesByWord(): ReadonlyMap<string, readonly Place[]> {
  const byWord = new Map<string, Place[]>();
  const add = (words: readonly string[], mayEnd: boolean) => {
    for (const [at, word] of words.entries()) {
      addTo(byWord, word, { words, at, mayEnd });
    }
  };
  for (const { inside, last } of Object.values(abbreviations)) {
    for (const [entries, mayEnd] of [
      [inside, false],
      [last, true],
    ] as const) {
      for (const entry of entries) {
        const words = entry.split(" ");
        add(words, mayEnd);
        if (words.length > 1) add([words.join("")], mayEnd);
      }
    }
  }
  return byWord;
}

/** Units behind a number, which may end a sentence; elsewhere `MM. Dupont`, `c. 1900`, `с. Ивановка`. */
const units: ReadonlySet<string> = new Set(["mm.", "c.", "р.", "с."]);

function isAbbreviation(text: string, start: number, end: number, next: number, capital: boolean): boolean {
  const word = text.slice(start, end).toLowerCase();
  const candidates = places.get(word);
  if (candidates === undefined) return false;
  const isUnit = capital && units.has(word) && isDigit(text.charCodeAt(spaceBefore(text, start) - 1));
  return candidates.some(({ words, at, mayEnd }) => {
    if (isUnit && words.length === 1) return false;
    if (at === words.length - 1 && mayEnd && capital) return false;
    return precededBy(text, start, words, at) && followedBy(text, next, words, at);
  });
}

function precededBy(text: string, start: number, words: readonly string[], at: number): boolean {
  let before = start;
  for (let i = at - 1; i >= 0; i--) {
    const end = spaceBefore(text, before);
    before = wordStart(text, end);
    if (end === before || text.slice(before, end).toLowerCase() !== words[i]) return false;
  }
  return true;
}

function followedBy(text: string, next: number, words: readonly string[], at: number): boolean {
  let from = next;
  for (const word of words.slice(at + 1)) {
    if (text.slice(from, from + word.length).toLowerCase() !== word) return false;
    from += word.length;
    while (isSpace(text.charCodeAt(from))) from++;
  }
  return true;
}

function spaceBefore(text: string, at: number): number {
  let end = at;
  while (end > 0 && isSpace(text.charCodeAt(end - 1))) end--;
  return end;
}

const openers = new Set([..."([{«„“‚‘\"'"].map((opener) => opener.charCodeAt(0)));

/** Where the word before `end` begins, brackets and opening quotes left out; no further back than matters. */
function wordStart(text: string, end: number): number {
  let start = end;
  const limit = Math.max(0, end - longest - 1);
  while (start > limit) {
    const unit = text.charCodeAt(start - 1);
    if (isSpace(unit) || openers.has(unit)) break;
    start--;
  }
  return start;
}

/** `J.` or `J.-P.`, but not `I.`, which is a pronoun and a numeral as often. */
function isSingleInitial(text: string, start: number, end: number): boolean {
  if (end - start === 5 && text[start + 1] === "." && text[start + 2] === "-") {
    return isCapitalAt(text, start) && isCapitalAt(text, start + 3);
  }
  return end - start === 2 && text[start] !== "I" && isCapitalAt(text, start);
}
