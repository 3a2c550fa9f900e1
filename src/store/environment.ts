import { renameSync, rmSync } from "node:fs";
import { chmod, rm, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { getSystemErrorName } from "node:util";
import type { Database, RootDatabase } from "lmdb";
import * as v from "valibot";
import { HistoryError } from "../errors.ts";
import { shownName } from "../ground/quoted.ts";
import { reasonOf } from "../ground/reason-of.ts";
import { systemCode } from "../ground/system-code.ts";
import type { FileGuard } from "./file-guard.ts";
import { makeFolder } from "./make-folder.ts";
import { checkNoLink } from "./no-link.ts";
import { askForNewFile, noRoom, roomBeside } from "./room.ts";
import { removeIfDamaged } from "./whole-file.ts";

/** One file of keys and values, in which every change is made completely or not at all. */
export interface Environment {
  /** A value as it was when the file was last changed. */
  get(key: string): Buffer | undefined;
  /** The keys with a prefix, in order. */
  keys(prefix: string): readonly string[];
  /**
   * Changes values in one transaction: they are on the disk when it returns, or nothing has changed.
   *
   * @returns What `change` returns.
   * @throws HistoryError `STORE_FAILED` when the disk does not take them. An error thrown by `change` undoes everything, too.
   */
  change<T>(change: (write: Writing) => T): T;
  /** Writes the file anew, without the remains of what was removed. Nobody else may change it meanwhile. */
  compact(guard: FileGuard): Promise<void>;
  close(): Promise<void>;
}

/** Suffix of the copy's name while a file is written anew. */
export const copyEnd = ".compact";

/** A transaction under way. */
export interface Writing {
  get(key: string): Buffer | undefined;
  put(key: string, value: Buffer): void;
  remove(key: string): void;
}

/**
 * Opens a file; if it does not exist yet, it is made, for this user alone. A file whose structure is damaged is removed first,
 * as if it had not existed.
 *
 * @throws HistoryError `STORE_FAILED` when it cannot be opened.
 */
export async function openEnvironment(file: string): Promise<Environment> {
  await awaitedOrStoreFailed(file, () => makeFolder(dirname(file)));
  let db = await openFile(file);

  return {
    get: (key) => orStoreFailed(file, () => db.getBinary(key)),
    keys: (prefix) => orStoreFailed(file, () => keysOf(db, prefix)),
    change(change) {
      return orStoreFailed(file, () => {
        const stats = v.parse(statsSchema, db.getStats());
        const { pageSize } = stats;
        let room = roomBeside(file) - sparePages * pageSize;
        if (hasNoFreePages(stats)) listFreePages(db);
        return db.transactionSync(() =>
          change({
            get: (key) => db.getBinary(key),
            put: (key, value) => {
              room -= value.length + besideValue * pageSize;
              if (room < 0) throw noRoom();
              db.putSync(key, value);
            },
            remove: (key) => void db.removeSync(key),
          }),
        );
      });
    },
    async compact(guard) {
      const copy = `${file}${copyEnd}`;
      await awaitedOrStoreFailed(file, async () => {
        await rm(copy, { force: true });
        try {
          await db.backup(copy, true);
          await chmod(copy, 0o600);
          await guard(file, async () => {
            await db.close();
            // Readers of the old file keep its lock file: closing it would end the lock of the new file in the same process.
            rmSync(`${file}-lock`, { force: true });
            renameSync(copy, file);
            db = await openFile(file);
          });
        } catch (failure) {
          // A partial copy would take up the rest of a full disk.
          await rm(copy, { force: true });
          throw failure;
        }
      });
    },
    close: async () => db.close(),
  };
}

/**
 * Whether a file has values but an empty list of free pages, like one that was just written anew. In that state the library
 * cannot list as many pages as a change of one megabyte frees: each time it ends the process, or refuses the change.
 */
function hasNoFreePages({ entryCount, free }: v.InferOutput<typeof statsSchema>): boolean {
  return entryCount > 0 && free.entryCount === 0;
}

const entries = v.number();
/** The library's statistics. Its pages are as large as the machine's memory pages: 4 KiB, or 16 KiB as on Macs. */
const statsSchema = v.object({
  pageSize: v.number(),
  entryCount: entries,
  free: v.object({ entryCount: entries }),
});

/** Frees a few pages without changing anything, so that the next change finds a list. */
function listFreePages(db: RootDatabase<Buffer, string>): void {
  db.transactionSync(() => {
    db.putSync(passingKey, Buffer.alloc(0));
    db.removeSync(passingKey);
  });
}

const passingKey = "passing";

/** Pages that a value takes besides its bytes: the one it ends in, and the one with its key. */
const besideValue = 2;
/** Further pages that a transaction writes: those that lead to the pages of values. */
const sparePages = 64;

/**
 * The lmdb library. It is native code, so it is loaded only if there is a store. By `require` it comes as one file, which takes
 * 20 ms less than the many files that come by `import`.
 */
function lmdb(): typeof import("lmdb") {
  return createRequire(import.meta.url)("lmdb");
}

async function openFile(file: string): Promise<RootDatabase<Buffer, string>> {
  const { open } = lmdb();
  orStoreFailed(file, () => {
    checkNoLink(file);
    removeIfDamaged(file);
    askForNewFile(file);
  });
  const db = await awaitedOrStoreFailed(file, async () =>
    open<Buffer, string>({
      path: file,
      noSubdir: true,
      encoding: "binary",
      // So that a transaction is on the disk when it returns.
      overlappingSync: false,
      maxDbs: 1,
      maxReaders: 64,
    }),
  );
  try {
    for (const part of [file, `${file}-lock`]) {
      // The library makes files that everybody may read.
      if (((await stat(part)).mode & 0o077) !== 0) await chmod(part, 0o600);
    }
    return db;
  } catch (cause) {
    await db.close();
    throw storeFailed(file, cause);
  }
}

function keysOf(db: Database<Buffer, string>, prefix: string): readonly string[] {
  return [...db.getKeys({ start: prefix, end: `${prefix}\uffff` })];
}

/** Runs asynchronous work on a file of the store; if it fails, throws the error that `storeFailed` makes. */
export async function awaitedOrStoreFailed<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof HistoryError ? cause : storeFailed(file, cause);
  }
}

