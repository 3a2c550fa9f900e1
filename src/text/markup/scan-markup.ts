import { assembled } from "./assemble-markup.ts";
import { closeAddress, dropAddress } from "./close-address.ts";
import { closeLink } from "./close-link.ts";
import { closeTemplate } from "./close-template.ts";
import { decodeEntities } from "./entities.ts";
import type { Grammar } from "./grammar.ts";
import { behindLeftOutMark } from "./left-out-mark.ts";
import { linkTrail } from "./link-trail.ts";
import { type Markup, noMarkup } from "./markup.ts";
import { isPhpSpace } from "./php-space.ts";
import { createScan, type FoundLink, type Level, newLevel, popLevel, pushLevel, type Scan } from "./scan.ts";
import { openTag } from "./scan-tag.ts";
import { addressEnd, afterScheme, bareAddress, bracketedScheme, isAddressCall, schemeStart } from "./urls.ts";

const newline = 10;
const hyphen = 45;
const colon = 58;
const less = 60;
const equals = 61;
const openBracket = 91;
const closeBracket = 93;
const openBrace = 123;
const pipe = 124;
const closeBrace = 125;

const isSpecial = new Uint8Array(128);
for (const unit of [newline, colon, less, equals, openBracket, closeBracket, openBrace, pipe, closeBrace]) {
  isSpecial[unit] = 1;
}

/**
 * The elements of a block's wikitext.
 *
 * It takes one pass and pairs openers as MediaWiki's preprocessor does, with the same differences as `splitBlocks`: an
 * opener that is never closed is plain text, `[[` lives to the end of its line, or with a `|` to a blank line, and `}}`
 * closes its template over an unclosed `[[`. Elements nested deeper than 64 are left out.
 *
 * @see https://www.mediawiki.org/wiki/Preprocessor_ABNF
 */
export function scanMarkup(text: string, grammar: Grammar): Markup {
  const first = firstOpener(text);
  if (first === -1 && !mayBeLine(text)) return noMarkup;
  const scan = createScan(text, grammar);
  if (first !== -1) {
    const lineEnd = text.indexOf("\n");
    if (lineEnd !== -1 && lineEnd < first) scan.lineEnd = lineEnd;
    scan.at = first;
    while (step(scan));
  }
  return assembled(scan);
}

/** Offset of the first character that may begin an element; -1 where there is none. */
function firstOpener(text: string): number {
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === openBrace || unit === openBracket || unit === less) return at;
    if (unit === colon && schemeStart(text, at, 0) !== -1) return at;
  }
  return -1;
}

/** Whether a text without any opener may still be a heading or a line of a table. */
function mayBeLine(text: string): boolean {
  let at = 0;
  while (text.charCodeAt(at) === 32 || text.charCodeAt(at) === 9) at++;
  const unit = text.charCodeAt(at);
  return (unit === equals && at === 0) || unit === pipe || unit === 33;
}

/** Goes on to the next element; `false` at the end of the text. */
function step(scan: Scan): boolean {
  const { text } = scan;
  const { limit } = scan.frame;
  let at = scan.at;
  while (at < limit) {
    const unit = text.charCodeAt(at);
    if (unit < 128 && isSpecial[unit] === 1) break;
    at++;
  }
  scan.at = at;
  if (at >= limit) return closeFrame(scan);
  const unit = text.charCodeAt(at);
  switch (unit) {
    case newline:
      return endLine(scan);
    case colon:
      return address(scan);
    case less:
      return openTag(scan);
    case openBrace:
    case openBracket:
      return open(scan, unit);
    case closeBrace:
      return closeBraces(scan);
    case closeBracket:
      return closeBrackets(scan);
    case pipe:
      return separate(scan);
    default:
      return assign(scan);
  }
}

/** Ends the content of a tag: what is still open in it is plain text, and the reading goes on after the tag. */
function closeFrame(scan: Scan): boolean {
  const { frame } = scan;
  while (scan.top !== frame) popUnclosed(scan);
  dropAddress(scan, frame);
  scan.at = frame.resume;
  return popLevel(scan);
}

function popUnclosed(scan: Scan): void {
  dropAddress(scan, scan.top);
  popLevel(scan);
}

function endLine(scan: Scan): boolean {
  const { text, at } = scan;
  if (at < scan.addressUntil) {
    // Between the attributes of a tag line ends do not count.
    scan.at++;
    return true;
  }
  if (scan.top.kind === "brackets") {
    // Computed once for all of them, as a line may be long.
    const isBlank = isBlankLine(text, at);
    while (scan.top.kind === "brackets" && (isBlank || scan.top.pipes.length === 0)) popUnclosed(scan);
  }
  dropAddress(scan, scan.top);
  scan.top.isInHeading = false;
  if (scan.lineEnd === -1 && scan.levels.length === 1) scan.lineEnd = at;
  scan.at++;
  return true;
}

function isBlankLine(text: string, lineEnd: number): boolean {
  let at = lineEnd - 1;
  while (at >= 0 && text.charCodeAt(at) !== newline && isPhpSpace(text.charCodeAt(at))) at--;
  return at < 0 || text.charCodeAt(at) === newline;
}

