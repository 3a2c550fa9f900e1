import { type FileHandle, link, open, rm, stat } from "node:fs/promises";
import { orCannotWrite } from "../../cannot-write.ts";
import { openPipe } from "../../sources/open-pipe.ts";
import { systemCode } from "../../system-code.ts";
import type { Host } from "../host.ts";
import { moveFile } from "./move-file.ts";
import { partialOf } from "./partial-file.ts";
import { pathToBe } from "./path-to-be.ts";
import { isStandardStream } from "./standard-stream.ts";
import { writeAtOnce } from "./write-at-once.ts";

/** Where records go: whole, or not at all. */
export interface Output {
  write(text: string): Promise<void>;
  /** Writes bytes behind the text; they may be used again when the promise is kept. */
  writeBytes(bytes: Uint8Array): Promise<void>;
  /** Makes what was written the result. */
  finish(): Promise<void>;
  /** Hands on what is held back for a larger write: records are good by themselves, whatever fails behind them. */
  flush(): Promise<void>;
  /** Leaves what was there before; harmless once finished. */
  discard(): Promise<void>;
}

/**
 * Opens the file records go to, or standard output where none is named.
 *
 * A file is written beside its place under a name of its own and moved there when it is whole, so that a cut run leaves
 * nothing behind, and of two runs at once each writes a whole one; what a killed run left is removed by the next. Who
 * might read the file that was there may read it. A device, a pipe or a stream of this process (`/dev/null`, `/dev/fd/3`)
 * stays what it is, and gets the records as they come.
 * @throws HistoryError `OUTPUT_FAILED` when the file cannot be written.
 */
export async function openOutput(file: string | undefined, host: Host): Promise<Output> {
  // A copy: a slow reader of standard output still holds what was written last.
  if (file === undefined) return buffered((bytes) => host.writeOut(Buffer.from(bytes)), noop, noop);
  const there = await stat(file).catch(() => null);
  if (there?.isFIFO() === true) return toPipe(file, host.signal);
  if (isStandardStream(file)) return toStream(file);
  if (there !== null && !there.isFile() && !there.isDirectory()) return toStream(file);
  // Behind a symbolic link the file itself is replaced or made, not the link.
  const target = await pathToBe(file);
  const partial = await partialOf(target);
  return toFile(file, partial, () => moveFile(partial, target), there?.isFile() ? there.mode & 0o777 : null);
}

/**
 * Opens a file that is not there yet, for this user alone; one that appears meanwhile is left as it is.
 *
 * @throws HistoryError `OUTPUT_FAILED` when the file cannot be written.
 */
export async function openNewOutput(file: string): Promise<Output> {
  const partial = await partialOf(file);
  return toFile(file, partial, () => moveToNew(partial, file), 0o600);
}

async function moveToNew(partial: string, file: string): Promise<void> {
  try {
    // Unlike a rename, a link takes nobody's place.
    await link(partial, file);
  } catch (cause) {
    if (systemCode(cause) === "EEXIST") throw cause;
    // There are disks without links, such as exFAT and some of other machines: an empty file that nobody else has made is replaced.
    await (await open(file, "wx", 0o600)).close();
    return moveFile(partial, file);
  }
  await rm(partial);
}

/**
 * Does the work that writes records, and makes them the result. Where it fails, standard output, a device or a pipe still
 * gets what there is by then.
 */
export async function writeRecords<T>(output: Output, work: () => Promise<T>): Promise<T> {
  try {
    const told = await work();
    await output.finish();
    return told;
  } catch (failure) {
    // Where it cannot be written either, the first failure is the one to tell.
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
  // Where a file is behind it, what the process has written there before is kept.
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

/** @param mode - Who may read and write it; as the system has it for new files where that is `null`. */
async function openPartial(partial: string, mode: number | null): Promise<FileHandle> {
  const handle = await open(partial, "wx", mode ?? undefined);
  // The system takes from what is asked for what it takes from all new files. Some disks know no other rights than one.
  if (mode !== null && ((await handle.stat()).mode & 0o777) !== mode) await handle.chmod(mode);
  return handle;
}

const bufferBytes = 1 << 17;

/** Gathers small writes as bytes: a line is about a kilobyte, a system call costs as much as making one. */
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
