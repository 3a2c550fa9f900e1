import { type FileHandle, open } from "node:fs/promises";
import { cannotRead } from "../../cannot-read.ts";
import { HistoryError } from "../../errors.ts";

/**
 * Reads up to a number of bytes of a file, or all of it if it is shorter.
 *
 * @param option - Option that names the file, for the message: `api-key-file`.
 * @throws HistoryError `INPUT_NOT_FOUND` when it cannot be read.
 */
export async function beginningOf(file: string, mostBytes: number, option: string): Promise<Buffer> {
  try {
    const handle = await open(file, "r");
    try {
      return await readUpTo(handle, mostBytes);
    } finally {
      await handle.close();
    }
  } catch (cause) {
    throw new HistoryError(
      "INPUT_NOT_FOUND",
      `${option}: ${file}: ${cannotRead(cause)}`,
      { file },
      { cause },
    );
  }
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
