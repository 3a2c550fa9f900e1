/** A stream, and the error it failed with, which an unpacking consumer may take for the end of the stream. */
interface Noted {
  readonly chunks: AsyncIterable<Uint8Array>;
  /** The error; `undefined` while there is none. */
  failure(): unknown;
}

/** Passes on a stream, and notes the error it fails with. */
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
