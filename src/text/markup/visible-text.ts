import { partitionPoint } from "../../ground/ascending.ts";
import { isSpace } from "../character-kind.ts";
import { endsOpen, isClosingMark } from "../closing-mark.ts";
import { behindAddress } from "./close-address.ts";
import { lastOf, leftBehind, partsSentences } from "./gaps.ts";
import { inlineMarkAt, nextMark, paragraphEnd } from "./inline-mark.ts";
import { behindLeftOutMark, leftOutMarkEnd } from "./left-out-mark.ts";
import type { Link, Markup, Media, Span, TableLine, Template } from "./markup.ts";
import { closesNowiki, nowikiContent, nowikiEnd } from "./nowiki.ts";
import { isQuotation } from "./quotation-templates.ts";
import { type QuoteRun, strayBold } from "./stray-bold.ts";
import { behindComments, firstInLine } from "./table-line.ts";
import { templateWords } from "./template-words.ts";
import { decodePercent } from "./title.ts";
import { valueStart } from "./value-start.ts";
import { type Variant, variantsIn } from "./variants.ts";

/** What a reader sees of a piece of wikitext, and where each part of it comes from. */
export interface VisibleText {
  readonly text: string;
  /** Where a stretch of the visible text stands in the wikitext; `end` is after its last unit. */
  sourceOf(start: number, end: number): Span;
}

/**
 * The text that a reader sees of a block: links as their labels, and some templates as the words around which they stand;
 * without other templates, references, files, tags and the quotes of bold and italics.
 *
 * White space is left as it is. A break counts as a space, a tag of a paragraph, a cell or an item as `paragraphEnd`, as does
 * what stands between the cells of a line, and the tag before an exponent as `^`. Where something was taken out, brackets that
 * are left empty go with it, and so does the space before a mark (`so {{fact}}?`); a sentence that follows directly
 * (`old.<ref/>The`) gets a space before it.
 *
 * @param language - Language of the wiki: words are written for its variants, and some templates are its own.
 */
export function visibleText(source: string, markup: Markup, language = ""): VisibleText {
  const replaced = replacements(source, markup, language);
  const cuts = cutsOf(source, markup, replaced, variantsIn(source, language));
  const from = behindBeginning(source, markup.tableLine);
  if (cuts.length === 0 && nextMark(source, from, source.length) === source.length) {
    const sourceOf = (start: number, end: number) => ({ start: start + from, end: end + from });
    return { text: from === 0 ? source : source.slice(from), sourceOf };
  }
  return collect(source, from, cuts, markup, replaced, language);
}

/**
 * What shows in the place of a cut, by where the cut begins. For a link without a label it is the title, if that is
 * percent-encoded (`[[Alder%20Tower]]`) or has quotes, which are shown as they are (`[[The ''Tower'']]`). On both sides of a
 * quotation, which is a block of its own, it is a space, unless a mark closes up to it.
 */
type Replacements = ReadonlyMap<number, string>;

const nothing: Replacements = new Map();

function replacements(
  source: string,
  { links, templates, tableLine }: Markup,
  language: string,
): Replacements {
  const mayBeOther = links.length > 0 && (source.includes("%") || source.includes("''"));
  const areQuoted = templates.some((template) => isQuoted(template, language));
  if (!mayBeOther && !areQuoted && tableLine === null) return nothing;
  const replaced = new Map<number, string>();
  for (const { end } of tableLine?.cells ?? []) replaced.set(end, paragraphEnd);
  for (const link of mayBeOther ? links : []) {
    if (link.label !== null || link.kind === "external") continue;
    const title = source.slice(labelStart(source, link), link.end - 2);
    const shown = decodePercent(title);
    if (shown !== title || title.includes("''")) replaced.set(link.start, shown);
  }
  for (const template of templates) {
    if (!isQuoted(template, language)) continue;
    const { start, end, shown } = template;
    if (!endsOpen(source.slice(Math.max(0, start - 2), start))) replaced.set(start, " ");
    // Two marks are kept apart: `{{quote|It is hot.}}.`
    const isClosed =
      isClosingMark(source, end) && openEnd.test(source.slice(Math.max(0, shown.end - 4), shown.end));
    if (!isClosed) replaced.set(shown.end, " ");
  }
  return replaced;
}

/** A word at the end of a text, in a link or not. */
const openEnd = /[\p{L}\p{M}\p{N}]\]{0,2}$/u;

function isQuoted(template: Template, language: string): template is Template & { readonly shown: Span } {
  return template.shown !== null && isQuotation(template.name, language);
}

/** More units than any text has: a cut is kept as its start times this plus its end, so that cuts sort as numbers. */
const cutBase = 2 ** 26;

