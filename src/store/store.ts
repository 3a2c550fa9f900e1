import { rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import * as v from "valibot";
import { HistoryError } from "../errors.ts";
import { systemCode } from "../ground/system-code.ts";
import { sha256 } from "../json.ts";
import { type Answers, createAnswers } from "./answers.ts";
import { awaitedOrStoreFailed, copyEnd, openEnvironment, storeFailed } from "./environment.ts";
import { createFileGuard, type FileGuard } from "./file-guard.ts";
import type { PageKey } from "./kept.ts";
import { type Holder, type Lock, type LockedFile, openUnder, takeLock } from "./lock.ts";
import { makeFolder } from "./make-folder.ts";
import { packJson, unpackAs, unpackJson } from "./packed.ts";
import { bytesOf, filesIn, type KeptPage, keptPages, pageFile } from "./page-files.ts";
import { type LockedPage, type PageReading, readKeptPage, toErase, writeKeptPage } from "./page-store.ts";
import { announce, hasTwin, type Presence } from "./presence.ts";

/**
 * What is kept between runs, in one folder: a file for each page, an index of titles, wikis and models' answers, and the locks.
 * Several processes may use it at once.
 */
export interface Store {
  readonly folder: string;
  /** A wiki by the address that was typed for it. */
  wiki(typed: string): KnownWiki | null;
  rememberWiki(typed: string, wiki: KnownWiki): void;
  /** The page that had a title when it was last observed. */
  pageId(wiki: string, title: string): number | null;
  rememberTitle(title: string, page: PageKey): void;
  readonly answers: Answers;
  /**
   * Opens a page for reading, without a lock; `null` if nothing is kept of it. All that is read in one turn of the event loop is
   * from one moment; a page that is being changed is read as it was before.
   */
  openPage(page: PageKey, signal?: AbortSignal): Promise<OpenPage | null>;
  /** Opens a page, runs work that reads it, and closes it; `null` if nothing is kept of it. */
  read<T>(page: PageKey, work: (page: PageReading) => Promise<T> | T): Promise<T | null>;
  /**
   * Locks a page until it is closed, and makes it if there is none. Runs of this process wait for each other.
   *
   * @throws HistoryError `LOCKED` naming the process that has it (exit code 75), `STORE_FAILED`, `CANCELLED`.
   */
  lockPage(page: PageKey, signal?: AbortSignal): Promise<LockedPage>;
  /**
   * Takes a lock of the caller's own, seen by all processes that use this store.
   *
   * @param what - What it protects, for the message.
   */
  lock(name: string, what: string, signal?: AbortSignal): Promise<Lock>;
  /** Every page that is kept, including those whose file is damaged. */
  pages(): Promise<readonly KeptPage[]>;
  /**
   * Removes a page and models' answers about it. Its titles stay, as hashes that lead nowhere.
   *
   * @throws HistoryError `LOCKED` naming the process that has it, `STORE_FAILED`.
   */
  remove(page: PageKey): Promise<void>;
  /** Bytes of everything in the folder. */
  bytes(): Promise<number>;
  close(): Promise<void>;
}

/** A page that is open for reading; it has to be closed. */
export interface OpenPage extends PageReading {
  close(): Promise<void>;
}

/** A wiki that was found before. */
export type KnownWiki = {
  /** Address of its `api.php`. */
  readonly api: string;
  readonly wiki: string;
};

/** Version of the stored form; what another version wrote is in a folder of its own. */
const format = "1";

const knownWiki = v.object({ api: v.string(), wiki: v.string() });
const pageId = v.pipe(v.number(), v.safeInteger());

/**
 * Opens the store in a folder; if there is none, makes one that only this user can read.
 *
 * @param run - This run, as named to those who find a page locked.
 * @throws HistoryError `STORE_FAILED` when the folder cannot be used, `LOCKED` when a run of another container uses it with this
 * run's process number.
 */
export async function openStore(typedFolder: string, run: Holder): Promise<Store> {
  const folder = resolve(typedFolder);
  const root = join(folder, format);
  const presence = await enter(root, run.pid);
  try {
    return await openFiles(folder, root, run, presence);
  } catch (failure) {
    await presence?.end();
    throw failure;
  }
}

async function openFiles(
  folder: string,
  root: string,
  run: Holder,
  presence: Presence | null,
): Promise<Store> {
  const holder = presence === null ? run : { ...run, presence: presence.name };
  const locksFile = join(root, "locks.mdb");
  const index = await openEnvironment(join(root, "index.mdb"));
  const locks = await openEnvironment(locksFile).catch(async (failure: unknown) => {
    await index.close();
    throw failure;
  });
  const answers = createAnswers(index);
  const pagesFolder = join(root, "pages");
  const guard = createFileGuard(pagesFolder, lock);
  const fileOf = (page: PageKey) => pageFile(pagesFolder, page);
  const nameOf = ({ wiki, pageId }: PageKey) => `page ${pageId} of ${wiki}`;
  const typedKey = (typed: string) => `wiki/${sha256(typed)}`;
  const titleKey = (wiki: string, title: string) => `title/${sha256(`${wiki} ${title}`)}`;

  async function lock(name: string, what: string, signal?: AbortSignal, fix?: string): Promise<Lock> {
    return takeLock(locks, locksFile, name, what, holder, signal, fix);
  }

  async function openPage(page: PageKey, signal?: AbortSignal): Promise<OpenPage | null> {
    const file = fileOf(page);
    if ((await bytesOf(file)) === null) return null;
    const environment = await guard(file, () => openEnvironment(file), signal);
    return { ...readKeptPage(page, environment), close: () => environment.close() };
  }

  return {
    folder,
    wiki: (typed) => unpackAs(knownWiki, index.get(typedKey(typed))),
    rememberWiki(typed, wiki) {
      index.change(({ put }) => put(typedKey(typed), packJson(wiki)));
    },
    pageId: (wiki, title) => unpackAs(pageId, index.get(titleKey(wiki, title))),
    rememberTitle(title, page) {
      index.change(({ put }) => put(titleKey(page.wiki, title), packJson(page.pageId)));
    },
    answers,
    openPage,
    async read(page, work) {
      const open = await openPage(page);
      if (open === null) return null;
      try {
        return await work(open);
      } finally {
        await open.close();
      }
    },
    async lockPage(page, signal) {
      const held = await lock(nameOf(page), nameOf(page), signal);
      const file = await openUnder(held, fileOf(page));
      const locked = lockedPage(page, file, guard);
      try {
        if (file.environment.get(toErase) !== undefined) await locked.compact();
        return locked;
      } catch (failure) {
        await locked.close();
        throw failure;
      }
    },
    lock,
    pages: () => keptPages(pagesFolder, guard),
    async remove(page) {
      // No advice to name another store: the page would have to be removed from this one.
      const held = await lock(nameOf(page), nameOf(page), undefined, "wait for it");
      try {
        answers.forget(page, "all");
        // A run that was killed while it wrote the file anew has left a copy with all texts.
        const file = fileOf(page);
        await guard(file, async () => {
          for (const end of ["", "-lock", copyEnd]) {
            const part = `${file}${end}`;
            await awaitedOrStoreFailed(part, () => rm(part, { force: true }));
          }
        });
      } finally {
        await held.release();
      }
    },
    async bytes() {
      let bytes = 0;
      for (const file of await filesIn(folder)) bytes += (await bytesOf(file)) ?? 0;
      return bytes;
    },
    close: () =>
      index
        .close()
        .finally(() => locks.close())
        .finally(() => presence?.end()),
  };
}

/**
 * Announces this run in a store, whose folder is made if needed. lmdb knows a process only by its number: to read, it would wait
 * for another one with the same number as long as that exists.
 */
async function enter(root: string, pid: number): Promise<Presence | null> {
  // If it cannot be made, opening the first file reports that.
  await makeFolder(root).catch(() => undefined);
  const presence = await announce(root, pid);
  if (presence === null) return null;
  const isTwin = await hasTwin(root, presence.name).catch(async (cause: unknown) => {
    await presence.end();
    throw storeFailed(root, cause);
  });
  if (!isTwin) return presence;
  await presence.end();
  throw new HistoryError(
    "LOCKED",
    `the store ${root} is in use by process ${pid} of another container, which has the same number as this run; wait for it, or give one of them another number, as docker run --pid=host does`,
    { pid },
  );
}

function lockedPage(key: PageKey, { environment, close }: LockedFile, guard: FileGuard): LockedPage {
  const { readAnew, ...reading } = readKeptPage(key, environment);
  return {
    ...reading,
    save(change) {
      environment.change((write) => {
        if (unpackJson(write.get("key")) === undefined) write.put("key", packJson(key));
        change(writeKeptPage(environment, write));
      });
      readAnew();
    },
    async compact() {
      await environment.compact(guard);
      if (environment.get(toErase) !== undefined) environment.change(({ remove }) => remove(toErase));
    },
    close,
  };
}

/**
 * Whether there is a store in a folder.
 *
 * @throws HistoryError `STORE_FAILED` when the system does not allow a look.
 */
export async function hasStore(folder: string): Promise<boolean> {
  try {
    await stat(join(folder, format));
    return true;
  } catch (cause) {
    if (["ENOENT", "ENOTDIR"].includes(systemCode(cause) ?? "")) return false;
    throw storeFailed(folder, cause);
  }
}
