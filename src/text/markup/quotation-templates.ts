import { shownNames as names } from "./shown-names.ts";

/**
 * Templates that set words apart as a quotation, in a block of its own, and which of their parameters holds the words. Who
 * said them, and where, is shown, too, but left out here, as it is not part of the quotation.
 *
 * Lower case; a closed list, of names that mean a quotation on every wiki that has them.
 *
 * @see https://en.wikipedia.org/wiki/Template:Blockquote
 */
const quotations: ReadonlyMap<string, readonly string[]> = new Map([
  ...names("quote|quotation|blockquote|block quote|block quotation|bquote", "text", "quote", "1"),
  ...names("cquote|centered pull quote|pull quote|pquote|poemquote|poem quote", "text", "quote", "1"),
  ...names("quote box|quotebox|quote frame|epigraph", "quote", "text", "1"),
  ...names("rquote", "text", "2"),
  ...names("talk quote block|tqb", "text", "1"),
  ...names("citation bloc", "texte", "1"),
  ...names("citation étrangère", "texte", "last"),
  ...names('zitat|"', "Text", "1"),
  ...names("cytat", "treść", "1"),
  ...names("citaat|citat|sitat|citát|idézet|alıntı|اقتباس|인용문", "1"),
  ...names("цитата", "текст", "1"),
  ...names("ציטוט", "תוכן", "1"),
]);

/** Names that mean something else on wikis of other languages, by language. */
const localQuotations: ReadonlyMap<string, typeof quotations> = new Map([
  ["es", new Map(names("cita", "1"))],
  ["it", new Map(names("citazione", "1"))],
]);

/**
 * The parameters of a quotation, of which the first that is given is shown; `undefined` for another template.
 *
 * @param name - In lower case.
 * @param language - Language of the wiki.
 */
export function quotedBy(name: string, language: string): readonly string[] | undefined {
  return quotations.get(name) ?? localQuotations.get(language)?.get(name);
}

/**
 * Whether a template sets its words apart as a quotation, by its name.
 *
 * @param language - Language of the wiki.
 */
export function isQuotation(name: string, language: string): boolean {
  return quotedBy(name.toLowerCase(), language) !== undefined;
}

/** Whether all lines of a quotation are prose: no headings, lists, tables or lines that begin with a space. */
export function isProse(words: string): boolean {
  return !structured.test(words.trim());
}

const structured = /\n[*#:;|!={ ]/;
