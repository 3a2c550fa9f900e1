import { tmpdir } from "node:os";
import { HistoryError, hasCode } from "../../errors.ts";
import type { AddressPolicy } from "../../net/check-address.ts";
import type { Page, PageHistory } from "../../revision.ts";
import type { InputHistoryOptions } from "../../sources/export-history.ts";
import { openInput } from "../../sources/open-input.ts";
import { strangersPolicy } from "../history/address-policy.ts";
import { checkOneSource, type OpenedHistory, openHistories } from "../history/open-histories.ts";
import type { StoreChoice } from "../history/open-store.ts";
import { searchHistories } from "../history/search-histories.ts";
import type { Host } from "../host.ts";

/** Where the pages of events are read again. */
export interface PagesChoice extends StoreChoice {
  readonly api?: string | undefined;
  readonly input?: string | undefined;
  readonly wiki?: string | undefined;
  readonly sort?: boolean | undefined;
}

/** A page to look for, by what an event says about it. */
export interface NamedPage {
  readonly wiki: string;
  readonly pageId: number;
  /** Its title when the event was found. */
  readonly title: string | null;
  /** Whether its talk page is to be read, even if that takes a look through the whole input. */
  readonly hasTalk: boolean;
  /** Whether everything said about it has been found. Until then, any page without an id may be the one. */
  isSettled?(): boolean;
}

/** A page that was found, and its history, which has to be read before the next is requested. */
export interface OpenedPage<TPage extends NamedPage> extends OpenedHistory {
  readonly page: TPage;
}

/** Key of the wiki of the sample page that comes with stemma. */
const sampleWiki = "sample.example";

/**
 * Opens the histories of the pages; pages that do not exist are skipped.
 *
 * Exports may leave out the ids of pages: then each page without an id is opened to look for the right one.
 *
 * Without an input and an address, each page is read from the wiki that its events name.
 * @throws HistoryError `INVALID_INPUT` for choices that exclude each other, and whatever the sources throw.
 */
export async function* openPages<TPage extends NamedPage>(
  pages: readonly TPage[],
  choice: PagesChoice,
  host: Host,
): AsyncGenerator<OpenedPage<TPage>, void, void> {
  checkOneSource(choice);
  if (choice.input !== undefined) return yield* fromInput(choice.input, pages, choice, host);
  if (choice.api !== undefined) return yield* fromWiki(choice.api, { kind: "typed" }, pages, choice, host);
  for (const wiki of new Set(pages.map((page) => page.wiki))) {
    const own = pages.filter((page) => page.wiki === wiki);
    if (wiki === sampleWiki) yield* fromSample(own, host);
    else yield* fromWiki(wiki, strangersPolicy(host), own, choice, host);
  }
}

async function* fromInput<TPage extends NamedPage>(
  path: string,
  pages: readonly TPage[],
  { sort, wiki }: PagesChoice,
  host: Host,
): AsyncGenerator<OpenedPage<TPage>, void, void> {
  const input = await openInput(path, host.stdin, host.signal);
  const apart = pages.filter(({ hasTalk }) => hasTalk);
  const together = new Map(
    pages.filter(({ hasTalk }) => !hasTalk).map((page) => [`${page.pageId} ${page.wiki}`, page]),
  );
  if (!input.isRepeatable && apart.length + Math.min(together.size, 1) > 1) {
    throw new HistoryError(
      "INVALID_INPUT",
      `${input.name}: the events are about several pages and their talk, so it has to be read more than once; name a file`,
    );
  }
  const read: Read = (which) => searchHistories(input, { ...which, scratch: tmpdir(), sort, wiki }, host);
  for (const page of apart) {
    // Each name takes one look of its own, and two pages may have it.
    const isNamed = page.pageId !== noId && input.isRepeatable;
    yield* isNamed ? withTalk(page, read) : amongAll(page, read);
  }
  if (together.size === 0) return;
  for await (const history of read({})) {
    const key = `${history.page.pageId} ${history.page.site.wiki}`;
    const page = together.get(key);
    if (page === undefined) continue;
    if (page.pageId !== noId) together.delete(key);
    yield { page, history };
    if (page.isSettled?.() === true) together.delete(key);
    if (together.size === 0) return;
  }
}

/** How an input is read, with talk pages if pages are named. */
type Read = (which: Pick<InputHistoryOptions, "page" | "pages" | "firstTitle">) => AsyncIterable<PageHistory>;

/** The id of a page if an export leaves it out. */
const noId = 0;

/** Opens every page that may be the right one, several if none has an id, until everything looked for has been found. */
async function* amongAll<TPage extends NamedPage>(
  page: TPage,
  read: Read,
): AsyncGenerator<OpenedPage<TPage>, void, void> {
  const pages = (one: Page) => isSame(page, one);
  for await (const history of read({ pages, firstTitle: page.title })) {
    yield { page, history };
    if (page.isSettled?.() === true) return;
  }
}

/** Looks for a page by its title, then by its id, as it may have been moved. */
async function* withTalk<TPage extends NamedPage>(
  page: TPage,
  read: Read,
): AsyncGenerator<OpenedPage<TPage>, void, void> {
  for (const name of [...(page.title === null ? [] : [page.title]), String(page.pageId)]) {
    try {
      for await (const history of read({ page: name })) {
        if (!isSame(page, history.page)) continue;
        yield { page, history };
        return;
      }
    } catch (failure) {
      if (!isAbsence(failure)) throw failure;
    }
  }
}

async function* fromWiki<TPage extends NamedPage>(
  api: string,
  policy: AddressPolicy,
  pages: readonly TPage[],
  choice: StoreChoice,
  host: Host,
): AsyncGenerator<OpenedPage<TPage>, void, void> {
  // The client is loaded only if a wiki is read: an export needs none of it.
  const { openWiki } = await import("../history/open-wiki.ts");
  const source = await openWiki(api, policy, choice, host);
  try {
    const key = await source.key(host.signal);
    for (const page of pages) {
      if (page.wiki !== key || page.pageId === noId) continue;
      // An event must not be reported as wrong because of something that is not known yet.
      const options = { listWhole: true, signal: host.signal };
      const opened = await absentAsNull(source.page({ pageId: page.pageId }, options));
      if (opened !== null) yield { ...opened, page };
    }
  } finally {
    await source.close();
  }
}

async function* fromSample<TPage extends NamedPage>(
  pages: readonly TPage[],
  host: Host,
): AsyncGenerator<OpenedPage<TPage>, void, void> {
  for await (const { history } of (await openHistories({}, host)).histories) {
    for (const page of pages) if (isSame(page, history.page)) yield { page, history };
  }
}

function isSame({ wiki, pageId }: NamedPage, page: Page): boolean {
  return page.pageId === pageId && page.site.wiki === wiki;
}

async function absentAsNull<T>(page: Promise<T>): Promise<T | null> {
  try {
    return await page;
  } catch (failure) {
    if (isAbsence(failure)) return null;
    throw failure;
  }
}

/** Titles come from events, and a page whose title is impossible does not exist either. */
function isAbsence(failure: unknown): boolean {
  return hasCode(failure, "PAGE_MISSING", "PAGE_INVALID", "PAGE_INTERWIKI", "PAGE_SPECIAL");
}
