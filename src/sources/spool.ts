import { open } from "node:fs/promises";
import { join } from "node:path";
import { folderAside, notLaidAside, removeAside } from "./folder-aside.ts";

/** A temporary file in a folder of its own, which only its owner can read. */
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
 * @throws HistoryError `OUTPUT_FAILED`, also later, when the directory cannot hold more, or is gone.
 */
export async function createSpool(directory: string): Promise<Spool> {
  const folder = await folderAside(directory, "stemma-");
  const path = join(folder, "spool");
  const removeFolder = () => removeAside(folder);
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
        const { bytesRead } = await file
          .read(bytes, read, size - read, offset + read)
          .catch((cause: unknown) => fail(directory, cause));
        if (bytesRead === 0) fail(directory, new Error(`cut at ${offset + read} of ${length} bytes`));
        read += bytesRead;
      }
      return bytes;
    },
    remove: async () => {
      // That a disk is full, or gone, may show only here.
      await file
        .close()
        .finally(removeFolder)
        .catch((cause: unknown) => fail(directory, cause));
    },
  };
}

function fail(directory: string, cause: unknown): never {
  throw notLaidAside(directory, "texts", cause);
}
