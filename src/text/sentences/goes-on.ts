import { abbreviates, isRomanStop } from "./abbreviation.ts";
import { isCloserAt } from "./closed-end.ts";
import { isSmallAt } from "./letter-case.ts";
import { nextWord } from "./number-stop.ts";
import { hasOnlyBegun } from "./opening.ts";

/**
 * Whether a sentence that the splitter ends at `end` goes on at `next`: with what closes a quotation, after an initial or an
 * abbreviation, or after a mark that is part of a title or followed by a small letter.
 *
 * @param start - Offset at which the sentence begins.
 * @param end - Offset after the mark.
 * @param next - The first unit of what the splitter takes for the next sentence.
 * @param language - Language of the wiki; `""` where it is not known.
 */
export function goesOn(text: string, start: number, end: number, next: number, language: string): boolean {
  if (isCloserAt(text, next, end) || isBareNumber(text, next)) return true;
  if (text.charCodeAt(end - 1) !== 46)
    return isQuestionOrCall(text.charCodeAt(end - 1)) && readsOn(text, end, next);
  // Every full stop that ends a sentence is followed by white space.
  if (end >= next) return false;
  // `and then... he left`
  if (text[end - 2] === ".") return isSmallAt(text, next);
  return (
    abbreviates(text, end, next, language) ||
    (numeralsFirst.has(language) && isRomanStop(text, end)) ||
    hasOnlyBegun(text, start, end, next)
  );
}

/**
 * Whether what the splitter takes for a sentence is only a number in brackets, as in lists of books: `Berg TW. (1974). The
 * nest.`
 */
function isBareNumber(text: string, next: number): boolean {
  const unit = text.charCodeAt(next);
  return (unit === 40 || unit === 0xff08) && bareNumber.test(text.slice(next, next + mostOfNumber));
}

const bareNumber = /^.[\p{Nd}\s/,–-]{1,20}[a-z]?[)）](?:[.,;:。]|\s{0,2}$)/u;
const mostOfNumber = 32;

/** Languages in which a ruler's number, with a full stop, precedes the name: `II. Mehmed`, `IV. Béla`. */
const numeralsFirst: ReadonlySet<string> = new Set(["az", "hu", "tr"]);

/** Whether the sentence reads on after its mark: `What Is Art? was`, `Help!, an album`, `—¿Por qué? —preguntó`. */
function readsOn(text: string, end: number, next: number): boolean {
  if (end === next && isPause(text.charCodeAt(next))) return true;
  const word = isDash(text.charCodeAt(next)) ? nextWord(text, next + 1) : next;
  return isSmallAt(text, word);
}

function isDash(unit: number): boolean {
  return unit === 0x2013 || unit === 0x2014;
}

function isQuestionOrCall(unit: number): boolean {
  // ? ! ？ ！
  return unit === 63 || unit === 33 || unit === 0xff1f || unit === 0xff01;
}

function isPause(unit: number): boolean {
  return unit === 44 || unit === 58 || unit === 59;
}
