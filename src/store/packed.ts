import { hash } from "node:crypto";
import { type BrotliOptions, brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import type * as v from "valibot";
import { fitting } from "../ground/parse.ts";
import { parsedJson } from "../json.ts";

/** Length of the hash before every packed value. */
const hashBytes = 20;

/**
 * Bytes as they are kept: their SHA-1, then the bytes, compressed.
 *
 * Of the compressors in Node 20, Brotli at level 4 made events two thirds as large as deflate did, and unpacked them faster;
 * level 5 took twice as long to gain half a percent.
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

/** The bytes that were packed; `null` if they are damaged. */
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

/** Chunk size for which the output is mostly one chunk; joining small ones took longer. What is not filled takes no memory. */
function chunkSizeOf(packedBytes: number): number {
  if (packedBytes < 1 << 12) return 1 << 14;
  return packedBytes < 1 << 16 ? 1 << 18 : 1 << 22;
}

/** The hash before a packed value, in hexadecimal; `null` if there is no value. */
export function hashIn(packed: Uint8Array | undefined): string | null {
  return packed === undefined ? null : Buffer.from(packed.subarray(0, hashBytes)).toString("hex");
}

/** Whether a packed value was made from these bytes. */
export function isPackOf(packed: Uint8Array | undefined, bytes: Uint8Array): boolean {
  return packed !== undefined && hash("sha1", bytes, "buffer").equals(packed.subarray(0, hashBytes));
}

/** A value as it is kept: packed JSON. */
export function packJson(value: unknown): Buffer {
  return pack(Buffer.from(JSON.stringify(value), "utf8"));
}

/**
 * Like `packJson`, for values that no effort makes much smaller: saved walks are mostly digests. One of 2 MB took 15 ms instead
 * of 190, and 3 % more room.
 */
export function packJsonQuickly(value: unknown): Buffer {
  return packedWith(Buffer.from(JSON.stringify(value), "utf8"), { [constants.BROTLI_PARAM_QUALITY]: 1 });
}

/** A value that `packJson` packed; `undefined` if it is damaged, missing, or not such a value. */
export function unpackJson(packed: Uint8Array | undefined): unknown {
  const bytes = unpack(packed);
  return bytes === null ? undefined : parsedJson(bytes.toString("utf8"));
}

/** A value that `packJson` packed, if it fits a schema; `null` if it does not, or is damaged. */
export function unpackAs<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  packed: Uint8Array | undefined,
): v.InferOutput<TSchema> | null {
  return fitting(schema, unpackJson(packed));
}

/** Most bytes of one unpacked value. None is larger, since groups of texts are cut before that. */
const mostBytes = 1 << 30;
