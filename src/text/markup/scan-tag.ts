import { decodeEntities } from "./entities.ts";
import { galleryCaption } from "./gallery-line.ts";
import { leftOutMarkEnd } from "./left-out-mark.ts";
import type { TableTag } from "./markup.ts";
import { isPhpSpace, skipPhpSpace } from "./php-space.ts";
import { type FoundReference, newLevel, pushLevel, type Scan, uncommented } from "./scan.ts";
import { attribute, isAttributeList, tagAttributes } from "./tag-attributes.ts";
import { heldTags, htmlTags, isTagNameUnit, longestTag, tableTags } from "./tags.ts";
import { decodePercent, fileTitle } from "./title.ts";

/** At a `<`: takes the comment or tag that begins there, and goes on after it or in its content. */
export function openTag(scan: Scan): boolean {
  const { text, at, frame } = scan;
  if (text.charCodeAt(at + 1) === 33) return openComment(scan);
  const markEnd = leftOutMarkEnd(text, at);
  if (markEnd !== -1 && markEnd <= frame.limit) return skipLeftOutMark(scan, markEnd);
  let nameEnd = at + 1;
  if (text.charCodeAt(nameEnd) === 47) nameEnd++;
  const nameStart = nameEnd;
  while (nameEnd - nameStart <= longestTag && isTagNameUnit(text.charCodeAt(nameEnd))) nameEnd++;
  if (nameEnd === nameStart || !isNameEnd(text, nameEnd)) return skipLess(scan);
  const name = text.slice(nameStart, nameEnd).toLowerCase();
  const role = nameStart === at + 1 ? heldTags.get(name) : undefined;
  if (role === undefined) return htmlTags.has(name) ? skipTag(scan, name, nameEnd) : skipLess(scan);

  const openerEnd = closer(scan, ">", nameEnd);
  if (openerEnd === -1 || openerEnd >= frame.limit) return skipLess(scan);
  const closed = text.charCodeAt(openerEnd - 1) === 47;
  const contentStart = openerEnd + 1;
  const contentEnd = closed ? contentStart : closer(scan, name, contentStart);
  const end = closed ? contentStart : closingTagEnd(text, contentEnd, name);
  if (contentEnd === -1 || end > frame.limit) return skipLess(scan);

  scan.at = end;
  if (role === "plain") return true;
  if (role === "list") {
    // A list shows nothing but what it defines; in a reference it is shown as written.
    if (closed || scan.frame.isReference) return true;
    const attributes = tagAttributes(text.slice(nameEnd, openerEnd));
    scan.lists.push({ start: at, end, group: written(attributes.get("group")) });
    scan.opaque.push({ start: at, end });
  }
  // An indicator is shown in a corner of the page, outside of its text; a tag without wikitext in it is at most a button.
  const isTextless = name === "indicator" || (role === "wikitext" && closed);
  if (role === "other" || role === "gallery" || isTextless) scan.opaque.push({ start: at, end });
  if (role === "other") return true;
  if (role === "reference") {
    // A reference within a reference is an error, and shown as written.
    if (scan.frame.isReference) return true;
    const attributes = text.slice(nameEnd, closed ? openerEnd - 1 : openerEnd);
    scan.references.push(reference(scan, at, end, attributes, closed ? null : [contentStart, contentEnd]));
  }
  if (closed) return true;
  if (role === "gallery") return enterGallery(scan, contentStart, contentEnd, end);
  if (name === "poem") dropIndents(scan, contentStart, contentEnd);
  scan.at = contentStart;
  pushLevel(scan, {
    ...newLevel("frame", contentStart, 0, contentEnd, end),
    isReference: role === "reference" || frame.isReference,
  });
  return true;
}

function openComment(scan: Scan): boolean {
  const { text, at, frame } = scan;
  if (!text.startsWith("<!--", at)) return skipLess(scan);
  const close = closer(scan, "-->", at + 4);
  const isClosed = close !== -1 && close + 3 <= frame.limit;
  // On the page an unclosed comment is plain text; within a tag it goes to the end of the tag.
  if (!isClosed && scan.frames.length === 1) return skipLess(scan);
  const comment = { start: at, end: isClosed ? close + 3 : frame.limit };
  scan.comments.push(comment);
  scan.opaque.push(comment);
  scan.at = comment.end;
  return true;
}

/** Leaves out a mark as if it was a comment, from titles, labels and parameters. */
function skipLeftOutMark(scan: Scan, end: number): boolean {
  scan.comments.push({ start: scan.at, end });
  scan.at = end;
  return true;
}

function skipLess(scan: Scan): boolean {
  scan.at++;
  return true;
}

