import { isPhpSpace } from "../text/markup/php-space.ts";
import { isAttributeList } from "../text/markup/tag-attributes.ts";
import { heldTags, htmlTags, isTagNameUnit, longestTag } from "../text/markup/tags.ts";

/** What is known while tags and comments are read. */
export interface HeldScan {
  readonly bytes: Buffer;
  /** Tags and comments found to have no closer: it is not looked for again. */
  readonly unclosed: Set<string>;
  /** Offset of the `>` found last; the length of the text if none is left. */
  greater: number;
  /** See `Split.settled`. */
  settled: number;
}

const newline = 10;
const exclamation = 33;
const hyphen = 45;
const slash = 47;
const less = 60;
const greater = 62;

/**
 * Reads a comment or held tag to its end, and an HTML tag over several lines to its `>`. If none begins here, or it is never
 * closed, reads only the first characters.
 */
export function readHeld(scan: HeldScan, at: number): number {
  return scan.bytes[at + 1] === exclamation ? readComment(scan, at) : readTag(scan, at);
}

function readComment(scan: HeldScan, at: number): number {
  const { bytes, unclosed } = scan;
  if (bytes[at + 2] !== hyphen || bytes[at + 3] !== hyphen) return at + 1;
  const content = at + 4;
  const closer = unclosed.has("!--") ? -1 : bytes.indexOf("-->", content, "latin1");
  if (closer !== -1) return closer + 3;
  unclosed.add("!--");
  unsettle(scan, at);
  return content;
}

function readTag(scan: HeldScan, at: number): number {
  const { bytes, unclosed } = scan;
  const nameStart = bytes[at + 1] === slash ? at + 2 : at + 1;
  const nameEnd = endOfName(bytes, nameStart);
  if (nameEnd === nameStart || !isTagEnd(bytes, nameEnd)) return at + 1;
  if (nameStart > at + 1) return readHtmlTag(scan, at, nameStart, nameEnd);
  const name = nameOf(bytes, nameStart, nameEnd);
  if (!heldTags.has(name)) return readHtmlTag(scan, at, nameStart, nameEnd);

  const openerEnd = greaterBehind(scan, nameEnd);
  if (bytes[openerEnd - 1] === slash && openerEnd < bytes.length) return openerEnd + 1;
  const end = unclosed.has(name) ? -1 : endOfTag(bytes, openerEnd + 1, name);
  if (end !== -1) return end;
  unclosed.add(name);
  unsettle(scan, at);
  return nameEnd;
}

/** Reads an HTML tag. Only line ends in it are skipped: nothing else in attributes over several lines affects blocks. */
function readHtmlTag(scan: HeldScan, at: number, nameStart: number, nameEnd: number): number {
  const { bytes } = scan;
  const lineEnd = endOfAttributes(bytes, nameEnd, true);
  if (bytes[lineEnd] !== newline || !htmlTags.has(nameOf(bytes, nameStart, nameEnd))) return at + 1;
  const end = endOfAttributes(bytes, lineEnd, false);
  if (bytes[end] === greater && isAttributeList(bytes.toString("latin1", nameEnd, end))) return end + 1;
  unsettle(scan, at);
  return at + 1;
}

/** Offset of the next angle bracket or, on request, line end; the length of the text if none is left. */
function endOfAttributes(bytes: Buffer, start: number, stopsAtLineEnd: boolean): number {
  let end = start;
  for (; end < bytes.length; end++) {
    const byte = bytes[end];
    if (byte === greater || byte === less || (stopsAtLineEnd && byte === newline)) break;
  }
  return end;
}

function nameOf(bytes: Buffer, start: number, end: number): string {
  return bytes.toString("latin1", start, end).toLowerCase();
}

/** Offset of the next `>`, looked for only once even if many openers wait for the same one. */
function greaterBehind(scan: HeldScan, start: number): number {
  if (scan.greater < start) {
    const found = scan.bytes.indexOf(greater, start);
    scan.greater = found === -1 ? scan.bytes.length : found;
  }
  return scan.greater;
}

function endOfName(bytes: Buffer, start: number): number {
  let end = start;
  while (end - start <= longestTag && isTagNameUnit(bytes[end])) end++;
  return end;
}

function isTagEnd(bytes: Buffer, at: number): boolean {
  return isPhpSpace(bytes[at]) || bytes[at] === greater || (bytes[at] === slash && bytes[at + 1] === greater);
}

/** Offset after `</name >`; -1 if there is none. */
function endOfTag(bytes: Buffer, start: number, name: string): number {
  for (let at = bytes.indexOf("</", start, "latin1"); at !== -1; at = bytes.indexOf("</", at + 2, "latin1")) {
    let end = at + 2 + name.length;
    if (bytes.toString("latin1", at + 2, end).toLowerCase() !== name) continue;
    while (isPhpSpace(bytes[end])) end++;
    if (bytes[end] === greater) return end + 1;
  }
  return -1;
}

/** Marks what begins at an offset as uncertain: text that follows may still change how it is read. */
export function unsettle(scan: HeldScan, offset: number): void {
  if (offset < scan.settled) scan.settled = offset;
}
