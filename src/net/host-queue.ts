import { orCancelled, throwIfCancelled } from "../ground/cancelled.ts";
import type { Clock } from "./clock.ts";

interface Queue {
  tail: Promise<void>;
  /** When the last request ended. */
  endedMs: number;
}

/** One queue for each host, shared by everything in the process: a host sees one client, however many readers are at work. */
const queues = new Map<string, Queue>();

/**
 * Runs a request when those before it to the same host have ended, and the gap after the last one has passed.
 *
 * @throws HistoryError `CANCELLED` when the signal is aborted before its turn.
 */
export async function inTurn<T>(
  host: string,
  gapMs: number,
  clock: Clock,
  signal: AbortSignal | undefined,
  run: () => Promise<T>,
): Promise<T> {
  const queue = queues.get(host) ?? { tail: Promise.resolve(), endedMs: Number.NEGATIVE_INFINITY };
  queues.set(host, queue);
  const before = queue.tail;
  let leave = () => {};
  const own = new Promise<void>((resolve) => {
    leave = resolve;
  });
  // One that leaves early does not let others pass those before it.
  queue.tail = before.then(() => own);
  try {
    await orCancelled(before, signal);
    const restMs = Math.min(gapMs, queue.endedMs + gapMs - clock.monotonicMs());
    if (restMs > 0) await clock.sleep(restMs, signal);
    throwIfCancelled(signal);
  } catch (failure) {
    leave();
    throw failure;
  }
  try {
    return await run();
  } finally {
    queue.endedMs = clock.monotonicMs();
    leave();
  }
}
