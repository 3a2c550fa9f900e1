import { join } from "node:path";
import { sha256 } from "../json.ts";
import { openUnder } from "../store/lock.ts";
import type { Store } from "../store/store.ts";
import { type EventFolder, eventFolder } from "./event-folder.ts";
import { watchFile } from "./looks.ts";
import type { Stream } from "./stream.ts";
import { openWatchIndex, type WatchIndex } from "./watch-index.ts";

/** What is kept of the pages that are watched, for one run at a time. */
export interface WatchedPages {
  /** @param wiki - As `keptWikiKey` names it. */
  index(wiki: string, stream: Stream): WatchIndex;
  /** Where the events of a wiki's pages are. */
  folder(wiki: string): EventFolder;
  /** Lets the next run begin. */
  close(): Promise<void>;
}

/**
 * Opens what is kept of watched pages.
 *
 * @param events - Folder for the files of events; one in the store when left out.
 * @throws HistoryError `LOCKED` naming the run that has it; `STORE_FAILED`, `CANCELLED`.
 */
export async function openWatchedPages(
  store: Store,
  events?: string,
  signal?: AbortSignal,
): Promise<WatchedPages> {
  const lock = await store.lock("watch", `watching pages with the store ${store.folder}`, signal);
  const { environment, close } = await openUnder(lock, watchFile(store));
  return {
    index: (wiki, { key }) => openWatchIndex(environment, wiki, key),
    folder: (wiki) => eventFolder(join(events ?? join(store.folder, "events"), folderName(wiki))),
    close,
  };
}

/** A wiki's key may hold a port, a path and an address. */
function folderName(wiki: string): string {
  const name = encodeURIComponent(wiki);
  return name.length <= 100 && !name.startsWith(".") ? name : sha256(wiki);
}
