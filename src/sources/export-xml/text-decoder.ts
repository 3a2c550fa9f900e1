import { isUtf8 } from "node:buffer";
import { type CommonEnds, commonEnds } from "../../page/common-ends.ts";
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
 * Decodes the texts of a page, each with the help of those before it.
 *
 * Neighbours differ in a small middle: only there are entities decoded, the rest is copied from the decoded neighbour.
 * A text that comes back, as by a revert, is not decoded at all.
 */
export interface TextDecoder {
  /**
   * The bytes that an escaped text stands for, the caller's to keep; one buffer for a text that comes back soon.
   *
   * `null`: the text holds an entity that means nothing, or bytes that are no UTF-8.
   */
  decode(escaped: Buffer): Buffer | null;
  /** Bytes looked at one by one so far. */
  scanned(): number;
}

/** A text that was decoded. */
interface Known {
  readonly escaped: Buffer;
  readonly decoded: Buffer;
  readonly marks: Marks;
}

/** Most reverts go back a text or two. */
const mostKnown = 8;
const mostKnownBytes = 16 * 1024 * 1024;
/** With so many bytes to decode, an earlier neighbour may be nearer: the one before a blanking. */
const worthLooking = 2048;

const nothing = Buffer.alloc(0);
const noText: Known = { decoded: nothing, escaped: nothing, marks: createMarks() };

/** A decoder that has seen no text. */
export function createTextDecoder(): TextDecoder {
  /** The last one first. */
  let known: readonly Known[] = [];
  let middle: Buffer = nothing;
  let scanned = 0;

  function decode(escaped: Buffer): Buffer | null {
    const same = known.find((text) => text.escaped.length === escaped.length && text.escaped.equals(escaped));
    const text = same ?? derive(escaped);
    if (text === null) return null;
    if (text !== known[0]) known = withinBounds([text, ...known.filter((other) => other !== text)]);
    return text.decoded;
  }

  function derive(escaped: Buffer): Known | null {
    const { text: base, ends } = nearest(known, escaped);
    let { prefix } = ends;
    let kept = lastMarkBefore(base.marks, prefix) + 1;
    // A mark of which only the beginning is shared is decoded anew, and so is a \r: a \n may follow it now.
    if (kept > 0 && endOfMark(base.marks, kept - 1) > prefix) prefix = startOfMark(base.marks, --kept);
    if (prefix > 0 && escaped[prefix - 1] === 0x0d) prefix--;
    let { suffix } = ends;
    const dropped = lastMarkBefore(base.marks, base.escaped.length - suffix) + 1;
    if (dropped > 0) suffix = Math.min(suffix, base.escaped.length - endOfMark(base.marks, dropped - 1));

    const to = escaped.length - suffix;
    // The last entity may end behind the range, by the four bytes of one character.
    if (middle.length < to - prefix + 4) middle = Buffer.allocUnsafeSlow(2 * (to - prefix) + 4);
    const fresh = createMarks();
    const end = decodeRange(escaped, prefix, to, middle, fresh);
    if (end < 0) return null;
    scanned += end - prefix;
    suffix = escaped.length - end;

    const prefixBytes = prefix - lostBefore(base.marks, kept);
    const middleBytes = end - prefix - lostBefore(fresh, fresh.count);
    const suffixBytes = suffix - lostBefore(base.marks, base.marks.count) + lostBefore(base.marks, dropped);
    const decoded = Buffer.allocUnsafe(prefixBytes + middleBytes + suffixBytes);
    base.decoded.copy(decoded, 0, 0, prefixBytes);
    middle.copy(decoded, prefixBytes, 0, middleBytes);
    base.decoded.copy(decoded, prefixBytes + middleBytes, base.decoded.length - suffixBytes);
    if (!isUtf8(decoded)) return null;
    const marks = splicedMarks(base.marks, kept, dropped, fresh, escaped.length - base.escaped.length);
    // What is given lies in the reader's window.
    return { decoded, escaped: Buffer.from(escaped), marks };
  }

  return { decode, scanned: () => scanned };
}

interface Neighbour {
  readonly text: Known;
  readonly ends: CommonEnds;
}

/** The last text, or an earlier one that shares more. */
function nearest(known: readonly Known[], escaped: Buffer): Neighbour {
  const [last = noText, ...earlier] = known;
  let best: Neighbour = { ends: commonEnds(last.escaped, escaped), text: last };
  for (const text of earlier) {
    if (escaped.length - shared(best) < worthLooking) break;
    const other: Neighbour = { ends: commonEnds(text.escaped, escaped), text };
    if (shared(other) > shared(best)) best = other;
  }
  return best;
}

function shared({ ends: { prefix, suffix } }: Neighbour): number {
  return prefix + suffix;
}

function withinBounds(texts: readonly Known[]): readonly Known[] {
  let bytes = 0;
  const beyond = texts.findIndex(({ decoded, escaped }, i) => {
    bytes += decoded.length + escaped.length;
    return i > 0 && (i === mostKnown || bytes > mostKnownBytes);
  });
  return beyond < 0 ? texts : texts.slice(0, beyond);
}
