import { wordsIn } from "../../src/plugin.ts";
import { isMisspelled } from "./misspelled.ts";

/** The people and years that a reference names. */
export interface Note {
  /** All words except the names of templates and parameters, which are most of the words of a short reference. */
  readonly words: ReadonlySet<string>;
  /** Words that may be names; none where the reference is longer than a note of author and year. */
  readonly names: readonly string[];
  readonly years: readonly string[];
}

/** Most words of a note of author and year with its pages: `Smith, Brown & Green 2001, pp. 5–7`. */
const mostWords = 8;
/** Most years that are read in a reference: one with more does not refer to a work. */
const mostYears = 100;

/** What may be a name: neither a number nor an abbreviation of pages. */
export const isName = /^\p{L}[\p{L}\p{M}]{2}/u;
const isShortName = /^[\p{Script=Han}\p{Script=Hangul}]{2}/u;
// `page 5`, `Band 2`, `стр. 7`: a word right before a number that is not a year says what is counted.
const counted = /(?<![\p{L}\p{M}])[\p{L}\p{M}]+[.'’׳]?\s*\p{Nd}{1,3}(?!\p{Nd})/gu;
const year = /(?<![\p{L}\p{N}])[12]\d{3}[a-z]?(?![\p{L}\p{N}])/gu;
// `5 May`, `May 5,`, `pp.`, `5–`, `5:`: a year after these is in a full date, perhaps of access, or is a page.
const beforeOther =
  /(?:\d\.?\s+\p{L}+\.?,?\s+|\p{L}\s+\d{1,2},?\s+|(?<!\p{L})(?:pp?|s|с)\.?\s*|\d\s*[-–—:]\s*)$/iu;
const mostBefore = 24;

/**
 * Reads the names and years of a reference.
 *
 * @param said - Its text without addresses, and without the names of its templates and their parameters.
 * @param words - The words of that text.
 */
export function readNote(said: string, words: ReadonlySet<string>): Note {
  const names = words.size > mostWords ? [] : wordsIn(said.replace(counted, " ")).filter(mayBeName);
  const years = new Set<string>();
  for (const { 0: found, index } of said.matchAll(year)) {
    const before = said.slice(Math.max(0, index - mostBefore), index);
    const isOfDay = said.startsWith("-", index + found.length);
    if (!isOfDay && !beforeOther.test(before)) years.add(found);
    if (years.size >= mostYears) break;
  }
  return { words, names: [...new Set(names)], years: [...years] };
}

/** Whether a reference is no longer than a note of author and year. */
export function isShortNote({ words }: Note): boolean {
  return words.size <= mostWords;
}

function mayBeName(word: string): boolean {
  return isName.test(word) || isShortName.test(word);
}

/** Whether one of two references is a note, and it names nobody whom the other names, or no year that the other gives. */
export function areOtherNotes(one: Note, other: Note): boolean {
  const [note, longer] = one.words.size <= other.words.size ? [one, other] : [other, one];
  if (!isShortNote(note)) return false;
  return areOfOtherYears(note, longer) || areByOthers(note, longer);
}

/** Whether two notes are by the same and of one year, whatever their pages. */
export function areOneNote(one: Note, other: Note): boolean {
  const [fewer, more] = one.names.length <= other.names.length ? [one, other] : [other, one];
  if (fewer.names.length === 0 || one.years.length === 0 || other.years.length === 0) return false;
  return !areOfOtherYears(one, other) && fewer.names.every((name) => isNamed(name, more));
}

/** Whether both give years, and none in common: `2001` may be `2001a`, but `2001a` is not `2001b`. */
function areOfOtherYears({ years }: Note, other: Note): boolean {
  if (years.length === 0 || other.years.length === 0) return false;
  return !years.some((one) => other.years.some((year) => one.startsWith(year) || year.startsWith(one)));
}

function areByOthers({ names }: Note, longer: Note): boolean {
  if (names.length === 0 || (longer.names.length === 0 && isShortNote(longer))) return false;
  return !names.some((name) => isNamed(name, longer));
}

function isNamed(name: string, { words, names }: Note): boolean {
  return words.has(name) || names.some((other) => isMisspelled(name, other));
}
