import { isPhpSpace } from "../text/markup/php-space.ts";
import { type HeldScan, readHeld, unsettle } from "./held.ts";

/** Where the blocks of a text end, and up to where this is certain, whatever follows. */
export interface Split {
  /** Offsets after each block, ascending; the last is the length of the text. */
  readonly ends: readonly number[];
  /**
   * Up to where the end of every block depends on the block alone: the offset of the first opener that was closed neither on
   * its line nor later, or of a last line without a line end; the length of the text if there is none.
   */
  readonly settled: number;
}

const newline = 10;
const less = 60;
const openBracket = 91;
const closeBracket = 93;
const openBrace = 123;
const pipe = 124;
const closeBrace = 125;

/**
 * Cuts a text into blocks: a block ends at a newline outside templates, held tags and comments.
 *
 * Openers pair as in MediaWiki's preprocessor, with three differences that keep a slip of the pen local: an opener that is
 * never closed is plain text, even `<!--`; `[[` lasts to the end of its line or, with a `|`, to a blank line; and `}}` closes
 * its template even over an unclosed `[[`.
 *
 * @see https://www.mediawiki.org/wiki/Preprocessor_ABNF
 */
export function splitBlocks(bytes: Buffer): Split {
  const length = bytes.length;
  const scan: Scan = {
    bytes,
    ends: [],
    openers: [],
    openTemplates: 0,
    unclosed: new Set(),
    greater: -1,
    settled: length,
  };
  for (let at = 0; at < length; ) {
    const read = readers[bytes[at] ?? 0];
    at = read === undefined ? at + 1 : read(scan, at);
  }
  const { ends, openers } = scan;
  // `noOpener` instead of a test: V8 compiles the loop above while it runs, and anew when a branch is first taken.
  unsettle(scan, (openers[0] ?? noOpener).start);
  const last = ends.at(-1) ?? 0;
  if (last < length) {
    ends.push(length);
    unsettle(scan, last);
  }
  return { ends, settled: scan.settled };
}

/** A stand-in for when no opener is open; it begins after the end of any text. */
const noOpener = { start: 2 ** 30 } as const;

interface Scan extends HeldScan {
  /** Newlines inside an open construct are ends, too, until its closer drops them: an unclosed construct drops none. */
  readonly ends: number[];
  /** Templates and links that are open, innermost last. */
  readonly openers: Opener[];
  openTemplates: number;
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

/** Reads the construct that a byte may begin, and returns the offset to go on from. */
type Reader = (scan: Scan, at: number) => number;

// A table of small functions, because a large function is compiled anew whenever something rare turns up in a text.
const readers: readonly (Reader | undefined)[] = Array.from({ length: 256 }, (_, byte) => {
  switch (byte) {
    case newline:
      return readLineEnd;
    case less:
      return readHeld;
    case openBrace:
      return readBraces;
    case closeBrace:
      return readClosingBraces;
    case openBracket:
      return readBrackets;
    case closeBracket:
      return readClosingBrackets;
    case pipe:
      return readPipe;
    default:
      return undefined;
  }
});

function readLineEnd(scan: Scan, at: number): number {
  if (scan.openers.length > 0) dropLinks(scan, at);
  scan.ends.push(at + 1);
  return at + 1;
}

/** Treats links that cannot continue on the next line as plain text. */
function dropLinks(scan: Scan, lineEnd: number): void {
  const { openers, ends } = scan;
  let link = openers.at(-1);
  if (link?.isLink !== true) return;
  // Checked once for all links: a line may be long.
  const isBlank = isBlankLine(scan.bytes, lineEnd);
  while (link?.isLink && (!link.hasPipe || isBlank)) {
    // Until now it was not certain that the line ends since the opener end blocks.
    if (link.mark < ends.length) unsettle(scan, link.start);
    openers.pop();
    link = openers.at(-1);
  }
}

function readPipe(scan: Scan, at: number): number {
  const top = scan.openers.at(-1);
  if (top?.isLink) top.hasPipe = true;
  return at + 1;
}

function readBraces(scan: Scan, at: number): number {
  const end = endOfRun(scan.bytes, at, scan.bytes.length);
  if (end - at < 2) return end;
  scan.openers.push({ isLink: false, start: at, count: end - at, hasPipe: false, mark: scan.ends.length });
  scan.openTemplates++;
  return end;
}

function readBrackets(scan: Scan, at: number): number {
  const end = endOfRun(scan.bytes, at, scan.bytes.length);
  if (end - at < 2) return end;
  scan.openers.push({ isLink: true, start: at, count: end - at, hasPipe: false, mark: scan.ends.length });
  return end;
}

function readClosingBraces(scan: Scan, at: number): number {
  if (scan.openTemplates === 0) return at + 1;
  const end = endOfRun(scan.bytes, at, at + 3);
  if (end - at < 2) return end;
  while (scan.openers.at(-1)?.isLink) scan.openers.pop();
  return close(scan, at, end);
}

function readClosingBrackets(scan: Scan, at: number): number {
  if (!scan.openers.at(-1)?.isLink) return at + 1;
  const end = endOfRun(scan.bytes, at, at + 2);
  return end - at < 2 ? end : close(scan, at, end);
}

/** Closes the innermost opener with as many characters as it has; if fewer than two of its own remain, they are plain text. */
function close(scan: Scan, at: number, end: number): number {
  const top = scan.openers.at(-1);
  if (top === undefined) return end;
  const closed = Math.min(end - at, top.count);
  top.count -= closed;
  if (scan.ends.length > top.mark) scan.ends.length = top.mark;
  if (top.count < 2) {
    scan.openers.pop();
    if (!top.isLink) scan.openTemplates--;
  }
  return at + closed;
}

function endOfRun(bytes: Buffer, start: number, most: number): number {
  let end = start + 1;
  while (end < most && bytes[end] === bytes[start]) end++;
  return end;
}

function isBlankLine(bytes: Buffer, lineEnd: number): boolean {
  let at = lineEnd - 1;
  while (isPhpSpace(bytes[at]) && bytes[at] !== newline) at--;
  return at < 0 || bytes[at] === newline;
}
