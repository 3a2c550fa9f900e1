import { hash } from "node:crypto";
import { type BrotliOptions, brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import type * as v from "valibot";
import { parsedJson } from "../json.ts";
import { fitting } from "../parse.ts";

/** Bytes of the hash in front of every packed value. */
const hashBytes = 20;

/**
 * Bytes as they are kept: their SHA-1, then themselves, compressed.
 *
 * Of the compressors of Node 20, Brotli at 4 made two thirds of what deflate did of events, and read them faster; at 5
 * it took twice as long for half a hundredth.
 */
export function pack(bytes: Uint8Array): Buffer {
  return packedWith(bytes, {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_LGWIN]: 22,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  });
}

function packedWith(bytes: Uint8Array, params: NonNullable<BrotliOptions["params"]>): Buffer {
  return Buffer.concat([hash("sha1", bytes, "buffer"), brotliCompressSync(bytes, { params })]);
}

/** What was packed; `null` where it is damaged. */
export function unpack(packed: Uint8Array | undefined): Buffer | null {
  if (packed === undefined || packed.byteLength < hashBytes) return null;
  try {
    const bytes = brotliDecompressSync(packed.subarray(hashBytes), {
      maxOutputLength: mostBytes,
      chunkSize: chunkSizeOf(packed.byteLength),
    });
    return isPackOf(packed, bytes) ? bytes : null;
  } catch {
    return null;
  }
}

/** One part mostly, of which what is not filled takes no memory: joining small ones took longer than making them. */
function chunkSizeOf(packedBytes: number): number {
  if (packedBytes < 1 << 12) return 1 << 14;
  return packedBytes < 1 << 16 ? 1 << 18 : 1 << 22;
}

/** The hash in front of a packed value, in hexadecimal; `null` where there is none. */
export function hashIn(packed: Uint8Array | undefined): string | null {
  return packed === undefined ? null : Buffer.from(packed.subarray(0, hashBytes)).toString("hex");
}

/** Whether a packed value was made of these bytes. */
export function isPackOf(packed: Uint8Array | undefined, bytes: Uint8Array): boolean {
  return packed !== undefined && hash("sha1", bytes, "buffer").equals(packed.subarray(0, hashBytes));
}

/** A value as it is kept: packed JSON. */
export function packJson(value: unknown): Buffer {
  return pack(Buffer.from(JSON.stringify(value), "utf8"));
}

/**
 * As `packJson`, for what no effort makes much smaller: saved walks are digests, mostly. One of 2 MB took 15 ms and not
 * 190, and 3 % more room.
 */
export function packJsonQuickly(value: unknown): Buffer {
  return packedWith(Buffer.from(JSON.stringify(value), "utf8"), { [constants.BROTLI_PARAM_QUALITY]: 1 });
}

/** A value that `packJson` packed; `undefined` where it is damaged, another value stands in its place, or none. */
export function unpackJson(packed: Uint8Array | undefined): unknown {
  const bytes = unpack(packed);
  return bytes === null ? undefined : parsedJson(bytes.toString("utf8"));
}

/** A value that `packJson` packed, where it fits a schema; `null` where it does not, or is damaged. */
export function unpackAs<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  packed: Uint8Array | undefined,
): v.InferOutput<TSchema> | null {
  return fitting(schema, unpackJson(packed));
}

/** No value is packed larger: a group of texts is cut before. */
const mostBytes = 1 << 30;
