import {
  decodeEntities,
  onceFor,
  type Template,
  tellsAside,
  tellsAuthor,
  tellsDate,
  tellsPublication,
  titleNames,
  wordsIn,
} from "../../src/plugin.ts";
import { withCharacters } from "../set-alike.ts";
import { withoutMarkup } from "./without-markup.ts";
import type { Written } from "./written.ts";

/** What a reference says about a work, apart from its address. */
export interface Named {
  readonly title: ReadonlySet<string>;
  /** Numbers in the title: two yearly reports may differ in nothing else. */
  readonly numbers: ReadonlySet<string>;
  readonly authors: ReadonlySet<string>;
  readonly years: ReadonlySet<string>;
  /** Who published it, or what it appeared in. */
  readonly publication: ReadonlySet<string>;
  /** All the words of the reference; none where it cites other works, too. */
  readonly words: ReadonlySet<string>;
}

/** Most words of a reference that are compared: most references have some thirty, but one may hold a whole page. */
const mostWords = 2000;

/** The words of a reference in their order, as they are shown. */
export function shownWords(reference: string): readonly string[] {
  return wordsIn(withoutMarkup(reference));
}

/** The different words of a reference. */
export function wordsOf(reference: string): ReadonlySet<string> {
  return differentIn(shownWords(reference));
}

/** The different ones of words. */
export function differentIn(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.slice(0, mostWords));
}

/** What words say, one by one, with a space before each and none behind; nothing if there are too many. */
export function saidBy(words: readonly string[]): string {
  return words.length > mostWords ? "" : words.map((word) => ` ${word}`).join("");
}

/**
 * A reference without the names of its templates and their parameters. A template that is given no letter keeps its name, as
 * that names the work: `{{Smith 2001|p=5}}`.
 */
export function withoutNames(reference: string): string {
  return withCharacters(reference)
    .replace(/\|[^|={}[\]<>/]{0,60}=/g, "|")
    .replace(/\{\{[^{}|]*\|(?![^\p{L}{}]*\}\})/gu, " |");
}

/** What a reader of a reference sees, and the values that its templates are given. */
export function withoutAddresses(content: string): string {
  return content.replace(/(?:https?:)?\/\/[^\s|{}[\]<>"]+/gi, " ");
}

/** What a reference says about one of the works that it cites and that is known by its address. */
export function namedIn(work: string, written: Written): Named | null {
  if (work.startsWith("text:")) {
    const [only, another] = written.titled();
    return only === undefined || another !== undefined ? null : namedByTemplate(only);
  }
  const [calls, links] = [written.calls(), written.links()];
  const call = calls.find(({ keys }) => keys[0] === work);
  if (call !== undefined) return namedByTemplate(call.template);
  if (links.length === 0 && calls.length === 0) return namedByProse(written);
  const own = links.filter((link) => link.work === work);
  const isOnly = own.length === links.length && calls.length === 0;
  const prose = isOnly ? withoutAddresses(written.content) : "";
  return named(own.map(({ link }) => link.label ?? "").join(" "), "", prose, prose);
}

/** Kept, as the works that a reference lists by their numbers alone have it in common: each is compared with a hundred others. */
const namedByProse = onceFor(({ content }: Written): Named => {
  const prose = withoutAddresses(content);
  return named("", "", prose, prose);
});

function namedByTemplate(template: Template): Named {
  return named(
    titleOf(template),
    valuesOf(template, tellsAuthor),
    valuesOf(template, tellsDate),
    valuesOf(template, (name) => !tellsAside(name)),
    valuesOf(template, tellsPublication),
  );
}

/** The title that a citation template gives. */
export function titleOf(template: Template): string {
  return valuesOf(template, (name) => titleNames.has(name));
}

function valuesOf({ parameters }: Template, isWanted: (name: string) => boolean): string {
  return parameters
    .filter(({ name }) => isWanted(name.toLowerCase()))
    .map(({ value }) => value)
    .join(" ");
}

function named(title: string, authors: string, dates: string, words: string, publication = ""): Named {
  const inTitle = wordsOf(title);
  return {
    title: inTitle,
    numbers: new Set([...inTitle].filter(isNumber)),
    authors: wordsOf(authors),
    publication: wordsOf(publication),
    years: new Set(decodeEntities(dates).match(/(?<!\d)[12]\d{3}(?!\d)/g)),
    words: new Set([...wordsOf(words)].filter((word) => !isNumber(word))),
  };
}

/** Whether a word is a number, in any script. */
export function isNumber(word: string): boolean {
  return /^\p{N}+$/u.test(word);
}
