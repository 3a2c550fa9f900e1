import { wordSet } from "../word-set.ts";
import { decodeEntities } from "./entities.ts";
import { englishNamespaces, type Grammar } from "./grammar.ts";

/** A page name as the wiki understands it. */
export interface Title {
  readonly namespace: number;
  /** Prefix of another wiki, lower case; `""` for a page of this one. */
  readonly interwiki: string;
  /** The name without its namespace; `""` only where a section of the current page is meant. */
  readonly text: string;
  /** What follows `#`; `null` where there is none. */
  readonly section: string | null;
  /** Whether it began with a colon, or with the wiki's own prefix: then it is a plain link, whatever comes after. */
  readonly hasColon: boolean;
}

/**
 * Prefixes of other Wikimedia projects. An export does not name a wiki's interwiki prefixes; without this list a link to
 * another project would be taken for a page of this wiki.
 */
const projects = wordSet(
  "b betawikiversity bugzilla c chapter cmn commons cz d dk doi en-simple epo f foundation incubator jp m mediawikiwiki meta " +
    "metawikimedia metawikipedia minnan mw mwod n outreach outreachwiki phab q s sep species strategy testwiki " +
    "toolforge tools translatewiki v voy w wikibooks wikicities wikidata wikifunctions wikimania wikimedia wikinews " +
    "wikipedia wikiquote wikisource wikispecies wikitech wikiversity wikivoyage wikt wiktionary wmf",
);

/** Namespaces whose names begin with a capital on every wiki: Special, User, MediaWiki and their talk. */
const alwaysCapital: ReadonlySet<number> = new Set([-1, 2, 3, 8, 9]);

