import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { notLaidAside } from "../../sources/folder-aside.ts";

/** Some pages of an export, with all that is needed to read them apart from the others: an export of its own. */
export type Unit =
  | { readonly kind: "bytes"; readonly bytes: Uint8Array<ArrayBuffer> }
  /** A page too large to be held lies in a file until it has been read. */
  | { readonly kind: "file"; readonly path: string };

const heldBytes = 4 * 1024 * 1024;

/** What comes behind the pages of a unit that is not the last. */
export const ending = Buffer.from("</mediawiki>");

/** Gathers the pieces of one unit. */
export interface UnitBuilder {
  /**
   * Takes a copy.
   *
   * @throws HistoryError `OUTPUT_FAILED` when the file takes no more.
   */
  add(piece: Uint8Array): Promise<void>;
  finish(): Promise<Unit>;
  /** Closes what is open. */
  discard(): Promise<void>;
}

/**
 * Starts a unit.
 *
 * @param folder - Where it lies when it gets large.
 * @param number - Tells it from the others there.
 */
export function createUnit(folder: string, number: number): UnitBuilder {
  const path = join(folder, `unit-${number}.xml`);
  let pieces: Uint8Array[] = [];
  let size = 0;
  let file: Awaited<ReturnType<typeof open>> | null = null;

  async function lay(): Promise<void> {
    try {
      file ??= await open(path, "wx", 0o600);
      for (const piece of pieces) await file.writeFile(piece);
    } catch (cause) {
      throw notLaidAside(folder, "pages", cause);
    }
    pieces = [];
    size = 0;
  }

  async function discard(): Promise<void> {
    const opened = file;
    file = null;
    await opened?.close();
  }

  return {
    async add(piece) {
      pieces.push(Buffer.from(piece));
      size += piece.length;
      if (size > heldBytes) await lay();
    },
    async finish() {
      // Bytes of its own, that can be given away to a worker.
      if (file === null) return { kind: "bytes", bytes: Uint8Array.from(Buffer.concat(pieces)) };
      await lay();
      await discard();
      return { kind: "file", path };
    },
    discard,
  };
}

/**
 * The bytes of a unit.
 *
 * @param broken - What is thrown behind them, where the input broke off there: whoever reads them fails where it does at the
 * input itself, and that may be at an earlier page.
 */
export async function* bytesOf(unit: Unit, broken?: unknown): AsyncGenerator<Uint8Array, void, void> {
  if (unit.kind === "bytes") yield unit.bytes;
  else yield* createReadStream(unit.path, { highWaterMark: 1 << 20 });
  if (broken !== undefined) throw broken;
}
