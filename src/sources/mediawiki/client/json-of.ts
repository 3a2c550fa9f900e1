import { isAscii, isUtf8, transcode } from "node:buffer";
import { parsedJson } from "../../../json.ts";

/** JSON of a body, a byte order mark left out; `undefined` where it is none, or holds more than any wiki answers. */
export function jsonOf(body: Buffer): unknown {
  return parsedBody(decoded(body));
}

/**
 * JSON of a body that is decoded, each member's value replaced as by `JSON.parse`; `undefined` where it is none, and where it
 * holds more than any wiki answers.
 */
export function parsedBody(text: string, instead?: (name: string, value: unknown) => unknown): unknown {
  if (holdsTooMuch(text)) return undefined;
  return parsedJson(text.startsWith("\uFEFF") ? text.slice(1) : text, instead);
}

/**
 * Lists, objects and members of one answer. 5000 entries of a log have a tenth of it. 60 kB of gzip can hold sixty times as
 * many, which took 5 GB of memory, and minutes in which no signal is heard.
 */
const mostValues = 1_000_000;

/** Whether a JSON text has more than so many values, by what begins and parts them outside of strings. */
function holdsTooMuch(text: string): boolean {
  if (text.length <= mostValues) return false;
  let values = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === quote) at = endOfString(text, at);
    else if (unit === comma || unit === bracket || unit === brace) values++;
  }
  return values > mostValues;
}

/** Where a string's closing quote stands, or the end of the text where it has none. */
function endOfString(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1;
  return at;
}

const quote = 0x22;
const comma = 0x2c;
const bracket = 0x5b;
const backslash = 0x5c;
const brace = 0x7b;

/** What `toString` makes of UTF-8, which takes more than twice as long where a single letter is not ASCII. */
function decoded(body: Buffer): string {
  if (isAscii(body) || !isUtf8(body)) return body.toString("utf8");
  return transcode(body, "utf8", "utf16le").toString("utf16le");
}
