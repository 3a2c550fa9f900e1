import { HistoryError } from "../../errors.ts";
import { canonicalJson, type Json, type JsonObject, sha256 } from "../../json.ts";
import { type Cursor, notGiven, readCursor, writeCursor } from "./cursor.ts";
import type { Session } from "./session.ts";
import type { Snapshot } from "./snapshots.ts";
import { answerBytes, documentBytes } from "./written.ts";

/** A tool's arguments, including those that choose a part of the answer. */
export interface PagedCall {
  readonly tool: string;
  /** The arguments without limit and cursor. */
  readonly asked: Readonly<Record<string, string | undefined>>;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/** How a long answer is read and assembled. */
export interface LongAnswer {
  /** Reads the whole answer; if it has grown since its cursor was given, only the first `total` entries count. */
  read(total: number | undefined): Promise<Snapshot>;
  /** What precedes the entries and must not change from part to part, though it is read again in between. */
  pinned(head: JsonObject): Json;
  /** The document of some entries, which `at` others precede; `part` says which they are. */
  document(snapshot: Snapshot, entries: readonly Json[], part: JsonObject, at: number): JsonObject;
}

/** Largest share of an answer for an argument that the continuing call repeats; a longer one, such as a text, is only named. */
const repeatedShare = 0.16;

/**
 * A part of a long answer that fits the session's limit, with the call that continues it.
 *
 * All parts of an answer together are the whole: an answer that is no longer kept is read again and has to be the same.
 * @throws HistoryError `INVALID_INPUT` for a wrong cursor, or when the history or its judgement has changed meanwhile.
 */
export async function pageOf(call: PagedCall, answer: LongAnswer, session: Session): Promise<JsonObject> {
  const asked = Object.fromEntries(Object.entries(call.asked).filter(([, value]) => value !== undefined));
  const question = { tool: call.tool, asked };
  const { maxAnswerBytes } = session;
  const mostRepeatedBytes = maxAnswerBytes * repeatedShare;
  const long = Object.keys(asked).filter((name) => documentBytes({ value: asked[name] }) > mostRepeatedBytes);
  const cursor = call.cursor === undefined ? null : readCursor(call.cursor, question);
  const { snapshot, digest } = await snapshotOf(question, cursor, answer, session);
  const total = snapshot.entries.length;
  const at = cursor?.at ?? 0;
  // A complete answer gives no cursor: for an invented one, nobody must be told that nothing is left.
  if (cursor !== null && at >= total) throw notGiven();

  function part(count: number): JsonObject {
    const end = at + count;
    const isTruncated = end < total;
    const next = isTruncated ? writeCursor({ at: end, total, digest }, question) : undefined;
    return answer.document(
      snapshot,
      snapshot.entries.slice(at, end).map((entry): Json => JSON.parse(entry)),
      {
        shown: { first: count === 0 ? null : at + 1, last: count === 0 ? null : end, of: total },
        truncated: isTruncated,
        cursor: next,
        next:
          next === undefined
            ? undefined
            : {
                tool: call.tool,
                arguments: {
                  ...Object.fromEntries(Object.entries(asked).filter(([name]) => !long.includes(name))),
                  ...(call.limit === undefined || call.limit === 0 ? {} : { limit: String(call.limit) }),
                  cursor: next,
                },
                argumentsAsBefore: long.length === 0 ? undefined : long,
              },
      },
      at,
    );
  }

  const wanted = Math.min(call.limit ?? total, total - at);
  // At least one is given, or an answer would never end.
  const least = Math.min(1, wanted);
  let count =
    least +
    countThatFits(snapshot.entries, at + least, wanted - least, maxAnswerBytes - answerBytes(part(least)));
  let document = part(count);
  while (count > 1 && answerBytes(document) > maxAnswerBytes) {
    count = Math.max(1, count - Math.ceil(count / 10));
    document = part(count);
  }
  return document;
}

async function snapshotOf(question: object, cursor: Cursor | null, answer: LongAnswer, session: Session) {
  const kept = cursor === null ? undefined : session.snapshots.get(cursor.digest);
  if (cursor !== null && kept !== undefined) return { snapshot: kept, digest: cursor.digest };
  const snapshot = await answer.read(cursor?.total);
  // The question is included: an answer kept under the digest never belongs to another call, even with the same entries.
  const above = canonicalJson([question, answer.pinned(snapshot.head)]);
  const digest = sha256([above, ...snapshot.entries].map(sha256).join(""));
  if (cursor !== null && cursor.digest !== digest) {
    throw new HistoryError(
      "INVALID_INPUT",
      "the page's history, or what a model judged of it, has changed since the cursor was given; repeat the call without a cursor",
    );
  }
  session.snapshots.keep(digest, snapshot);
  return { snapshot, digest };
}

/** How many entries from `at` on fit into `room` bytes, at most those wanted. */
function countThatFits(entries: readonly string[], at: number, wanted: number, room: number): number {
  let left = room;
  let count = 0;
  while (count < wanted) {
    const entry = entries[at + count] ?? "";
    left -= Buffer.byteLength(entry) + Buffer.byteLength(JSON.stringify(entry));
    if (left < 0) break;
    count++;
  }
  return count;
}
