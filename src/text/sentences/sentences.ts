import { partitionPoint } from "../../ground/ascending.ts";
import { sha256 } from "../../json.ts";
import type { Block } from "../../page/block.ts";
import { isAsciiAlphanumeric, isSpace } from "../character-kind.ts";
import { closeUp } from "../closing-mark.ts";
import { foldSpace } from "../fold-space.ts";
import { joinInitials } from "../initials.ts";
import { closeDashes } from "../loose-dash.ts";
import { definitionColon } from "../markup/definition-colon.ts";
import { elementsIn } from "../markup/elements-in.ts";
import { paragraphEnd } from "../markup/inline-mark.ts";
import type { Markup, Span, TableCell, TableLine } from "../markup/markup.ts";
import { markupOf } from "../markup/markup-of.ts";
import { redirectTarget } from "../markup/redirect.ts";
import { visibleText } from "../markup/visible-text.ts";
import { withoutAddressMarks } from "./address-marks.ts";
import { closedEnds } from "./closed-end.ts";
import { withDandas } from "./danda.ts";
import { goesOn } from "./goes-on.ts";
import { linesApart } from "./lines-apart.ts";
import { nextWord, numberStops } from "./number-stop.ts";
import type { Sentence } from "./sentence.ts";
import { sentenceEnds } from "./sentence-ends.ts";
import { withoutStrayPairs } from "./stray-pairs.ts";
import { joinedInLinks } from "./within-links.ts";
import { isParameter, isWrittenOut, mayBeWrittenOut, withoutLooseWords } from "./written-out.ts";

/**
 * The sentences that a reader sees in a block, in order; found once for each block. Without a block there are none.
 *
 * There are none in headings and redirects. In a cell of a table, a value of a template and the caption of a file only
 * what is written as a sentence is one: see `isWrittenOut`.
 */
export function sentencesOf(block: Block | undefined): readonly Sentence[] {
  if (block === undefined) return none;
  const { memo } = block;
  if (memo.sentences === undefined) {
    const found = find(block);
    // Blocks without any share one list.
    memo.sentences = found.length === 0 ? none : found;
  }
  return memo.sentences;
}

/** A piece of text without a full stop is cut here: 4000 units are four times the longest sentence of our histories. */
export const maxSentenceLength = 4000;

const none: readonly Sentence[] = [];

function find(block: Block): readonly Sentence[] {
  if (!hasWords(block.text) || redirectTarget(block.text, block.grammar) !== null) return none;
  const markup = markupOf(block);
  if (markup.heading !== null) return none;
  const { language } = block.grammar.site;
  return linesApart(block.text, markup).reduce<readonly Sentence[]>(
    (found, lines) => together(found, apart(block.text, lines, markup, language)),
    inLine(block, markup, language),
  );
}

/** Those of a line, but for what stands apart from it. */
function inLine(block: Block, markup: Markup, language: string): readonly Sentence[] {
  if (markup.tableLine !== null && markup.tableLine.kind !== "close") {
    return inCells(block.text, markup, markup.tableLine, language);
  }
  if (isCallAlone(block.text, markup)) return none;
  const colon = definitionColon(block.text, markup, language);
  const found =
    colon === -1 ? shownIn(block.text, markup, language) : inDefinition(block.text, colon, markup, language);
  return markup.tableTags.length === 0 ? found : withoutLooseWords(found, markup.tableTags);
}

function shownIn(source: string, markup: Markup, language: string): readonly Sentence[] {
  const visible = visibleText(source, markup, language);
  if (!hasWords(visible.text)) return none;
  const sentences: Sentence[] = [];
  const split = sentenceRanges(visible.text, language);
  const ends = joinedInLinks(split, markup.links, visible, maxSentenceLength);
  for (let i = 0; i < ends.length; i += 2) {
    const start = ends[i] ?? 0;
    const end = ends[i + 1] ?? 0;
    const text = foldSpace(visible.text.slice(start, end));
    if (!hasWords(text)) continue;
    // Behind the last word there may be a line end, and between the two a reference or a template, which is not shown.
    const place = visible.sourceOf(start, endOfWords(visible.text, end));
    sentences.push({ key: sentenceKey(text), text, start: place.start, end: place.end });
  }
  return sentences;
}

/** Where the words before a place end. */
function endOfWords(text: string, end: number): number {
  let at = end;
  while (at > 0 && isSpace(text.charCodeAt(at - 1))) at--;
  return at;
}

