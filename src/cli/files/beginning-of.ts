import { type FileHandle, open } from "node:fs/promises";
import { cannotRead } from "../../cannot-read.ts";
import { HistoryError } from "../../errors.ts";

/**
 * As much of a file as is asked for, or all of it where it is shorter.
 *
 * @param option - What names the file, for the message: `api-key-file`.
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

/** As much of an open file as is asked for, or all of it where it is shorter; a pipe gives it in pieces. */
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