/** Takes a bare address around a colon. */
function address(scan: Scan): boolean {
  const { text, at, top, frame } = scan;
  scan.at++;
  if (at < scan.addressUntil) return true;
  const start = schemeStart(text, at, frame.start);
  if (start === -1 || isTrail(scan, start)) return true;
  const after = afterScheme(text, start, at);
  const stopAtPipe = top.kind !== "frame" || scan.isTableLine;
  const end = addressEnd(text, after, frame.limit, stopAtPipe);
  scan.addressUntil = end;
  const written = bareAddress(text.slice(start, end), after - start);
  if (written !== null) {
    const link: FoundLink = {
      kind: "external",
      target: decodeEntities(written),
      label: null,
      start,
      end: start + written.length,
      reference: -1,
    };
    if (top.address === null) scan.links.push(link);
    else top.address.bare.push(link);
  }
  return true;
}

/** Whether the letters at `start` directly follow a link to a page, whose words go on with them: `[[a]]http://…`. */
function isTrail(scan: Scan, start: number): boolean {
  const link = scan.links.at(-1);
  if (link?.kind !== "wikilink" || link.end !== start) return false;
  return linkTrail(scan.text, start, scan.grammar.site.language) !== "";
}

function open(scan: Scan, unit: number): boolean {
  const { text, at, frame, top } = scan;
  let end = at + 1;
  while (end < frame.limit && text.charCodeAt(end) === unit) end++;
  const count = end - at;
  scan.at = end;
  // No link begins in the attributes of an HTML tag.
  if (unit === openBracket && at < scan.addressUntil) return true;
  if (unit === openBracket && end < frame.limit) {
    const first = behindLeftOutMark(text, end);
    const after = bracketedScheme(text, first);
    const isAddress =
      after === -1
        ? count === 1 && isAddressCall(text, first)
        : addressEnd(text, after, after + 1, false) > after;
    if (isAddress) {
      top.address ??= { start: end - 1, bare: [] };
      return true;
    }
  }
  if (count < 2) {
    if (unit === openBrace && text.charCodeAt(at - 1) === hyphen) openVariants(top);
    return true;
  }
  pushLevel(scan, newLevel(unit === openBrace ? "braces" : "brackets", at, count));
  return true;
}

function closeBraces(scan: Scan): boolean {
  const { text, at, frame } = scan;
  let end = at + 1;
  while (end < frame.limit && end - at < 3 && text.charCodeAt(end) === closeBrace) end++;
  if (frame.templates === 0 || end - at < 2) {
    if (text.charCodeAt(at + 1) === hyphen) closeVariants(scan.top);
    scan.at++;
    return true;
  }
  while (scan.top.kind === "brackets") popUnclosed(scan);
  const { top } = scan;
  const length = Math.min(end - at, top.count);
  scan.at = at + length;
  dropAddress(scan, top);
  closeTemplate(scan, top, length);
  const left = top.count - length;
  if (left >= 2) {
    // The braces left over open what the closed ones stand in.
    top.count = left;
    top.pipes.length = 0;
    top.equals.length = 0;
    top.variants = null;
  } else {
    popLevel(scan);
  }
  return true;
}

/** Words for the variants of a language begin, `-{A|zh-hans:a;zh-hant:b}-`: of any wiki, whether its language has some. */
function openVariants(level: Level): void {
  if (level.kind === "frame") return;
  level.variants ??= [];
  level.variants.push({ pipes: level.pipes.length, equals: level.equals.at(-1) ?? -1 });
}

/**
 * What stands in such words parts nothing of the template or link around them.
 *
 * @see https://www.mediawiki.org/wiki/Preprocessor_ABNF
 */
function closeVariants({ pipes, equals, variants }: Level): void {
  const opened = variants?.pop();
  if (opened === undefined) return;
  pipes.length = opened.pipes;
  equals.length = opened.pipes;
  if (opened.pipes > 0) equals[opened.pipes - 1] = opened.equals;
}

function closeBrackets(scan: Scan): boolean {
  const { text, at, top, frame } = scan;
  let end = at + 1;
  while (end < frame.limit && end - at < 3 && text.charCodeAt(end) === closeBracket) end++;
  const run = end - at;
  if (top.kind === "brackets" && run >= 2 && (top.address === null || run === 2)) {
    scan.at = at + 2;
    dropAddress(scan, top);
    popLevel(scan);
    closeLink(scan, top, at + 2);
    return true;
  }
  scan.at++;
  closeAddress(scan, top, at + 1);
  return true;
}

function separate(scan: Scan): boolean {
  const { top, at } = scan;
  scan.at++;
  if (top.kind === "frame" || top.isInHeading) return true;
  if (top.kind === "braces") dropAddress(scan, top);
  top.pipes.push(at);
  top.equals.push(-1);
  return true;
}

function assign(scan: Scan): boolean {
  const { text, top, at } = scan;
  const part = top.equals.length - 1;
  scan.at++;
  if (top.kind !== "braces" || top.isInHeading) return true;
  const mayName = part !== -1 && top.equals[part] === -1;
  // At the beginning of a line, a single `=` that may name a parameter does so; any other begins a heading.
  if (text.charCodeAt(at - 1) === newline && (!mayName || text.charCodeAt(at + 1) === equals)) {
    top.isInHeading = true;
  } else if (mayName) {
    top.equals[part] = at;
  }
  return true;
}
