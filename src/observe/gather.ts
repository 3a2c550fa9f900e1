import { hourBefore, type ListedRevision, type LogEntry } from "../revision.ts";
import type { WatchedWiki } from "../sources/mediawiki/watched-wiki.ts";
import { goneMeanwhile } from "./gone-meanwhile.ts";
import type { Known } from "./known.ts";
import type { WatchedPage } from "./looking.ts";
import type { PageRecord } from "./record.ts";

/** What the wiki lists of a page: everything, or what comes after a known revision. */
export interface Gathered {
  readonly own: Stretch;
  readonly talk: Stretch;
  /** `null` if the wiki's log did not mention the page. */
  readonly log: readonly LogEntry[] | null;
}

/** Revisions from a place on; `from` is `null` if it is the whole history, or if nothing was looked at. */
export interface Stretch {
  readonly from: Known | null;
  readonly isSeen: boolean;
  readonly listed: readonly ListedRevision[];
}

/**
 * Lists all of a page.
 *
 * @throws HistoryError `PAGE_MISSING` when it has been deleted; its events are left as they are.
 */
export async function gatherAll(wiki: WatchedWiki, watched: WatchedPage): Promise<Gathered> {
  const { page } = watched;
  const lists = wiki.together();
  const listed = await lists.list(page.pageId);
  if (listed.length === 0) throw goneMeanwhile();
  const log = await lists.log(page, listed);
  const talk = watched.talk === null ? [] : await lists.list(watched.talk.pageId);
  return { own: whole(listed), talk: whole(talk), log };
}

/**
 * Lists what a page gained, and the hour before that, for which the past is compared.
 *
 * @param looks - Which parts have anything new.
 * @returns `null` when a known revision is no longer where it was.
 * @throws HistoryError `PAGE_MISSING` as `gatherAll`.
 */
export async function gatherNew(
  wiki: WatchedWiki,
  watched: WatchedPage,
  record: PageRecord,
  looks: { readonly own: boolean; readonly talk: boolean },
): Promise<Gathered | null> {
  const lists = wiki.together();
  const at = record.walk.mark?.timestamp ?? "";
  const own = looks.own ? await behind(lists, watched.page.pageId, record.own, at) : unseen;
  const talk =
    looks.talk && watched.talk !== null ? await behind(lists, watched.talk.pageId, record.talk, at) : unseen;
  if (own?.isSeen === true && own.listed.length === 0) throw goneMeanwhile();
  return own === null || talk === null ? null : { own, talk, log: null };
}

const unseen: Stretch = { from: null, isSeen: false, listed: [] };

function whole(listed: readonly ListedRevision[]): Stretch {
  return { from: null, isSeen: true, listed };
}

async function behind(
  lists: ReturnType<WatchedWiki["together"]>,
  pageId: number,
  known: readonly Known[],
  mark: string,
): Promise<Stretch | null> {
  const since = mark === "" ? "" : hourBefore(mark);
  const from = known.findLast(([, timestamp]) => timestamp <= since);
  if (from === undefined) return whole(await lists.list(pageId));
  const listed = await lists.listNewer(pageId, { id: from[0], timestamp: from[1] });
  return listed === null ? null : { from, isSeen: true, listed };
}
