/** Time, handed in by the caller, so that tests never wait. */
export interface Clock {
  /** Milliseconds since some moment; only goes forward. */
  monotonicMs(): number;
  /** Milliseconds since 1970 by this machine's clock: only for dates that others write or read. */
  unixMs(): number;
  /** Resolves after this many milliseconds, or as soon as the signal is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Calls back once after this many milliseconds; the function returned cancels that. */
  timer(ms: number, call: () => void): () => void;
}
