import { isUtf8 } from "node:buffer";
import { nearestText } from "../../page/nearest-text.ts";
import { createSlabs } from "../slabs.ts";
import { decodeRange } from "./decode-range.ts";
import {
  createMarks,
  endOfMark,
  lastMarkBefore,
  lostBefore,
  type Marks,
  splicedMarks,
  startOfMark,
} from "./marks.ts";

/**
 * Decodes the texts of pages, each text with the help of those before it on its page.
 *
 * Neighbouring texts mostly differ in a small middle: only there entities are decoded, while the rest is copied from the decoded
 * neighbour. A text that comes back, as by a revert, is not decoded at all.
 */
export interface TextDecoder {
  /**
   * The bytes that an escaped text stands for. The caller may keep them; a text that comes back soon gets the same buffer.
   *
   * `null`: the text holds an entity without a meaning, or bytes that are not UTF-8.
   */
  decode(escaped: Buffer): Buffer | null;
  /** Forgets the texts, since those of the next page resemble other ones; keeps the memory. */
  leavePage(): void;
  /** How many bytes were examined one by one so far. */
  scanned(): number;
}

/** A text that was decoded. */
interface Known {
  /** The escaped text, at the beginning of `room`. */
  readonly escaped: Buffer;
  readonly room: Buffer;
  readonly decoded: Buffer;
  readonly marks: Marks;
}

/** How many texts are remembered: most reverts go back a text or two. */
const mostKnown = 8;
const mostKnownBytes = 16 * 1024 * 1024;

/** Most bytes of a buffer that is kept from page to page: one of a large page would be kept to the end for small ones. */
const mostIdleBytes = 1024 * 1024;

const nothing = Buffer.alloc(0);
const noText: Known = { decoded: nothing, escaped: nothing, marks: createMarks(), room: nothing };

/** A decoder that has seen no text. */
export function createTextDecoder(): TextDecoder {
  /** Newest first. */
  let known: readonly Known[] = [];
  /** A buffer that no known text needs any more. */
  let spare: Buffer = nothing;
  let middle: Buffer = nothing;
  const fresh = createMarks();
  const slabs = createSlabs();
  let scanned = 0;

  function decode(escaped: Buffer): Buffer | null {
    const same = known.find((text) => text.escaped.length === escaped.length && text.escaped.equals(escaped));
    const text = same ?? derive(escaped);
    if (text === null) return null;
    if (text !== known[0]) remember(text);
    return text.decoded;
  }

  function remember(text: Known): void {
    const all = [text, ...known.filter((other) => other !== text)];
    known = withinBounds(all);
    spareOf(all.slice(known.length));
  }

  function leavePage(): void {
    spareOf(known);
    known = [];
    if (spare.length > mostIdleBytes) spare = nothing;
    if (middle.length > mostIdleBytes) middle = nothing;
  }

  /** Keeps, of the rooms of texts that are forgotten, the largest. */
  function spareOf(texts: readonly Known[]): void {
    for (const { room } of texts) if (room.length > spare.length) spare = room;
  }

  /** A copy of an escaped text, which itself is in the reader's window. */
  function copied(escaped: Buffer): Pick<Known, "escaped" | "room"> {
    const room = spare.length < escaped.length ? Buffer.allocUnsafeSlow(roomFor(escaped.length)) : spare;
    if (room === spare) spare = nothing;
    escaped.copy(room);
    return { escaped: room.subarray(0, escaped.length), room };
  }

  function derive(escaped: Buffer): Known | null {
    const [last = noText, ...earlier] = known;
    const { text: base, ends } = nearestText(escaped, last, earlier, escapedOf);
    let { prefix } = ends;
    let kept = lastMarkBefore(base.marks, prefix) + 1;
    // A mark of which only the beginning is shared is decoded anew. So is a \r, since a \n may follow it now.
    if (kept > 0 && endOfMark(base.marks, kept - 1) > prefix) prefix = startOfMark(base.marks, --kept);
    if (prefix > 0 && escaped[prefix - 1] === 0x0d) prefix--;
    let { suffix } = ends;
    const dropped = lastMarkBefore(base.marks, base.escaped.length - suffix) + 1;
    if (dropped > 0) suffix = Math.min(suffix, base.escaped.length - endOfMark(base.marks, dropped - 1));

    const to = escaped.length - suffix;
    // The last entity may end after the range, by the four bytes of one character.
    if (middle.length < to - prefix + 4) middle = Buffer.allocUnsafeSlow(roomFor(to - prefix) + 4);
    fresh.count = 0;
    const end = decodeRange(escaped, prefix, to, middle, fresh);
    if (end < 0) return null;
    scanned += end - prefix;
    suffix = escaped.length - end;

    const prefixBytes = prefix - lostBefore(base.marks, kept);
    const middleBytes = end - prefix - lostBefore(fresh, fresh.count);
    const suffixBytes = suffix - lostBefore(base.marks, base.marks.count) + lostBefore(base.marks, dropped);
    const decoded = slabs.take(prefixBytes + middleBytes + suffixBytes);
    base.decoded.copy(decoded, 0, 0, prefixBytes);
    middle.copy(decoded, prefixBytes, 0, middleBytes);
    base.decoded.copy(decoded, prefixBytes + middleBytes, base.decoded.length - suffixBytes);
    if (!isUtf8(decoded)) return null;
    const marks = splicedMarks(base.marks, kept, dropped, fresh, escaped.length - base.escaped.length);
    return { decoded, marks, ...copied(escaped) };
  }

  return { decode, leavePage, scanned: () => scanned };
}

function escapedOf({ escaped }: Known): Buffer {
  return escaped;
}

/** How much room to allocate: the next text is usually a little longer. */
function roomFor(bytes: number): number {
  return bytes + (bytes >> 3);
}

function withinBounds(texts: readonly Known[]): readonly Known[] {
  let bytes = 0;
  const beyond = texts.findIndex(({ decoded, room }, i) => {
    bytes += decoded.length + room.length;
    return i > 0 && (i === mostKnown || bytes > mostKnownBytes);
  });
  return beyond < 0 ? texts : texts.slice(0, beyond);
}
