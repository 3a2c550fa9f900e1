import { HistoryError, hasCode } from "./errors.ts";

/**
 * Stops a reader who went away.
 *
 * @throws HistoryError `CANCELLED` when the signal is aborted.
 */
export function throwIfCancelled(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw cancelled(signal);
}

/** The error of a reader who went away. */
export function cancelled(signal: AbortSignal): HistoryError {
  return new HistoryError("CANCELLED", "the reading was cancelled", {}, { cause: signal.reason });
}

/**
 * Waits for a promise until the reader goes away. The work behind it goes on, for others may wait for it.
 *
 * @throws HistoryError `CANCELLED` when the signal is aborted.
 */
export function orCancelled<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return promise;
  return new Promise((resolve, reject) => {
    const leave = () => reject(cancelled(signal));
    signal.addEventListener("abort", leave);
    if (signal.aborted) leave();
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
  });
}

/** Whether what several wait for failed only because whoever began it went away, and this reader did not. */
export function isLeftByAnother(failure: unknown, signal: AbortSignal | undefined): boolean {
  return hasCode(failure, "CANCELLED") && signal?.aborted !== true;
}
