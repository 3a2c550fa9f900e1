import { promisify } from "node:util";
import { gunzip as gunzipCallback } from "node:zlib";

const gunzip = promisify(gunzipCallback);

/** A body's own bytes, or why there are none. */
export type Unpacked =
  | { readonly state: "whole"; readonly bytes: Buffer }
  | { readonly state: "too_large" | "cut" | "encoding" };

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
    return { state: "whole", bytes: await gunzip(packed, { maxOutputLength: maxBytes }) };
  } catch (error) {
    const isTooLarge = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    return { state: isTooLarge ? "too_large" : "cut" };
  }
}
