import type { HistoryError } from "../../errors.ts";
import type { AddressPolicy } from "../../net/check-address.ts";
import { type RecallOptions, recallPage } from "../../recall/recall-page.ts";
import type { Recalled } from "../../recall/recalled.ts";
import type { PageName } from "../../sources/mediawiki/listing/page-name.ts";
import type { SourceReport } from "../../sources/mediawiki/report.ts";
import type { Host } from "../host.ts";
import type { OpenedHistory } from "./open-histories.ts";
import { openStoreOf, type StoreChoice } from "./open-store.ts";
import { storedAnswers } from "./stored-answers.ts";
import { wikiSource } from "./wiki-source.ts";

/** A wiki whose pages are read, through the store unless the run uses none. */
export interface OpenedWiki {
  /** Key of the wiki in event ids. */
  key(signal: AbortSignal): Promise<string>;
  /** A page's history, which has to be read before the next is requested. */
  page(name: PageName, options: RecallOptions): Promise<OpenedHistory & { report(): SourceReport }>;
  /** Releases connections, pages and locks. */
  close(): Promise<void>;
}

/** Opens a wiki, English Wikipedia if none is named. Nothing is requested before a page is. */
export async function openWiki(
  api: string | undefined,
  policy: AddressPolicy | undefined,
  choice: StoreChoice,
  host: Host,
): Promise<OpenedWiki> {
  let reading = "";
  const onWait = (waitMs: number, { code }: HistoryError) => {
    host.progress?.(`${reading}: asks again in ${Math.ceil(waitMs / 1000)} s (${code})`);
  };
  const source = wikiSource({ api, policy, onWait }, host);
  const store = await openStoreOf(choice, host);
  let open: Recalled | null = null;
  return {
    key: async (signal) => (await source.wiki(signal)).site.wiki,
    async page(name, options) {
      reading = typeof name === "string" ? name : `page ${name.pageId}`;
      if (store === null) {
        const history = await source.page(name, options);
        return { history, total: history.expected.revisions, report: history.report };
      }
      await open?.close();
      open = null;
      open = await recallPage({ source, store, typed: api ?? "en.wikipedia.org" }, name, options);
      const total = open.expected.revisions;
      const answers = storedAnswers(store, open.memory.kept.key.wiki);
      return { history: open, recalled: open, answers, total, report: open.report };
    },
    // All are closed even if one fails: one left open holds a lock, or keeps the process alive.
    close: () =>
      Promise.resolve(open?.close())
        .finally(() => store?.close())
        .finally(() => source.close()),
  };
}
