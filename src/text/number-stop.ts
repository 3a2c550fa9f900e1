import { isCapitalAt, isDigit, isSpace } from "./character-kind.ts";

/** Languages that write an ordinal as a number with a stop: `3. Oktober`, `2. světová válka`. */
const ordinalStops: ReadonlySet<string> = new Set(
  "bs cs da de dsb et fi fo hr hsb hu is lb lt lv nb nds nn no pl sh sk sl sr sv tr als bar gsw".split(" "),
);

/**
 * Where sentences end inside a stretch that the splitter takes for one: past the stops of numbers, ascending.
 *
 * The splitter never ends a sentence with a number, so that `3. Oktober` stays whole; but many sentences of an
 * encyclopedia end with a year. A number of three digits or more in front of a capital, or of a letter of a script that
 * has none, ends its sentence in every language, a shorter one before a capital where ordinals have no stop, unless it is
 * the first word: then it numbers a list.
 *
 * @param first - Where the sentence begins that the stretch goes on with: `start`, or before an abbreviation.
 * @param language - Of the wiki; `""` where it is not known.
 */
export function numberStops(
  text: string,
  start: number,
  end: number,
  first: number,
  language: string,
): readonly number[] {
  let stops: number[] | null = null;
  // In the stretch alone: a text without a stop would be searched to its end for every stretch.
  const stretch = text.slice(start, end);
  for (let found = stretch.indexOf("."); found >= 0; found = stretch.indexOf(".", found + 1)) {
    const at = start + found;
    if (at + 1 === end) break;
    if (!isDigit(text.charCodeAt(at - 1)) || !isSpace(text.charCodeAt(at + 1))) continue;
    let from = at - 1;
    while (from > start && isDigit(text.charCodeAt(from - 1))) from--;
    if (from === first || !isSpace(text.charCodeAt(from - 1))) continue;
    const isLong = at - from >= 3;
    if (!isLong && (language === "" || ordinalStops.has(language.split("-", 1)[0] ?? ""))) continue;
    const next = nextWord(text, at + 1);
    if (!isCapitalAt(text, next) && !(isLong && isCaselessAt(text, next))) continue;
    stops ??= [];
    stops.push(at + 1);
  }
  return stops ?? none;
}

const none: readonly number[] = [];

const caseless = /^\p{Lo}/u;

/** Whether a letter stands at this place that is neither a capital nor small: Arabic, Hebrew, Tamil. */
function isCaselessAt(text: string, at: number): boolean {
  return text.charCodeAt(at) >= 0x80 && caseless.test(text.slice(at, at + 2));
}

/** Where the white space that begins at a place ends. */
export function nextWord(text: string, from: number): number {
  let at = from;
  while (isSpace(text.charCodeAt(at))) at++;
  return at;
}
