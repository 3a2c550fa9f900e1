import * as v from "valibot";
import type { Json } from "../json.ts";
import { writtenHere } from "../saved-part.ts";
import type { SavedWalk } from "../walk/saved-walk.ts";
import type { Known } from "./known.ts";

/** Where a page's events are: a file, and how much of it counts. */
const eventFile = v.strictObject({
  /** Digest of the stream; `generation` is how often the events were made anew. Both are in the file's name. */
  digest: v.string(),
  generation: v.number(),
  bytes: v.number(),
});

/** A file of a page's events, and how many of its bytes count. */
export type EventFileMark = v.InferOutput<typeof eventFile>;

/** Name of a file of events. */
export function eventFileName(pageId: number, { digest, generation }: EventFileMark): string {
  return `${pageId}-${digest}.${generation}.ndjson`;
}

/** Name of the file that says what making the events of a file anew changed. */
export function changeFileName(eventFile: string): string {
  return eventFile.replace(/ndjson$/, "change.json");
}

/** Name of the note that a stream's record of a page is kept under. */
export function noteName(streamKey: string): string {
  return `watch/${streamKey}`;
}

/** All that is needed to go on with a page; saved in one transaction, after the events are on the disk. */
export type PageRecord = {
  readonly format: 1;
  readonly file: EventFileMark;
  /** What was walked, by kind. */
  readonly own: readonly Known[];
  readonly log: readonly Known[];
  readonly talk: readonly Known[];
  /** Id of its talk page, `null` if there was none; `reader` is what the talk page's reader needs to go on. */
  readonly talkId: number | null;
  readonly reader: Json;
  readonly walk: SavedWalk;
  /** Name of the file that this one has replaced, or that was being written to replace it. */
  readonly stale: string | null;
};

/** A record of this format; what an older version wrote does not count. */
export const recordSchema = writtenHere<PageRecord>((value) => "format" in value && value.format === 1);

/** What is read for every page of a pass, to see whether there is anything to do. */
export const headSchema = v.strictObject({
  title: v.string(),
  /** The titles by which lists named it. */
  askedAs: v.array(v.string()),
  /** Those of these titles that other pages had before it, and how many pages; it has the title only while those are missing. */
  heirTo: v.optional(v.array(v.strictTuple([v.string(), v.number()])), []),
  lastRevision: v.number(),
  talk: v.nullable(v.strictObject({ title: v.string(), pageId: v.number(), lastRevision: v.number() })),
  /**
   * Whether a revision or a post was too young to be appended, or its text could not be read; `isLogWaiting` says the same of
   * entries of the log.
   */
  isWaiting: v.boolean(),
  isLogWaiting: v.boolean(),
  /** Whether the wiki's log has named it since it was last looked at. */
  isNamed: v.boolean(),
  /** When its whole history was last listed, by the wiki's clock. */
  listedAt: v.string(),
  /** Ids of the entries that are or were in its own log. */
  logIds: v.optional(v.array(v.number()), []),
  file: eventFile,
  /** How many bytes of the file were reported to everybody who wants to be told. */
  toldBytes: v.number(),
  /** Whether anybody is told about it; if so, what a run finds but reports to nobody waits for the next run that reports. */
  isHeard: v.optional(v.boolean(), false),
});

/** What is known about a page from the last look at it. */
export type PageHead = v.InferOutput<typeof headSchema>;