/** Runs work on a file of the store; if it fails, throws the error that `storeFailed` makes. */
export function orStoreFailed<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw cause instanceof HistoryError ? cause : storeFailed(file, cause);
  }
}

const damages =
  /^MDB_(BAD_TXN|BAD_VALSIZE|CORRUPTED|CURSOR_FULL|INCOMPATIBLE|INVALID|PAGE_NOTFOUND|PANIC|VERSION_MISMATCH)/;

/** What to do when the system does not let a file be used. */
function fixOf(cause: unknown): string {
  const code = codeOf(cause) ?? "";
  // On Windows, nobody can replace or remove a file that a run reads.
  if (code === "EBUSY") return "wait for the run that has it open, or close it in another program";
  if (code === "ENOENT")
    return "its folder was removed meanwhile: try again, or name another folder with --store";
  if (code === "ENAMETOOLONG") return "its name is too long: name another folder with --store";
  const isShut = ["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST", "ELOOP"].includes(code);
  return `${isShut ? "give access to its folder" : "make room"}, or name another folder with --store`;
}

/** The code of a failure; the library's own errors have the system's number instead. */
function codeOf(cause: unknown): string | undefined {
  const number = cause instanceof Error && "code" in cause ? cause.code : null;
  return typeof number === "number" && number > 0 ? getSystemErrorName(-number) : systemCode(cause);
}

/** The error for a file of the store that cannot be read or written. */
export function storeFailed(file: string, cause: unknown): HistoryError {
  const reason = reasonOf(cause);
  const isDamaged = damages.test(reason);
  const fix = isDamaged ? "it is damaged: remove it, and what it held is fetched again" : fixOf(cause);
  return new HistoryError(
    "STORE_FAILED",
    `the store cannot use ${shownName(file)}: ${shownName(reason)}; ${fix}`,
    { file, isDamaged },
    { cause },
  );
}
