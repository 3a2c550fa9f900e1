import { mkdtemp, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { HistoryError } from "../errors.ts";
import { systemCode } from "../system-code.ts";

/** A file for a while, in a folder of its own that only its owner can read. */
export interface Spool {
  readonly path: string;
  append(bytes: Uint8Array): Promise<void>;
  /** A part of what was appended. */
  readAt(offset: number, length: number): Promise<Buffer>;
  /** Closes and removes it. */
  remove(): Promise<void>;
}

/**
 * Makes a spool in a directory.
 *
 * @throws HistoryError `OUTPUT_FAILED`, also later, when the directory takes no more.
 */
export async function createSpool(directory: string): Promise<Spool> {
  const folder = await folderAside(directory, "stemma-");
  const path = join(folder, "spool");
  const removeFolder = () => rm(folder, { force: true, recursive: true });
  const file = await open(path, "wx+", 0o600).catch(async (cause: unknown) => {
    await removeFolder();
    return fail(directory, cause);
  });
  let length = 0;

  return {
    append: async (bytes) => {
      await file.writeFile(bytes).catch((cause: unknown) => fail(directory, cause));
      length += bytes.length;
    },
    path,
    readAt: async (offset, size) => {
      const bytes = Buffer.allocUnsafe(size);
      for (let read = 0; read < size; ) {
        const { bytesRead } = await file.read(bytes, read, size - read, offset + read);
        if (bytesRead === 0) fail(directory, new Error(`cut at ${offset + read} of ${length} bytes`));
        read += bytesRead;
      }
      return bytes;
    },
    remove: async () => {
      // A disk that is full, or gone, may tell of it as late as here.
      await file.close().finally(removeFolder);
    },
  };
}

/**
 * Makes a folder for what is laid aside, whose name begins so.
 *
 * @throws HistoryError `OUTPUT_FAILED`.
 */
export async function folderAside(directory: string, prefix: string): Promise<string> {
  return mkdtemp(join(directory, prefix)).catch((cause: unknown) => fail(directory, cause));
}

/** What to do about what a system says of a folder that is to be written to. */
const fixes: Readonly<Record<string, string>> = {
  ENOSPC: "make room, or ",
  EDQUOT: "make room within your quota, or ",
  EFBIG: "allow larger files (ulimit -f), or ",
  ENOENT: "make the folder, or ",
  EACCES: "give access to it, or ",
  EPERM: "give access to it, or ",
  EROFS: "give access to it, or ",
};

/** The error for a directory that takes no more, or nothing. */
export function notLaidAside(directory: string, what: string, cause: unknown): HistoryError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  // What no system says is told by a library that has no room, or of a file that was cut.
  const fix = fixes[systemCode(cause) ?? "ENOSPC"] ?? "";
  const message = `${directory}: ${what} cannot be laid aside here (${reason}); ${fix}name another folder in TMPDIR`;
  return new HistoryError("OUTPUT_FAILED", message, { directory }, { cause });
}

function fail(directory: string, cause: unknown): never {
  throw notLaidAside(directory, "texts", cause);
}
