import type { HistoryError } from "../../errors.ts";
import { bytesWithLineFeeds } from "../../line-feeds.ts";
import { decodeText } from "./entities.ts";
import type { Tag } from "./tag.ts";
import { isSpace, tagAt } from "./tag.ts";
import { createWindow } from "./window.ts";

/** The tags of a document, one after the other, and the bytes between them. */
export interface Tags {
  /**
   * Reads some tags, as `read` does with `next`. When they are not all there yet, `read` is begun again: what it does
   * beside reading has to bear that.
   *
   * @throws HistoryError `INPUT_TRUNCATED` when they never come.
   */
  together<T>(read: () => T): T | Promise<T>;
  /** The next tag; only inside `together`. */
  next(): Tag;
  /** What stands between the last tag and the one before it, entities not yet decoded. Reading on overwrites it. */
  content(): Buffer;
  /** The same as text; `null` where it is no UTF-8 or holds an entity that means nothing. */
  text(): string | null;
  /** Reads what follows the document; `INPUT_MALFORMED` where that is more than white space and comments. */
  end(): Promise<void>;
  /** Lets go of the source. */
  close(): Promise<void>;
}

/** Makes an error at the place the reader has come to. */
export type Fail = (code: "INPUT_MALFORMED" | "INPUT_TRUNCATED" | "TOO_LARGE", what: string) => HistoryError;

const lessThan = 0x3c;
const carriageReturn = 0x0d;
const ampersand = 0x26;

/** Most bytes to wait for before reading is begun again: less than the window holds, or what follows would count. */
const mostAhead = 60 * 1024 * 1024;

const interruptions = [
  { close: "-->", open: "<!--" },
  { close: "]]>", open: "<![CDATA[" },
  { close: "?>", open: "<?" },
] as const;

/**
 * Cuts a document into tags. Inside `<text>` the first `<` is the end tag, so that a text costs one `indexOf`.
 *
 * Comments and processing instructions are left out of the content, CDATA sections are escaped into it.
 */
