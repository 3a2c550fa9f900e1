import { HistoryError } from "./errors.ts";

/** @throws HistoryError `CANCELLED` when the signal is aborted. */
export function throwIfCancelled(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw cancelled(signal);
}

/** The error of a reader who went away. */
export function cancelled(signal: AbortSignal): HistoryError {
  return new HistoryError("CANCELLED", "the reading was cancelled", {}, { cause: signal.reason });
}
