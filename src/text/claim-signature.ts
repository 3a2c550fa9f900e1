import { valueLexicon } from "./value-lexicon.ts";

/**
 * A number that is equal for two sentences that are the same words but for their values.
 *
 * Unequal ones need no closer look, which costs ten times as much; equal ones do. Words beyond ASCII do not count.
 */
export function claimSignature(text: string): number {
  let sum = 0;
  let hash = offsetBasis;
  let length = 0;
  let isPlain = true;
  for (let at = 0; at <= text.length; at++) {
    const unit = at < text.length ? text.charCodeAt(at) : 32;
    const lower = unit | 32;
    if (unit < 0x80 && lower >= 97 && lower <= 122) {
      length++;
      hash = Math.imul(hash ^ lower, prime);
    } else if (isPlain && length <= longestElided && isApostrophe(unit)) {
      // `n'est` is two words, and the first may be part of a negation.
      hash = offsetBasis;
      length = 0;
    } else if (isUnfollowed(text, at, unit, length > 0)) {
      length++;
      isPlain = false;
    } else if (length > 0) {
      if (isPlain && !valueHashes.has(hash)) sum = (sum + hash) | 0;
      hash = offsetBasis;
      length = 0;
      isPlain = true;
    }
  }
  return sum;
}

/** Whether a unit makes the word it stands in one that does not count: a digit, an apostrophe, no ASCII letter. */
function isUnfollowed(text: string, at: number, unit: number, inWord: boolean): boolean {
  if (unit >= 48 && unit <= 57) return true;
  if (isApostrophe(unit)) return inWord && letter.test(text.charAt(at + 1));
  return unit >= 0x80 && letter.test(text.charAt(at));
}

function isApostrophe(unit: number): boolean {
  return unit === 39 || unit === 0x2019;
}

/** Letters before the apostrophe of a word that is two. */
const longestElided = 2;

const letter = /[\p{L}\p{M}\p{N}]/u;

const ofAsciiLetters = /^[a-z]*$/;

// FNV-1a, 32 bits.
const offsetBasis = 0x811c9dc5 | 0;
const prime = 0x01000193;

/** Words that may be taken out, or be what is left of a word: they count on neither side. */
const valueHashes: ReadonlySet<number> = hashesOfValues();

function hashesOfValues(): ReadonlySet<number> {
  // Between the parts of a date; the check digit of a book's number; between tens and ones, and one behind them.
  const parts = ["of", "de", "del", "x", "et", "y", "un", "une", "uno", "una"];
  const hashes = new Set(parts.map(hashOf));
  const add = (words: string) => {
    for (const word of words.includes(" ") ? words.split(" ") : [words]) {
      // No other word is looked up.
      if (ofAsciiLetters.test(word)) hashes.add(hashOf(word));
    }
  };
  for (const [entry, { unnegated }] of valueLexicon) {
    add(entry);
    // An entry with an apostrophe is one word: what stands behind it does not count either.
    const apostrophe = entry.indexOf("'");
    if (apostrophe > 0 && apostrophe <= longestElided) add(entry.slice(apostrophe + 1));
    if (unnegated !== undefined) add(unnegated);
  }
  return hashes;
}

function hashOf(word: string): number {
  let hash = offsetBasis;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), prime);
  return hash;
}
