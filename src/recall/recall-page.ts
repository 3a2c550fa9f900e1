import { hourBefore, type ListedRevision, type Page } from "../revision.ts";
import type { Wiki } from "../sources/mediawiki/discovery/wiki.ts";
import { type Followed, followRedirect, unfollowed } from "../sources/mediawiki/follow-redirect.ts";
import { askNews, type News } from "../sources/mediawiki/listing/ask-news.ts";
import type { PageName } from "../sources/mediawiki/listing/page-name.ts";
import type { MediawikiSource } from "../sources/mediawiki/mediawiki-source.ts";
import type { PageOptions } from "../sources/mediawiki/read-page.ts";
import type { Observation, PageKey } from "../store/kept.ts";
import type { LockedPage, PageReading } from "../store/page-store.ts";
import type { Store } from "../store/store.ts";
import { keptWikiKey } from "../store/wiki-key.ts";
import { hasMoved } from "./has-moved.ts";
import { type Listed, listNews, listWhole } from "./listing.ts";
import { type LockablePage, lockablePage } from "./lockable-page.ts";
import { everything, isNothing, type Looks, looksAt } from "./look.ts";
import { type Lists, pastChange } from "./past.ts";
import { hasUnread, readAgain } from "./read-again.ts";
import { type Recalled, recalled } from "./recalled.ts";

/** The store and the wiki from which pages are recalled. */
interface Recall {
  readonly source: MediawikiSource;
  readonly store: Store;
  /** The address that was typed for the wiki. */
  readonly typed: string;
}

/** How a page is recalled. */
export interface RecallOptions extends PageOptions {
  /** Whether all of the page is listed, whatever the wiki says is new. Default false. */
  readonly listWhole?: boolean | undefined;
}

/** A page as it is now, and its part of the store. */
export interface CurrentPage {
  readonly wiki: Wiki;
  readonly page: Page;
  readonly observation: Observation;
  readonly lists: Lists;
  /** Open for reading if nothing is new; locked if something was. */
  readonly kept: LockablePage;
}

/**
 * A page's history from the store, brought up to date. For a page that is kept, this takes one request to the wiki, more only if
 * something is new, and two more to follow a redirect. The history has to be closed.
 *
 * @throws HistoryError as `MediawikiSource.page`; `LOCKED` while another process reads what is new about the page,
 * `STORE_FAILED`.
 */
export async function recallPage(recall: Recall, asked: PageName, options: RecallOptions): Promise<Recalled> {
  const followed = options.followRedirect === true ? await follow(recall, asked, options) : unfollowed(asked);
  const { name } = followed;
  const current = (await findKept(recall, name, options)) ?? (await findAnew(recall, name, options));
  try {
    return recalled(followed, current, options);
  } catch (failure) {
    await current.kept.close();
    throw failure;
  }
}

/** Finds the page that a redirect leads to; asked of the wiki each time, because the target may change. */
async function follow({ source }: Recall, name: PageName, { signal }: PageOptions): Promise<Followed> {
  const { client } = await source.open(signal);
  return followRedirect((parameters) => client.ask(parameters, signal), name);
}

/** A kept page, brought up to date; `null` if it is not kept, or its title has become another page's. */
async function findKept(recall: Recall, name: PageName, options: RecallOptions): Promise<CurrentPage | null> {
  const { store } = recall;
  const found = store.wiki(recall.typed);
  if (found === null) return null;
  const pageId = typeof name === "string" ? store.pageId(found.wiki, name) : name.pageId;
  if (pageId === null) return null;
  const open = await store.openPage({ wiki: found.wiki, pageId }, options.signal);
  if (open === null) return null;
  const kept = lockablePage(store, open, options.signal);
  try {
    const current = await broughtUpToDate(recall, new URL(found.api), name, kept, options);
    if (current === null) await kept.close();
    return current;
  } catch (failure) {
    await kept.close();
    throw failure;
  }
}

/** An open page, brought up to date; `null` if it has to be found anew. */
async function broughtUpToDate(
  { store, source }: Recall,
  api: URL,
  name: PageName,
  kept: LockablePage,
  options: RecallOptions,
): Promise<CurrentPage | null> {
  const { reading } = kept;
  const { key } = reading;
  const observation = reading.observation();
  if (observation === null || observation.at === "" || !isWhole(reading, observation)) return null;
  const connection = source.openAt(api);
  const news = await askNews((parameters) => connection.client.ask(parameters, options.signal), {
    pageId: key.pageId,
    typed: typeof name === "string" ? name : observation.title,
    title: observation.title,
    talkTitle: observation.talkTitle,
    since: hourBefore(observation.at),
  }).catch((failure: unknown) => {
    if (hasMoved(failure)) return null;
    throw failure;
  });
  if (news === null || keptWikiKey(news.siteinfo.site.wiki, api) !== key.wiki) return null;
  const wiki: Wiki = { ...connection, discovered: { ...news.siteinfo, api } };
  const looks = looksOf(reading, observation, news, options);
  if (looks === null) return null;
  const lists = listsOf(reading);
  if (isNothing(looks) && !hasUnread(reading, lists)) {
    return { wiki, page: pageOf(wiki, key, observation), observation, lists, kept };
  }
  const locked = await kept.lock();
  // The process that had the lock may have read everything by now.
  const before = locked.observation();
  const again = before === null || !isWhole(locked, before) ? null : looksOf(locked, before, news, options);
  if (before === null || again === null) return null;
  const listed = await listNews(wiki, locked, before, again, news, options);
  // If the page was deleted or moved meanwhile, what is kept about it stays as it is.
  return listed && { wiki, kept, ...(await commit(store, locked, listed, wiki, options)) };
}

