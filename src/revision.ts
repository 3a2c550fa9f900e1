import { HistoryError } from "./errors.ts";
import type { JsonObject } from "./json.ts";
import { bytesWithLineFeeds } from "./line-feeds.ts";

/**
 * The wiki a page lives on, as far as an export's `<siteinfo>` tells.
 *
 * Both sources fill it with the same facts, so that events do not depend on where a history came from.
 */
export interface Site {
  /** Host (with a non-default port) plus the path before the page names: `en.wikipedia.org`. */
  readonly wiki: string;
  /** Address of the main page, as siteinfo gives it. Links are built on it; it is never fetched. */
  readonly base: string;
  /** Whether `foo` and `Foo` are the same title. */
  readonly case: "first-letter" | "case-sensitive";
  /** BCP 47 language of the wiki's content, lower case; `""` where the source does not say. */
  readonly language: string;
  /** Local namespace names by number, the empty main namespace included. */
  readonly namespaces: ReadonlyMap<number, string>;
}

/** A page as it is known now. Its id is the page; title and namespace are only observed. */
export interface Page {
  readonly site: Site;
  readonly pageId: number;
  readonly title: string;
  readonly namespace: number;
}

/** Who acted. `id` is 0 for an address or a name without an account here. */
export interface User {
  readonly id: number;
  readonly name: string;
}

/**
 * The wikitext of a revision, or why it cannot be read.
 *
 * `hidden`: taken from public view. `missing`: the wiki lost it. `too_large`: no answer of the wiki holds it. `toldSha1`: what
 * an export says of the text, in base 36 as MediaWiki writes it.
 */
export type RevisionText =
  | { readonly state: "readable"; readonly bytes: Uint8Array; readonly toldSha1?: string }
  | { readonly state: "hidden" | "missing" | "too_large" };

/** One saved state of a page. `null` user or comment: hidden from public view, or the user lost. */
export interface Revision {
  readonly id: number;
  /** UTC to the second, `2004-05-06T07:08:09Z`: compares as a string. */
  readonly timestamp: string;
  readonly user: User | null;
  readonly comment: string | null;
  readonly minor: boolean;
  /** Content model of the main slot: `wikitext`, `javascript`, … */
  readonly model: string;
  /** Change tags, sorted; `null` where the source has none to tell (exports). */
  readonly tags: readonly string[] | null;
  readonly text: RevisionText;
}

/** A revision without its text: what is kept of the past. */
export type RevisionHead = Omit<Revision, "text">;

/** A revision as a list of a page's history tells it, before its text is read. */
export interface ListedRevision {
  readonly head: RevisionHead;
  /** Length of its text as the wiki counts it; only to plan reading with. */
  readonly bytes: number;
  /** Whether its text may be its parent's, as the wiki says: a move or a protection, or its parent is not listed. */
  readonly isNull: boolean;
  /** Whether its text is hidden from public view. */
  readonly isHidden: boolean;
}

/** What a log entry did to the page. Titles have their namespace; `null` expiry: for ever. */
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

/** A revision of the talk page, reduced to what a post is known by. */
export interface TalkPost {
  readonly revision: RevisionHead;
  /** Text of the level-2 headings of the topics it opens on the talk page, in page order. */
  readonly newTopics: readonly string[];
  /** Whether the revision added at least one sentence never seen there, and not only saved a post of the same user's again. */
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
  /** To be read once, unless whoever made it says otherwise. */
  readonly timeline: AsyncIterable<TimelineEntry>;
}

const timestampForm = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$/;

/** Whether it is a time that there is, written as MediaWiki does: `2004-05-06T07:08:09Z`. */
export function isTimestamp(text: string): boolean {
  if (!timestampForm.test(text)) return false;
  const day = Number(text.slice(8, 10));
  // Date.parse rolls 2024-02-30 over to March; of most days nothing more need be asked.
  return day <= 28 || new Date(text).getUTCDate() === day;
}

/** A timestamp so many seconds earlier. */
export function secondsBefore(timestamp: string, seconds: number): string {
  return new Date(Date.parse(timestamp) - seconds * 1000).toISOString().replace(/\.\d+Z$/, "Z");
}

/** The timestamp an hour earlier: a list may lack a save for so long, and is asked for from there on again. */
export function hourBefore(timestamp: string): string {
  return secondsBefore(timestamp, 3_600);
}

/**
 * The user of a row, `null` where the row has neither a name nor an id.
 *
 * Exports write such a one where the wiki has lost who it was; two of them are not the same person.
 * @see https://phabricator.wikimedia.org/T225469
 */
export function userOfRow(user: User): User | null {
  return user.name === "" && user.id === 0 ? null : user;
}

/** Seconds since 1970 of a revision's timestamp. */
export function epochSeconds(timestamp: string): number {
  return Date.parse(timestamp) / 1000;
}

/** How two revisions, or two log entries, compare by timestamp, then id. */
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
 * Whether two revisions are by the same editor: by account id when both have one, else by name.
 *
 * A hidden user equals nobody, itself included.
 */
export function sameUser(a: User | null, b: User | null): boolean {
  if (a === null || b === null) return false;
  return a.id > 0 && b.id > 0 ? a.id === b.id : a.name === b.name;
}

/**
 * Readable text from a string; lone surrogates become U+FFFD, and lines end as in exports.
 *
 * @throws HistoryError `INVALID_INPUT` for what is no string.
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
 * Readable text, its lines ended as in exports.
 *
 * Wikis keep the carriage returns of old texts and answer with them, and whatever reads XML loses them: a text has to be one
 * by either way.
 */
export function readable(bytes: Uint8Array): RevisionText {
  return { state: "readable", bytes: bytesWithLineFeeds(bytes) };
}
