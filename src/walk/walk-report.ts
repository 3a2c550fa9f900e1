import { type JsonObject, sha1, sha256 } from "../json.ts";
import type { Revision } from "../revision.ts";

/** What a walk has read, and what it could not read. */
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
  /** Readable texts that do not match their export's SHA-1, line ends aside: they were changed, or cut, on the way. */
  readonly contradicted: number;
  /** Empty texts that may be lost ones: their export gives neither size nor SHA-1. */
  readonly unvouched: number;
  /** First and last revision read. */
  readonly first: number | null;
  readonly last: number | null;
  /** SHA-256 over id, time and text digest of all revisions read, each chained to the one before. */
  readonly chain: string;
}

/** A report that is still counting. */
type MutableReport = { -readonly [Name in keyof WalkReport]: WalkReport[Name] };

/** The report of a walk that has read nothing yet. */
export function emptyReport(): MutableReport {
  return {
    revisions: 0,
    logEntries: 0,
    talkPosts: 0,
    bytes: 0,
    hidden: 0,
    missing: 0,
    tooLarge: 0,
    contradicted: 0,
    unvouched: 0,
    first: null,
    last: null,
    chain: "",
  };
}

/**
 * Adds a revision to the report.
 *
 * @param own - SHA-1 of its text; `null` if the text is not readable.
 */
export function account(read: MutableReport, { id, timestamp, text }: Revision, own: string | null): void {
  read.revisions += 1;
  read.first ??= id;
  read.last = id;
  read.chain = sha256(`${read.chain} ${id} ${timestamp} ${own ?? text.state}`);
  if (text.state === "readable") {
    read.bytes += text.bytes.length;
    if (text.toldSha1 !== undefined && own !== null && !isTold(text.toldSha1, own, text.bytes))
      read.contradicted += 1;
    if (text.mayBeLost === true) read.unvouched += 1;
  } else if (text.state === "hidden") read.hidden += 1;
  else if (text.state === "missing") read.missing += 1;
  else read.tooLarge += 1;
}

/** Whether a text matches the SHA-1 that an export gives, be it with carriage returns, which XML has dropped from old texts. */
function isTold(told: string, own: string, bytes: Uint8Array): boolean {
  if (told === inBase36(own)) return true;
  const lines = Buffer.from(bytes).toString("latin1").replaceAll("\n", "\r\n");
  return told === inBase36(sha1(Buffer.from(lines, "latin1")));
}

/** A SHA-1 as MediaWiki writes it: 31 digits in base 36. */
export function inBase36(digest: string): string {
  return BigInt(`0x${digest}`).toString(36).padStart(31, "0");
}

/** The number of revisions without a readable text, by reason, in words: `2 hidden`. */
export function unreadParts({ hidden, missing, tooLarge }: WalkReport): readonly string[] {
  const counts = [
    [hidden, "hidden"],
    [missing, "missing"],
    [tooLarge, "too large"],
  ] as const;
  return counts.flatMap(([count, why]) => (count === 0 ? [] : [`${count} ${why}`]));
}
