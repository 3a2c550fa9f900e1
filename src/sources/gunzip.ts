import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { HistoryError } from "../errors.ts";
import { systemCode } from "../ground/system-code.ts";
import { noted } from "./noted.ts";

/** Bytes unpacked at a time. */
const unpackedBytes = 1024 * 1024;

/**
 * The unpacked bytes of a gzip stream, of all its members.
 *
 * @param onTaken - Told for each chunk how many packed bytes it took so far; more than these have been read.
 * @throws HistoryError `INPUT_TRUNCATED` when the stream is cut off, `INPUT_MALFORMED` when it is broken; whatever `packed`
 * throws.
 */
export async function* gunzip(
  packed: AsyncIterable<Uint8Array>,
  input: string,
  onTaken?: (bytes: number) => void,
): AsyncGenerator<Uint8Array, void, void> {
  const unzip = createGunzip({ chunkSize: unpackedBytes });
  const { chunks, failure } = noted(packed);
  const source = Readable.from(copiesOf(chunks), { objectMode: false });
  // An error of either stream surfaces where the output is read.
  pipeline(source, unzip, () => undefined);
  try {
    for await (const chunk of unzip) {
      onTaken?.(unzip.bytesWritten);
      yield chunk;
    }
  } catch (cause) {
    // An error of the source is not an error of the packing.
    if (failure() !== undefined) throw failure();
    if (systemCode(cause) === "Z_BUF_ERROR") {
      throw new HistoryError(
        "INPUT_TRUNCATED",
        `${input}: is cut off; fetch the file again`,
        { input },
        { cause },
      );
    }
    throw new HistoryError(
      "INPUT_MALFORMED",
      `${input}: is damaged gzip; fetch the file again`,
      { input },
      { cause },
    );
  } finally {
    unzip.destroy();
    source.destroy();
  }
}

/** Copies of the chunks: streams read ahead, and the next read would overwrite a chunk that is still in use. */
async function* copiesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, void> {
  for await (const chunk of chunks) yield Buffer.from(chunk);
}
