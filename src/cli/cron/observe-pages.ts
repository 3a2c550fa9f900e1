import { HistoryError } from "../../errors.ts";
import { type OnEvents, observeWiki } from "../../observe/observe-wiki.ts";
import type { PageResult } from "../../observe/result.ts";
import type { Stream } from "../../observe/stream.ts";
import { openWatchedPages } from "../../observe/watched-pages.ts";
import type { Store } from "../../store/store.ts";
import { keptWikiKey } from "../../store/wiki-key.ts";
import { wikiAccount } from "../history/wiki-account.ts";
import { wikiSource } from "../history/wiki-source.ts";
import type { Host } from "../host.ts";
import type { WikiPages } from "./pages-file.ts";

/** What to observe, and how. */
export interface ObserveChoice {
  readonly wikis: readonly WikiPages[];
  readonly store: Store;
  readonly stream: Stream;
  readonly settleSeconds: number;
  /** The wiki of lines that name none. */
  readonly api?: string | undefined;
  /** Folder for the files of events; one in the store when left out. */
  readonly events?: string | undefined;
  /** Most time for one query. */
  readonly patienceMs: number;
  /** Aborted: the page at hand is the last. */
  readonly stop: AbortSignal;
  /** Aborted: the page at hand is given up. */
  readonly signal?: AbortSignal | undefined;
  readonly onEvents?: OnEvents | undefined;
}

/**
 * One pass over the pages of a list, a result each.
 *
 * A wiki that cannot be reached fails its own pages and no others.
 * @throws HistoryError `LOCKED` when another run is watching with this store, `STORE_FAILED`, `CANCELLED`, `INVALID_INPUT` for
 * settings of an account that are none.
 */
export async function* observePages(
  choice: ObserveChoice,
  host: Host,
): AsyncGenerator<PageResult, void, void> {
  // Settings that are none fail the run before any page.
  wikiAccount(host);
  const pages = await openWatchedPages(choice.store, choice.events, choice.signal);
  const total = choice.wikis.reduce((sum, { titles }) => sum + titles.length, 0);
  let done = 0;
  try {
    for (const wiki of choice.wikis) {
      if (choice.stop.aborted) return;
      const before = done;
      try {
        for await (const result of ofWiki(wiki, pages, choice, host)) {
          done++;
          host.progress?.(`${done} of ${total} pages`, done, total);
          yield result;
        }
      } catch (failure) {
        if (!(failure instanceof HistoryError) || choice.signal?.aborted === true) throw failure;
        const error = { code: failure.code, message: failure.message };
        for (const page of wiki.titles.slice(done - before)) {
          done++;
          yield {
            page,
            status: "error",
            newRevisions: 0,
            from: null,
            to: null,
            events: 0,
            eventsFile: null,
            error,
          };
        }
      }
    }
  } finally {
    await pages.close();
  }
}

async function* ofWiki(
  { api = undefined, titles }: WikiPages,
  pages: Awaited<ReturnType<typeof openWatchedPages>>,
  choice: ObserveChoice,
  host: Host,
): AsyncGenerator<PageResult, void, void> {
  const { patienceMs, signal, store, stream } = choice;
  const onWait = (waitMs: number) => {
    host.progress?.(`waiting ${Math.ceil(waitMs / 1000)} s for the wiki`);
  };
  const source = wikiSource({ api: api ?? choice.api, policy: host.addressPolicy, patienceMs, onWait }, host);
  try {
    const wiki = await source.watch(signal);
    const key = keptWikiKey(wiki.site.wiki, wiki.api);
    yield* observeWiki(
      {
        wiki,
        store,
        index: pages.index(key, stream),
        folder: pages.folder(key),
        stream,
        settleSeconds: choice.settleSeconds,
        stop: choice.stop,
        signal,
        onEvents: choice.onEvents,
        onRevision: (title, revisions) => {
          if (revisions % 100 === 0) host.progress?.(`${title}: ${revisions} revisions`);
        },
      },
      titles,
    );
  } finally {
    await source.close();
  }
}
