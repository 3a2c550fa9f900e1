import { isAscii, isUtf8, transcode } from "node:buffer";
import { holdsTooManyValues } from "../../../ground/too-many-values.ts";
import { parsedJson } from "../../../json.ts";

/** The JSON of a body, without a byte order mark; `undefined` if it is not JSON, or holds more than any wiki answers. */
export function jsonOf(body: Buffer): unknown {
  return parsedBody(decoded(body));
}

/**
 * The JSON of a decoded body, with each member's value replaced as by the reviver of `JSON.parse`; `undefined` if it is not
 * JSON, or holds more than any wiki answers.
 */
export function parsedBody(text: string, instead?: (name: string, value: unknown) => unknown): unknown {
  if (holdsTooManyValues(text)) return undefined;
  return parsedJson(text.startsWith("\uFEFF") ? text.slice(1) : text, instead);
}

/** The same as `toString("utf8")`, which takes more than twice as long if a single letter is not ASCII. */
function decoded(body: Buffer): string {
  if (isAscii(body) || !isUtf8(body)) return body.toString("utf8");
  return transcode(body, "utf8", "utf16le").toString("utf16le");
}
