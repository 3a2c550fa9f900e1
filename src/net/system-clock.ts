import type { Clock } from "./clock.ts";

/**
 * The machine's own clock, for callers to hand in.
 *
 * The only place below the command line that touches real time: kept here so that library users need not write it,
 * and handed in by the command line and by library users; no engine code imports it.
 */
export const systemClock: Clock = {
  // What `performance` is loaded from takes longer than all it would measure of a short run.
  monotonicMs: () => Number(process.hrtime.bigint()) / 1e6,
  unixMs: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted === true) return resolve();
      const done = () => {
        clearTimeout(timeout);
        signal?.removeEventListener("abort", done);
        resolve();
      };
      const timeout = setTimeout(done, ms);
      signal?.addEventListener("abort", done);
    }),
  timer: (ms, call) => {
    const timeout = setTimeout(call, ms);
    return () => clearTimeout(timeout);
  },
};
