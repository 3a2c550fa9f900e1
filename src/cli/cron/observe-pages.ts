import { randomUUID } from "node:crypto";
import { HistoryError } from "../../errors.ts";
import { nothingNew } from "../../observe/found.ts";
import { type OnEvents, observeWiki, type Pass } from "../../observe/observe-wiki.ts";
import type { PageResult } from "../../observe/result.ts";
import type { Stream } from "../../observe/stream.ts";
import { openWatchedPages } from "../../observe/watched-pages.ts";
import type { Store } from "../../store/store.ts";
import type { Host } from "../host.ts";
import { closeWikis, type ListedWiki, openWikis } from "./open-wikis.ts";
import type { FaultyLine, WikiPages } from "./pages-file.ts";

/** What to observe, and how. */
export interface ObserveChoice {
  readonly wikis: readonly WikiPages[];
  /** Lines of the list that name no page: they fail, and no wiki is asked about them. */
  readonly faulty: readonly FaultyLine[];
  readonly store: Store;
  readonly stream: Stream;
  readonly settleSeconds: number;
  /** The wiki for lines that name none. */
  readonly api?: string | undefined;
  /** Folder for the files of events; one in the store when left out. */
  readonly events?: string | undefined;
  /** Most time for one request, tries included. */
  readonly patienceMs: number;
  /** When aborted, the current page is the last, and no wiki is waited for. */
  readonly stop: AbortSignal;
  /** When aborted, the current page is given up. */
  readonly signal?: AbortSignal | undefined;
  readonly onEvents?: OnEvents | undefined;
  /**
   * Called before the first page with the number of lines to come, and again where a wiki counts several of its titles as
   * one.
   *
   * @param unfound - The titles beside addresses where no wiki was found.
   */
  readonly onListed?: ((pages: number, unfound: ReadonlySet<string>) => void) | undefined;
}

/**
 * Makes one pass over the pages of a list; gives one result for each.
 *
 * A wiki that cannot be reached makes only its own pages fail.
 * @throws HistoryError `LOCKED` when another run is watching with this store, `STORE_FAILED`, `OUTPUT_FAILED`, `CANCELLED`,
 * `INVALID_INPUT` for invalid settings of an account, and for a folder of events that belongs to another store.
 */
export async function* observePages(
  choice: ObserveChoice,
  host: Host,
): AsyncGenerator<PageResult, void, void> {
  const place = { events: choice.events, newId: randomUUID() };
  const pages = await openWatchedPages(choice.store, place, choice.signal);
  let wikis: readonly ListedWiki[] = [];
  let done = 0;
  try {
    wikis = await openWikis(choice, host);
    let total = wikis.reduce((sum, { titles }) => sum + titles.length, choice.faulty.length);
    const unfound = new Set(wikis.flatMap(({ found, titles }) => ("failure" in found ? titles : [])));
    choice.onListed?.(total, unfound);
    for (const { page, fault } of choice.faulty) {
      done++;
      yield failedPage(page, { code: "PAGE_INVALID", message: fault });
    }
    for (const wiki of wikis) {
      if (choice.stop.aborted) return;
      const before = done;
      let lines = wiki.titles;
      const onListed = (titles: readonly string[]) => {
        total -= lines.length - titles.length;
        lines = titles;
        choice.onListed?.(total, unfound);
      };
      try {
        for await (const result of ofWiki(wiki, pages, { ...choice, onListed }, host)) {
          done++;
          host.progress?.(`${done} of ${total} pages`, done, total);
          yield result;
        }
      } catch (failure) {
        if (!(failure instanceof HistoryError) || choice.signal?.aborted === true) throw failure;
        if (failure.code === "CANCELLED") return;
        const error = { code: failure.code, message: failure.message };
        for (const page of lines.slice(done - before)) {
          done++;
          yield failedPage(page, error);
        }
      }
    }
  } finally {
    await closeWikis(wikis).finally(() => pages.close());
  }
}

function failedPage(page: string, error: NonNullable<PageResult["error"]>): PageResult {
  return { page, ...nothingNew, status: "error", eventsFile: null, error };
}

async function* ofWiki(
  { found, titles }: ListedWiki,
  pages: Awaited<ReturnType<typeof openWatchedPages>>,
  choice: Omit<ObserveChoice, "onListed"> & Pick<Pass, "onListed">,
  host: Host,
): AsyncGenerator<PageResult, void, void> {
  if ("failure" in found) throw found.failure;
  const { key, wiki } = found;
  const index = pages.index(key, choice.stream);
  const onRevision = (title: string, revisions: number) => {
    if (revisions % 100 === 0) host.progress?.(`${title}: ${revisions} revisions`);
  };
  yield* observeWiki({ ...choice, wiki, index, folder: pages.folder(key), onRevision }, titles);
}
