import { hourBefore, type LogEntry, secondsBefore } from "../revision.ts";
import type { ApiPage } from "../sources/mediawiki/client/answer.ts";
import type { News } from "../sources/mediawiki/listing/ask-news.ts";
import type { Observation } from "../store/kept.ts";

/** How much of a list is read: nothing, what came since an hour before the last look, or everything. */
export type ListExtent = "none" | "newer" | "all";

/** What has to be read to bring a page up to date. */
export interface Looks {
  readonly own: ListExtent;
  readonly talk: ListExtent;
  readonly log: boolean;
}

/** What is known about a page before it is looked at. */
export interface Before {
  readonly observation: Observation;
  readonly revisions: number;
  readonly talkRevisions: number;
  readonly log: readonly LogEntry[];
  /** The time of the last edit that the wiki calls a revert; `null` if there is none. */
  readonly revertedAt: string | null;
}

/** Whether there is nothing to read. */
export function isNothing({ own, talk, log }: Looks): boolean {
  return own === "none" && talk === "none" && !log;
}

/** Everything is read, so that changes that the wiki does not report are seen, too. */
export const everything: Looks = { own: "all", talk: "all", log: true };

/** Up to this many revisions, a list fits in one answer and is read as a whole, which costs no more. */
const oneAnswer = 450;
const hour = 3_600_000;
const week = 7 * 24 * hour;

/** After this time, the wiki's job has tagged what was reverted; it does not touch the page. */
const tagsSeconds = 600;

/**
 * What has to be read, judging by what the wiki said in one request; `null` if the page has to be found anew, because its title
 * has become another page's, or it has another title.
 *
 * Late hidings, imports and merges are in the log. Those that are not (a suppressed text, a merge from elsewhere) touch the
 * page all the same, but for a log entry that was hidden, which shows in the log of the page's title. So a touched page is
 * listed again: at once if one answer holds the list, else when the last listing is an hour old, or a day on pages that take
 * many requests. This includes a touch by an edit, which may hide another touch. A purge, or an edit of a template, touches
 * pages, too, and costs one list each time. After a week, a page is listed in any case.
 */
export function looksAt(
  before: Before,
  { page, talk, log, silent, taggedAt, isLogCut, at }: News,
  pageId: number,
): Looks | null {
  const { observation } = before;
  if (page === null || page.pageid !== pageId || at === null) return null;
  if (page.title !== observation.title || (page.ns ?? 0) !== observation.namespace) return null;
  const age = ageOf(observation.listedAt, at);
  const talkAge = ageOf(observation.talkListedAt, at);
  // If the wiki's clock was ahead at an earlier look, what came since may have an earlier time than that look.
  const wasAhead = Math.min(age, talkAge) < 0 || observation.at > at;
  // A change of tags shows only in the log, since it does not touch the page.
  const isTagged = taggedAt !== null && taggedAt >= observation.listedAt;
  if (Math.max(age, talkAge) > week || wasAhead || isLogCut || isTagged) return everything;
  const known = new Map(before.log.map((entry) => [entry.id, JSON.stringify(entry)]));
  const since = hourBefore(observation.at);
  // Of old entries, only those that are kept matter: an entry from before the page had its title is another page's.
  const fresh = log.filter((entry) =>
    known.has(entry.id) ? known.get(entry.id) !== JSON.stringify(entry) : entry.timestamp >= since,
  );
  const isSilenced = before.log.some(({ id }) => silent.has(id));
  if (fresh.some(({ change }) => change.kind !== "protected" && change.kind !== "unprotected"))
    return everything;
  const isTouched = page.touched !== observation.touched;
  const isNew = page.lastrevid !== observation.lastRevision || page.redirect !== observation.isRedirect;
  const isOwed = isTouched && (before.revisions <= oneAnswer || age > patienceOf(before.revisions));
  return {
    own: isOwed ? "all" : isNew || isTagAwaited(before) ? lookFor(before.revisions) : "none",
    talk: talkLook(before, talk, talkAge),
    log: fresh.length > 0 || isSilenced,
  };
}

/** Whether the last look may have come before the wiki tagged what a revert undid. */
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
  if (known.isOwed && !isPatient) return "all";
  if (talk.lastrevid !== known.lastRevision) return isPatient ? lookFor(talkRevisions) : "all";
  // The talk page's log is not part of the one request.
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
