import { type JsonObject, sha256 } from "../json.ts";
import type { Revision } from "../revision.ts";

/** What a walk has read, and what it could not. */
export interface WalkReport extends JsonObject {
  readonly revisions: number;
  readonly logEntries: number;
  readonly talkPosts: number;
  /** Bytes of readable text. */
  readonly bytes: number;
  /** Revisions without a readable text, by reason. */
  readonly hidden: number;
  readonly missing: number;
  readonly tooLarge: number;
  /** First and last revision read. */
  readonly first: number | null;
  readonly last: number | null;
  /** SHA-256 over id, time and text digest of every revision read, each chained to the one before. */
  readonly chain: string;
}

/** A report that goes on. */
export type MutableReport = { -readonly [Name in keyof WalkReport]: WalkReport[Name] };

/** Of a walk that has read nothing yet. */
export function emptyReport(): MutableReport {
  return {
    revisions: 0,
    logEntries: 0,
    talkPosts: 0,
    bytes: 0,
    hidden: 0,
    missing: 0,
    tooLarge: 0,
    first: null,
    last: null,
    chain: "",
  };
}

/** Counts a revision in. */
export function account(read: MutableReport, { id, timestamp, text }: Revision, sha1: string | null): void {
  read.revisions += 1;
  read.first ??= id;
  read.last = id;
  read.chain = sha256(`${read.chain} ${id} ${timestamp} ${sha1 ?? text.state}`);
  if (text.state === "readable") read.bytes += text.bytes.length;
  else if (text.state === "hidden") read.hidden += 1;
  else if (text.state === "missing") read.missing += 1;
  else read.tooLarge += 1;
}

/** Revisions without a readable text, counted by reason in words: `2 hidden`. */
export function unreadParts({ hidden, missing, tooLarge }: WalkReport): readonly string[] {
  const counts = [
    [hidden, "hidden"],
    [missing, "missing"],
    [tooLarge, "too large"],
  ] as const;
  return counts.flatMap(([count, why]) => (count === 0 ? [] : [`${count} ${why}`]));
}