/** An HTML tag, in which no link begins and no line ends. */
function skipTag(scan: Scan, name: string, from: number): boolean {
  const { text, frame } = scan;
  let end = from;
  let isOverLines = false;
  for (; end < frame.limit; end++) {
    const unit = text.charCodeAt(end);
    if (unit === 60 || unit === 62) break;
    isOverLines ||= unit === 10;
  }
  const isTag = end < frame.limit && text.charCodeAt(end) === 62;
  if (isTag && (!isOverLines || isAttributeList(text.slice(from, end)))) {
    scan.addressUntil = Math.max(scan.addressUntil, end);
    const kind = tableTags.get(name);
    if (kind !== undefined) takeTableTag(scan, kind, end + 1);
  }
  scan.at++;
  return true;
}

/** Takes a tag of a table, unless a reference or a poem holds it. */
function takeTableTag(scan: Scan, kind: TableTag["kind"], end: number): void {
  const { text, at } = scan;
  if (scan.frames.length > 1) return;
  scan.tableTags ??= [];
  scan.tableTags.push({ kind, isEnd: text.charCodeAt(at + 1) === 47, start: at, end });
}

function reference(
  scan: Scan,
  start: number,
  end: number,
  attributeText: string,
  inner: readonly [number, number] | null,
): FoundReference {
  const attributes = tagAttributes(attributeText);
  const name = written(attributes.get("name"));
  // A comment in the content of a reference is met only later, and cut out when the elements are assembled.
  const content = inner === null ? null : scan.text.slice(inner[0], inner[1]).trim();
  return {
    start,
    end,
    name,
    group: written(attributes.get("group")),
    content: content === "" && name !== null ? null : content,
    details: written(attributes.get("details")),
    isListDefined: false,
  };
}

/** The value of an attribute as it is meant: `AT&amp;T` is the name `AT&T`. */
function written(value: string | undefined): string | null {
  const folded = attribute(value);
  return folded === null ? null : decodeEntities(folded);
}

/** Drops the colons by which the lines of a poem are indented; the marks of other lists show as they are. */
function dropIndents({ text, opaque }: Scan, contentStart: number, contentEnd: number): void {
  for (const { 0: colons, index } of text.slice(contentStart, contentEnd).matchAll(/^:+/gm)) {
    const start = contentStart + index;
    opaque.push({ start, end: start + colons.length });
  }
}

/** Enters the lines of a gallery: each is a file, with a caption after its first `|` that is read, too. */
function enterGallery(scan: Scan, start: number, end: number, resume: number): boolean {
  const { text } = scan;
  const captions: [number, number][] = [];
  let line = start;
  for (const entry of text.slice(start, end).split("\n")) {
    const lineEnd = line + entry.length;
    const pipe = entry.indexOf("|");
    const nameEnd = pipe === -1 ? lineEnd : line + pipe;
    const name = uncommented(scan, line, nameEnd);
    const file = name.includes("<!--") ? null : fileTitle(decodePercent(name), scan.grammar);
    if (file !== null) {
      const shown = galleryCaption(text, { start: nameEnd + 1, end: lineEnd }, scan.grammar.imageWords);
      scan.media.push({
        kind: "gallery",
        isLink: false,
        name: file,
        ...shown,
        start: line,
        end: lineEnd,
      });
      if (nameEnd < lineEnd) captions.push([nameEnd + 1, lineEnd]);
    }
    line = lineEnd + 1;
  }
  let next = resume;
  const depth = scan.top.depth + 1;
  const { isReference } = scan.frame;
  for (const [from, to] of captions.reverse()) {
    pushLevel(scan, { ...newLevel("frame", from, 0, to, next), isReference });
    scan.top.depth = depth;
    next = from;
  }
  scan.at = next;
  return true;
}

/**
 * The next place from `from` on of `>`, `-->`, or `</name>`; -1 where there is none.
 *
 * The last answer is kept: since places are asked for in ascending order, a thousand openers cost one search.
 */
function closer(scan: Scan, name: string, from: number): number {
  scan.closers ??= new Map();
  const known = scan.closers.get(name);
  if (known !== undefined && (known === -1 || known >= from)) return known;
  const { text } = scan;
  const found = name === ">" || name === "-->" ? text.indexOf(name, from) : closingTag(text, from, name);
  scan.closers.set(name, found);
  return found;
}

function closingTag(text: string, from: number, name: string): number {
  for (let at = text.indexOf("</", from); at !== -1; at = text.indexOf("</", at + 2)) {
    if (closingTagEnd(text, at, name) !== -1) return at;
  }
  return -1;
}

/** The offset after the `</name >` that begins at `start`; -1 where there is none. */
function closingTagEnd(text: string, start: number, name: string): number {
  if (start === -1) return -1;
  const nameEnd = start + 2 + name.length;
  if (text.slice(start + 2, nameEnd).toLowerCase() !== name) return -1;
  const end = skipPhpSpace(text, nameEnd);
  return text.charCodeAt(end) === 62 ? end + 1 : -1;
}

function isNameEnd(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return isPhpSpace(unit) || unit === 62 || (unit === 47 && text.charCodeAt(at + 1) === 62);
}