// Folded and stripped as in MediaWiki's title codec.
const space = /[ _\u00a0\u1680\u180e\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g;
const bidi = /[\u200e\u200f\u202a-\u202e]+/g;
const plain = /^[A-Za-z0-9(][A-Za-z0-9(),.' -]*$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what makes a title invalid
const illegal = /[[\]{}<>|\u0000-\u001f\u007f\ufffd]|~~~|%[0-9A-Fa-f]{2}|&[A-Za-z0-9\u0080-\uffff]+;/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what makes a title invalid
const illegalBesideBraces = /[[\]<>\u0000-\u001f\u007f\ufffd]/;
/** In bytes of UTF-8. */
const maxBytes = 255;

/**
 * Reads a page name by the wiki's rules; `null` where it cannot be one.
 *
 * A name that holds `{{` is kept as written, as only the wiki can expand it.
 *
 * @see https://www.mediawiki.org/wiki/Manual:Title.php#Canonical_forms
 */
export function titleOf(raw: string, grammar: Grammar, defaultNamespace = 0): Title | null {
  let name = raw.trim();
  const isPlain = plain.test(name) && !name.includes("  ");
  if (!isPlain) name = folded(name);
  let hasColon = false;
  let namespace = defaultNamespace;
  if (name.startsWith(":")) {
    hasColon = true;
    namespace = 0;
    name = name.slice(1).trimStart();
  }
  if (name === "") return null;

  let interwiki = "";
  while (!isPlain) {
    const colon = name.indexOf(":");
    if (colon <= 0) break;
    const prefix = name.slice(0, colon).trimEnd().toLowerCase();
    const number = grammar.namespaces.get(prefix);
    const isLanguage = grammar.languages.has(prefix);
    if (number === undefined && !isLanguage && !projects.has(prefix)) break;
    name = name.slice(colon + 1).trimStart();
    const isOwn = number === undefined && isLanguage && grammar.site.wiki.startsWith(`${prefix}.`);
    // A wiki's own prefix leads to a page of the wiki, as a colon does: never to a category or a file of the page.
    hasColon ||= isOwn;
    if (isOwn && name !== "") continue;
    if (number === undefined) interwiki = prefix;
    namespace = number ?? 0;
    break;
  }

  let section: string | null = null;
  const hash = isPlain ? -1 : sectionMark(name);
  if (hash >= 0) {
    section = name.slice(hash + 1).trimEnd();
    name = name.slice(0, hash).trimEnd();
  }
  // Only the wiki knows the length of a name that holds a call.
  const holdsCall = !isPlain && name.includes("{{");
  if (!isPlain && (holdsCall ? illegalBesideBraces : illegal).test(name)) return null;
  if ((!holdsCall && isTooLong(name)) || name.startsWith(":") || (!isPlain && isPath(name))) return null;
  if (name === "" && interwiki === "" && (namespace !== 0 || section === null)) return null;
  if (interwiki === "" && (grammar.site.case === "first-letter" || alwaysCapital.has(namespace))) {
    name = upperFirst(name, grammar.site.language);
  }
  return { namespace, interwiki, text: name, section, hasColon };
}

/** Where the `#` before a section is; one in a call does not count, as in `Grants{{#translation:}}`; -1 where there is none. */
function sectionMark(name: string): number {
  if (!name.includes("{{")) return name.indexOf("#");
  let depth = 0;
  for (let at = 0; at < name.length; at++) {
    const unit = name.charCodeAt(at);
    if (unit === 123) depth++;
    else if (unit === 125) depth--;
    else if (unit === 35 && depth <= 0) return at;
  }
  return -1;
}

/** A title written out: interwiki or namespace, name, section. */
export function titleText(title: Title, grammar: Grammar): string {
  const { namespace, interwiki, text, section } = title;
  const prefix = interwiki !== "" ? interwiki : namespace === 0 ? "" : namespaceName(namespace, grammar);
  return (prefix === "" ? "" : `${prefix}:`) + text + (section === null ? "" : `#${section}`);
}

/** Number of the namespace for files, on every wiki. */
export const fileNamespace = 6;

/** The name of a file without its namespace, whether that is written or not; `null` where it cannot be one. */
export function fileTitle(raw: string, grammar: Grammar): string | null {
  const title = titleOf(raw, grammar, fileNamespace);
  return title?.namespace === fileNamespace && title.interwiki === "" ? title.text : null;
}

/** Decodes bytes such as `%41`, as MediaWiki does in the target of a link. */
export function decodePercent(text: string): string {
  if (!text.includes("%")) return text;
  return text.replace(/(?:%[0-9a-fA-F]{2})+/g, (run) =>
    Buffer.from(run.replaceAll("%", ""), "hex").toString("utf8"),
  );
}

/**
 * Whether a browser would take it for a path: `.`, `a/../b`, `a/.`. `../b` does not count: in some namespaces it is a
 * subpage.
 */
function isPath(name: string): boolean {
  return name.includes(".") && pathStep.test(name.replace(/^(?:\.\.\/)+/, ""));
}

const pathStep = /(?:^|\/)\.\.?(?:\/|$)/;

function isTooLong(name: string): boolean {
  return name.length > maxBytes || (name.length * 3 > maxBytes && Buffer.byteLength(name) > maxBytes);
}

function namespaceName(namespace: number, grammar: Grammar): string {
  return grammar.site.namespaces.get(namespace) ?? englishNamespaces.get(namespace) ?? String(namespace);
}

function folded(name: string): string {
  return decodeEntities(name).replace(bidi, "").replace(space, " ").trim();
}

const dottedLanguages: ReadonlySet<string> = new Set(["az", "kaa", "tr"]);

/** Makes the first letter a capital, if that is one letter. */
function upperFirst(text: string, language: string): string {
  const code = text.charCodeAt(0);
  if (code >= 97 && code <= 122) {
    const capital = code === 105 && dottedLanguages.has(language) ? "İ" : String.fromCharCode(code - 32);
    return capital + text.slice(1);
  }
  if (code < 128 || text === "") return text;
  const [first = ""] = text;
  // Georgian has had capitals in Unicode since 2018; MediaWiki does not use them for titles.
  if (code >= 0x10d0 && code <= 0x10ff) return text;
  const capital = first.toUpperCase();
  return [...capital].length === 1 ? capital + text.slice(first.length) : text;
}
