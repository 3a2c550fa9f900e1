import { onceFor } from "../../ground/once-for.ts";
import type { Site } from "../../revision.ts";
import { wordSet } from "../word-set.ts";
import { interlanguagePrefixes, languageWords } from "./language-words.ts";

/**
 * What wikitext means on one wiki: its names for namespaces, languages and redirects.
 *
 * It is made of what an export tells and of our own tables, and of nothing else, so that exports and wikis are parsed alike.
 */
export interface Grammar {
  readonly site: Site;
  /** Namespace numbers by lower-case name: the wiki's own names, the English ones, and those of its language. */
  readonly namespaces: ReadonlyMap<string, number>;
  /** The words that a redirect begins with, lower case: `#redirect`, `#weiterleitung`. */
  readonly redirectWords: readonly string[];
  /** Localised names of variables and parser functions, as written. */
  readonly functionWords: ReadonlySet<string>;
  /** Options of an image, lower case, with `$1` for what varies: `thumb`, `alt=$1`, `$1px`. */
  readonly imageWords: ReadonlySet<string>;
  /** Prefixes that link to the same page in another language. */
  readonly languages: ReadonlySet<string>;
  /** Whether `[[Area::9 km²]]` says something about the page and shows its value, as in Semantic MediaWiki. */
  readonly hasProperties: boolean;
}

/** English namespace names, known to every wiki. */
export const englishNamespaces: ReadonlyMap<number, string> = new Map([
  [-2, "Media"],
  [-1, "Special"],
  [0, ""],
  [1, "Talk"],
  [2, "User"],
  [3, "User talk"],
  [4, "Project"],
  [5, "Project talk"],
  [6, "File"],
  [7, "File talk"],
  [8, "MediaWiki"],
  [9, "MediaWiki talk"],
  [10, "Template"],
  [11, "Template talk"],
  [12, "Help"],
  [13, "Help talk"],
  [14, "Category"],
  [15, "Category talk"],
  [828, "Module"],
  [829, "Module talk"],
]);

const englishImageWords =
  "baseline border bottom center centre enframed frame framed frameless left middle none right sub sup super " +
  "text-bottom text-top thumb thumbnail top upright alt=$1 class=$1 lang=$1 link=$1 page=$1 thumb=$1 thumbnail=$1 " +
  "upright=$1 $1px";

const prefixes: ReadonlySet<string> = new Set(interlanguagePrefixes.trim().split(/\s/));

/** The grammar of a wiki; the same object for the same site. */
export const grammarOf = onceFor((site: Site): Grammar => {
  const words = wordsOf(site.language);
  return {
    site,
    namespaces: namespacesOf(site, words),
    redirectWords: ["#redirect", ...words.redirect.map((word) => word.toLowerCase())],
    functionWords: new Set(words.function),
    imageWords: new Set([...englishImageWords.split(" "), ...words.image.map((word) => word.toLowerCase())]),
    languages: prefixes,
    hasProperties: hasProperties(site),
  };
});

/** Names of the namespace of properties on wikis of several languages. */
const propertyNames = wordSet(
  "property attribut atributo propiedad proprietà propriété propriedade propietat eigenschap egenskap ominaisuus atrybut " +
    "własność tulajdonság свойство властивість خاصية 属性 屬性 性質 プロパティ 속성",
);

/** How far the number of the namespace of concepts is from that of properties, on every wiki: Wikibase has no concepts. */
const toConcepts = 6;

/** Whether the wiki has properties: an export names no extensions, but does name the namespaces that they add. */
function hasProperties({ namespaces }: Site): boolean {
  for (const [number, name] of namespaces) {
    if (number >= 100 && propertyNames.has(name.toLowerCase()) && namespaces.has(number + toConcepts))
      return true;
  }
  return false;
}

interface Words {
  readonly namespaces: [number, string][];
  readonly redirect: string[];
  readonly function: string[];
  readonly image: string[];
}

/** The words of a language and of those it borrows from; of all languages if the language is not known. */
function wordsOf(language: string): Words {
  const words: Words = { namespaces: [], redirect: [], function: [], image: [] };
  const wanted = new Set([language]);
  const lines = linesByLanguage();
  if (language === "") for (const known of lines.keys()) wanted.add(known);
  for (const name of wanted) {
    for (const field of lines.get(name) ?? []) {
      const equals = field.indexOf("=");
      const key = field.slice(0, equals);
      const values = field.slice(equals + 1).split(",");
      if (key === "like") for (const other of values) wanted.add(other);
      else if (key === "redirect") words.redirect.push(...values);
      else if (key === "function") words.function.push(...values);
      else if (key === "image") words.image.push(...values);
      else for (const value of values) words.namespaces.push([Number(key), value]);
    }
  }
  return words;
}

let cachedLines: ReadonlyMap<string, readonly string[]> | undefined;

function linesByLanguage(): ReadonlyMap<string, readonly string[]> {
  if (cachedLines !== undefined) return cachedLines;
  const lines = new Map<string, readonly string[]>();
  for (const line of languageWords.trim().split("\n")) {
    const [language = "", ...fields] = line.split("|");
    lines.set(language, fields);
  }
  cachedLines = lines;
  return lines;
}

/** The wiki's own names take precedence over English ones, and those over names in its language. */
function namespacesOf(site: Site, words: Words): ReadonlyMap<string, number> {
  const namespaces = new Map<string, number>();
  const add = (name: string, number: number): void => {
    const key = name.replaceAll("_", " ").toLowerCase();
    if (key !== "" && !namespaces.has(key)) namespaces.set(key, number);
  };
  for (const [number, name] of site.namespaces) add(name, number);
  for (const [number, name] of englishNamespaces) add(name, number);
  add("Image", 6);
  add("Image talk", 7);
  for (const [number, name] of words.namespaces) add(name, number);
  return namespaces;
}
