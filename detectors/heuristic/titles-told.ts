import { decodeEntities, type Template } from "../../src/plugin.ts";
import { titleOf, withoutAddresses, wordsOf } from "./reference-words.ts";

/** A title of one or two words belongs to many works. */
const leastWords = 3;
/** A longer text is not a title, but something that the work says. */
const mostWords = 30;
/** A reference that gives more titles is a list. */
const mostTitles = 20;

// Italics and quotation marks, each within a line: where they are not closed, the search goes as far as a title may be long.
const marked =
  /'{2,5}([^'\n]{1,300}(?:'[^'\n]{1,300}){0,9})'{2,5}|"([^"\n]{1,300})"|“([^”\n]{1,300})”|«([^»\n]{1,300})»|„([^“”\n]{1,300})[“”]|”([^”\n]{1,300})”|»([^«»\n]{1,300})[«»]/g;

/**
 * The titles that a reference gives, each as its words: those of its templates, or, where it has none, those in italics or
 * quotation marks.
 *
 * @param templates - The reference's templates that give a title.
 */
export function titlesTold(content: string, templates: readonly Template[]): ReadonlySet<string> {
  const written =
    templates.length > 0
      ? templates.map(titleOf)
      : [...decodeEntities(withoutAddresses(content)).matchAll(marked)].map((match) =>
          match.slice(1).join(""),
        );
  return new Set(
    written
      .slice(0, mostTitles)
      .map((title) => [...wordsOf(title)])
      .filter(({ length }) => length >= leastWords && length <= mostWords)
      .map((words) => words.join(" ")),
  );
}
