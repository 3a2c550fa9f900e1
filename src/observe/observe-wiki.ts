import { hasCode } from "../errors.ts";
import { addTo } from "../ground/add-to.ts";
import { type Page, secondsBefore } from "../revision.ts";
import type { WatchedWiki } from "../sources/mediawiki/watched-wiki.ts";
import type { Store } from "../store/store.ts";
import { keptWikiKey } from "../store/wiki-key.ts";
import { isRetitled } from "./bindings.ts";
import { isDue, type Listed, listedPages } from "./due-pages.ts";
import type { EventFolder } from "./event-folder.ts";
import { nothingNew } from "./found.ts";
import { isSilence } from "./is-silence.ts";
import type { Looked, WatchedPage } from "./looking.ts";
import { failed, gone, notThere } from "./not-looked-at.ts";
import { observePage } from "./observe-page.ts";
import { readMentions } from "./read-mentions.ts";
import { eventFileName, type PageHead } from "./record.ts";
import type { PageResult } from "./result.ts";
import type { Stream } from "./stream.ts";
import { titleLines } from "./title-lines.ts";
import { unseenEvents } from "./unseen-events.ts";
import type { WatchIndex } from "./watch-index.ts";

/** What a pass over the pages of one wiki needs. */
export interface Pass {
  readonly wiki: WatchedWiki;
  readonly store: Store;
  readonly index: WatchIndex;
  readonly folder: EventFolder;
  readonly stream: Stream;
  /** What is younger than this, by the wiki's clock, is left for the next pass: slow saves arrive with older timestamps. */
  readonly settleSeconds: number;
  /** When aborted, the current page is the last. */
  readonly stop: AbortSignal;
  /** When aborted, the current page is given up, and stays as it was. */
  readonly signal?: AbortSignal | undefined;
  /** Called while a page is walked. */
  readonly onRevision?: ((title: string, revisions: number) => void) | undefined;
  readonly onEvents?: OnEvents | undefined;
  /** Called before the first page, with the titles that each have a result, in order. */
  readonly onListed?: ((titles: readonly string[]) => void) | undefined;
}

/** What names a page whose events are reported: all that is known about a page that no longer exists. */
export type Named = Pick<Page, "site" | "pageId" | "title">;

/**
 * Called with the new events of a page as lines, once they are on the disk; returns `true` when everybody was told.
 *
 * @param askedAs - The titles by which lists name the page, which may differ from its present one.
 */
export type OnEvents = (
  page: Named,
  askedAs: readonly string[],
  lines: AsyncIterable<string>,
) => Promise<boolean>;

/** After this many pages in a row without an answer from the wiki, the others are not requested. */
const mostSilent = 3;

/**
 * Looks at pages of a wiki, with one result for each, in the order of the list. Several spellings of one page have one result,
 * under the first of them.
 *
 * A page that fails is reported as failed, and does not stop the others.
 * @throws HistoryError `CANCELLED`, also when it is told to stop and would have to wait for the wiki; the errors of requests about
 * all pages together; whatever the store throws.
 */
export async function* observeWiki(
  pass: Pass,
  titles: readonly string[],
): AsyncGenerator<PageResult, void, void> {
  const { index, wiki } = pass;
  const listed = await listedPages(wiki, titles, index.heads);
  const now = wiki.now();
  noteHeads(listed, pass);
  await readMentions(wiki, index);
  index.looked(titlesOf(listed), now);
  const lines = titleLines(listed, wiki.site);
  const owed = owedOf(listed, lines, index);
  pass.onListed?.([...new Set(lines.values())]);
  let silence: { readonly failure: unknown; readonly pages: number } = { failure: null, pages: 0 };
  for (const one of listed) {
    if (lines.get(one.title) !== one.title) continue;
    if (pass.stop.aborted) return;
    try {
      if (silence.pages >= mostSilent && (await isToBeAsked(one, pass))) {
        yield failed(one, silence.failure, pass);
        continue;
      }
      const result = await observe(pass, one, now);
      for (const pageId of owed.get(one.title) ?? []) await tellOfGone(pass, pageId);
      yield result;
      silence = { failure: null, pages: 0 };
    } catch (failure) {
      // Nobody waits for the wiki any longer: the page stays as it was.
      if (pass.signal?.aborted === true || hasCode(failure, "CANCELLED")) throw failure;
      silence = { failure, pages: isSilence(failure) ? silence.pages + 1 : 0 };
      yield hasCode(failure, "PAGE_MISSING") ? gone(one, pass) : failed(one, failure, pass);
    }
  }
}

/** The titles of the pages that exist, by page id. */
function titlesOf(listed: readonly Listed[]): ReadonlyMap<number, string> {
  const there = listed.flatMap((one) => ("watched" in one ? one.watched.page : []));
  return new Map(there.map(({ pageId, title }) => [pageId, title]));
}