/** Those of a term and of its definition, which are shown on lines of their own. */
function inDefinition(source: string, colon: number, markup: Markup, language: string): readonly Sentence[] {
  const spans = [
    { start: 0, end: colon },
    { start: colon + 1, end: source.length },
  ];
  return spans.flatMap((span) => {
    const own = shownIn(source.slice(span.start, span.end), elementsIn(span, markup), language);
    return own.map(({ key, text, start, end }) => {
      return { key, text, start: start + span.start, end: end + span.start };
    });
  });
}

/** Those of the cells that begin on a line of a table. */
function inCells(source: string, markup: Markup, line: TableLine, language: string): readonly Sentence[] {
  const cells = line.cells.filter(
    ({ start, end, text }) => mayBeWrittenOut(source.slice(start, end)) && !isParameter(text),
  );
  if (cells.length === 0) return none;
  const found = shownIn(source, { ...markup, tableLine: { ...line, cells } }, language);
  return found.filter(({ text }) => isWrittenOut(text));
}

/** Those in lines of values of templates and of captions of files, of which none stands within another. */
function apart(
  source: string,
  cells: readonly TableCell[],
  markup: Markup,
  language: string,
): readonly Sentence[] {
  // What holds one of the lines is not cut out.
  const holdsNone = ({ start, end }: Span) =>
    (cells[partitionPoint(cells.length, (i) => (cells[i]?.start ?? 0) <= start)]?.start ?? end) >= end;
  const templates = markup.templates.filter((template) => template.shown !== null || holdsNone(template));
  const media = markup.media.filter(holdsNone);
  const opaque = markup.opaque.filter(holdsNone);
  const tableLine: TableLine = { kind: "cells", cells };
  const found = shownIn(source, { ...markup, templates, media, opaque, tableLine }, language);
  return found.filter(({ text }) => isWrittenOut(text));
}

/** All sentences of a block, in order. One that stands in another sentence belongs to that one. */
function together(inLine: readonly Sentence[], besides: readonly Sentence[]): readonly Sentence[] {
  if (besides.length === 0) return inLine;
  if (inLine.length === 0) return besides;
  let next = 0;
  const outside = besides.filter(({ start }) => {
    while ((inLine[next]?.end ?? start + 1) <= start) next++;
    return (inLine[next]?.start ?? start + 1) > start;
  });
  return outside.length === 0 ? inLine : [...inLine, ...outside].sort((a, b) => a.start - b.start);
}

/**
 * Whether a block is one template, as most boxes and lists of works are: then at most a sign or a measure is shown, which is
 * not looked for.
 */
function isCallAlone(text: string, { templates: [first] }: Markup): boolean {
  if (first === undefined || first.shown !== null) return false;
  return onlyListMarks.test(text.slice(0, first.start)) && text.slice(first.end).trim() === "";
}

const onlyListMarks = /^[*#:;\s]*$/;

/**
 * Where the sentences of visible text begin and end: those of the splitter, joined where one goes on, divided after numbers,
 * initials and closing quotes, and cut where there is no end. None goes beyond the end of a paragraph.
 *
 * @param language - Language of the wiki; `""` where it is not known.
 */
export function sentenceRanges(text: string, language = ""): readonly number[] {
  if (!text.includes(paragraphEnd)) return rangesInParagraph(text, language);
  let start = 0;
  return text.split(paragraphEnd).flatMap((paragraph) => {
    const from = start;
    start += paragraph.length + 1;
    return rangesInParagraph(paragraph, language).map((place) => from + place);
  });
}

function rangesInParagraph(text: string, language: string): readonly number[] {
  const shown = withoutStrayPairs(withoutAddressMarks(withDandas(withGershayim(text))));
  const ends = sentenceEnds(shown);
  const closed = closedEnds(shown, language);
  let nextClosed = 0;
  const ranges: number[] = [];
  for (let i = 0; i < ends.length; i += 2) {
    const start = ends[i] ?? 0;
    const end = ends[i + 1] ?? 0;
    const last = ranges.length - 1;
    if (last > 0 && goesOn(text, ranges[last - 1] ?? 0, ranges[last] ?? 0, start, language)) ranges.pop();
    else ranges.push(start);
    const first = nextClosed;
    while ((closed[nextClosed] ?? end) < end) nextClosed++;
    const stops = numberStops(text, start, end, ranges.at(-1) ?? start, language);
    if (stops.length > 0 || nextClosed > first) {
      const all = [...stops, ...closed.slice(first, nextClosed)].sort((a, b) => a - b);
      for (const stop of all) ranges.push(stop, nextWord(text, stop));
    }
    ranges.push(end);
  }
  return hasLong(ranges) ? cutLong(text, ranges) : ranges;
}

/**
 * A text of the same length in which the quote before the last letter of a Hebrew word is replaced by the character it
 * stands for: `צה"ל` is an abbreviation, and would open a quotation within which no sentence ends. In `ב"הארץ"` it does open
 * one.
 */
function withGershayim(text: string): string {
  return text.includes('"') && gershayim.test(text) ? text.replace(allGershayim, "״") : text;
}

const gershayim = /[א-ת]"[א-ת]/;
const allGershayim = /(?<=[א-ת])"(?=[א-ת](?![א-ת"]))/g;

