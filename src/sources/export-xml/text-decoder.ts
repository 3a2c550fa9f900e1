import { isUtf8 } from "node:buffer";
import { commonEnds } from "../../page/common-ends.ts";
import { entityAt } from "./entities.ts";
import {
  addMark,
  createMarks,
  endOfMark,
  lastMarkBefore,
  lostBefore,
  type Marks,
  replaceMarks,
  startOfMark,
} from "./marks.ts";

/**
 * Decodes the texts of a page, each with the help of the one before it.
 *
 * Neighbours differ in a small middle: only there are entities decoded, the rest is copied from the decoded neighbour.
 */
export interface TextDecoder {
  /**
   * The bytes that an escaped text stands for, the caller's to keep: one buffer for equal texts in a row.
   *
   * `null`: the text holds an entity that means nothing, or bytes that are no UTF-8.
   */
  decode(escaped: Buffer): Buffer | null;
  /** Bytes looked at one by one so far. */
  scanned(): number;
}

const carriageReturn = 0x0d;
const lineFeed = 0x0a;
const ampersand = 0x26;

/** A decoder that has seen no text. */
export function createTextDecoder(): TextDecoder {
  let raw: Buffer = Buffer.alloc(0);
  let decoded: Buffer = Buffer.alloc(0);
  let rawRoom: Buffer = Buffer.alloc(0);
  let middleRoom: Buffer = Buffer.alloc(0);
  let scanned = 0;
  const marks = createMarks();
  const fresh = createMarks();

  function decode(escaped: Buffer): Buffer | null {
    let { prefix, suffix } = commonEnds(raw, escaped);
    if (prefix === raw.length && prefix === escaped.length) return decoded;
    let kept = lastMarkBefore(marks, prefix) + 1;
    // A mark of which only the beginning is shared is decoded anew, and so is a \r: a \n may follow it now.
    if (kept > 0 && endOfMark(marks, kept - 1) > prefix) prefix = startOfMark(marks, --kept);
    if (prefix > 0 && escaped[prefix - 1] === carriageReturn) prefix--;
    const dropped = lastMarkBefore(marks, raw.length - suffix) + 1;
    if (dropped > 0) suffix = Math.min(suffix, raw.length - endOfMark(marks, dropped - 1));

    const to = escaped.length - suffix;
    // The last entity may end past the range, by the four bytes of one character.
    if (middleRoom.length < to - prefix + 4) middleRoom = Buffer.allocUnsafeSlow(2 * (to - prefix) + 4);
    fresh.count = 0;
    const end = decodeRange(escaped, prefix, to, middleRoom, fresh);
    if (end < 0) return null;
    scanned += end - prefix;
    // The last entity may have reached into what looked like a common end.
    suffix = escaped.length - end;

    const prefixBytes = prefix - lostBefore(marks, kept);
    const middleBytes = end - prefix - lostBefore(fresh, fresh.count);
    const suffixBytes = suffix - (lostBefore(marks, marks.count) - lostBefore(marks, dropped));
    const text = Buffer.allocUnsafe(prefixBytes + middleBytes + suffixBytes);
    decoded.copy(text, 0, 0, prefixBytes);
    middleRoom.copy(text, prefixBytes, 0, middleBytes);
    decoded.copy(text, prefixBytes + middleBytes, decoded.length - suffixBytes);
    if (!isUtf8(text)) return null;

    replaceMarks(marks, kept, dropped, fresh, escaped.length - raw.length);
    if (rawRoom.length < escaped.length) rawRoom = Buffer.allocUnsafeSlow(2 * escaped.length);
    escaped.copy(rawRoom);
    raw = rawRoom.subarray(0, escaped.length);
    decoded = text;
    return text;
  }

  return { decode, scanned: () => scanned };
}

/** Decodes into `out` what starts in a range and returns where that ends, or -1. */
function decodeRange(escaped: Buffer, from: number, to: number, out: Buffer, marks: Marks): number {
  let at = from;
  let written = 0;
  while (at < to) {
    const byte = escaped[at] ?? 0;
    if (byte === ampersand) {
      const entity = entityAt(escaped, at, escaped.length);
      if (entity === null) return -1;
      const size = writeCodePoint(out, written, entity.codePoint);
      addMark(marks, at, entity.end, size);
      written += size;
      at = entity.end;
    } else if (byte === carriageReturn) {
      const pair = escaped[at + 1] === lineFeed;
      if (pair) addMark(marks, at, at + 2, 1);
      out[written++] = lineFeed;
      at += pair ? 2 : 1;
    } else {
      out[written++] = byte;
      at++;
    }
  }
  return at;
}

/** Writes a character in UTF-8 and returns how many bytes it took. */
function writeCodePoint(out: Buffer, at: number, codePoint: number): number {
  if (codePoint < 0x80) {
    out[at] = codePoint;
    return 1;
  }
  return out.write(String.fromCodePoint(codePoint), at, "utf8");
}
