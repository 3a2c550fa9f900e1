import { HistoryError } from "./errors.ts";
import { bytesWithLineFeeds } from "./ground/line-feeds.ts";
import type { JsonObject } from "./json.ts";

/**
 * The wiki a page belongs to, as far as an export's `<siteinfo>` describes it.
 *
 * Wikis and exports give the same facts, so that events do not depend on where a history came from.
 */
export interface Site {
  /** Host (with a non-default port), plus the path as `wikiKey` takes it from the base: `en.wikipedia.org`. */
  readonly wiki: string;
  /** Address of the main page, as siteinfo gives it. Links are built on it; it is never fetched. */
  readonly base: string;
  /** Whether `foo` and `Foo` are the same title. */
  readonly case: "first-letter" | "case-sensitive";
  /** BCP 47 language of the wiki's content, in lower case; `""` if the source does not say. */
  readonly language: string;
  /** Local namespace names by number, the empty main namespace included. */
  readonly namespaces: ReadonlyMap<number, string>;
}

/** A page as it is known now. Its id identifies it; title and namespace may change. */
export interface Page {
  readonly site: Site;
  readonly pageId: number;
  readonly title: string;
  readonly namespace: number;
}

/** Who acted. `id` is 0 for an IP address, and for a name without an account on this wiki. */
export interface User {
  readonly id: number;
  readonly name: string;
}

/**
 * The wikitext of a revision, or why it cannot be read.
 *
 * `hidden`: removed from public view. `missing`: the wiki lost it. `too_large`: it does not fit in a reply of the wiki.
 * `toldSha1`: the SHA-1 that an export gives for the text, in base 36 as MediaWiki writes it. `mayBeLost`: the text is empty, and
 * the export tells neither its size nor its SHA-1: a text that the wiki lost looks the same.
 */
export type RevisionText =
  | {
      readonly state: "readable";
      readonly bytes: Uint8Array;
      readonly toldSha1?: string;
      readonly mayBeLost?: true;
    }
  | { readonly state: "hidden" | "missing" | "too_large" };

/** One saved state of a page. A `null` user or comment is hidden from public view, or the wiki lost the user. */
export interface Revision {
  readonly id: number;
  /** UTC to the second, `2004-05-06T07:08:09Z`; can be compared as a string. */
  readonly timestamp: string;
  readonly user: User | null;
  readonly comment: string | null;
  readonly minor: boolean;
  /** Content model of the main slot: `wikitext`, `javascript`, … */
  readonly model: string;
  /** Change tags, sorted; `null` if the source does not give any, as exports do not. */
  readonly tags: readonly string[] | null;
  readonly text: RevisionText;
}

/** A revision without its text: all that is kept of past revisions. */
export type RevisionHead = Omit<Revision, "text">;

/** A revision as the list of a page's history gives it, before its text is read. */
export interface ListedRevision {
  readonly head: RevisionHead;
  /** Length of its text as the wiki counts it; only used to plan the reading. */
  readonly bytes: number;
  /** Whether its text may equal its parent's, as the wiki says: it is a move or a protection, or its parent is not listed. */
  readonly isNull: boolean;
  /** Whether its text is hidden from public view. */
  readonly isHidden: boolean;
}

/** What a log entry did to the page. Titles include their namespace; an expiry of `null` means for ever. */
export type LogChange =
  | { readonly kind: "moved"; readonly from: string; readonly to: string; readonly redirectLeft: boolean }
  | { readonly kind: "protected"; readonly protections: readonly Protection[] }
  | { readonly kind: "unprotected" }
  | { readonly kind: "deleted" }
  | { readonly kind: "restored"; readonly revisions: number | null }
  | { readonly kind: "imported"; readonly revisions: number | null; readonly from: string | null }
  | { readonly kind: "merged"; readonly from: string; readonly to: string; readonly until: string | null }
  | {
      readonly kind: "visibility_changed";
      readonly revisions: readonly number[];
      readonly hidden: readonly string[];
    };

/** One protection of a page: `edit` needs `sysop` until `expiry`. */
export interface Protection {
  readonly action: string;
  readonly level: string;
  readonly expiry: string | null;
}

