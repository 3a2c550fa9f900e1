import { isAsciiAlphanumeric, isAsciiLetter } from "../character-kind.ts";
import { decodeEntities } from "./entities.ts";

/** Schemes that MediaWiki makes links of, with what must follow them. */
const schemes: ReadonlyMap<string, "://" | ":"> = new Map([
  ..."ftp ftps git gopher http https irc ircs mms nntp redis sftp ssh svn telnet worldwind"
    .split(" ")
    .map((scheme): [string, "://"] => [scheme, "://"]),
  ..."bitcoin geo magnet mailto matrix news sip sips sms tel urn xmpp"
    .split(" ")
    .map((scheme): [string, ":"] => [scheme, ":"]),
]);

const longestScheme = 9;

/** Where the address begins whose scheme ends in the colon at `colon`; -1 where there is none. */
export function schemeStart(text: string, colon: number, from: number): number {
  let start = colon;
  while (start > from && colon - start < longestScheme && isAsciiLetter(text.charCodeAt(start - 1))) start--;
  if (start === colon) return -1;
  if (start > 0 && isWordUnit(text, start - 1)) return -1;
  return afterScheme(text, start, colon) === -1 ? -1 : start;
}

/** The offset after the scheme, or the `//`, that begins at `start`; -1 where there is none. */
export function bracketedScheme(text: string, start: number): number {
  if (text.startsWith("//", start)) return start + 2;
  const limit = Math.min(text.length, start + longestScheme + 1);
  let colon = start;
  while (colon < limit && isAsciiLetter(text.charCodeAt(colon))) colon++;
  return colon > start && text.startsWith(":", colon) ? afterScheme(text, start, colon) : -1;
}

/**
 * Whether a link in brackets begins with a call that gives an address of the wiki itself: `[{{fullurl:Page}} label]`.
 *
 * Not among these are `{{localurl:…}}`, which gives a path, and `{{filepath:…}}`, which gives nothing where there is no such
 * file.
 *
 * @see https://www.mediawiki.org/wiki/Help:Magic_words#URL_data
 */
export function isAddressCall(text: string, start: number): boolean {
  return text.startsWith("{{", start) && addressCall.test(text.slice(start + 2, start + 2 + longestCall));
}

const longestCall = 20;
const addressCall = /^\s{0,4}(?:server\s*\}\}|(?:full|canonical)urle?:)/i;

/** The offset after the scheme from `start` to `colon`, its `://` included; -1 where it is no scheme. */
export function afterScheme(text: string, start: number, colon: number): number {
  const tail = schemes.get(text.slice(start, colon).toLowerCase());
  if (tail === undefined) return -1;
  return tail === ":" || text.startsWith(tail, colon) ? colon + tail.length : -1;
}

/**
 * The last offset at which an address may end: at a space, a quote, a bracket, an angle bracket, `''`, or braces.
 *
 * @param stopAtPipe - Whether `|` ends it, too, as in a template's parameter.
 */
export function addressEnd(text: string, start: number, limit: number, stopAtPipe: boolean): number {
  let at = start;
  if (text.charCodeAt(at) === 91) {
    let close = at + 1;
    while (close < limit && isHexOrColon(text.charCodeAt(close))) close++;
    if (text.charCodeAt(close) !== 93 || close === at + 1) return at;
    at = close + 1;
  }
  for (; at < limit; at++) {
    const unit = text.charCodeAt(at);
    if (unit <= 32 || unit === 34 || unit === 60 || unit === 62 || unit === 91 || unit === 93) break;
    if (unit === 124 && stopAtPipe) break;
    if (unit === 39 && text.charCodeAt(at + 1) === 39) break;
    if ((unit === 123 || unit === 125) && text.charCodeAt(at + 1) === unit) break;
    if (unit >= 127 && isForeignToAddress(unit)) break;
  }
  return at;
}

// Character references that end a bare address, although the characters they stand for could be part of one.
const escapedEnd = /&(?:lt|gt|nbsp|#[xX]0{0,8}(?:3[CcEe]|[Aa]0)|#0{0,8}(?:60|62|160));/;
const escapedAngle = /&(?:lt|gt);/;

/**
 * A bare address without the punctuation after it, cut as MediaWiki does; `null` where nothing is left of it.
 *
 * @param schemeLength - Length of the scheme with its `://`.
 * @see https://www.mediawiki.org/wiki/Help:Links#External_links
 */
export function bareAddress(text: string, schemeLength: number): string | null {
  const escaped = text.includes("&") ? text.search(escapedEnd) : -1;
  const address = escaped === -1 ? text : text.slice(0, escaped);
  const isEnd = address.includes("(") ? ",;.:!?" : ",;.:!?)";
  let end = address.length;
  while (end > 0 && isEnd.includes(address.charAt(end - 1))) end--;
  if (address.charAt(end) === ";" && isEntityBefore(address, end)) end++;
  return end <= schemeLength ? null : address.slice(0, end);
}

/** The address of a link in brackets, with character references resolved; `&lt;` and `&gt;` end it. */
export function bracketedAddress(text: string): string {
  if (!text.includes("&")) return text;
  const escaped = text.search(escapedAngle);
  return decodeEntities(escaped === -1 ? text : text.slice(0, escaped));
}

/** Whether `&name`, `&#1` or `&#x1` stands right before `end`. */
function isEntityBefore(text: string, end: number): boolean {
  const start = text.lastIndexOf("&", end);
  return start >= 0 && end - start < 32 && /^&(?:[a-z]+|#x[\da-f]+|#\d+)$/i.test(text.slice(start, end));
}

function isForeignToAddress(unit: number): boolean {
  return (
    unit === 0x7f ||
    unit === 0xa0 ||
    unit === 0x1680 ||
    (unit >= 0x2000 && unit <= 0x200a) ||
    unit === 0x202f ||
    unit === 0x205f ||
    unit === 0x3000 ||
    unit === 0xfffd
  );
}

function isHexOrColon(unit: number): boolean {
  const lower = unit | 32;
  return (unit >= 46 && unit <= 58 && unit !== 47) || (lower >= 97 && lower <= 102);
}

const word = /[\p{L}\p{N}_]/u;

function isWordUnit(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  if (unit < 128) return isAsciiAlphanumeric(unit) || unit === 95;
  return word.test(text.charAt(at));
}
