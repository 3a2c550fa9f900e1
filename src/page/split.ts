/** Where the blocks of a text end, and how far that is certain whatever follows. */
export interface Split {
  /** Offsets behind each block, ascending; the last is the length of the text. */
  readonly ends: readonly number[];
  /**
   * Up to where every block's end hangs on the block alone: the offset of the first opener that was not closed on its
   * line and never after, or of an unended last line; the length of the text where there is none.
   */
  readonly settled: number;
}

/**
 * Tags whose content no line of the page may cut: what MediaWiki hands to an extension unread, and `includeonly`.
 *
 * A closed list, because an export does not name the wiki's extensions. Left out: tags around ordinary paragraphs
 * (`references`, `noinclude`, `section`), whose lines are better blocks of their own.
 */
const heldTags: ReadonlySet<string> = new Set([
  "ce",
  "charinsert",
  "chem",
  "gallery",
  "graph",
  "hiero",
  "imagemap",
  "includeonly",
  "indicator",
  "inputbox",
  "mapframe",
  "maplink",
  "math",
  "nowiki",
  "poem",
  "pre",
  "ref",
  "score",
  "source",
  "syntaxhighlight",
  "templatedata",
  "timeline",
]);

const longestTag = Math.max(...[...heldTags].map((tag) => tag.length));

const newline = 10;
const exclamation = 33;
const slash = 47;
const less = 60;
const greater = 62;
const openBracket = 91;
const closeBracket = 93;
const openBrace = 123;
const pipe = 124;
const closeBrace = 125;

const isSpecial = new Uint8Array(256);
for (const byte of [newline, less, openBracket, closeBracket, openBrace, pipe, closeBrace])
  isSpecial[byte] = 1;

/**
 * Cuts a text into blocks: a block ends at a newline outside templates, held tags and comments.
 *
 * Openers pair as in MediaWiki's preprocessor, with three differences that keep a slip of the pen local: an opener
 * that is never closed is plain text, also `<!--`; `[[` lives to the end of its line, or with a `|` to a blank line;
 * and `}}` closes its template over an unclosed `[[`.
 *
 * @see https://www.mediawiki.org/wiki/Preprocessor_ABNF
 */
export function splitBlocks(bytes: Buffer): Split {
  const length = bytes.length;
  // Newlines inside an open construct are ends too, until its closer drops them: an unclosed one drops none.
  const ends: number[] = [];
  const stack: Opener[] = [];
  const unclosed = new Set<string>();
  let openTemplates = 0;
  let settled = length;
  let at = 0;

  while (at < length) {
    const byte = bytes[at] ?? 0;
    if (isSpecial[byte] === 0) {
      at++;
      continue;
    }
    const top = stack.at(-1);
    if (byte === newline) {
      for (let link = top; link?.isLink && (!link.hasPipe || isBlankLine(bytes, at)); link = stack.at(-1)) {
        if (link.mark < ends.length && link.start < settled) settled = link.start;
        stack.pop();
      }
      ends.push(++at);
    } else if (byte === less) {
      const held = heldSpan(bytes, at, unclosed);
      if (held.isOpen && at < settled) settled = at;
      at = held.end;
    } else if (byte === openBrace || byte === openBracket) {
      const run = runLength(bytes, at, byte, length);
      if (run >= 2) {
        const isLink = byte === openBracket;
        stack.push({ isLink, start: at, count: run, hasPipe: false, mark: ends.length });
        if (!isLink) openTemplates++;
      }
      at += run;
    } else if (byte === closeBrace) {
      const run = openTemplates === 0 ? 1 : runLength(bytes, at, byte, 3);
      if (run >= 2) {
        while (stack.at(-1)?.isLink) stack.pop();
        const closed = close(stack, ends, run);
        if (closed.isGone) openTemplates--;
        at += closed.length;
      } else {
        at++;
      }
    } else if (byte === closeBracket) {
      const run = top?.isLink ? runLength(bytes, at, byte, 2) : 1;
      at += run >= 2 ? close(stack, ends, run).length : 1;
    } else {
      if (top?.isLink) top.hasPipe = true;
      at++;
    }
  }

  const bottom = stack[0];
  if (bottom !== undefined && bottom.start < settled) settled = bottom.start;
  const last = ends.at(-1) ?? 0;
  if (last < length) {
    ends.push(length);
    if (last < settled) settled = last;
  }
  return { ends, settled };
}

