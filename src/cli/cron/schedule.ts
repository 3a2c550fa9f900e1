import { hasCode } from "../../errors.ts";
import { isReaderGone } from "../files/standard-output.ts";
import type { Host } from "../host.ts";
import { outcomeOf } from "../words/outcome.ts";

const mostSleepMs = 2 ** 31 - 1;

/**
 * Makes passes at regular times until the run is told to end, which is no failure.
 *
 * The first pass shows whether the list and the settings are right; if a later one fails, that is reported and ends nothing.
 */
export async function passAgain(pass: () => Promise<void>, everyMs: number, host: Host): Promise<void> {
  const firstMs = host.clock.monotonicMs();
  for (let passes = 0; ; passes++) {
    try {
      await pass();
    } catch (failure) {
      if (isReaderGone(host.signal.reason)) throw failure;
      if (host.signal.aborted) return;
      if (passes === 0 && !hasCode(failure, "PAGES_FAILED")) throw failure;
      host.writeError(outcomeOf(failure).message);
    }
    const nextMs = nextPassMs(firstMs, host.clock.monotonicMs(), everyMs, Math.random());
    // A timer can last 24 days at most.
    for (
      let leftMs = nextMs - host.clock.monotonicMs();
      leftMs > 0 && !host.signal.aborted;
      leftMs -= mostSleepMs
    ) {
      await host.clock.sleep(Math.min(leftMs, mostSleepMs), host.signal);
    }
    if (host.signal.aborted) return;
  }
}

/** Share of the interval by which a pass may begin late, so that many machines do not ask a wiki at the same moment. */
const jitter = 0.1;

/**
 * The time of the next regular pass: one interval after the last one was due, or, if that has passed, the first such time
 * after now. Missed passes are not made up for.
 *
 * @param random - From 0 up to, but not including, 1.
 */
export function nextPassMs(firstMs: number, nowMs: number, everyMs: number, random: number): number {
  const passed = Math.floor((nowMs - firstMs) / everyMs) + 1;
  return firstMs + passed * everyMs + random * jitter * everyMs;
}