export function tagsOf(chunks: AsyncIterable<Uint8Array>, fail: Fail): Tags {
  const window = createWindow(chunks, fail);
  const windowEnd = fail("INPUT_TRUNCATED", cutOff);
  let held = window.bytes;
  let contentStart = 0;
  let contentEnd = 0;
  /** Just behind the last tag. */
  let position = 0;
  /** Content before a comment or a CDATA section. */
  let pieces: Buffer[] = [];
  let hasBegun = false;

  function together<T>(read: () => T): T | Promise<T> {
    const start = position;
    try {
      return read();
    } catch (error) {
      if (error !== windowEnd) throw error;
    }
    return again(read, start);
  }

  async function again<T>(read: () => T, start: number): Promise<T> {
    for (let from = start; ; from = 0) {
      // Twice as much as last time: what is read in many pieces is begun again a few times only.
      const wanted = Math.min(2 * (held.length - from), mostAhead);
      let isMore = await slide(from);
      if (!isMore) throw fail("INPUT_TRUNCATED", held.length === 0 && !hasBegun ? empty : cutOff);
      while (isMore && held.length < wanted) isMore = await slide(0);
      try {
        return read();
      } catch (error) {
        if (error !== windowEnd) throw error;
      }
    }
  }

  async function slide(from: number): Promise<boolean> {
    if (!(await window.slide(from))) return false;
    held = window.bytes;
    position = 0;
    if (!hasBegun && held.length >= 4) {
      hasBegun = true;
      checkBeginning();
    }
    return true;
  }

  function checkBeginning(): void {
    let at = held.readUIntBE(0, 3) === 0xefbbbf ? 3 : 0;
    while (isSpace(held[at])) at++;
    if (at === held.length || held[at] === lessThan) return;
    throw fail("INPUT_MALFORMED", `must be MediaWiki export XML in UTF-8${otherKind(held, at)}`);
  }

  function next(): Tag {
    contentStart = position;
    if (pieces.length > 0) pieces = [];
    let searched = position;
    for (;;) {
      const at = held.indexOf(lessThan, searched);
      const second = held[at + 1];
      if (at < 0 || second === undefined) throw windowEnd;
      if (second === 0x21 || second === 0x3f) {
        searched = interrupt(at);
        continue;
      }
      const tag = tagAt(held, at);
      if (tag === null) throw windowEnd;
      if (typeof tag === "string") throw fail("INPUT_MALFORMED", tag);
      contentEnd = at;
      position = tag.end;
      return tag;
    }
  }

  /** Passes a comment, a processing instruction or a CDATA section and returns where it ends. */
  function interrupt(at: number): number {
    if (held.length < at + 9) throw windowEnd;
    const opening = held.toString("latin1", at, at + 9);
    const kind = interruptions.find(({ open }) => opening.startsWith(open));
    if (kind === undefined) throw fail("INPUT_MALFORMED", "an export has no document type declaration");
    const from = at + kind.open.length;
    const to = held.indexOf(kind.close, from, "latin1");
    if (to < 0) throw windowEnd;
    if (opening.startsWith("<?xml ")) checkEncoding(held.toString("latin1", from, to));
    keep(held.subarray(contentStart, at));
    if (kind.open === "<![CDATA[") keep(escaped(held.subarray(from, to)));
    contentStart = to + kind.close.length;
    return contentStart;
  }

  function keep(piece: Buffer): void {
    // Line ends are made out now: the next piece may begin with a \n that belongs to none of these.
    pieces.push(Buffer.from(bytesWithLineFeeds(piece)));
  }

  function checkEncoding(declaration: string): void {
    const encoding = /\sencoding\s*=\s*["']([\w.:-]*)/.exec(declaration)?.[1];
    if (encoding !== undefined && !/^(utf-?8|us-ascii)$/i.test(encoding)) {
      throw fail("INPUT_MALFORMED", `must be XML in UTF-8 (declares ${encoding})`);
    }
  }

  function content(): Buffer {
    const last = held.subarray(contentStart, contentEnd);
    return pieces.length === 0 ? last : Buffer.concat([...pieces, last]);
  }

  /** Names, numbers and times are plain ASCII: one call makes a string of them. */
  function text(): string | null {
    if (pieces.length > 0) return decodeText(content());
    for (let at = contentStart; at < contentEnd; at++) {
      const byte = held[at] ?? 0;
      if (byte > 0x7e || byte === ampersand || byte === carriageReturn) return decodeText(content());
    }
    return held.toString("latin1", contentStart, contentEnd);
  }

  async function end(): Promise<void> {
    for (let from = position, isOver = false; !isOver; from = 0) {
      try {
        next();
      } catch (error) {
        if (error !== windowEnd) throw error;
        isOver = !(await slide(from));
        continue;
      }
      throw fail("INPUT_MALFORMED", followed);
    }
    contentEnd = held.length;
    if (content().some((byte) => !isSpace(byte))) {
      throw fail("INPUT_MALFORMED", followed);
    }
  }

  return { close: window.close, content, end, next, text, together };
}

/** A CDATA section as ordinary text. */
function escaped(section: Buffer): Buffer {
  const text = section.toString("latin1").replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return Buffer.from(text, "latin1");
}

const followed = "something follows the end of the export, as where several are joined: give each by itself";
const cutOff = "the input ends before the export does";
const empty = "the input is empty; give an export, or revisions as JSON lines";

/** What an input seems to be that does not begin as XML does, and what to do about it. */
function otherKind(held: Buffer, begin: number): string {
  if (held[0] === 0xff || held[0] === 0xfe || held[0] === 0)
    return "; this seems to be UTF-16, save it as UTF-8";
  // `{` begins JSON lines, which are read.
  if (held[begin] === 0x5b)
    return "; this seems to be a JSON array: of JSON, lines are read, one object each";
  return "; this is no XML";
}
