import type { FileHandle } from "node:fs/promises";

/** Bytes read from a file at a time. */
export const chunkBytes = 1024 * 1024;

/** The bytes of an open file from its beginning; the next chunk is read while one is consumed. */
export async function* chunksOf(handle: FileHandle): AsyncGenerator<Uint8Array, void, void> {
  let position = 0;
  let coming = readAt(handle, position);
  try {
    for (;;) {
      const chunk = await coming;
      if (chunk.length === 0) return;
      position += chunk.length;
      coming = readAt(handle, position);
      yield chunk;
    }
  } finally {
    // The file must not be closed under a read.
    await coming.catch(() => undefined);
  }
}

async function readAt(handle: FileHandle, position: number): Promise<Uint8Array> {
  const chunk = Buffer.allocUnsafeSlow(chunkBytes);
  const { bytesRead } = await handle.read(chunk, 0, chunkBytes, position);
  return chunk.subarray(0, bytesRead);
}

/** The first bytes of a stream, fewer where it is shorter, and all of it. */
export async function peek(
  chunks: AsyncIterable<Uint8Array>,
  bytes: number,
): Promise<{ readonly head: Uint8Array; readonly all: AsyncIterable<Uint8Array> }> {
  const source = chunks[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < bytes) {
    const { done, value } = await source.next();
    if (done === true) break;
    head = Buffer.concat([head, value]);
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
      await source.return?.();
    }
  }
  return { all: all(), head };
}
