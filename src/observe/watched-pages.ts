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

/** What is kept about watched pages; open to one run at a time. */
export interface WatchedPages {
  /** @param wiki - The wiki's key, as `keptWikiKey` gives it. */
  index(wiki: string, stream: Stream): WatchIndex;
  /** Where the events of a wiki's pages are. */
  folder(wiki: string): EventFolder;
  /** Lets the next run begin. */
  close(): Promise<void>;
}

/** Where the events go, and what distinguishes the store from others. */
export interface WatchedPlace {
  /** Folder for the files of events; one in the store when left out. */
  readonly events?: string | undefined;
  /** A random id for the store, used if it has none yet. */
  readonly newId: string;
}

/**
 * Opens what is kept about watched pages.
 *
 * @throws HistoryError `LOCKED` naming the run that has it open; `INVALID_INPUT` when another store writes to the folder of
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
    // Saved before the folder is marked with it, so that a run that dies in between leaves no mark of an unknown store.
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
/** The form of a store's id, which is part of a file's name. */
const idSchema = v.pipe(v.string(), v.regex(/^[\w-]+$/));

/** A wiki's key as the name of a folder: it may hold a port, a path and an address. */
function folderName(wiki: string): string {
  const name = encodeURIComponent(wiki);
  return name.length <= 100 && !name.startsWith(".") ? name : sha256(wiki);
}
