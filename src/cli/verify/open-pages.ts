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
  const together = pages.filter(({ hasTalk }) => !hasTalk);
  if (!input.isRepeatable && apart.length > 0 && together.length > 0) {
    throw new HistoryError(
      "INVALID_INPUT",
      `${input.name}: the events are about several pages and their talk, so it has to be read more than once; name a file`,
    );
  }
  const read: Read = (which) => searchHistories(input, { ...which, scratch: tmpdir(), sort, wiki }, host);
  const [only] = apart;
  if (only !== undefined && apart.length === 1 && only.pageId !== noId && input.isRepeatable) {
    yield* named(only, read);
  } else yield* amongAll(apart, (sought) => read(withTalk(sought)));
  yield* amongAll(together, () => read({}));
}

/** How an input is read, with talk pages if pages are named. */
type Read = (
  which: Pick<InputHistoryOptions, "page" | "pages" | "count" | "firstTitle">,
) => AsyncIterable<PageHistory>;

/** Pages that are looked for, by what they are recognised by. */
type Sought<TPage extends NamedPage> = ReadonlyMap<string, TPage>;

/** The id of a page if an export leaves it out. */
const noId = 0;

/**
 * Opens each page when it comes; of those without an id every one that may be the right one, until everything looked for has
 * been found.
 */
async function* amongAll<TPage extends NamedPage>(
  pages: readonly TPage[],
  read: (sought: Sought<TPage>) => AsyncIterable<PageHistory>,
): AsyncGenerator<OpenedPage<TPage>, void, void> {
  if (pages.length === 0) return;
  const sought = new Map(pages.map((page) => [keyOf(page.pageId, page.wiki), page]));
  for await (const history of read(sought)) {
    const key = keyOf(history.page.pageId, history.page.site.wiki);
    const page = sought.get(key);
    if (page === undefined) continue;
    if (page.pageId !== noId) sought.delete(key);
    yield { page, history };
    if (page.isSettled?.() === true) sought.delete(key);
    if (sought.size === 0) return;
  }
}

/** All of them in as many looks through the input as one takes; where ids are missing, the page called alike comes first. */
function withTalk<TPage extends NamedPage>(sought: Sought<TPage>): Parameters<Read>[0] {
  const withoutId = [...sought.values()].find(({ pageId }) => pageId === noId);
  return {
    pages: ({ pageId, site }) => sought.has(keyOf(pageId, site.wiki)),
    ...(withoutId === undefined ? { count: sought.size } : { firstTitle: withoutId.title }),
  };
}

function keyOf(pageId: number, wiki: string): string {
  return `${pageId} ${wiki}`;
}

/** Looks for a page by its title, then by its id, as it may have been moved. */
async function* named<TPage extends NamedPage>(
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
