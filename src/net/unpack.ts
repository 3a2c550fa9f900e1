import { promisify } from "node:util";
import { gunzip as gunzipCallback } from "node:zlib";
import { systemCode } from "../system-code.ts";

const gunzip = promisify(gunzipCallback);

/** A body's own bytes, or why there are none. */
export type Unpacked =
  | { readonly state: "whole"; readonly bytes: Buffer }
  | { readonly state: "too_large" | "cut" | "encoding" };

/** Least bytes unpacked at a time: each piece is a way to another thread and back, and is copied in the end. */
const leastAtOnce = 16 * 1024;

/** A packed byte holds this many at most. */
const mostOfByte = 1032;

/**
 * Unpacks a body by its `Content-Encoding`: nothing or gzip, once. A packed kilobyte can hold a megabyte, so the
 * unpacked bytes are limited.
 */
export async function unpack(
  pieces: readonly Buffer[],
  encoding: string | undefined,
  maxBytes: number,
): Promise<Unpacked> {
  const packed = Buffer.concat(pieces);
  const name = encoding?.trim().toLowerCase() ?? "";
  if (name === "" || name === "identity" || packed.byteLength === 0) return { state: "whole", bytes: packed };
  if (name !== "gzip" && name !== "x-gzip") return { state: "encoding" };
  try {
    const options = { chunkSize: unpackedAtOnce(packed, maxBytes), maxOutputLength: maxBytes };
    return { state: "whole", bytes: await gunzip(packed, options) };
  } catch (error) {
    const isTooLarge = systemCode(error) === "ERR_BUFFER_TOO_LARGE";
    return { state: isTooLarge ? "too_large" : "cut" };
  }
}

/** What the last four bytes of gzip say it unpacks to, and one more to see that it ends; a wrong word costs time alone. */
function unpackedAtOnce(packed: Buffer, maxBytes: number): number {
  const claimed = packed.byteLength < 4 ? 0 : packed.readUInt32LE(packed.byteLength - 4);
  return Math.max(leastAtOnce, Math.min(claimed + 1, maxBytes + 1, packed.byteLength * mostOfByte));
}
