/** Memory for many texts of a page. */
export interface Slabs {
  /** Bytes that nobody else has, not initialised. */
  take(bytes: number): Buffer;
}

/** Twice as much is held longer by its last text, and outlives a collection or two: 10 MiB more at the peak. */
const slabBytes = 512 * 1024;
/** Larger ones get memory of their own: they would waste too much of a slab, and hold on to it alone. */
const mostShared = slabBytes / 2;

/**
 * Cuts buffers out of larger ones: of 15,000 texts of 67 kB each, an allocation a text took 4 % of the time of an
 * analysis, and 30 MiB, in waiting for the collector to give it back.
 */
export function createSlabs(): Slabs {
  let slab = Buffer.alloc(0);
  let used = 0;
  return {
    take(bytes) {
      if (bytes > mostShared) return Buffer.allocUnsafeSlow(bytes);
      if (slab.length - used < bytes) {
        slab = Buffer.allocUnsafeSlow(slabBytes);
        used = 0;
      }
      const taken = slab.subarray(used, used + bytes);
      // Texts are compared by the word.
      used += Math.ceil(bytes / 8) * 8;
      return taken;
    },
  };
}
