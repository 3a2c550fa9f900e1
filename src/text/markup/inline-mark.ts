import { isAsciiAlphanumeric, isDigit } from "../character-kind.ts";
import { wordSet } from "../word-set.ts";
import { decodeEntities } from "./entities.ts";
import { leftOutMarkEnd } from "./left-out-mark.ts";
import { isPhpSpace } from "./php-space.ts";

/** Something in running text that shows as something else. */
interface InlineMark {
  /** Length in the wikitext. */
  readonly length: number;
  /** What a reader sees of it. */
  readonly shown: string;
}

/**
 * What stands in visible text for the end of a paragraph, a cell or an item. It is white space, and no page holds one: MediaWiki
 * takes no form feed, not even as `&#12;`.
 */
export const paragraphEnd = "\f";

/** The next place from `at` on where an inline mark may begin, `end` if there is none before it. */
export function nextMark(text: string, at: number, end: number): number {
  for (let i = at; i < end; i++) {
    const unit = text.charCodeAt(i);
    // ' & < _
    if (unit === 39 || unit === 38 || unit === 60 || unit === 95) return i;
  }
  return end;
}

/** The quotes of bold and italics, HTML tag, character reference or behaviour switch that begins at this place. */
export function inlineMarkAt(text: string, at: number): InlineMark | null {
  switch (text[at]) {
    case "'":
      return quotesAt(text, at);
    case "<":
      return tagAt(text, at);
    case "&":
      return characterAt(text, at);
    default:
      return switchAt(text, at);
  }
}

/** Two quotes are italics, three are bold, five are both; a fourth quote, and those beyond five, are shown. */
function quotesAt(text: string, at: number): InlineMark | null {
  let end = at + 1;
  while (text[end] === "'") end++;
  const length = end - at;
  if (length === 1) return null;
  return { length, shown: "'".repeat(length === 4 ? 1 : Math.max(0, length - 5)) };
}

/** Tags around what stands on lines of its own: no sentence goes on from one side to the other. */
const blockTags = wordSet(
  "caption center dd div dl dt h1 h2 h3 h4 h5 h6 hr li ol p pre quiz tabber table tbody td tfoot th thead tr ul",
);

/** Tags that only separate words: a line broken in a sentence is read on, and a quotation may belong to the sentence around it. */
const spacingTags = wordSet("blockquote br poem");

/** Tags within a line. Of a name with a hyphen the first part: Fandom's columns are `mainpage`. */
const inlineTags = wordSet(
  "abbr b bdi bdo big cite code data del dfn em font i ins kbd link mark meta q rb rp rt rtc ruby s samp section " +
    "small span strike strong sub sup time tt u var wbr nowiki includeonly references ref " +
    "templatestyles languages pagequality mainpage phonos langconvert",
);

/** An HTML tag that MediaWiki allows, or one of its own tags that the markup did not remove; other angle brackets are shown. */
function tagAt(text: string, at: number): InlineMark | null {
  const markEnd = leftOutMarkEnd(text, at);
  if (markEnd !== -1) return { length: markEnd - at, shown: "" };
  let end = text[at + 1] === "/" ? at + 2 : at + 1;
  const nameStart = end;
  while (isAsciiAlphanumeric(text.charCodeAt(end)) && end - nameStart < 20) end++;
  const name = text.slice(nameStart, end).toLowerCase();
  const between = blockTags.has(name) ? paragraphEnd : spacingTags.has(name) ? " " : "";
  if (between === "" && !inlineTags.has(name)) return null;
  // `<b.smith@tea.example>` is no tag.
  if (!endsName(text.charCodeAt(end)) && name !== "mainpage") return null;
  // Only up to the next angle bracket, so that a row of unclosed tags is read once.
  while (end < text.length && text[end] !== ">" && text[end] !== "<") end++;
  if (text[end] !== ">") return null;
  const isRaised = (name === "sup" || name === "sub") && isPower(text, at, end + 1);
  return { length: end + 1 - at, shown: isRaised ? raised(text, end + 1, name) : between };
}

/** What stands before an exponent, the base of a number (`1010<sub>2</sub>`), or the numerator of a fraction behind a number. */
function raised(text: string, at: number, name: string): string {
  if (name === "sub") return "_";
  numerator.lastIndex = at;
  return numerator.test(text) ? " " : "^";
}

const numerator = /\d{1,3}<\/sup>\s?(?:[/⁄]|&frasl;|&#8260;)\s?<sub>\s?\d/iy;

function endsName(unit: number): boolean {
  return unit === 62 || unit === 47 || isPhpSpace(unit);
}

/** Whether a tag, or a call, opens between a number and its exponent: without a mark `10<sup>6</sup>` would be 106. */
export function isPower(text: string, start: number, end: number): boolean {
  if (text[start + 1] === "/" || !isDigit(text.charCodeAt(start - 1))) return false;
  const sign = text[end] === "-" || text[end] === "−" ? 1 : 0;
  return isDigit(text.charCodeAt(end + sign));
}

const longestCharacter = 12;

function characterAt(text: string, at: number): InlineMark | null {
  const end = text.slice(at, at + longestCharacter).indexOf(";");
  if (end < 2) return null;
  const written = text.slice(at, at + end + 1);
  const shown = decodeEntities(written);
  return shown === written ? null : { length: written.length, shown };
}

/**
 * A behaviour switch such as `__NOTOC__`: in capitals, in a script without capitals (`__目次非表示__`, `__بلا_فهرس__`), or, for
 * five of them, in any case.
 *
 * Several words in Latin letters, or only two letters, have to be what wikis use: `__STDC_VERSION__` is shown on a page about C.
 */
function switchAt(text: string, at: number): InlineMark | null {
  if (text[at + 1] !== "_") return null;
  const written = text.slice(at, at + 80);
  const found = oneWord.exec(written) ?? severalWords.exec(written) ?? switchInAnyCase.exec(written);
  return found === null ? null : { length: found[0].length, shown: "" };
}

/** Two letters alone may be emphasis: `__重要__`. In Japanese `ー` is a letter, too. */
const oneWord = /^__(?:\p{Lu}{3,30}|\p{Lo}(?:_?[\p{Lo}\p{Lm}\p{M}\u200c]){2,30})__/u;
/** First words of names with several words, and whole names. */
const beginnings = "KEINE? NICHT SIN BEZ KHÔNG GEEN FORZAR LIÊN THỂ".replaceAll(" ", "|");
const wholeNames = (
  "ABSCHNITTE_NICHT_BEARBEITEN INHALTSVERZEICHNIS_ERZWINGEN VERSTECKTE_KATEGORIE NEUER_ABSCHNITTSLINK PLUS_LINK " +
  "PERMANENTE_WEITERLEITUNG NO_EDITAR_SECCIÓN INHOUD_DWINGEN LUÔN_MỤC_LỤC MỤC_LỤC CÁ ET IO TJ TP ΠΠ 目次 目录 目錄 목차"
).replaceAll(" ", "|");
const notLatin = String.raw`(?![\p{Script=Latin}])[\p{Lu}]`;
const severalWords = new RegExp(
  String.raw`^__(?:${notLatin}(?:_?${notLatin}){2,36}|(?:${beginnings})(?:_[\p{Lu}]+){1,4}|${wholeNames})__`,
  "u",
);
const switchInAnyCase = /^__(?:toc|notoc|forcetoc|nogallery|noeditsection)__/i;
