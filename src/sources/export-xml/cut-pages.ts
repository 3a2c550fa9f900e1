import { bufferOver } from "../../ground/buffer-over.ts";
import { interruptions, openingBytes } from "./interruptions.ts";
import { isSpace, mostTagBytes } from "./tag.ts";

const lessThan = 0x3c;
const greaterThan = 0x3e;
/** The length of the longest mark searched for: the beginning of a comment or of a CDATA section, or `</page`. */
const longestMark = openingBytes;

/**
 * The bytes of an export as they come, with `null` after the end of a page whenever at least `leastBytes` have come since the
 * last `null`.
 *
 * Nothing is parsed: in an export, `<` only begins a tag, a comment or a CDATA section. Anything that is not an export comes
 * out unchanged.
 */
export async function* cutPages(
  chunks: AsyncIterable<Uint8Array>,
  leastBytes: number,
): AsyncGenerator<Uint8Array | null, void, void> {
  let held: Uint8Array = new Uint8Array(0);
  let sinceCut = 0;
  /** What ends the comment or the CDATA section we are in. */
  let within: string | null = null;
  for await (const chunk of chunks) {
    const bytes = held.length === 0 ? bufferOver(chunk) : Buffer.concat([held, chunk]);
    const scanned: Scanned = scan(bytes, within, leastBytes - sinceCut, leastBytes);
    within = scanned.within;
    let from = 0;
    for (const end of scanned.cuts) {
      yield bytes.subarray(from, end);
      yield null;
      from = end;
      sinceCut = 0;
    }
    if (scanned.seen > from) yield bytes.subarray(from, scanned.seen);
    sinceCut += scanned.seen - from;
    held = Buffer.from(bytes.subarray(scanned.seen));
  }
  if (held.length > 0) yield held;
}

interface Scanned {
  /** The ends of pages after which to cut. */
  readonly cuts: readonly number[];
  /** Up to where everything is decided; what follows may be a part of a mark. */
  readonly seen: number;
  readonly within: string | null;
}

function scan(bytes: Buffer, entered: string | null, first: number, least: number): Scanned {
  const cuts: number[] = [];
  let within = entered;
  let at = 0;
  let wanted = first;
  let mark = -1;
  for (;;) {
    if (within !== null) {
      const close = bytes.indexOf(within, at, "latin1");
      if (close < 0) return { cuts, seen: Math.max(at, bytes.length - within.length + 1), within };
      at = close + within.length;
      within = null;
      continue;
    }
    const page = bytes.indexOf("</page", at, "latin1");
    // One search serves for many pages, since an export has no such mark.
    if (mark < at && mark !== bytes.length) {
      const found = bytes.indexOf("<!", at, "latin1");
      mark = found < 0 ? bytes.length : found;
    }
    if (page < 0 && mark === bytes.length) return { cuts, seen: undecided(bytes, at), within };
    if (mark < bytes.length && (page < 0 || mark < page)) {
      const opening = bytes.toString("latin1", mark, mark + longestMark);
      const kind = interruptions.find(({ open }) => opening.startsWith(open));
      if (kind === undefined && opening.length < longestMark) return { cuts, seen: mark, within };
      at = mark + (kind?.open.length ?? 2);
      within = kind?.close ?? null;
      continue;
    }
    const end = endOfTag(bytes, page + "</page".length);
    if (end === null) return { cuts, seen: page, within };
    at = Math.max(end, page + 1);
    if (end > 0 && end >= wanted) {
      cuts.push(end);
      wanted = end + least;
    }
  }
}

/**
 * Where a tag ends, given the end of its name; 0 if the name goes on there, or if the tag is longer than any reader accepts;
 * `null` if this cannot be known yet.
 */
function endOfTag(bytes: Buffer, nameEnd: number): number | null {
  const next = bytes[nameEnd];
  if (next === undefined) return null;
  if (next === greaterThan) return nameEnd + 1;
  if (!isSpace(next)) return 0;
  const close = bytes.subarray(nameEnd, nameEnd + mostTagBytes).indexOf(greaterThan);
  if (close >= 0) return nameEnd + close + 1;
  return bytes.length - nameEnd > mostTagBytes ? 0 : null;
}

/** The end of the bytes, or the last `<` if it may begin a mark whose rest is still to come. */
function undecided(bytes: Buffer, from: number): number {
  const open = bytes.lastIndexOf(lessThan);
  return open >= from && open > bytes.length - longestMark ? open : bytes.length;
}
