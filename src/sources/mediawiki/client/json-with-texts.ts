import { isUtf8 } from "node:buffer";
import { parsedJson } from "../../../json.ts";
import { jsonOf, parsedBody } from "./json-of.ts";

/** A text as an answer gives it. */
export interface GivenText {
  readonly bytes: Uint8Array;
  /** Whether it held a lone surrogate, which UTF-8 cannot express, and which became U+FFFD. */
  readonly isRepaired: boolean;
}

const quote = 0x22;
const backslash = 0x5c;
const letterU = 0x75;

/** Most texts in one answer. A wiki gives 500 at once. Even a short text takes memory that nothing else limits. */
const mostTexts = 10_000;

/** How a revision's text begins in an answer. Within a string, these quotes would be escaped. */
const beginning = Buffer.from('"content":"');

/** What an escape of two characters stands for, by its letter; both as bytes. */
const meanings = new Map(
  ['""', "\\\\", "//", "b\b", "f\f", "n\n", "r\r", "t\t"].map((pair) => [
    pair.charCodeAt(0),
    pair.charCodeAt(1),
  ]),
);

/**
 * Like `jsonOf`, but each string under `content` becomes a `GivenText`.
 *
 * To make a string of the whole answer, a string of each text, and bytes of that again took a third of the processor time of
 * reading a page from a wiki. Unescaped control characters in a text, which JSON forbids, are accepted.
 *
 * @param body - Is overwritten: each text is unescaped in place, because new memory is expensive.
 */
export function jsonWithTexts(body: Buffer): unknown {
  let at = body.indexOf(beginning);
  if (at < 0 || !isUtf8(body)) return jsonOf(body);
  const find = { quote: createFinder(body, quote), backslash: createFinder(body, backslash) };
  const texts: GivenText[] = [];
  let rest = "";
  let read = 0;
  while (at >= 0) {
    const from = at + beginning.byteLength;
    // After a backslash, this is the end of another string, with a quote of its own before `content`.
    if (body[at - 1] !== backslash) {
      const text = unescaped(body, from, find);
      if (text === null || texts.length === mostTexts) return undefined;
      rest += body.toString("utf8", read, from - 1) + texts.length;
      texts.push(text);
      read = text.end;
    }
    at = body.indexOf(beginning, Math.max(read, from));
  }
  rest += body.toString("utf8", read);
  let placed = 0;
  const json = parsedBody(rest, (name, value) => {
    if (name !== "content" || typeof value !== "number") return value;
    placed++;
    return texts[value];
  });
  // A number that the wiki itself gave as `content` would be taken for the number of a text.
  return placed === texts.length ? json : undefined;
}

/** Gives the next place of a byte, from a place that never goes back; if there is none, a number past all places. */
type Finder = (from: number) => number;

/** A finder that searches each part of a body only once, however many texts lack the byte. */
function createFinder(body: Buffer, byte: number): Finder {
  let found = -1;
  return (from) => {
    if (found < from) {
      const next = body.indexOf(byte, from);
      found = next < 0 ? Number.POSITIVE_INFINITY : next;
    }
    return found;
  };
}

/**
 * The text that a JSON string stands for, written to where the string began; `null` if it is not a JSON string.
 *
 * @param from - Where the string begins, after its quote.
 */
function unescaped(
  body: Buffer,
  from: number,
  find: { readonly quote: Finder; readonly backslash: Finder },
): (GivenText & { readonly end: number }) | null {
  let read = from;
  let written = from;
  let isRepaired = false;
  for (;;) {
    const end = find.quote(read);
    const mark = find.backslash(read);
    const stop = Math.min(end, mark);
    if (stop >= body.length) return null;
    body.copyWithin(written, read, stop);
    written += stop - read;
    if (stop === end) return { bytes: body.subarray(from, written), isRepaired, end: end + 1 };
    const letter = body[mark + 1] ?? 0;
    if (letter === letterU) {
      const units = escapedUnits(body, mark);
      if (units === null) return null;
      isRepaired ||= !units.isWellFormed();
      written += body.write(units, written, "utf8");
      read = mark + units.length * 6;
    } else {
      const meant = meanings.get(letter);
      if (meant === undefined) return null;
      body[written++] = meant;
      read = mark + 2;
    }
  }
}

/** The code unit that is written `\uXXXX`, with the next one if they are a pair; `null` if there is none. */
function escapedUnits(body: Buffer, at: number): string | null {
  const [escaped] = /^\\ud[89ab]..\\ud[c-f]..|^\\u..../i.exec(body.toString("latin1", at, at + 12)) ?? [];
  const units = parsedJson(`"${escaped}"`);
  return escaped === undefined || typeof units !== "string" ? null : units;
}
