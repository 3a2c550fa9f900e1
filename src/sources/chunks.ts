import { readSync } from "node:fs";
import type { FileHandle } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";

/** Bytes read from a file at a time: they fit into a processor's cache beside what is made of them. */
export const chunkBytes = 256 * 1024;

/** Bytes behind which the event loop gets a turn: for a signal, a timer, another's answer. */
export const turnBytes = 16 * chunkBytes;

/**
 * The bytes of an open file from its beginning.
 *
 * They are read where they are used, without a thread between: a handful of microseconds out of the system's memory,
 * and the bytes are in this processor's cache. Each chunk overwrites the one before.
 */
export async function* chunksOf(handle: FileHandle): AsyncGenerator<Uint8Array, void, void> {
  const room = Buffer.allocUnsafeSlow(chunkBytes);
  let position = 0;
  let turnAt = turnBytes;
  for (;;) {
    const length = readSync(handle.fd, room, 0, chunkBytes, position);
    if (length === 0) return;
    position += length;
    yield room.subarray(0, length);
    if (position < turnAt) continue;
    turnAt = position + turnBytes;
    await setImmediate();
  }
}

/** A stream whose beginning is known. */
export interface Peeked {
  /** Its first bytes, fewer where it is shorter. */
  readonly head: Uint8Array;
  /** All of it. */
  readonly all: AsyncIterable<Uint8Array>;
  /** Lets go of the stream; whoever reads `all` need not say so. */
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
