import { setImmediate } from "node:timers/promises";
import { throwIfCancelled } from "./cancelled.ts";

/**
 * Gives the event loop a turn, in which signals and requests are heard: work that waits for nothing gives none.
 *
 * @throws HistoryError `CANCELLED` when the signal is aborted.
 */
export async function turn(signal: AbortSignal | undefined): Promise<void> {
  await setImmediate();
  throwIfCancelled(signal);
}
