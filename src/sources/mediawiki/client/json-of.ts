import { isAscii, isUtf8, transcode } from "node:buffer";
import { parsedJson } from "../../../json.ts";
import { holdsTooManyValues } from "../../../too-many-values.ts";

/** JSON of a body, a byte order mark left out; `undefined` where it is none, or holds more than any wiki answers. */
export function jsonOf(body: Buffer): unknown {
  return parsedBody(decoded(body));
}

/**
 * JSON of a body that is decoded, each member's value replaced as by `JSON.parse`; `undefined` where it is none, and where it
 * holds more than any wiki answers.
 */
export function parsedBody(text: string, instead?: (name: string, value: unknown) => unknown): unknown {
  if (holdsTooManyValues(text)) return undefined;
  return parsedJson(text.startsWith("\uFEFF") ? text.slice(1) : text, instead);
}

/** What `toString` makes of UTF-8, which takes more than twice as long where a single letter is not ASCII. */
function decoded(body: Buffer): string {
  if (isAscii(body) || !isUtf8(body)) return body.toString("utf8");
  return transcode(body, "utf8", "utf16le").toString("utf16le");
}