/** A page that was not kept, or has to be found anew. */
async function findAnew(recall: Recall, name: PageName, options: PageOptions): Promise<CurrentPage> {
  const { store, source, typed } = recall;
  const wiki = await source.open(options.signal);
  const { discovered } = wiki;
  const listed = await listWhole(wiki, name, options);
  const key = { wiki: keptWikiKey(discovered.site.wiki, discovered.api), pageId: listed.page.pageId };
  const locked = await store.lockPage(key, options.signal);
  try {
    const found = store.wiki(typed);
    if (found?.wiki !== key.wiki || found.api !== discovered.api.href) {
      store.rememberWiki(typed, { wiki: key.wiki, api: discovered.api.href });
    }
    for (const title of new Set([listed.page.title, ...(typeof name === "string" ? [name] : [])])) {
      if (store.pageId(key.wiki, title) !== key.pageId) store.rememberTitle(title, key);
    }
    const kept = lockablePage(store, locked, options.signal);
    return { wiki, kept, ...(await commit(store, locked, listed, wiki, options)) };
  } catch (failure) {
    await locked.close();
    throw failure;
  }
}

/**
 * Keeps what was listed, and texts that can be read by now. Removes what is hidden by now: texts, their events, and what models
 * answered about them.
 */
async function commit(
  store: Store,
  locked: LockedPage,
  listed: Listed,
  { client }: Wiki,
  { signal }: PageOptions,
): Promise<Pick<CurrentPage, "page" | "lists" | "observation">> {
  const { page, lists, observed } = listed;
  const before = locked.observation();
  const change = pastChange(locked, lists);
  const back = await readAgain(client, locked, lists, observed.textsAtOnce, signal);
  const isChanged = change.isChanged || back.page.size + back.talk.size > 0;
  const generation = (before?.generation ?? 0) + (isChanged ? 1 : 0);
  const counts = { own: lists.own.length, talk: lists.talk.length, log: lists.log.length };
  const observation: Observation = { ...observed, generation, counts };
  if (change.isHidden) store.answers.forget(locked.key, change.hidden);
  locked.save((write) => {
    if (change.forget.page.size > 0) write.forget("page", change.forget.page);
    if (change.forget.talk.size > 0) write.forget("talk", change.forget.talk);
    if (back.page.size > 0) write.texts("page", back.page);
    if (back.talk.size > 0) write.texts("talk", back.talk);
    if (isChanged) write.forgetRuns();
    if (change.isHidden) write.erase();
    write.revisions("page", lists.own);
    write.revisions("talk", lists.talk);
    write.log(lists.log);
    write.observation(observation);
  });
  if (change.isHidden) await locked.compact();
  return { page, lists, observation };
}

/** Whether the lists are as they were written; if a part is missing, or there twice, the number of ids differs. */
function isWhole(kept: PageReading, { counts }: Observation): boolean {
  const { own, talk, log } = listsOf(kept);
  return idsOf(own).size === counts.own && idsOf(talk).size === counts.talk && log.length === counts.log;
}

function idsOf(revisions: readonly ListedRevision[]): ReadonlySet<number> {
  return new Set(revisions.map(({ head }) => head.id));
}

function looksOf(
  kept: PageReading,
  observation: Observation,
  news: News,
  { listWhole }: RecallOptions,
): Looks | null {
  const before = {
    observation,
    revisions: kept.revisions("page").length,
    talkRevisions: kept.revisions("talk").length,
    log: kept.log(),
    revertedAt: kept.revisions("page").findLast(isRevert)?.head.timestamp ?? null,
  };
  const looks = looksAt(before, news, kept.key.pageId);
  return looks !== null && listWhole === true ? everything : looks;
}

const revertTags = new Set(["mw-undo", "mw-rollback", "mw-manual-revert"]);

function isRevert({ head }: ListedRevision): boolean {
  return head.tags?.some((tag) => revertTags.has(tag)) === true;
}

function listsOf(kept: PageReading): Lists {
  return { own: kept.revisions("page"), talk: kept.revisions("talk"), log: kept.log() };
}

function pageOf(
  { discovered: { site } }: Wiki,
  { pageId }: PageKey,
  { title, namespace }: Observation,
): Page {
  return { site, pageId, title, namespace };
}
