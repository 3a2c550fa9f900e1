import { open } from "node:fs/promises";
import { dirname } from "node:path";
import { notLaidAside } from "../../sources/folder-aside.ts";

/** Bytes that are held while they are few; what is long lies in a file. */
export interface LaidBytes {
  /**
   * Takes a copy.
   *
   * @throws HistoryError `OUTPUT_FAILED` when the file takes no more.
   */
  add(piece: Uint8Array): Promise<void>;
  /** Puts what is held into the file. */
  lay(): Promise<void>;
  /** How many were added, and how many of them lie in the file. */
  added(): number;
  laid(): number;
  /** Those that are held, as bytes of their own that can be given away to another thread. */
  held(): Uint8Array<ArrayBuffer>;
  /** Closes the file, where there is one; harmless twice. */
  close(): Promise<void>;
}

/**
 * Starts without bytes.
 *
 * @param path - The file, which is not there yet.
 * @param most - As many are held.
 * @param what - What they are, for the message: `pages`.
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
