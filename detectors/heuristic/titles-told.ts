import type { Template } from "../../src/plugin.ts";
import { titleOf, withoutAddresses, wordsOf } from "./reference-words.ts";

/** A title of a word or two is that of many works. */
const leastWords = 3;
/** Longer ones are what a work says. */
const mostWords = 30;
/** A reference that tells more is a list. */
const mostTitles = 20;

// Italics and quotation marks, each of a line: what nobody closed is looked through as far as a title goes.
const marked =
  /'{2,5}([^'\n]{1,300}(?:'[^'\n]{1,300}){0,9})'{2,5}|"([^"\n]{1,300})"|“([^”\n]{1,300})”|«([^»\n]{1,300})»|„([^“”\n]{1,300})[“”]/g;

/**
 * The titles that a reference tells, each as its words: those of its templates, where it has none those in italics or
 * quotation marks.
 *
 * @param templates - Its templates that tell a title.
 */
export function titlesTold(content: string, templates: readonly Template[]): ReadonlySet<string> {
  const written =
    templates.length > 0
      ? templates.map(titleOf)
      : [...withoutAddresses(content).matchAll(marked)].map((match) => match.slice(1).join(""));
  return new Set(
    written
      .slice(0, mostTitles)
      .map((title) => [...wordsOf(title)])
      .filter(({ length }) => length >= leastWords && length <= mostWords)
      .map((words) => words.join(" ")),
  );
}