/** One entry of the wiki's log about the page. */
export interface LogEntry {
  readonly id: number;
  readonly timestamp: string;
  readonly user: User | null;
  readonly comment: string | null;
  readonly change: LogChange;
  /** The entry's own parameters, as evidence. */
  readonly parameters: JsonObject;
}

/** A revision of the talk page, reduced to what makes it a post. */
export interface TalkPost {
  readonly revision: RevisionHead;
  /** Texts of the level-2 headings of the topics it opens on the talk page, in page order. */
  readonly newTopics: readonly string[];
  /** Whether the revision added a sentence never seen there, not counting an earlier post that the same user saved again. */
  readonly addsProse: boolean;
}

/** One thing that happened to a page, in the order of its timeline. */
export type TimelineEntry =
  | { readonly kind: "revision"; readonly revision: Revision }
  | { readonly kind: "log"; readonly entry: LogEntry }
  | { readonly kind: "talk"; readonly post: TalkPost };

/** A page and all that happened to it, oldest first. */
export interface PageHistory {
  readonly page: Page;
  /** Can be read only once, unless its source says otherwise. */
  readonly timeline: AsyncIterable<TimelineEntry>;
}

const timestampForm = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$/;

/** Whether a text is an existing time, written as MediaWiki does: `2004-05-06T07:08:09Z`. */
export function isTimestamp(text: string): boolean {
  if (!timestampForm.test(text)) return false;
  const day = Number(text.slice(8, 10));
  // Date.parse turns 2024-02-30 into a day of March; most days need no such check.
  return day <= 28 || new Date(text).getUTCDate() === day;
}

/** The timestamp that is this many seconds earlier. */
export function secondsBefore(timestamp: string, seconds: number): string {
  return new Date(Date.parse(timestamp) - seconds * 1000).toISOString().replace(/\.\d+Z$/, "Z");
}

/** The timestamp an hour earlier. A list may lack a new revision for so long, so it is requested again from there on. */
export function hourBefore(timestamp: string): string {
  return secondsBefore(timestamp, 3_600);
}

/**
 * The user of a row; `null` if the row has neither a name nor an id.
 *
 * Exports write such a user where the wiki has lost who it was; two of them are not the same person.
 * @see https://phabricator.wikimedia.org/T225469
 */
export function userOfRow(user: User): User | null {
  return user.name === "" && user.id === 0 ? null : user;
}

/** Seconds since 1970 of a revision's timestamp. */
export function epochSeconds(timestamp: string): number {
  return Date.parse(timestamp) / 1000;
}

/** Compares two revisions, or two log entries, by timestamp, then by id. */
export function byTimestampAndId(
  a: Pick<Revision, "id" | "timestamp">,
  b: Pick<Revision, "id" | "timestamp">,
): number {
  if (a.timestamp !== b.timestamp) return a.timestamp < b.timestamp ? -1 : 1;
  return a.id - b.id;
}

/** A revision without its text. */
export function headOf(revision: Revision): RevisionHead {
  const { text: _, ...head } = revision;
  return head;
}

/**
 * Whether two users are the same: by account id if both have one, else by name.
 *
 * A hidden user equals nobody, not even another hidden one.
 */
export function sameUser(a: User | null, b: User | null): boolean {
  if (a === null || b === null) return false;
  return a.id > 0 && b.id > 0 ? a.id === b.id : a.name === b.name;
}

/**
 * A readable text made from a string; lone surrogates become U+FFFD, and lines end as in exports.
 *
 * @throws HistoryError `INVALID_INPUT` for anything but a string.
 */
export function textOf(text: string): RevisionText {
  if (typeof text !== "string") {
    throw new HistoryError(
      "INVALID_INPUT",
      'text: must be a string; where there is none, give { state: "missing" }',
    );
  }
  return readable(Buffer.from(text, "utf8"));
}

/**
 * A readable text whose lines end as in exports.
 *
 * Wikis keep carriage returns in old texts and send them in replies, while every reader of XML drops them: both ways have to
 * give the same text.
 */
export function readable(bytes: Uint8Array): RevisionText {
  return { state: "readable", bytes: bytesWithLineFeeds(bytes) };
}