/** What is not shown as written, by start: whole spans; of links all but the label, of templates all but what they show. */
function cutsOf(
  source: string,
  { links, media, opaque, references, templates, tableLine }: Markup,
  replaced: Replacements,
  variants: readonly Variant[],
): readonly number[] {
  const cuts: number[] = [];
  for (const [i, { end }] of (tableLine?.cells ?? []).entries()) {
    cuts.push(end * cutBase + (tableLine?.cells[i + 1]?.start ?? source.length));
  }
  for (const { start, end, shown } of variants) {
    cuts.push(start * cutBase + shown.start, shown.end * cutBase + end);
  }
  for (const link of links) {
    if (replaced.has(link.start)) cuts.push(link.start * cutBase + link.end);
    else cutToLabel(source, link, cuts);
  }
  for (const file of media) {
    if (file.isLink) cutToLabel(source, file, cuts);
    else cuts.push(file.start * cutBase + file.end);
  }
  for (const spans of [opaque, references]) {
    for (const { start, end } of spans) cuts.push(start * cutBase + end);
  }
  for (const { start, end, shown } of templates) {
    if (shown === null) cuts.push(start * cutBase + end);
    else cuts.push(start * cutBase + shown.start, shown.end * cutBase + end);
  }
  return cuts.sort((a, b) => a - b);
}

function cutToLabel(source: string, link: Link | Media, cuts: number[]): void {
  const label = labelStart(source, link);
  const closing = source.charCodeAt(link.start) !== 91 ? 0 : source.charCodeAt(link.start + 1) === 91 ? 2 : 1;
  cuts.push(link.start * cutBase + label, Math.max(label, link.end - closing) * cutBase + link.end);
}

/** Where the part of a link that is shown begins; its end where nothing is shown. */
function labelStart(source: string, { start, end, kind, label }: Link | Media): number {
  // A bare address is shown as it is; one in brackets shows its label, or a number that nobody wrote.
  if (source.charCodeAt(start) !== 91) return start;
  if (source.charCodeAt(start + 1) !== 91) {
    let at = behindAddress(source, behindLeftOutMark(source, start + 1), end - 1);
    while (isSpace(source.charCodeAt(at))) at++;
    return at < end - 1 ? at : end;
  }
  const isColon = source.charCodeAt(start + 2) === 58;
  if (kind === "interlanguage" && !isColon) return end;
  if (label !== null) {
    const first = behindPipe(source, start, end);
    return first < end ? first : Math.max(valueStart(source, start, end), start + 2);
  }
  return isColon ? start + 3 : start + 2;
}

/** The offset after the first `|` within a link; one within the braces of a call is part of the target. */
function behindPipe(source: string, start: number, end: number): number {
  let depth = 0;
  let first = end;
  for (let at = start; at < end; at++) {
    const unit = source.charCodeAt(at);
    if (unit === 123 && (depth > 0 || source.charCodeAt(at + 1) === 123)) {
      depth++;
    } else if (unit === 125 && depth > 0) {
      depth--;
    } else if (unit === 60) {
      // The bar in `<tvar|a>` does not separate anything.
      at = Math.max(at, leftOutMarkEnd(source, at) - 1);
    } else if (unit === 124) {
      if (depth === 0) return at + 1;
      if (first === end) first = at + 1;
    }
  }
  return first;
}

/** Where the words of a text begin: behind the marks of a list, or of a table and its first cell. */
function behindBeginning(source: string, tableLine: TableLine | null): number {
  if (tableLine === null) return afterLineMarks(source);
  return tableLine.kind === "close" ? firstInLine(source) + 2 : (tableLine.cells[0]?.start ?? source.length);
}

/** `* `, `::`, `#` and `;` at the start of a line, or a rule, `----`, behind which no list begins. */
function afterLineMarks(source: string): number {
  let at = source.charCodeAt(0) === 60 ? behindComments(source, 0) : 0;
  if (source.startsWith("----", at)) {
    while (source.charCodeAt(at) === 45) at++;
    return at;
  }
  // Comments are removed before the marks of a list are read: `#<!-- two -->*`.
  for (;;) {
    while (at < source.length && listMarks.includes(source.charAt(at))) at++;
    const next = at > 0 && source.charCodeAt(at) === 60 ? behindComments(source, at) : at;
    if (next === at) return at;
    at = next;
  }
}

const listMarks = "*#:;";

/** An unbroken stretch of what is shown. If its length differs from that of its source, it stands for the source as a whole. */
interface Piece {
  /** Where it begins in the visible text. */
  readonly at: number;
  readonly length: number;
  readonly start: number;
  readonly end: number;
}

