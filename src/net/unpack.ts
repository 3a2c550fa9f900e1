import { promisify } from "node:util";
import { gunzip as gunzipCallback } from "node:zlib";
import { systemCode } from "../system-code.ts";

const gunzip = promisify(gunzipCallback);

/** A body's own bytes, or why there are none. */
export type Unpacked =
  | { readonly state: "whole"; readonly bytes: Buffer }
  | { readonly state: "too_large" | "cut" | "encoding" };

/** Bytes unpacked at a time. Each piece is a way to another thread and back: by 16 KiB, 5 MB take three times as long. */
const [leastAtOnce, mostAtOnce] = [16 * 1024, 1024 * 1024];

/**
 * Unpacks a body by its `Content-Encoding`: nothing or gzip, once. A packed kilobyte can hold a megabyte, so the
 * unpacked bytes are limited.
 */
export async function unpack(
  packed: Buffer,
  encoding: string | undefined,
  maxBytes: number,
): Promise<Unpacked> {
  const name = encoding?.trim().toLowerCase() ?? "";
  if (name === "" || name === "identity" || packed.byteLength === 0) return { state: "whole", bytes: packed };
  if (name !== "gzip" && name !== "x-gzip") return { state: "encoding" };
  try {
    const options = { chunkSize: unpackedAtOnce(packed), maxOutputLength: maxBytes };
    return { state: "whole", bytes: await gunzip(packed, options) };
  } catch (error) {
    const isTooLarge = systemCode(error) === "ERR_BUFFER_TOO_LARGE";
    return { state: isTooLarge ? "too_large" : "cut" };
  }
}

/** What the last four bytes of gzip say it unpacks to, and one more to see that it ends; a wrong word costs time alone. */
function unpackedAtOnce(packed: Buffer): number {
  const claimed = packed.byteLength < 4 ? 0 : packed.readUInt32LE(packed.byteLength - 4);
  return Math.min(mostAtOnce, Math.max(leastAtOnce, claimed + 1));
}
