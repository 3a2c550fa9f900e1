import { createReadStream } from "node:fs";
import { join } from "node:path";
import { createLaidBytes, type LaidBytes } from "./laid-bytes.ts";

/** Some pages of an export, with everything that is needed to read them separately: an export of its own. */
export type Unit =
  | { readonly kind: "bytes"; readonly bytes: Uint8Array<ArrayBuffer> }
  /** A page too large for memory is in a file until it has been read. */
  | { readonly kind: "file"; readonly path: string };

const heldBytes = 4 * 1024 * 1024;

/** What follows the pages of a unit that is not the last. */
export const ending = Buffer.from("</mediawiki>");

/** Gathers the pieces of one unit. */
export interface UnitBuilder {
  readonly add: LaidBytes["add"];
  finish(): Promise<Unit>;
  /** Closes what is open. */
  discard(): Promise<void>;
}

/**
 * Starts a unit.
 *
 * @param folder - Folder for the file of a large unit.
 * @param number - Distinguishes it from other units there.
 */
export function createUnit(folder: string, number: number): UnitBuilder {
  const path = join(folder, `unit-${number}.xml`);
  const bytes = createLaidBytes(path, heldBytes, "pages");
  return {
    add: bytes.add,
    async finish() {
      if (bytes.laid() === 0) return { kind: "bytes", bytes: bytes.held() };
      await bytes.lay();
      await bytes.close();
      return { kind: "file", path };
    },
    discard: bytes.close,
  };
}

/**
 * The bytes of a unit.
 *
 * @param broken - Thrown after the bytes if the input broke off there, so that their reader fails where it would fail with
 * the input itself, which may be at an earlier page.
 */
export async function* bytesOf(unit: Unit, broken?: unknown): AsyncGenerator<Uint8Array, void, void> {
  if (unit.kind === "bytes") yield unit.bytes;
  else yield* createReadStream(unit.path, { highWaterMark: 1 << 20 });
  if (broken !== undefined) throw broken;
}
