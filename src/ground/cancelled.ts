import { HistoryError, hasCode } from "../errors.ts";

/**
 * Throws when the reader has cancelled.
 *
 * @throws HistoryError `CANCELLED` when the signal is aborted.
 */
export function throwIfCancelled(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw cancelled(signal);
}

/** The error of a reading that was cancelled. */
export function cancelled(signal: AbortSignal): HistoryError {
  return new HistoryError("CANCELLED", "the reading was cancelled", {}, { cause: signal.reason });
}

/**
 * Waits for a promise until the reader cancels. The work behind the promise goes on for others who wait for it.
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

/** Whether shared work failed only because the reader who began it cancelled, while this reader has not. */
export function isLeftByAnother(failure: unknown, signal: AbortSignal | undefined): boolean {
  return hasCode(failure, "CANCELLED") && signal?.aborted !== true;
}
