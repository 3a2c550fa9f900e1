import { type FileHandle, link, open, rm, stat } from "node:fs/promises";
import { orCannotWrite } from "../../ground/cannot-write.ts";
import { systemCode } from "../../ground/system-code.ts";
import { openPipe } from "../../sources/open-pipe.ts";
import type { Host } from "../host.ts";
import { moveFile } from "./move-file.ts";
import { partialOf } from "./partial-file.ts";
import { pathToBe } from "./path-to-be.ts";
import { isStandardStream } from "./standard-stream.ts";
import { writeAtOnce } from "./write-at-once.ts";

/** Where records go: as a whole, or not at all. */
export interface Output {
  write(text: string): Promise<void>;
  /** Writes bytes after the text; the caller may reuse them when the promise resolves. */
  writeBytes(bytes: Uint8Array): Promise<void>;
  /** Makes what was written the result. */
  finish(): Promise<void>;
  /** Passes on what is held back for a larger write: records are valid by themselves, whatever fails after them. */
  flush(): Promise<void>;
  /** Leaves the earlier file in place; harmless once finished. */
  discard(): Promise<void>;
}

/**
 * Opens the file for the records, or standard output if no file is named.
 *
 * A file is written beside its place under a temporary name and moved there when it is complete. So an interrupted run
 * leaves nothing behind, and two runs at once each write a complete file; what a killed run left is removed by the next.
 * Whoever could read the earlier file can read the new one. A device, a pipe or a stream of this process (`/dev/null`,
 * `/dev/fd/3`) stays what it is, and receives the records as they come.
 * @throws HistoryError `OUTPUT_FAILED` when the file cannot be written.
 */
export async function openOutput(file: string | undefined, host: Host): Promise<Output> {
  // A copy: a slow reader of standard output still holds what was written last.
  if (file === undefined) return buffered((bytes) => host.writeOut(Buffer.from(bytes)), noop, noop);
  const there = await stat(file).catch(() => null);
  if (there?.isFIFO() === true) return toPipe(file, host.signal);
  if (isStandardStream(file)) return toStream(file);
  if (there !== null && !there.isFile() && !there.isDirectory()) return toStream(file);
  // For a symbolic link, the file it leads to is replaced or made, not the link.
  const target = await pathToBe(file);
  const partial = await partialOf(target);
  return toFile(file, partial, () => moveFile(partial, target), there?.isFile() ? there.mode & 0o777 : null);
}

/**
 * Opens a new file, readable by this user only; if another appears meanwhile, that is left as it is.
 *
 * @throws HistoryError `OUTPUT_FAILED` when the file cannot be written.
 */
export async function openNewOutput(file: string): Promise<Output> {
  const partial = await partialOf(file);
  return toFile(file, partial, () => moveToNew(partial, file), 0o600);
}

async function moveToNew(partial: string, file: string): Promise<void> {
  try {
    // Unlike a rename, a link replaces nothing.
    await link(partial, file);
  } catch (cause) {
    if (systemCode(cause) === "EEXIST") throw cause;
    // Some disks have no links, such as exFAT and some network disks: there an empty file is made, which
    // fails if another has appeared, and is replaced.
    await (await open(file, "wx", 0o600)).close();
    return moveFile(partial, file);
  }
  await rm(partial);
}

/**
 * Runs the work that writes records, and turns them into the result. If it fails, standard output, a device or a pipe still
 * receives the records so far.
 */
export async function writeRecords<T>(output: Output, work: () => Promise<T>): Promise<T> {
  try {
    const told = await work();
    await output.finish();
    return told;
  } catch (failure) {
    // If these cannot be written either, the first failure is the one to report.
    await output.flush().catch(() => undefined);
    throw failure;
  } finally {
    await output.discard();
  }
}

async function toPipe(file: string, signal: AbortSignal): Promise<Output> {
  const pipe = await orCannotWrite(file, () => openPipe(file, "a", signal));
  const closed = new Promise<void>((resolve) => void pipe.once("close", () => resolve()));
  const close = async () => {
    pipe.destroy();
    await closed;
  };
  const write = (bytes: Uint8Array) =>
    new Promise<void>((resolve, reject) => {
      pipe.write(bytes, (cause) => (cause ? reject(cause) : resolve()));
    });
  return buffered((bytes) => orCannotWrite(file, () => write(bytes)), close, close);
}

async function toStream(file: string): Promise<Output> {
  // If it is a file, what the process has written to it before is kept.
  const handle = await orCannotWrite(file, () => open(file, "a"));
  let isOpen = true;
  const close = async () => {
    if (isOpen) await handle.close();
    isOpen = false;
  };
  return buffered((bytes) => orCannotWrite(file, () => writeWhole(handle, bytes)), close, close);
}

async function toFile(
  file: string,
  partial: string,
  move: () => Promise<void>,
  mode: number | null,
): Promise<Output> {
  const handle = await orCannotWrite(file, () => openPartial(partial, mode));
  let isOpen = true;
  let isMoved = false;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await handle.close();
  };
  return buffered(
    (bytes) => orCannotWrite(file, async () => writeAtOnce(handle.fd, bytes)),
    () =>
      orCannotWrite(file, async () => {
        await handle.sync();
        await close();
        await move();
        isMoved = true;
      }),
    async () => {
      await close();
      if (!isMoved) await rm(partial, { force: true });
    },
  );
}

/** @param mode - Permissions to read and write; `null` for the system's default for new files. */
async function openPartial(partial: string, mode: number | null): Promise<FileHandle> {
  const handle = await open(partial, "wx", mode ?? undefined);
  try {
    // The system removes from the mode what it removes for all new files. Some disks have only one kind of permissions.
    if (mode !== null && ((await handle.stat()).mode & 0o777) !== mode) await handle.chmod(mode);
    return handle;
  } catch (cause) {
    await handle.close();
    await rm(partial, { force: true });
    throw cause;
  }
}

const bufferBytes = 1 << 17;

/** Gathers small writes as bytes: a line is about a kilobyte, and a system call costs as much as making one. */
function buffered(
  write: (bytes: Uint8Array) => Promise<void>,
  finish: () => Promise<void>,
  discard: () => Promise<void>,
): Output {
  const pending = Buffer.allocUnsafeSlow(bufferBytes);
  let size = 0;
  async function flush(): Promise<void> {
    const bytes = pending.subarray(0, size);
    size = 0;
    if (bytes.length > 0) await write(bytes);
  }
  return {
    async write(text) {
      const most = 3 * text.length;
      if (size + most > bufferBytes) await flush();
      if (most > bufferBytes) await write(Buffer.from(text));
      else size += pending.write(text, size);
    },
    async writeBytes(bytes) {
      if (size + bytes.length > bufferBytes) await flush();
      if (bytes.length > bufferBytes) return write(bytes);
      pending.set(bytes, size);
      size += bytes.length;
    },
    flush,
    async finish() {
      await flush();
      await finish();
    },
    discard,
  };
}

async function writeWhole(handle: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length; ) at += (await handle.write(bytes, at)).bytesWritten;
}

async function noop(): Promise<void> {}
