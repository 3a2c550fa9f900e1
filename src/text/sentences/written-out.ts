import { isDigit, separators } from "../character-kind.ts";
import type { TableTag } from "../markup/markup.ts";
import { unspacedScripts } from "../unspaced-scripts.ts";
import { wordsIn } from "../words-in.ts";
import type { Sentence } from "./sentence.ts";

/**
 * Whether a text is a sentence by its form: five words or more, and a mark that ends a sentence. In a cell of a table only such
 * a text is one, as most cells hold a name, a number or a note (`Warner Bros.`, `approx. 40 km`), of which `table_changed` tells;
 * and what looks like a cell may be a parameter of a template that lost its braces (`caption = …`).
 *
 * In scripts without spaces a character counts as a word.
 */
export function isWrittenOut(text: string): boolean {
  return ended.test(text) && !parameter.test(text) && hasFiveWords(text);
}

/** Whether a text may hold a sentence that is written out. */
export function mayBeWrittenOut(text: string): boolean {
  return text.length >= shortest && mark.test(text);
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
  return sentences.filter(({ start, text }) => {
    while ((tags[next]?.start ?? start) < start) next++;
    return !opensCell(tags[next - 1]) || isWrittenOut(text);
  });
}

function opensCell(tag: TableTag | undefined): boolean {
  return tag !== undefined && !tag.isEnd && tag.kind !== "table" && tag.kind !== "row";
}

function hasFiveWords(text: string): boolean {
  const words = wordsIn(text).filter((word) => !isDigit(word.charCodeAt(0)));
  return words.length >= 5 || fiveUnspaced.test(text);
}

/** Five characters and a stop. */
const shortest = 6;
const marks = `.…${separators.join("")}`;
const mark = new RegExp(`[${marks}]`);
const ended = new RegExp(String.raw`[${marks}]["'’”“»«)\]」』]*$`);
const fiveUnspaced = new RegExp(`(?:${unspacedScripts}.*?){5}`, "su");
const parameter = /^[\w .-]{1,40}=/;
