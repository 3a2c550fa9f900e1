import * as v from "valibot";
import { HistoryError } from "../../errors.ts";
import { fitting } from "../../ground/parse.ts";
import { canonicalJson, parsedJson, sha256 } from "../../json.ts";

/**
 * The place where a long answer goes on.
 *
 * It identifies the whole answer by its length and digest: events that a page gains meanwhile come after it, and are left to
 * the next call without a cursor.
 */
export interface Cursor {
  /** Number of entries given so far. */
  readonly at: number;
  /** Number of entries in the whole. */
  readonly total: number;
  /** Digest of all of them. */
  readonly digest: string;
}

const shape = v.strictObject({
  at: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  total: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  asked: v.string(),
});

/** A cursor as text; it is valid only for calls with the same arguments. */
export function writeCursor(cursor: Cursor, asked: object): string {
  return Buffer.from(canonicalJson({ ...cursor, asked: fingerprint(asked) })).toString("base64url");
}

/**
 * The cursor in a text.
 *
 * @throws HistoryError `INVALID_INPUT` for a text that is no cursor, or one for other arguments.
 */
export function readCursor(text: string, asked: object): Cursor {
  const read = fitting(shape, parsedJson(Buffer.from(text, "base64url").toString("utf8")));
  if (read === null) throw notGiven();
  const { asked: of, ...cursor } = read;
  if (of === fingerprint(asked)) return cursor;
  throw new HistoryError(
    "INVALID_INPUT",
    "arguments: cursor: belongs to a call with other arguments; repeat those it was given for",
  );
}

/** The error for a cursor that no answer can have contained. */
export function notGiven(): HistoryError {
  return new HistoryError(
    "INVALID_INPUT",
    "arguments: cursor: is not one that was given; copy it unchanged from a truncated answer",
  );
}

function fingerprint(asked: object): string {
  return sha256(canonicalJson(asked)).slice(0, 16);
}
