import { open } from "node:fs/promises";
import { dirname } from "node:path";
import { notLaidAside } from "../../sources/folder-aside.ts";

/** Bytes that are held in memory while they are few, and moved to a file when they are many. */
export interface LaidBytes {
  /**
   * Adds a copy of some bytes.
   *
   * @throws HistoryError `OUTPUT_FAILED` when the file cannot take more.
   */
  add(piece: Uint8Array): Promise<void>;
  /** Moves the bytes in memory into the file. */
  lay(): Promise<void>;
  /** How many bytes were added, and how many of them are in the file. */
  added(): number;
  laid(): number;
  /** The bytes in memory, as a copy that can be passed to another thread. */
  held(): Uint8Array<ArrayBuffer>;
  /** Closes the file, if there is one; harmless if repeated. */
  close(): Promise<void>;
}

/**
 * Starts without bytes.
 *
 * @param path - The file, which must not exist yet.
 * @param most - Most bytes held in memory.
 * @param what - What the bytes are, for the message: `pages`.
 */
export function createLaidBytes(path: string, most: number, what: string): LaidBytes {
  let pieces: Uint8Array[] = [];
  let size = 0;
  let laid = 0;
  let file: Awaited<ReturnType<typeof open>> | null = null;

  async function lay(): Promise<void> {
    try {
      file ??= await open(path, "wx", 0o600);
      for (const piece of pieces) await file.writeFile(piece);
    } catch (cause) {
      throw notLaidAside(dirname(path), what, cause);
    }
    laid += size;
    pieces = [];
    size = 0;
  }

  return {
    async add(piece) {
      pieces.push(Buffer.from(piece));
      size += piece.length;
      if (size > most) await lay();
    },
    lay,
    added: () => laid + size,
    laid: () => laid,
    held: () => Uint8Array.from(Buffer.concat(pieces)),
    async close() {
      const opened = file;
      file = null;
      await opened?.close();
    },
  };
}