function hasLong(ranges: readonly number[]): boolean {
  for (let i = 0; i < ranges.length; i += 2) {
    if ((ranges[i + 1] ?? 0) - (ranges[i] ?? 0) > maxSentenceLength) return true;
  }
  return false;
}

/** Cuts at the last white space before the limit, or at the limit if there is none, but never inside a character. */
function cutLong(text: string, ranges: readonly number[]): readonly number[] {
  const cut: number[] = [];
  for (let i = 0; i < ranges.length; i += 2) {
    let start = ranges[i] ?? 0;
    const end = ranges[i + 1] ?? 0;
    while (end - start > maxSentenceLength) {
      const limit = start + maxSentenceLength;
      const space = text.slice(start, limit).lastIndexOf(" ");
      const whole = (text.codePointAt(limit - 1) ?? 0) > 0xffff ? limit - 1 : limit;
      const next = space > 0 ? start + space + 1 : whole;
      cut.push(start, next);
      start = next;
    }
    cut.push(start, end);
  }
  return cut;
}

/**
 * Whether there are at least two letters or digits: a text with fewer is a mark, not a sentence. A vowel sign counts as one,
 * as `हाँ` is a word; a character that is a syllable or a word by itself counts as two, as in `否。`
 */
function hasWords(text: string): boolean {
  let found = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    // Beyond ASCII the answer takes an expression, which is run on the rest.
    if (unit >= 0x80) return (found === 1 ? oneMore : twoMore).test(text.slice(at));
    if (isAsciiAlphanumeric(unit) && ++found === 2) return true;
  }
  return false;
}

const oneMore = /[\p{L}\p{N}]/u;
const twoMore = /[\p{Script=Han}\p{Script=Hangul}]|\p{Lo}\p{M}|[\p{L}\p{N}].*?[\p{L}\p{N}]/su;

/**
 * The key of a sentence: SHA-256 of its normalised form.
 *
 * White space is folded, and left out before closing and after opening marks. The forms of a quote, of a dash, of a danda
 * and of a space are each made one, and so is a dash with spaces around it, written as several hyphens, or closed up;
 * initials close up to each other; what has no width is left out. So an edit of typography alone changes no sentence.
 * `normalize()` is not used, as it changes with the version of Unicode.
 */
export function sentenceKey(text: string): string {
  return sha256(normalised(text));
}

/** The form that two sentences must have in common to be one: see `sentenceKey`. */
export function normalised(text: string): string {
  return joinInitials(
    closeDashes(ascii.test(text) ? closeUp(text) : withOneQuote(closeUp(normalForm(text)))),
  );
}

const ascii = /^[\0-\x7f]*$/;

/** Makes all quotes one; which way guillemets point has to be used before. */
function withOneQuote(text: string): string {
  return text.replace(/[«»]/g, '"').replace(/[‹›]/g, "'");
}

function normalForm(text: string): string {
  return foldSpace(
    withDandas(text)
      // Hebrew has its own quote, apostrophe and hyphen; Ukrainian and Uzbek write `ʼ` and `ʻ` for an apostrophe.
      .replace(/[\u2018\u2019\u201a\u201b\u2032\u02bb\u02bc\u05f3]/g, "'")
      .replace(/[\u201c-\u201f\u2033\u05f4]/g, '"')
      .replace(/[\u2010-\u2015\u2212\u05be]/g, "-")
      .replace(/[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069]/g, ""),
  ).toWellFormed();
}
