import { equalEnds } from "../similarity.ts";
import { decadeSuffixes } from "./date-value.ts";
import { otherDigits } from "./digits.ts";
import { nth } from "./lone-ordinal.ts";
import { ordinalSuffixes } from "./numeral.ts";
import { centuryNumerals } from "./value-centuries.ts";
import { type ValueLanguage, valueLanguage } from "./value-language.ts";
import { unspaced } from "./value-token.ts";

/**
 * A number that is equal for two sentences whose words differ only in their values.
 *
 * Sentences with different numbers need no closer look, which costs ten times as much; those with equal ones do. Words
 * beyond ASCII do not count, nor do single letters: they may be part of a number, of a label in brackets, or of a word in
 * Han.
 *
 * @param language - Language of the wiki, as given to `takeValues`.
 */
export function claimSignature(text: string, language = ""): number {
  return signatureOf(text, 0, text.length, uncountedIn(language));
}

/** Whether two texts have the same signature. It is a sum over words, so that of an edited sentence only the middle is read. */
export function haveOneSignature(one: string, other: string, language = ""): boolean {
  const ends = equalEnds({ text: one }, { text: other });
  // No word goes on after a space.
  const start = ends.start === 0 ? 0 : Math.max(0, one.lastIndexOf(" ", ends.start - 1));
  const space = one.indexOf(" ", one.length - ends.end);
  const end = space === -1 ? 0 : one.length - space;
  const uncounted = uncountedIn(language);
  return (
    signatureOf(one, start, one.length - end, uncounted) ===
    signatureOf(other, start, other.length - end, uncounted)
  );
}

/** The signature of a part of a text, between spaces or the ends of the text. */
function signatureOf(text: string, from: number, to: number, { hashes, isCompound }: UncountedWords): number {
  let sum = 0;
  let hash = offsetBasis;
  let length = 0;
  let restAt = -1;
  for (let at = from; at <= to; at++) {
    const unit = at < to ? text.charCodeAt(at) : 32;
    const role = roles[unit];
    if (role === Role.letter) {
      length++;
      hash = Math.imul(hash ^ (unit | 32), prime);
      continue;
    }
    if (role === Role.joins || (role === Role.joinsLetters && length > 0)) {
      const start = at - length;
      // The rest of a word never begins with a zero: after `H2O` that is a word of its own.
      const isRest = (length > 0 || unit !== ideographicZero) && start === restAt;
      const end = otherWordEnd(text, start, at, isRest);
      if (end > at) {
        restAt = end;
        at = end - 1;
        hash = offsetBasis;
        length = 0;
        continue;
      }
    }
    if (length > 0) {
      const start = at - length;
      if (length > 1 && !hashes.has(hash) && !isCompound(text, start, at)) sum = (sum + hash) | 0;
      hash = offsetBasis;
      length = 0;
      // Another word begins here.
      if (start === restAt && unit === ideographicZero) at--;
    }
  }
  return sum;
}

/**
 * The role of a UTF-16 unit in a signature: an ASCII letter; a unit that may make the letters before it part of another
 * word, or begin one; a unit that may do so only after letters.
 */
const Role = { other: 0, letter: 1, joins: 2, joinsLetters: 3 } as const;

/** The role of each UTF-16 unit. A table, as V8 compiles comparisons anew whenever a text needs one that it had not met. */
const roles = tabulate();

