import { promisify } from "node:util";
import { gunzip as gunzipCallback } from "node:zlib";
import { systemCode } from "../ground/system-code.ts";

const gunzip = promisify(gunzipCallback);

/** The bytes of a body after unpacking, or why there are none. */
export type Unpacked =
  | { readonly state: "whole"; readonly bytes: Buffer }
  | { readonly state: "too_large" | "cut" | "encoding" };

/** Least bytes unpacked at a time: each piece goes to another thread and back, and is copied at the end. */
const leastAtOnce = 16 * 1024;

/** At most this many bytes come from one packed byte. */
const mostOfByte = 1032;

/**
 * Unpacks a body by its `Content-Encoding`: none or gzip, once. A packed kilobyte can hold a megabyte, so the unpacked bytes
 * are limited.
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

/** The length that the last four bytes of gzip give, and one more byte to see that it ends; a wrong length only costs time. */
function unpackedAtOnce(packed: Buffer, maxBytes: number): number {
  const claimed = packed.byteLength < 4 ? 0 : packed.readUInt32LE(packed.byteLength - 4);
  return Math.max(leastAtOnce, Math.min(claimed + 1, maxBytes + 1, packed.byteLength * mostOfByte));
}
