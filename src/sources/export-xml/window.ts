import type { Fail } from "./fail.ts";

/** The part of a stream that is held in memory: it slides on, and grows to what has to be in it at once. */
export interface Window {
  /** What is held now. The next `slide` overwrites it. */
  readonly bytes: Buffer;
  /**
   * Drops what is before an offset, and adds the next chunk after the rest; `false` at the end.
   *
   * @param from - This offset becomes 0.
   */
  slide(from: number): Promise<boolean>;
  /** Closes the source. */
  close(): Promise<void>;
}

/** Most bytes held. Wikis refuse texts over 2 MiB unless configured otherwise. */
const maxHeldBytes = 64 * 1024 * 1024;
const firstBytes = 2 * 1024 * 1024;

/** A window at the beginning of a stream, with nothing in it. */
export function createWindow(chunks: AsyncIterable<Uint8Array>, fail: Fail): Window {
  const source = chunks[Symbol.asyncIterator]();
  let room = Buffer.allocUnsafeSlow(firstBytes);
  let bytes = room.subarray(0, 0);
  return {
    get bytes() {
      return bytes;
    },
    close: async () => {
      await source.return?.();
    },
    slide: async (from) => {
      const { done, value } = await source.next();
      if (done === true) return false;
      const kept = bytes.length - from;
      if (kept > maxHeldBytes) {
        throw fail("TOO_LARGE", `a revision must be at most ${maxHeldBytes} bytes`);
      }
      const needed = kept + value.length;
      const next = needed > room.length ? Buffer.allocUnsafeSlow(2 * needed) : room;
      bytes.copy(next, 0, from);
      next.set(value, kept);
      room = next;
      bytes = room.subarray(0, needed);
      return true;
    },
  };
}
