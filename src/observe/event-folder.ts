import { createReadStream } from "node:fs";
import { type FileHandle, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { HistoryError } from "../errors.ts";
import { orCannotWrite } from "../ground/cannot-write.ts";
import { systemCode } from "../ground/system-code.ts";
import { linesOf } from "../sources/lines.ts";
import { startOf } from "../sources/place.ts";
import { makeFolder } from "../store/make-folder.ts";
import { standsThere } from "../store/no-link.ts";
import { bytesOf } from "../store/page-files.ts";

/** The files that hold the events of a wiki's pages, one event on each line. */
export interface EventFolder {
  path(name: string): string;
  /** Length of a file in bytes; `null` if it does not exist. */
  bytes(name: string): Promise<number | null>;
  /**
   * Whether a line of a file ends behind its first `bytes`.
   *
   * @throws HistoryError `OUTPUT_FAILED`.
   */
  endsLine(name: string, bytes: number): Promise<boolean>;
  /**
   * Opens a file to append after `from` bytes. What comes after them was written by a run that died, and is cut off.
   *
   * @throws HistoryError `OUTPUT_FAILED`.
   */
  append(name: string, from: number): Promise<Appending>;
  /** Writes a small file as a whole. */
  write(name: string, text: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** Cuts a file to this many bytes. */
  cut(name: string, bytes: number): Promise<void>;
  /**
   * The lines of a file from one byte up to another, without line ends.
   *
   * @throws HistoryError `OUTPUT_FAILED`.
   */
  lines(name: string, from: number, to: number): AsyncIterable<string>;
}

/** A file being appended to. */
export interface Appending {
  write(lines: string): Promise<void>;
  /** Writes everything to the disk, and returns the file's length. */
  finish(): Promise<number>;
  /** Closes the file; without `finish`, cuts off what was appended, so that a full disk is no fuller than before. */
  close(): Promise<void>;
}

const flushLength = 1 << 16;
const lineEnd = 0x0a;

/** The folder for events; it is made when the first file is written, and only this user can read it. */
export function eventFolder(folder: string): EventFolder {
  const path = (name: string) => join(folder, name);
  return {
    path,
    bytes: (name) => bytesOf(path(name)),
    async endsLine(name, bytes) {
      if (bytes === 0) return true;
      const last = createReadStream(path(name), { start: bytes - 1, end: bytes - 1 });
      try {
        for await (const chunk of last) return chunk[0] === lineEnd;
        return false;
      } catch (cause) {
        throw cannotRead(path(name), cause);
      }
    },
    append: (name, from) =>
      orCannotWrite(path(name), async () => {
        await makeFolder(folder);
        const handle = await opened(path(name), from === 0 ? "w" : "r+");
        try {
          if (from > 0) await handle.truncate(from);
        } catch (cause) {
          await handle.close();
          throw cause;
        }
        return appending(path(name), folder, handle, from);
      }),
    write: (name, text) => changed(path(name), "w", (handle) => handle.writeFile(text)),
    remove: (name) => orCannotWrite(path(name), () => rm(path(name), { force: true })),
    cut: (name, bytes) => changed(path(name), "r+", (handle) => handle.truncate(bytes)),
    async *lines(name, from, to) {
      if (to <= from) return;
      const chunks = createReadStream(path(name), { start: from, end: to - 1 });
      try {
        for await (const { text } of linesOf(chunks, startOf(path(name)))) yield text;
      } catch (cause) {
        throw cause instanceof HistoryError ? cause : cannotRead(path(name), cause);
      }
    },
  };
}

/**
 * Opens a file for writing, unless somebody else who may write to the folder has put something else in its place: a link
 * would lead the events over another file, and a pipe would wait for its other end for ever.
 */
async function opened(path: string, flags: "w" | "r+"): Promise<FileHandle> {
  const what = standsThere(path);
  if (what === null) return open(path, flags, 0o600);
  throw new Error(`it is ${what}; remove it, or name another folder with --events`);
}

/** Changes a file; when it returns, the change is on the disk. */
function changed(path: string, flags: "w" | "r+", change: (handle: FileHandle) => Promise<void>) {
  return orCannotWrite(path, async () => {
    const handle = await opened(path, flags);
    try {
      await change(handle);
      await handle.sync();
    } finally {
      await handle.close();
    }
  });
}

function appending(path: string, folder: string, handle: FileHandle, from: number): Appending {
  let pending = "";
  let bytes = from;
  let isFinished = false;
  const flush = async () => {
    const chunk = Buffer.from(pending, "utf8");
    pending = "";
    for (let at = 0; at < chunk.byteLength; ) {
      const { bytesWritten } = await handle.write(chunk, at, chunk.byteLength - at, bytes);
      at += bytesWritten;
      bytes += bytesWritten;
    }
  };
  return {
    async write(lines) {
      pending += lines;
      if (pending.length >= flushLength) await orCannotWrite(path, flush);
    },
    finish: () =>
      orCannotWrite(path, async () => {
        await flush();
        await handle.sync();
        // A new file is on the disk only when its folder is.
        if (from === 0) await syncFolder(folder);
        isFinished = true;
        return bytes;
      }),
    async close() {
      // If even that fails, the next run does it.
      if (!isFinished) await handle.truncate(from).catch(() => undefined);
      await handle.close();
    },
  };
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => null);
  if (handle === null) return;
  try {
    await handle.sync();
  } catch (cause) {
    if (!unsyncable.includes(systemCode(cause) ?? "")) throw cause;
  } finally {
    await handle.close();
  }
}

/** Error codes of folders that cannot be synced: all folders on Windows, and those of some disks elsewhere. */
const unsyncable: readonly string[] = ["EPERM", "EINVAL"];

/** The error for a file of events that exists but cannot be read now. */
function cannotRead(file: string, cause: unknown): HistoryError {
  return new HistoryError(
    "OUTPUT_FAILED",
    `cannot read ${file} (${systemCode(cause) ?? "unknown"}); give access to the file, or remove what is in its place`,
    { file },
    { cause },
  );
}
