import { join, resolve } from "node:path";
import * as v from "valibot";
import { sha256 } from "../json.ts";
import type { Environment } from "../store/environment.ts";
import { openUnder } from "../store/lock.ts";
import { packJson, unpackAs } from "../store/packed.ts";
import type { Store } from "../store/store.ts";
import { type EventFolder, eventFolder } from "./event-folder.ts";
import { watchFile } from "./looks.ts";
import { markFolder } from "./mark-folder.ts";
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

/** Where the events go, and what tells the store from others. */
export interface WatchedPlace {
  /** Folder for the files of events; one in the store when left out. */
  readonly events?: string | undefined;
  /** What the store is told from others by from now on, where it has no id yet: a random one. */
  readonly newId: string;
}

/**
 * Opens what is kept of watched pages.
 *
 * @throws HistoryError `LOCKED` naming the run that has it; `INVALID_INPUT` where another store writes to the folder of
 * events; `STORE_FAILED`, `OUTPUT_FAILED`, `CANCELLED`.
 */
export async function openWatchedPages(
  store: Store,
  { events, newId }: WatchedPlace,
  signal?: AbortSignal,
): Promise<WatchedPages> {
  const lock = await store.lock("watch", `watching pages with the store ${store.folder}`, signal);
  const { environment, close } = await openUnder(lock, watchFile(store));
  const own = join(store.folder, "events");
  const folder = events ?? own;
  try {
    // Kept before the folder is marked with it: a run that dies between leaves no mark of a store that nobody knows.
    const id = idOf(environment, newId);
    await markFolder(resolve(folder), { id, store: store.folder, isOwn: resolve(folder) === resolve(own) });
  } catch (failure) {
    await close();
    throw failure;
  }
  return {
    index: (wiki, { key }) => openWatchIndex(environment, wiki, key),
    folder: (wiki) => eventFolder(join(folder, folderName(wiki))),
    close,
  };
}

function idOf(environment: Environment, newId: string): string {
  const known = unpackAs(idSchema, environment.get(idKey));
  if (known !== null) return known;
  environment.change(({ put }) => put(idKey, packJson(newId)));
  return newId;
}

const idKey = "store";
/** It is part of a file's name. */
const idSchema = v.pipe(v.string(), v.regex(/^[\w-]+$/));

/** A wiki's key may hold a port, a path and an address. */
function folderName(wiki: string): string {
  const name = encodeURIComponent(wiki);
  return name.length <= 100 && !name.startsWith(".") ? name : sha256(wiki);
}