/** @param stray - Where three quotes show an apostrophe; known once all quotes are read, and mostly nowhere. */
function collect(
  source: string,
  from: number,
  cuts: readonly number[],
  { links, tableLine }: Pick<Markup, "links" | "tableLine">,
  replaced: Replacements,
  language: string,
  stray?: ReadonlySet<number>,
): VisibleText {
  let text = "";
  // The end of what is shown, kept apart: to read a text that is being put together V8 copies all of it.
  let tail = "";
  const quotes: QuoteRun[] = [];
  const pieces: Piece[] = [];
  const gaps: number[] = [];
  let at = from;
  let pieceStart = from;
  let cut = 0;
  let literalEnd = 0;
  let isLiteralClosed = true;

  const add = (shown: string, start: number, end: number) => {
    if (shown === "") return;
    if (gaps.at(-1) === text.length && partsSentences(tail, shown)) {
      pieces.push({ at: text.length, length: 1, start, end: start });
      text += " ";
    }
    pieces.push({ at: text.length, length: shown.length, start, end });
    text += shown;
    tail = lastOf(tail, shown);
  };
  const skipTo = (end: number) => {
    add(source.slice(pieceStart, at), pieceStart, at);
    at = end;
    pieceStart = end;
  };

  for (;;) {
    const span = cuts[cut];
    const stop = span === undefined ? source.length : Math.floor(span / cutBase);
    if (at < stop) at = nextMark(source, at, stop);
    if (at >= stop) {
      if (span === undefined) break;
      // A small integer again: V8 would keep the remainder of a division as a number on the heap.
      const end = (span % cutBase) | 0;
      if (end > at) {
        skipTo(end);
        const shown = replaced.get(stop) ?? templateWords(source, stop, end, language);
        if (shown !== "") add(shown, stop, end);
        else if (isWhole(source, stop, end)) gaps.push(text.length);
      }
      cut++;
      continue;
    }
    const mark = at < literalEnd && source[at] !== "&" ? null : inlineMarkAt(source, at);
    const content = source.charCodeAt(at) === 60 ? nowikiContent(source, at) : -1;
    const close: number = content === -1 || !isLiteralClosed ? -1 : nowikiEnd(source, content);
    if (content !== -1) isLiteralClosed = close !== -1;
    // Of `<nowiki>` and `</nowiki>` one without the other is shown.
    if (mark === null || close < content || (at !== literalEnd && closesNowiki(source, at))) {
      at++;
      continue;
    }
    if (content !== -1) literalEnd = close;
    const start = at;
    skipTo(start + mark.length);
    if (source[start] === "'") quotes.push({ start, length: mark.length });
    add(stray?.has(start) ? `${mark.shown}'` : mark.shown, start, at);
  }
  skipTo(source.length);
  if (stray === undefined && quotes.length > 1) {
    const found = strayBold(source, quotes, links, tableLine?.cells ?? []);
    if (found.size > 0) return collect(source, from, cuts, { links, tableLine }, replaced, language, found);
  }
  const left = leftBehind(text, gaps);
  const placeBefore = createPlaceBefore(left);
  return {
    text: without(text, left),
    sourceOf: (start, end) => ({
      start: originOf(placeBefore(start), pieces).start,
      end: originOf(placeBefore(end - 1), pieces).end,
    }),
  };
}

/** Whether a cut is a whole element, and not only the brackets around what a link, a function or a template shows. */
function isWhole(source: string, start: number, end: number): boolean {
  return !"]}|".includes(source.charAt(start)) && "]}>".includes(source.charAt(end - 1));
}

/** A text without some stretches, given as `start, end, start, end, …`. */
function without(text: string, stretches: readonly number[]): string {
  if (stretches.length === 0) return text;
  let rest = "";
  for (let i = 0; i <= stretches.length; i += 2) rest += text.slice(stretches[i - 1] ?? 0, stretches[i]);
  return rest;
}

/** Gives where a unit stood before the stretches were taken out. */
function createPlaceBefore(stretches: readonly number[]): (place: number) => number {
  // Where each stretch would begin in what is left, and how much was taken out before it.
  const starts: number[] = [];
  const taken = [0];
  let sum = 0;
  for (let i = 0; i < stretches.length; i += 2) {
    const start = stretches[i] ?? 0;
    starts.push(start - sum);
    sum += (stretches[i + 1] ?? 0) - start;
    taken.push(sum);
  }
  return (place) => place + (taken[partitionPoint(starts.length, (i) => (starts[i] ?? 0) <= place)] ?? 0);
}

/** Where one visible unit stands in the source. */
function originOf(visible: number, pieces: readonly Piece[]): Span {
  const piece = pieces[partitionPoint(pieces.length, (i) => (pieces[i]?.at ?? 0) <= visible) - 1];
  if (piece === undefined) return { start: 0, end: 0 };
  if (piece.length !== piece.end - piece.start) return piece;
  const start = piece.start + visible - piece.at;
  return { start, end: start + 1 };
}
