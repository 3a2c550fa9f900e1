import { isCapitalAt, separators } from "../character-kind.ts";
import type { TableTag } from "../markup/markup.ts";
import { unspacedScripts } from "../unspaced-scripts.ts";
import { wordsIn } from "../words-in.ts";
import { isShort } from "./abbreviation.ts";
import type { Sentence } from "./sentence.ts";
import { isListed } from "./sentence-ends.ts";

/**
 * Whether a text is a sentence by its form: five words or more, and a mark that ends a sentence. In a cell of a table, a
 * value of a template and the caption of a file only such a text is one, as most hold a name, a number or a note (`Warner Bros.`,
 * `approx. 40 km`), of which `table_changed` and its like tell.
 *
 * In scripts without spaces a character counts as a word. In Korean three words are enough, if the last has the ending of a verb.
 */
export function isWrittenOut(text: string): boolean {
  return ended.test(text) && (hasFiveWords(text) || isKoreanSentence(text));
}

/** Whether the wikitext of a cell or a value may hold a sentence that is written out. */
export function mayBeWrittenOut(wikitext: string): boolean {
  return wikitext.length >= shortest && mark.test(wikitext);
}

/** Whether what looks like a cell is a parameter of a template that lost its braces: `caption = …`. */
export function isParameter(cell: string): boolean {
  return parameter.test(cell);
}

/**
 * The sentences of a block in which tags of tables stand, but for those in cells that are not written out.
 *
 * @param sentences - In order.
 */
export function withoutLooseWords(
  sentences: readonly Sentence[],
  tags: readonly TableTag[],
): readonly Sentence[] {
  let next = 0;
  /** For each table that is open, whether its words stand in a cell; first for those of a table begun on an earlier line. */
  const inCell = [false];
  return sentences.filter(({ start, text }) => {
    for (let tag = tags[next]; tag !== undefined && tag.start < start; tag = tags[++next]) pass(tag, inCell);
    return inCell.at(-1) !== true || isWrittenOut(text);
  });
}

/** Words of a table that stands in a cell, and words behind it, belong to that cell. */
function pass({ kind, isEnd }: TableTag, inCell: boolean[]): void {
  const isTable = kind === "table";
  if (isTable && !isEnd) inCell.push(inCell.at(-1) === true);
  else if (isTable && inCell.length > 1) inCell.pop();
  else inCell[inCell.length - 1] = inCell.at(-2) === true || !(isEnd || isTable || kind === "row");
}

/** Numbers are no words, nor are abbreviations: most stand in names and notes (`Rev. Dr. King Jr.`, `Dover, U.S.`, `9 a.m.`). */
function hasFiveWords(text: string): boolean {
  if (fiveUnspaced.test(text)) return true;
  const left = text.replace(address, " ").replace(stopped, (word) => (isAbbreviation(word) ? " " : word));
  const words = wordsIn(left).filter((word) => !number.test(word));
  return words.length >= 5 && (ended.test(left) || hasTwoSmall(left));
}

/** Whether a text whose mark is that of an abbreviation is more than names: `Ada Lee, Bob Smith et al.` */
function hasTwoSmall(text: string): boolean {
  return (text.match(beginnings) ?? []).filter((letter) => !isCapitalAt(letter, 0)).length >= 2;
}

/** The library has many that are words in small letters: `is.`, `man.` */
function isAbbreviation(word: string): boolean {
  return isShort(word) || (isCapitalAt(word, 0) && isListed(word));
}

/** A list of names has no verb: `김철수, 이영희, 박민수 등.` */
function isKoreanSentence(text: string): boolean {
  return koreanVerb.test(text) && text.split(" ").filter((word) => hangul.test(word)).length >= 3;
}

/** Five characters and a stop. */
const shortest = 6;
const marks = `.…${separators.join("")}`;
/** A mark, but no point within an address, or what may be a character reference for one: `&hellip;`. */
const mark = new RegExp(`[…${separators.join("")}]|\\.(?![A-Za-z/_])|&(?:#|hellip|period|excl|quest)`);
/**
 * Behind the mark there may be quotes and brackets, French ones after a space, what has no width, and the mark of a note, where a
 * number is one only behind a word: `3.5`.
 */
const end = String.raw`[${marks}](?:(?<=[^\s\d.]{2}.)[0-9]{1,2})?(?: ?[»›]|\[[^\s[\]]{1,2}\]|["'‘’“”«‹)\]」』］）】》〉*†‡§¹²³⁴-⁹\u200b\u200e\u200f])*$`;
const ended = new RegExp(end);
const fiveUnspaced = new RegExp(`(?:${unspacedScripts}.*?){5}`, "u");
/** What follows the name of a protocol. */
const address = /:\/\/\S+/g;
/** Written without classes of letters, each of which is long in the build. */
const stopped = /(?<![^\s!-/:-@[-`{-~‘’“”«»„])[^\s!-/:-@[-`{-~‘’“”«»„]+\./g;
const beginnings = /(?<!\S)[^\s!-@[-`{-~‘’“”«»„–—•]/gu;
const hangul = /[가-힣]/;
/** Behind the verb there may be a remark in brackets. */
const koreanVerb = new RegExp(String.raw`[다요까죠네함음임됨](?:\([^()]*\))?${end}`);
const number = /^\p{N}/u;
const parameter = /^[\p{L}\p{M}\p{N}\u200c_ .-]{1,40}=/u;
