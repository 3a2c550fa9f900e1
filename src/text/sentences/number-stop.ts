import { isCapitalAt, isDigit, isSpace } from "../character-kind.ts";
import { wordSet } from "../word-set.ts";
import { endsShortened } from "./abbreviation.ts";
import { isCaselessAt } from "./letter-case.ts";
import { hasOnlyBegun } from "./opening.ts";
import { behindOpener, startsBehindInitial } from "./sentence-start.ts";

/** Languages that write an ordinal as a number with a full stop: `3. Oktober`, `2. světová válka`, `24. Korrika`. */
const ordinalStops = wordSet(
  [
    "als bar bs cs csb da de dsb et eu fi fo frr gsw hr hsb hu is ksh lb lt ltg lv",
    "nb nds nn no pdc pfl pl se sgs sh sk sl sr stq sv szl tr vro",
  ].join(" "),
);

/**
 * Where sentences end inside a stretch that the splitter takes for one, ascending: after the full stops of numbers, of
 * initials before a word that begins sentences (`World War I. The …`), and of abbreviations that the splitter takes for
 * initials.
 *
 * The splitter never ends a sentence at a number, so that `3. Oktober` stays whole; but many sentences of an encyclopedia
 * end with a year. A number of three digits or more before a capital, or before a letter of a script without capitals, ends
 * its sentence in every language, even if a quote opens in between. A shorter number does so where ordinals have no full
 * stop, before a capital or a letter of Arabic or Hebrew script, unless it is the first word: then it numbers a list, as a
 * letter does.
 *
 * @param first - Where the sentence begins that goes on with the stretch: `start`, or before an abbreviation.
 * @param language - Language of the wiki; `""` where it is not known.
 */
export function numberStops(
  text: string,
  start: number,
  end: number,
  first: number,
  language: string,
): readonly number[] {
  let stops: number[] | null = null;
  // Only in the stretch: a text without a full stop would otherwise be searched to its end for every stretch.
  const stretch = text.slice(start, end);
  for (let found = stretch.indexOf("."); found >= 0; found = stretch.indexOf(".", found + 1)) {
    const at = start + found;
    if (at + 1 === end) break;
    if (!isSpace(text.charCodeAt(at + 1))) continue;
    if (!stopEnds(text, start, at, first, language)) continue;
    stops ??= [];
    stops.push(at + 1);
  }
  return stops ?? none;
}

function stopEnds(text: string, start: number, at: number, first: number, language: string): boolean {
  if (isDigit(text.charCodeAt(at - 1))) return numberEnds(text, start, at, first, language);
  if (isCapitalAt(text, at - 1)) {
    return at - 1 !== first && startsBehindInitial(text, at + 1, nextWord(text, at + 1));
  }
  if (text.charCodeAt(at - 2) !== 46) return false;
  const next = nextWord(text, at + 1);
  return endsShortened(text, at + 1, next, language) && !hasOnlyBegun(text, first, at + 1, next);
}

function numberEnds(text: string, start: number, at: number, first: number, language: string): boolean {
  let from = at - 1;
  while (from > start && isDigit(text.charCodeAt(from - 1))) from--;
  if (from === first || !isSpace(text.charCodeAt(from - 1))) return false;
  const isLong = at - from >= 3;
  if (!isLong && (language === "" || ordinalStops.has(language.split("-", 1)[0] ?? ""))) return false;
  const word = nextWord(text, at + 1);
  if (!isLong && isMonthAt(text, word)) return false;
  const next = behindOpener(text, word);
  return isCapitalAt(text, next) || (isLong ? isCaselessAt(text, next) : rightToLeft.test(text.charAt(next)));
}

/** Whether a shortened month and a year follow a day, as a date of MediaWiki is written: `1. Jan. 2006`. */
function isMonthAt(text: string, at: number): boolean {
  monthAndYear.lastIndex = at;
  return monthAndYear.test(text);
}

const monthAndYear = /[^\s\d.]{3,4}\. [12]\d{3}(?!\d)/y;

/** Scripts without capitals whose languages put no full stop after an ordinal; Korean puts one after a day. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

const none: readonly number[] = [];

/** The end of the white space that begins at a place. */
export function nextWord(text: string, from: number): number {
  let at = from;
  while (isSpace(text.charCodeAt(at))) at++;
  return at;
}
