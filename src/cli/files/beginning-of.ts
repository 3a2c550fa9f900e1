import { type FileHandle, open } from "node:fs/promises";

/** As much of a file as is asked for, or all of it where it is shorter. */
export async function beginningOf(file: string, mostBytes: number): Promise<Buffer> {
  const handle = await open(file, "r");
  try {
    return await readUpTo(handle, mostBytes);
  } finally {
    await handle.close();
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
