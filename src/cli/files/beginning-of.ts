import { type FileHandle, open, stat } from "node:fs/promises";
import { HistoryError } from "../../errors.ts";
import { throwIfCancelled } from "../../ground/cancelled.ts";
import { cannotRead } from "../../ground/cannot-read.ts";
import { shownName } from "../../ground/quoted.ts";
import { peek } from "../../sources/chunks.ts";
import { openPipe } from "../../sources/open-pipe.ts";

/**
 * Reads up to a number of bytes of a file, or all of it if it is shorter.
 *
 * @param option - Option that names the file, for the message: `api-key-file`.
 * @param signal - Ends the waiting for whoever writes a named pipe.
 * @throws HistoryError `INPUT_NOT_FOUND` when it cannot be read, `CANCELLED` when the signal is aborted.
 */
export async function beginningOf(
  file: string,
  mostBytes: number,
  option: string,
  signal: AbortSignal,
): Promise<Buffer> {
  try {
    if ((await stat(file)).isFIFO()) return await beginningOfPipe(file, mostBytes, signal);
    const handle = await open(file, "r");
    try {
      return await readUpTo(handle, mostBytes);
    } finally {
      await handle.close();
    }
  } catch (cause) {
    throwIfCancelled(signal);
    throw new HistoryError(
      "INPUT_NOT_FOUND",
      `${option}: ${shownName(file)}: ${cannotRead(cause)}`,
      { file },
      { cause },
    );
  }
}

async function beginningOfPipe(file: string, mostBytes: number, signal: AbortSignal): Promise<Buffer> {
  const { head, close } = await peek(await openPipe(file, "r", signal), mostBytes);
  await close();
  return head.subarray(0, mostBytes);
}

/** Reads up to a number of bytes of an open file, or all of it if it is shorter; a pipe gives it in pieces. */
export async function readUpTo(handle: FileHandle, mostBytes: number): Promise<Buffer> {
  const bytes = Buffer.alloc(mostBytes);
  let length = 0;
  while (length < mostBytes) {
    const { bytesRead } = await handle.read(bytes, length, mostBytes - length, null);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return bytes.subarray(0, length);
}
