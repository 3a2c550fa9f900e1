import { type FileHandle, open, stat } from "node:fs/promises";
import { resolve } from "node:path";
import * as v from "valibot";
import { HistoryError } from "../errors.ts";
import { signal as signalSchema } from "../ground/argument.ts";
import { throwIfCancelled } from "../ground/cancelled.ts";
import { cannotRead } from "../ground/cannot-read.ts";
import { parse } from "../ground/parse.ts";
import { shownName } from "../ground/quoted.ts";
import { systemCode } from "../ground/system-code.ts";
import { chunkBytes, chunksOf, peek } from "./chunks.ts";
import { gunzip } from "./gunzip.ts";
import { openPipe } from "./open-pipe.ts";
import { type Packing, packingBytes, packingOf } from "./packing.ts";
import { tools, unpackWith } from "./unpack-tool.ts";

/** An input to read, plain or packed. */
export interface Input {
  /** Its name in messages. */
  readonly name: string;
  /** Whether `read` may be called again. */
  readonly isRepeatable: boolean;
  /**
   * The unpacked bytes from the beginning. A chunk is valid until the next one is requested.
   *
   * @throws HistoryError `INPUT_NOT_FOUND`; `INPUT_TRUNCATED` and `INPUT_MALFORMED` when the packed data is cut off or broken;
   * `TOOL_MISSING` when the program that unpacks it is missing.
   */
  read(): AsyncIterable<Uint8Array>;
  /**
   * How much of a file the latest `read` has taken, from 0 to 1; `null` if nothing yet, or if another program reads it. Streams
   * do not have it.
   */
  readonly share?: (() => number | null) | undefined;
}

/**
 * Opens an input by its path; `-` is `stdin`, if that is given.
 *
 * Its first bytes show how it is packed (gzip, bzip2, xz, zstd, 7z). gzip is unpacked here, the others by the system's
 * programs.
 * @param signal - Ends the reading, and the waiting for the writer of a named pipe, with `CANCELLED`.
 * @throws HistoryError `INPUT_NOT_FOUND` when the path cannot be read, `INVALID_INPUT` when it is not a path.
 */
export async function openInput(
  path: string,
  stdin?: AsyncIterable<Uint8Array>,
  signal?: AbortSignal,
): Promise<Input> {
  parse(pathShape, path, "path");
  parse(stdinShape, stdin, "stdin");
  parse(signalSchema, signal, "signal");
  if (path === "-" && stdin !== undefined) {
    return input("stdin", false, () => unpackStream(stdin, "stdin"), signal);
  }
  const status = await stat(path).catch((cause: unknown) => fail(path, cause));
  if (status.isDirectory()) {
    throw new HistoryError("INPUT_NOT_FOUND", `${shownName(path)}: is a folder; name a file in it`, { path });
  }
  // Opening a pipe only to look at it would use up its writer.
  if (status.isFIFO()) return input(path, false, () => readPipe(path, signal), signal);
  if (!status.isFile()) return input(path, false, () => readDevice(path), signal);
  await (await openFile(path)).close();
  let taken: number | null = null;
  const read = () =>
    unpackFile(path, (bytes) => {
      taken = bytes;
    });
  return {
    ...input(path, true, read, signal),
    // A file that is still being written grows beyond its size.
    share: () => (taken === null ? null : Math.min(1, taken / status.size)),
  };
}

const stdinShape = v.optional(
  v.custom<AsyncIterable<Uint8Array>>(
    (value) => Symbol.asyncIterator in Object(value),
    "must be a stream of bytes, such as process.stdin",
  ),
);
const pathShape = v.string("must be a string; of an address of a file give what fileURLToPath returns");

function input(
  name: string,
  isRepeatable: boolean,
  read: () => AsyncIterable<Uint8Array>,
  signal: AbortSignal | undefined,
): Input {
  return { isRepeatable, name, read: () => told(name, read(), signal) };
}

function openFile(path: string): Promise<FileHandle> {
  return open(path, "r").catch((cause: unknown) => fail(path, cause));
}

function fail(path: string, cause: unknown): never {
  throw notRead(path, cause);
}

function notRead(path: string, cause: unknown): HistoryError {
  const reason = systemCode(cause) ?? "unknown";
  const isAddress = reason === "ENOENT" && /^https?:\/\//.test(path);
  const fix = isAddress ? "; a wiki is named with --api" : "";
  return new HistoryError(
    "INPUT_NOT_FOUND",
    `${shownName(path)}: ${cannotRead(cause)}${fix}`,
    { path, reason },
    { cause },
  );
}

/** The chunks, with errors of the system that name the file they come from. */
async function* told(
  name: string,
  chunks: AsyncIterable<Uint8Array>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Uint8Array, void, void> {
  try {
    for await (const chunk of chunks) {
      throwIfCancelled(signal);
      yield chunk;
    }
  } catch (cause) {
    throw cause instanceof Error && "syscall" in cause ? notRead(name, cause) : cause;
  }
}

async function* unpackFile(
  path: string,
  onTaken: (bytes: number) => void,
): AsyncGenerator<Uint8Array, void, void> {
  const handle = await openFile(path);
  try {
    const head = Buffer.alloc(packingBytes);
    await handle.read(head, 0, packingBytes, 0);
    const packing = packingOf(head);
    if (packing === "plain") yield* chunksOf(handle, onTaken);
    else if (packing === "gzip") yield* gunzip(chunksOf(handle), path, onTaken);
    else if (packing === "7z") yield* unpackWith(tools["7z"], { kind: "path", path: resolve(path) }, path);
    else yield* unpackWith(tools[packing], { descriptor: handle.fd, kind: "file" }, path);
  } finally {
    await handle.close();
  }
}

async function* readPipe(path: string, signal?: AbortSignal): AsyncGenerator<Uint8Array, void, void> {
  const pipe = await openPipe(path, "r", signal).catch((cause: unknown) => {
    throw cause instanceof HistoryError ? cause : notRead(path, cause);
  });
  try {
    yield* unpackStream(pipe, path);
  } finally {
    pipe.destroy();
  }
}

async function* readDevice(path: string): AsyncGenerator<Uint8Array, void, void> {
  const handle = await openFile(path);
  try {
    yield* unpackStream(handle.createReadStream({ autoClose: false, highWaterMark: chunkBytes }), path);
  } finally {
    await handle.close();
  }
}

async function* unpackStream(
  chunks: AsyncIterable<Uint8Array>,
  name: string,
): AsyncGenerator<Uint8Array, void, void> {
  const { head, all } = await peek(chunks, packingBytes);
  const packing: Packing = packingOf(head);
  if (packing === "plain") yield* all;
  else if (packing === "gzip") yield* gunzip(all, name);
  else if (packing === "7z") {
    throw new HistoryError("INPUT_MALFORMED", `${name}: 7z cannot be unpacked from a stream; name the file`);
  } else yield* unpackWith(tools[packing], { chunks: all, kind: "stream" }, name);
}
