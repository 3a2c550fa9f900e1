import { type LogEntry, secondsBefore } from "../revision.ts";
import type { ApiPage } from "../sources/mediawiki/client/answer.ts";
import type { News } from "../sources/mediawiki/listing/ask-news.ts";
import type { Observation } from "../store/kept.ts";

/** How much of a list is read: nothing, what lies behind the hour before the last look, or everything. */
export type ListExtent = "none" | "newer" | "all";

/** What is to be read of a page to know it as it stands. */
export interface Looks {
  readonly own: ListExtent;
  readonly talk: ListExtent;
  readonly log: boolean;
}

/** What is known of a page before it is looked at. */
export interface Before {
  readonly observation: Observation;
  readonly revisions: number;
  readonly talkRevisions: number;
  readonly log: readonly LogEntry[];
  /** When the last edit was made that the wiki says is a revert; `null` where there is none. */
  readonly revertedAt: string | null;
}

/** Whether there is nothing to read. */
export function isNothing({ own, talk, log }: Looks): boolean {
  return own === "none" && talk === "none" && !log;
}

/** The looks of those who are to see what the wiki did not tell of. */
export const everything: Looks = { own: "all", talk: "all", log: true };

/** A list that one answer holds is read as a whole: it costs no more. */
const oneAnswer = 450;
const hour = 3_600_000;
const week = 7 * 24 * hour;

/** A job of the wiki tags what was reverted, and touches nothing: behind so much it has done so. */
const tagsSeconds = 600;

/**
 * What has to be read, going by what the wiki said in one request; `null` where the page has to be found
 * anew: its title has become another page's, or it has another title.
 *
 * Late hiding, imports and merges stand in the log. Where they do not (a suppressed text, a merge from elsewhere), the
 * page was touched all the same: then it is listed again, at once where one answer holds the list, else an hour after
 * the last time, or a day on pages of many requests, and also where it was touched by an edit, which may hide another
 * touch. A purge, or an edit of a template, touches pages too: each costs one list. After a week it is listed in any case.
 */
export function looksAt(
  before: Before,
  { page, talk, log, taggedAt, isLogCut, at }: News,
  pageId: number,
): Looks | null {
  const { observation } = before;
  if (page === null || page.pageid !== pageId || at === null) return null;
  if (page.title !== observation.title || (page.ns ?? 0) !== observation.namespace) return null;
  const age = ageOf(observation.listedAt, at);
  const talkAge = ageOf(observation.talkListedAt ?? observation.listedAt, at);
  // Where the wiki's clock was ahead at a look before, what came since may have an earlier time than that look.
  const wasAhead = Math.min(age, talkAge) < 0 || observation.at > at;
  // Nothing else tells of it: the page is not touched.
  const isTagged = taggedAt !== null && taggedAt >= observation.listedAt;
  if (Math.max(age, talkAge) > week || wasAhead || isLogCut || isTagged) return everything;
  const known = new Map(before.log.map((entry) => [entry.id, JSON.stringify(entry)]));
  const fresh = log.filter((entry) => known.get(entry.id) !== JSON.stringify(entry));
  if (fresh.some(({ change }) => change.kind !== "protected" && change.kind !== "unprotected"))
    return everything;
  const isTouched = page.touched !== observation.touched;
  const isNew = page.lastrevid !== observation.lastRevision || page.redirect !== observation.isRedirect;
  const isOwed = isTouched && (before.revisions <= oneAnswer || age > patienceOf(before.revisions));
  return {
    own: isOwed ? "all" : isNew || isTagAwaited(before) ? lookFor(before.revisions) : "none",
    talk: talkLook(before, talk, talkAge),
    log: fresh.length > 0,
  };
}

/** Whether the page was looked at before what a revert undid had its tag. */
function isTagAwaited({ revertedAt, observation }: Before): boolean {
  return revertedAt !== null && revertedAt >= secondsBefore(observation.at, tagsSeconds);
}

function talkLook(
  { observation: { talk: known }, talkRevisions }: Before,
  talk: ApiPage | null,
  age: number,
): ListExtent {
  if (known === null || talk === null) return known === null && talk === null ? "none" : "all";
  if (talk.pageid !== known.pageId) return "all";
  const isPatient = age <= patienceOf(talkRevisions);
  if (known.isOwed === true && !isPatient) return "all";
  if (talk.lastrevid !== known.lastRevision) return isPatient ? lookFor(talkRevisions) : "all";
  // Its log is not part of the one request.
  return talk.touched === known.touched ? "none" : "all";
}

function ageOf(then: string, now: string): number {
  return Date.parse(now) - Date.parse(then);
}

function patienceOf(revisions: number): number {
  return revisions > 10 * oneAnswer ? 24 * hour : hour;
}

function lookFor(revisions: number): ListExtent {
  return revisions > oneAnswer ? "newer" : "all";
}
