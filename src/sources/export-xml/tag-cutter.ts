import { bytesWithLineFeeds } from "../../ground/line-feeds.ts";
import { faultOfDeclaration } from "./beginning.ts";
import { decodeText } from "./entities.ts";
import type { Fail } from "./fail.ts";
import { interruptions, openingBytes } from "./interruptions.ts";
import { type Tag, tagAt } from "./tag.ts";

const lessThan = 0x3c;
const exclamationMark = 0x21;
const questionMark = 0x3f;
const carriageReturn = 0x0d;
const ampersand = 0x26;

/** Cuts the bytes that are held into tags. */
export interface TagCutter {
  /** Cuts these bytes from now on, from their beginning. */
  hold(bytes: Buffer): void;
  /** How many of these bytes come before the end of the last tag. */
  position(): number;
  /** The next tag; throws `heldEnd` if it is not held completely. */
  next(): Tag;
  /** What is between the last two tags, with entities not yet decoded. */
  content(): Buffer;
  /** That content decoded; `null` if it is not UTF-8, or holds an entity without a meaning. */
  text(): string | null;
  /** What comes after the last tag, if no other follows. */
  rest(): Buffer;
}

/**
 * Starts a cutter that holds nothing. Inside `<text>` the first `<` is the end tag, so that a text costs one `indexOf`.
 *
 * Comments and processing instructions are left out of the content, CDATA sections are escaped into it.
 *
 * @param heldEnd - Thrown when the held bytes end before a tag does.
 */
export function createTagCutter(fail: Fail, heldEnd: Error): TagCutter {
  let held: Buffer = Buffer.alloc(0);
  let contentStart = 0;
  let contentEnd = 0;
  let position = 0;
  /** Content before a comment or a CDATA section. */
  let pieces: Buffer[] = [];

  function hold(bytes: Buffer): void {
    held = bytes;
    position = 0;
  }

  function next(): Tag {
    contentStart = position;
    if (pieces.length > 0) pieces = [];
    let searched = position;
    for (;;) {
      const at = held.indexOf(lessThan, searched);
      const second = held[at + 1];
      if (at < 0 || second === undefined) throw heldEnd;
      if (second === exclamationMark || second === questionMark) {
        searched = interrupt(at);
        continue;
      }
      const tag = tagAt(held, at);
      if (tag === null) throw heldEnd;
      if (typeof tag === "string") throw fail("INPUT_MALFORMED", tag);
      contentEnd = at;
      position = tag.end;
      return tag;
    }
  }

  /** Reads a comment, a processing instruction or a CDATA section, and returns where it ends. */
  function interrupt(at: number): number {
    if (held.length < at + openingBytes) throw heldEnd;
    const opening = held.toString("latin1", at, at + openingBytes);
    const kind = interruptions.find(({ open }) => opening.startsWith(open));
    if (kind === undefined) throw fail("INPUT_MALFORMED", "an export has no document type declaration");
    const from = at + kind.open.length;
    const to = held.indexOf(kind.close, from, "latin1");
    if (to < 0) throw heldEnd;
    const fault = opening.startsWith("<?xml ") ? faultOfDeclaration(held.toString("latin1", from, to)) : null;
    if (fault !== null) throw fail("INPUT_MALFORMED", fault);
    keep(held.subarray(contentStart, at));
    if (kind.open === "<![CDATA[") keep(escaped(held.subarray(from, to)));
    contentStart = to + kind.close.length;
    return contentStart;
  }

  function keep(piece: Buffer): void {
    // Line ends are converted now, because the next piece may begin with a \n that does not belong to a \r here.
    pieces.push(Buffer.from(bytesWithLineFeeds(piece)));
  }

  function content(): Buffer {
    const last = held.subarray(contentStart, contentEnd);
    return pieces.length === 0 ? last : Buffer.concat([...pieces, last]);
  }

  /** The content decoded. Names, numbers and times are plain ASCII, for which one call is enough. */
  function text(): string | null {
    if (pieces.length > 0) return decodeText(content());
    for (let at = contentStart; at < contentEnd; at++) {
      const byte = held[at] ?? 0;
      if (byte > 0x7e || byte === ampersand || byte === carriageReturn) return decodeText(content());
    }
    return held.toString("latin1", contentStart, contentEnd);
  }

  function rest(): Buffer {
    contentEnd = held.length;
    return content();
  }

  return { hold, position: () => position, next, content, text, rest };
}

/** A CDATA section as ordinary text. */
function escaped(section: Buffer): Buffer {
  const text = section.toString("latin1").replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return Buffer.from(text, "latin1");
}
