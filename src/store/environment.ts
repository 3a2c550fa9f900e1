import { renameSync, rmSync } from "node:fs";
import { chmod, rm, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { getSystemErrorName } from "node:util";
import type { Database, RootDatabase } from "lmdb";
import * as v from "valibot";
import { HistoryError } from "../errors.ts";
import { reasonOf } from "../reason-of.ts";
import { systemCode } from "../system-code.ts";
import type { FileGuard } from "./file-guard.ts";
import { makeFolder } from "./make-folder.ts";
import { checkNoLink } from "./no-link.ts";
import { askForNewFile, noRoom, roomBeside } from "./room.ts";
import { removeIfDamaged } from "./whole-file.ts";

/** One file of keys and values, of which every change is made as a whole or not at all. */
export interface Environment {
  /** A value as it was when the file was last changed. */
  get(key: string): Buffer | undefined;
  /** Keys that begin alike, in order. */
  keys(prefix: string): readonly string[];
  /**
   * Changes values in one transaction: they are on the disk when it returns, or nothing has changed.
   *
   * @returns What `change` returns.
   * @throws HistoryError `STORE_FAILED` when the disk does not take them; what `change` throws undoes it too.
   */
  change<T>(change: (write: Writing) => T): T;
  /** Writes the file anew without the remains of what was removed. Nobody else may be changing it. */
  compact(guard: FileGuard): Promise<void>;
  close(): Promise<void>;
}

/** End of the name of a file that is being written anew. */
export const copyEnd = ".compact";

/** A transaction under way. */
export interface Writing {
  get(key: string): Buffer | undefined;
  put(key: string, value: Buffer): void;
  remove(key: string): void;
}

/**
 * Opens a file, made where it is not there yet, for this user alone. One that is damaged as a file is removed: it is as
 * if it were not there.
 *
 * @throws HistoryError `STORE_FAILED` when it cannot be opened.
 */
export async function openEnvironment(file: string): Promise<Environment> {
  await told(file, () => makeFolder(dirname(file)));
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
      await told(file, async () => {
        await rm(copy, { force: true });
        try {
          await db.backup(copy, true);
          await chmod(copy, 0o600);
          await guard(file, async () => {
            await db.close();
            // Whoever reads the old file keeps its lock: by closing it they would end that of the new one, in one process.
            rmSync(`${file}-lock`, { force: true });
            renameSync(copy, file);
            db = await openFile(file);
          });
        } catch (failure) {
          // On a disk without room it would keep the rest of it.
          await rm(copy, { force: true });
          throw failure;
        }
      });
    },
    close: async () => db.close(),
  };
}

/**
 * Whether a file has values and an empty list of free pages, as one has that was written anew. From there the library
 * cannot list as many as one change of a megabyte frees: it ends the process, or refuses the change, each time again.
 */
function hasNoFreePages({ entryCount, free }: v.InferOutput<typeof statsSchema>): boolean {
  return entryCount > 0 && free.entryCount === 0;
}

const entries = v.number();
/** A page has as many bytes as one of the machine's memory: 4 KiB, or 16 KiB as on Macs. */
const statsSchema = v.object({
  pageSize: v.number(),
  entryCount: entries,
  free: v.object({ entryCount: entries }),
});

/** Frees a few pages and changes nothing: what comes after finds a list. */
function listFreePages(db: RootDatabase<Buffer, string>): void {
  db.transactionSync(() => {
    db.putSync(passingKey, Buffer.alloc(0));
    db.removeSync(passingKey);
  });
}

const passingKey = "passing";

/** Pages that a value takes beside its bytes: the one it ends in, and the one with its key. */
const besideValue = 2;
/** Pages that a transaction writes besides: those that lead to these. */
const sparePages = 64;

/**
 * It is native code: loaded only where there is a store. What it gives to `require` is one file, and takes 20 ms less than
 * the many it gives to `import`.
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
  const db = await told(file, async () =>
    open<Buffer, string>({
      path: file,
      noSubdir: true,
      encoding: "binary",
      // A transaction that has returned is on the disk.
      overlappingSync: false,
      maxDbs: 1,
      maxReaders: 64,
    }),
  );
  try {
    for (const part of [file, `${file}-lock`]) {
      // Made by the library with everybody's rights.
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

/** Does what reads or writes a file of the store in its own time; where it fails, the error is that of `storeFailed`. */
export async function told<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof HistoryError ? cause : storeFailed(file, cause);
  }
}

/** Does what reads or writes a file of the store; where it fails, the error is that of `storeFailed`. */
export function orStoreFailed<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw cause instanceof HistoryError ? cause : storeFailed(file, cause);
  }
}

const damages =
  /^MDB_(BAD_TXN|BAD_VALSIZE|CORRUPTED|CURSOR_FULL|INCOMPATIBLE|INVALID|PAGE_NOTFOUND|PANIC|VERSION_MISMATCH)/;

/** What to do where the system does not let a file be used. */
function fixOf(cause: unknown): string {
  const code = codeOf(cause) ?? "";
  // Windows lets nobody exchange or remove a file that a run reads.
  if (code === "EBUSY") return "wait for the run that has it open, or close it in another program";
  const isShut = ["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST", "ELOOP"].includes(code);
  return `${isShut ? "give access to its folder" : "make room"}, or name another folder with --store`;
}

/** The code of a failure: of the library's own the system's number is there in its place. */
function codeOf(cause: unknown): string | undefined {
  const number = cause instanceof Error && "code" in cause ? cause.code : null;
  return typeof number === "number" && number > 0 ? getSystemErrorName(-number) : systemCode(cause);
}

/** The error for a file of the store that the system does not let be read or written. */
export function storeFailed(file: string, cause: unknown): HistoryError {
  const reason = reasonOf(cause);
  const isDamaged = damages.test(reason);
  const fix = isDamaged ? "it is damaged: remove it, and what it held is fetched again" : fixOf(cause);
  return new HistoryError(
    "STORE_FAILED",
    `the store cannot use ${file}: ${reason}; ${fix}`,
    { file, isDamaged },
    { cause },
  );
}
