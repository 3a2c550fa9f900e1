import { isUtf8 } from "node:buffer";
import { withLineFeeds } from "../../ground/line-feeds.ts";

const named: ReadonlyMap<string, number> = new Map([
  ["amp", 0x26],
  ["apos", 0x27],
  ["gt", 0x3e],
  ["lt", 0x3c],
  ["quot", 0x22],
]);

const ampersand = 0x26;
const semicolon = 0x3b;
const carriageReturn = 0x0d;

/** Longest text between `&` and `;` that can mean a character: leading zeros are allowed, within reason. */
const maxLength = 32;

const codeUnit = 64;

/**
 * The entity that starts at the `&` at `at`; -1 if none does, or if it means no character of XML 1.0.
 *
 * The result is its code point and length in one number, to be read by `codePointIn` and `lengthIn`: texts hold a million
 * entities.
 */
export function entityAt(bytes: Buffer, at: number, end: number): number {
  const limit = Math.min(end, at + 2 + maxLength);
  let stop = at + 1;
  while (stop < limit && bytes[stop] !== semicolon) stop++;
  if (stop >= limit) return -1;
  const codePoint = commonAt(bytes, at, stop - at) ?? codePointOf(bytes.toString("latin1", at + 1, stop));
  return codePoint === null ? -1 : codePoint * codeUnit + stop + 1 - at;
}

/** The character that an entity means. */
export function codePointIn(entity: number): number {
  return Math.floor(entity / codeUnit);
}

/** How many bytes an entity takes, including `&` and `;`. */
export function lengthIn(entity: number): number {
  return entity % codeUnit;
}

/** The entities that MediaWiki writes, recognised without making a string. */
function commonAt(bytes: Buffer, at: number, length: number): number | null {
  const first = bytes[at + 1];
  if (length === 3 && bytes[at + 2] === 0x74) return first === 0x6c ? 0x3c : first === 0x67 ? 0x3e : null;
  if (length === 4 && first === 0x61 && bytes[at + 2] === 0x6d && bytes[at + 3] === 0x70) return ampersand;
  if (length !== 5 || first !== 0x71) return null;
  return bytes[at + 2] === 0x75 && bytes[at + 3] === 0x6f && bytes[at + 4] === 0x74 ? 0x22 : null;
}

function codePointOf(body: string): number | null {
  const known = named.get(body);
  if (known !== undefined) return known;
  const digits = /^#(?:x([\da-f]+)|(\d+))$/i.exec(body);
  // XML wants a lower-case x.
  if (digits === null || body[1] === "X") return null;
  const codePoint = digits[1] === undefined ? Number(digits[2]) : Number.parseInt(digits[1], 16);
  return isXmlCharacter(codePoint) ? codePoint : null;
}

/** @see https://www.w3.org/TR/xml/#charsets */
function isXmlCharacter(codePoint: number): boolean {
  if (codePoint < 0x20) return codePoint === 0x9 || codePoint === 0xa || codePoint === 0xd;
  return (
    codePoint < 0xd800 ||
    (codePoint > 0xdfff && codePoint < 0xfffe) ||
    (codePoint > 0xffff && codePoint <= 0x10ffff)
  );
}

/**
 * The characters that escaped bytes stand for, with line ends as XML reads them.
 *
 * `null`: the bytes hold an entity that means no character, or are not UTF-8.
 *
 * @see https://www.w3.org/TR/xml/#sec-line-ends
 */
export function decodeText(escaped: Buffer): string | null {
  if (!isUtf8(escaped)) return null;
  if (!escaped.includes(ampersand) && !escaped.includes(carriageReturn)) return escaped.toString("utf8");
  let decoded = "";
  let from = 0;
  for (let at = escaped.indexOf(ampersand); at >= 0; at = escaped.indexOf(ampersand, from)) {
    const entity = entityAt(escaped, at, escaped.length);
    if (entity < 0) return null;
    decoded += withLineFeeds(escaped.toString("utf8", from, at)) + String.fromCodePoint(codePointIn(entity));
    from = at + lengthIn(entity);
  }
  return decoded + withLineFeeds(escaped.toString("utf8", from));
}