interface Opener {
  readonly isLink: boolean;
  readonly start: number;
  /** How many braces or brackets are still to be closed. */
  count: number;
  hasPipe: boolean;
  /** How many ends came before it. */
  readonly mark: number;
}

/** Closes up to `run` characters of the topmost opener; fewer than two left over are plain text. */
function close(stack: Opener[], ends: number[], run: number): { isGone: boolean; length: number } {
  const top = stack.at(-1);
  if (top === undefined) return { isGone: false, length: run };
  const length = Math.min(run, top.count);
  top.count -= length;
  ends.length = top.mark;
  const isGone = top.count < 2;
  if (isGone) stack.pop();
  return { isGone, length };
}

function runLength(bytes: Buffer, start: number, byte: number, most: number): number {
  let end = start + 1;
  while (end - start < most && bytes[end] === byte) end++;
  return end - start;
}

function isBlankLine(bytes: Buffer, lineEnd: number): boolean {
  let at = lineEnd - 1;
  while (isSpace(bytes[at]) && bytes[at] !== newline) at--;
  return at < 0 || bytes[at] === newline;
}

/** What PCRE's `\s` matches. */
function isSpace(byte: number | undefined): boolean {
  return byte === 32 || (byte !== undefined && byte >= 9 && byte <= 13);
}

const commentOpener = Buffer.from("<!--");
const commentCloser = Buffer.from("-->");
const tagCloser = Buffer.from("</");

/**
 * The end of the comment or held tag that begins at a `<`; where none does, or it is not closed, of the plain text.
 *
 * @param unclosed - Openers found to have no closer: it is not looked for again.
 */
function heldSpan(bytes: Buffer, start: number, unclosed: Set<string>): { isOpen: boolean; end: number } {
  if (bytes[start + 1] === exclamation) {
    const content = start + commentOpener.length;
    if (bytes.compare(commentOpener, 0, 4, start, Math.min(content, bytes.length)) !== 0) {
      return { isOpen: false, end: start + 1 };
    }
    const closer = unclosed.has("!--") ? -1 : bytes.indexOf(commentCloser, content);
    if (closer !== -1) return { isOpen: false, end: closer + commentCloser.length };
    unclosed.add("!--");
    return { isOpen: true, end: content };
  }
  const nameEnd = endOfName(bytes, start + 1);
  if (!isTagEnd(bytes, nameEnd)) return { isOpen: false, end: start + 1 };
  const name = bytes.toString("latin1", start + 1, nameEnd).toLowerCase();
  if (!heldTags.has(name)) return { isOpen: false, end: start + 1 };

  const openerEnd = unclosed.has(">") ? -1 : bytes.indexOf(greater, nameEnd);
  if (openerEnd === -1) {
    unclosed.add(">");
    return { isOpen: true, end: nameEnd };
  }
  if (bytes[openerEnd - 1] === slash) return { isOpen: false, end: openerEnd + 1 };
  const end = unclosed.has(name) ? -1 : endOfTag(bytes, openerEnd + 1, name);
  if (end !== -1) return { isOpen: false, end };
  unclosed.add(name);
  return { isOpen: true, end: nameEnd };
}

function endOfName(bytes: Buffer, start: number): number {
  let end = start;
  while (end - start <= longestTag && isLetter(bytes[end])) end++;
  return end;
}

function isLetter(byte: number | undefined): boolean {
  return byte !== undefined && (byte | 32) >= 97 && (byte | 32) <= 122;
}

function isTagEnd(bytes: Buffer, at: number): boolean {
  return isSpace(bytes[at]) || bytes[at] === greater || (bytes[at] === slash && bytes[at + 1] === greater);
}

/** Offset behind `</name >`, -1 where there is none. */
function endOfTag(bytes: Buffer, start: number, name: string): number {
  for (let at = bytes.indexOf(tagCloser, start); at !== -1; at = bytes.indexOf(tagCloser, at + 2)) {
    let end = at + 2 + name.length;
    if (bytes.toString("latin1", at + 2, end).toLowerCase() !== name) continue;
    while (isSpace(bytes[end])) end++;
    if (bytes[end] === greater) return end + 1;
  }
  return -1;
}
