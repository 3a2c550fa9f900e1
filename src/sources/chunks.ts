import type { FileHandle } from "node:fs/promises";

/** Bytes read from a file at a time: they fit into a processor's cache beside what is made of them. */
export const chunkBytes = 256 * 1024;

/**
 * The bytes of an open file from its beginning; the next chunk is read while one is consumed.
 *
 * Two buffers take turns, so a chunk is overwritten behind the next: new memory for each took a tenth of the time of a
 * long history.
 */
export async function* chunksOf(handle: FileHandle): AsyncGenerator<Uint8Array, void, void> {
  let [room, otherRoom] = [Buffer.allocUnsafeSlow(chunkBytes), Buffer.allocUnsafeSlow(chunkBytes)];
  let position = 0;
  let coming = readAt(handle, room, position);
  try {
    for (;;) {
      const chunk = await coming;
      if (chunk.length === 0) return;
      position += chunk.length;
      [room, otherRoom] = [otherRoom, room];
      coming = readAt(handle, room, position);
      yield chunk;
    }
  } finally {
    // The file must not be closed under a read.
    await coming.catch(() => undefined);
  }
}

async function readAt(handle: FileHandle, room: Buffer, position: number): Promise<Uint8Array> {
  const { bytesRead } = await handle.read(room, 0, room.length, position);
  return room.subarray(0, bytesRead);
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