/** Pages that no longer exist but have events nobody was told about, by the line of the title that named them. */
function owedOf(
  listed: readonly Listed[],
  lines: ReadonlyMap<string, string>,
  { heads }: WatchIndex,
): ReadonlyMap<string, readonly number[]> {
  const there = titlesOf(listed);
  const owed = new Map<string, number[]>();
  for (const [pageId, head] of heads) {
    const [line] = head.askedAs.flatMap((title) => lines.get(title) ?? []);
    if (line === undefined || there.has(pageId) || head.toldBytes >= head.file.bytes) continue;
    addTo(owed, line, pageId);
  }
  return owed;
}

async function observe(pass: Pass, listed: Listed, now: string): Promise<PageResult> {
  const { folder, index } = pass;
  if (!("watched" in listed)) return notThere(listed, folder);
  const watched = current(listed.watched, index);
  const { page } = watched;
  const looked = (await isNothingNew(watched, pass)) ? null : await look(pass, watched, now);
  const head = looked?.head ?? watched.head;
  const noted = head === null ? null : heardOf(head, pass);
  if (looked !== null && noted !== null) index.save(new Map([[page.pageId, noted]]));
  if (noted !== null) await tell(pass, page, noted);
  const found = looked?.found ?? nothingNew;
  const { status } = found;
  const isElsewhere = listed.isMoved && (status === "unchanged" || status === "changed");
  return {
    page: listed.title,
    ...found,
    status: isElsewhere ? "moved" : status,
    eventsFile: head === null ? null : folder.path(eventFileName(page.pageId, head.file)),
    wiki: page.site.wiki,
    pageId: page.pageId,
    ...(page.title === listed.title ? {} : { title: page.title }),
  };
}

/** The head with who is told about the page. If nobody is, and nobody ever was, these events are not reported later either. */
function heardOf(head: PageHead, pass: Pass): PageHead {
  const isHeard = isHeardOf(head, pass);
  return { ...head, isHeard, toldBytes: isHeard ? head.toldBytes : head.file.bytes };
}

/** Notes which titles stand for pages seen before, and whether anybody is told about these; for new pages, a look notes it. */
function noteHeads(listed: readonly Listed[], pass: Pass): void {
  const changed = new Map<number, PageHead>();
  for (const one of listed) {
    if (!("watched" in one) || one.watched.head === null) continue;
    const { head, page, titles } = one.watched;
    const isHeard = isHeardOf(head, pass);
    if (isHeard === head.isHeard && !isRetitled(head, titles)) continue;
    changed.set(page.pageId, { ...head, ...titles, isHeard });
  }
  if (changed.size > 0) pass.index.save(changed);
}

function isHeardOf(head: PageHead, { onEvents }: Pass): boolean {
  return head.isHeard || onEvents !== undefined;
}

/** The page with its present head, which may have changed since the pass began: by the log, or by the page's other title. */
function current(watched: WatchedPage, index: WatchIndex): WatchedPage {
  return { ...watched, head: index.heads.get(watched.page.pageId) ?? null };
}

/** Whether the result of a page needs requests to its wiki. */
async function isToBeAsked(listed: Listed, pass: Pass): Promise<boolean> {
  return "watched" in listed && !(await isNothingNew(current(listed.watched, pass.index), pass));
}

async function isNothingNew(watched: WatchedPage, { folder, stream }: Pass): Promise<boolean> {
  const { head, page } = watched;
  if (head === null || isDue(watched) || head.file.digest !== stream.digest) return false;
  return (await folder.bytes(eventFileName(page.pageId, head.file))) === head.file.bytes;
}

async function look(pass: Pass, watched: WatchedPage, now: string): Promise<Looked> {
  const { pageId, site, title } = watched.page;
  const key = { wiki: keptWikiKey(site.wiki, pass.wiki.api), pageId };
  const kept = await pass.store.lockPage(key, pass.signal);
  try {
    return await observePage(
      {
        wiki: pass.wiki,
        kept,
        answers: pass.store.answers,
        folder: pass.folder,
        stream: pass.stream,
        now,
        horizon: secondsBefore(now, pass.settleSeconds),
        onRevision: (revisions) => pass.onRevision?.(title, revisions),
        signal: pass.signal,
      },
      watched,
    );
  } finally {
    await kept.close();
  }
}

/** Reports events that nobody was told about, which may be older than this look; that they were reported is noted last. */
async function tell(pass: Pass, page: Named, head: PageHead): Promise<void> {
  const { bytes } = head.file;
  if (pass.onEvents === undefined || head.toldBytes >= bytes) return;
  const isTold = await pass.onEvents(page, head.askedAs, unseenEvents(pass.folder, page.pageId, head));
  if (isTold) pass.index.save(new Map([[page.pageId, { ...head, toldBytes: bytes }]]));
}

/** Reports the outstanding events of a page that cannot be looked at any more, if its file is still complete. */
async function tellOfGone(pass: Pass, pageId: number): Promise<void> {
  const head = pass.index.heads.get(pageId);
  if (head === undefined) return;
  const bytes = (await pass.folder.bytes(eventFileName(pageId, head.file))) ?? 0;
  if (bytes < head.file.bytes) return;
  await tell(pass, { site: pass.wiki.site, pageId, title: head.title }, head);
}
