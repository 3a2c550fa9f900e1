import { isUtf8 } from "node:buffer";

const named: ReadonlyMap<string, number> = new Map([
  ["amp", 0x26],
  ["apos", 0x27],
  ["gt", 0x3e],
  ["lt", 0x3c],
  ["quot", 0x22],
]);

/** Longest text between `&` and `;` that can mean a character: leading zeros are allowed, within reason. */
const maxLength = 32;

/** A character written as an entity. */
export interface Entity {
  readonly codePoint: number;
  /** Just after the `;`. */
  readonly end: number;
}

/** The entity that starts at the `&` at `at`, or `null` where none does or it means no character of XML 1.0. */
export function entityAt(bytes: Buffer, at: number, end: number): Entity | null {
  const limit = Math.min(end, at + 2 + maxLength);
  let stop = at + 1;
  while (stop < limit && bytes[stop] !== 0x3b) stop++;
  if (stop >= limit) return null;
  const codePoint = codePointOf(bytes.toString("latin1", at + 1, stop));
  return codePoint === null ? null : { codePoint, end: stop + 1 };
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

const ampersand = 0x26;
const carriageReturn = 0x0d;

/**
 * The characters that escaped bytes stand for, line ends as XML reads them.
 *
 * `null`: they hold an entity that means no character, or are no UTF-8.
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
    if (entity === null) return null;
    decoded += lines(escaped.toString("utf8", from, at)) + String.fromCodePoint(entity.codePoint);
    from = entity.end;
  }
  return decoded + lines(escaped.toString("utf8", from));
}

function lines(text: string): string {
  return text.includes("\r") ? text.replaceAll(/\r\n?/g, "\n") : text;
}
