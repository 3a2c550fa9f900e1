import type { HistoryError } from "../errors.ts";
import { throwIfCancelled } from "../ground/cancelled.ts";
import type { Clock } from "./clock.ts";

/** The outcome of a try: a result, or a reason to try again and what to throw when there is no time left for that. */
export type Try<T> =
  | { readonly done: T }
  | {
      /** Least time to wait as demanded by the other side; `null` where it says nothing. */
      readonly waitMs: number | null;
      readonly failure: HistoryError;
    };

/** How long to keep trying with somebody who gives nothing, for one request or several that stand for one. */
export interface Patience {
  /** The time left, in milliseconds; 0 when it is over. */
  leftMs(): number;
  /** Starts anew, because something was given. */
  renew(): void;
}

/** Starts being patient for `mostMs`. */
export function createPatience(mostMs: number, clock: Clock): Patience {
  const begun = () => clock.monotonicMs() + mostMs;
  let until = begun();
  return {
    leftMs: () => Math.max(0, until - clock.monotonicMs()),
    renew() {
      until = begun();
    },
  };
}

const firstWaitMs = 1_000;
const longestWaitMs = 60_000;

/** What somebody who waits is told, and tells. */
export interface Waiting {
  /** Called before each wait. */
  readonly onWait?: ((waitMs: number, failure: HistoryError) => void) | undefined;
  /** When aborted, nobody waits any longer. What needs no wait goes on. */
  readonly stop?: AbortSignal | undefined;
}

/**
 * Tries until it works, waiting 1, 2, 4, … 60 s, never less than demanded, and never beyond the patience.
 *
 * @throws HistoryError the last failure when the next wait would exceed `patienceMs`; `CANCELLED`.
 */
export async function withPatience<T>(
  attempt: (tries: number) => Promise<Try<T>>,
  patienceMs: number,
  clock: Clock,
  signal: AbortSignal | undefined,
  { onWait, stop }: Waiting = {},
): Promise<T> {
  const until = clock.monotonicMs() + patienceMs;
  for (let tries = 0; ; tries++) {
    const outcome = await attempt(tries);
    if ("done" in outcome) return outcome.done;
    const waitMs = Math.max(outcome.waitMs ?? 0, Math.min(longestWaitMs, firstWaitMs * 2 ** tries));
    if (clock.monotonicMs() + waitMs > until) throw outcome.failure;
    onWait?.(waitMs, outcome.failure);
    const ends = [signal, stop].flatMap((end) => end ?? []);
    await clock.sleep(waitMs, ends.length > 1 ? AbortSignal.any(ends) : ends[0]);
    for (const end of ends) throwIfCancelled(end);
  }
}
