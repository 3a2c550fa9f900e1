/** A stream, and what it failed with: whoever unpacks it may take that for its end. */
interface Noted {
  readonly chunks: AsyncIterable<Uint8Array>;
  /** `undefined` while it has not failed. */
  failure(): unknown;
}

/** Notes what a stream fails with. */
export function noted(chunks: AsyncIterable<Uint8Array>): Noted {
  let failure: unknown;
  async function* all(): AsyncGenerator<Uint8Array, void, void> {
    try {
      yield* chunks;
    } catch (cause) {
      failure = cause;
      throw cause;
    }
  }
  return { chunks: all(), failure: () => failure };
}
