import { readSync } from "node:fs";
import type { FileHandle } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";

/** Bytes read from a file at a time: they fit into a processor's cache, together with what is made from them. */
export const chunkBytes = 256 * 1024;

/** Bytes after which the event loop gets a turn, for signals, timers and the answers that others wait for. */
export const turnBytes = 16 * chunkBytes;

/**
 * The bytes of an open file from its beginning.
 *
 * They are read synchronously, not in another thread: that takes a few microseconds from the system's memory, and leaves the
 * bytes in this processor's cache. Each chunk overwrites the one before.
 * @param onTaken - Told for each chunk how many bytes were taken so far.
 */
export async function* chunksOf(
  handle: FileHandle,
  onTaken?: (bytes: number) => void,
): AsyncGenerator<Uint8Array, void, void> {
  const room = Buffer.allocUnsafeSlow(chunkBytes);
  let position = 0;
  let turnAt = turnBytes;
  for (;;) {
    const length = readSync(handle.fd, room, 0, chunkBytes, position);
    if (length === 0) return;
    position += length;
    onTaken?.(position);
    yield room.subarray(0, length);
    if (position < turnAt) continue;
    turnAt = position + turnBytes;
    await setImmediate();
  }
}

/** A stream whose beginning is known. */
export interface Peeked {
  /** Its first bytes; fewer if it is shorter. */
  readonly head: Buffer;
  /** All of it. */
  readonly all: AsyncIterable<Uint8Array>;
  /** Closes the stream; not needed by a caller that reads `all`. */
  close(): Promise<void>;
}

/** The first bytes of a stream, and all of it. */
export async function peek(chunks: AsyncIterable<Uint8Array>, bytes: number): Promise<Peeked> {
  const source = chunks[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < bytes) {
    const { done, value } = await source.next();
    if (done === true) break;
    head = Buffer.concat([head, value]);
  }
  async function close(): Promise<void> {
    await source.return?.();
  }
  async function* all(): AsyncGenerator<Uint8Array, void, void> {
    try {
      yield head;
      for (;;) {
        const { done, value } = await source.next();
        if (done === true) return;
        yield value;
      }
    } finally {
      await close();
    }
  }
  return { all: all(), close, head };
}