function tabulate(): Uint8Array {
  const table = new Uint8Array(0x10000).fill(Role.joins, 0x80);
  // Dashes and quotes.
  table.fill(Role.other, 0x2010, 0x2020);
  for (const letter of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
    table[letter.charCodeAt(0)] = Role.letter;
  for (const joining of "0123456789'’") table[joining.charCodeAt(0)] = Role.joinsLetters;
  return table;
}

/**
 * The offset after a word that is more than the ASCII letters at its beginning, and so does not count; at most `at` where it
 * is not more.
 *
 * @param isRest - Whether it may be the rest of a word after an apostrophe: `valueTokens` joins no digits to that, and does
 * not divide it again.
 */
function otherWordEnd(text: string, start: number, at: number, isRest: boolean): number {
  joined.lastIndex = at;
  const end = joined.test(text) ? joined.lastIndex : at;
  if (end > at) return (isRest ? zeroIn(text, at, end) : restOf(text, start, end)) ?? end;
  named.lastIndex = start;
  return at > start && !isRest && named.test(text) ? named.lastIndex : end;
}

/** Where the second of two words begins that an apostrophe separates: `n'est`, whose first word may negate. */
function restOf(text: string, start: number, end: number): number | null {
  for (let at = start + 1; at <= start + 2 && at < end; at++) {
    if (isApostrophe(text.charCodeAt(at))) return unspaced.test(text.slice(start, end)) ? null : at + 1;
  }
  return null;
}

function isApostrophe(unit: number): boolean {
  return unit === 39 || unit === 0x2019;
}

/** Where a `〇` ends the rest of a word, as no rest contains one. */
function zeroIn(text: string, from: number, end: number): number | null {
  const zero = text.slice(from, end).indexOf("〇");
  return zero < 0 ? null : from + zero;
}

/** A name such as `H2O`. */
const named = new RegExp(`[A-Za-z]+[0-9${otherDigits}][A-Za-z0-9${otherDigits}]*`, "y");

/** What is joined to letters by letters and an apostrophe. */
const joined = /[\p{L}\p{M}〇]*(?:['’][\p{L}\p{M}]+)*/uy;

const ideographicZero = 0x3007;

const ofAsciiLetters = /^[a-z]*$/;

// FNV-1a with 32 bits.
const offsetBasis = 0x811c9dc5 | 0;
const prime = 0x01000193;

/** Words that may be taken out, or be what is left of a word: they count for neither sentence. */
interface UncountedWords {
  readonly hashes: ReadonlySet<number>;
  /** Whether a word is a number made of several (`zweihundert`), or one that is read as another. */
  isCompound(text: string, start: number, end: number): boolean;
}

const known = new WeakMap<ValueLanguage["lexicon"], UncountedWords>();

/** Made for the first text in a language, as a page of few revisions may have none. */
function uncountedIn(language: string): UncountedWords {
  const spoken = valueLanguage(language);
  const uncounted = known.get(spoken.lexicon) ?? uncountedWords(spoken);
  known.set(spoken.lexicon, uncounted);
  return uncounted;
}

function uncountedWords({ lexicon, grammars, writing }: ValueLanguage): UncountedWords {
  const { mayChange } = writing;
  const compounds = grammars.filter(({ words }) => words.compound !== undefined);
  // The first three letters of such words, as a number. Few other words begin with them.
  const beginnings = new Set(
    compounds
      .flatMap(({ parts }) => [...parts.keys()])
      .filter((form) => ofAsciiLetters.test(form.slice(0, 3)))
      .map((form) => lettersAt(form, 0)),
  );
  const isCompound: UncountedWords["isCompound"] = (text, start, end) => {
    if (end - start < 6 || !beginnings.has(lettersAt(text, start))) return false;
    const word = text.slice(start, end).toLowerCase();
    return compounds.some(({ partsOf }) => partsOf(word) !== undefined);
  };
  return {
    hashes: hashesOfValues(lexicon, grammars),
    isCompound:
      mayChange === null
        ? isCompound
        : (text, start, end) => mayChange(text, start, end, lexicon) || isCompound(text, start, end),
  };
}

function lettersAt(text: string, at: number): number {
  return (
    ((text.charCodeAt(at) & 31) << 10) |
    ((text.charCodeAt(at + 1) & 31) << 5) |
    (text.charCodeAt(at + 2) & 31)
  );
}

function hashesOfValues(
  { entries, counted, unitJoints }: ValueLanguage["lexicon"],
  grammars: ValueLanguage["grammars"],
): ReadonlySet<number> {
  // Words between the parts of a date or before a unit, before a number, left over from a number, or joined to one.
  const parts = ["of", "de", "del", "an", nth, ...unitJoints, ...ordinalSuffixes, ...decadeSuffixes];
  const hashes = new Set(parts.map(hashOf));
  const add = (words: string) => {
    for (const part of words.includes(" ") ? words.split(" ") : [words]) {
      // No other word is ever looked up.
      if (ofAsciiLetters.test(part)) hashes.add(hashOf(part));
      // `US$5`
      else if (part.endsWith("$")) hashes.add(hashOf(part.slice(0, -1)));
    }
  };
  for (const [entry, { unnegated, frequency }] of entries) {
    add(entry);
    if (unnegated !== undefined) add(unnegated);
    if (frequency !== undefined) add(frequency.left);
  }
  for (const [form, first] of counted) if (form !== first) add(`${form} ${first}`);
  for (const form of centuryNumerals.keys()) add(form.toLowerCase());
  for (const { parts: numbers, ordinals, loneOrdinals, fractions } of grammars) {
    for (const form of fractions.keys()) add(form);
    for (const form of numbers.keys()) add(form);
    for (const form of ordinals.keys()) add(form);
    for (const form of loneOrdinals.keys()) add(form);
  }
  return hashes;
}

function hashOf(part: string): number {
  let hash = offsetBasis;
  for (let at = 0; at < part.length; at++) hash = Math.imul(hash ^ part.charCodeAt(at), prime);
  return hash;
}
