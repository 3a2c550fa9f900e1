import type { Clock } from "./clock.ts";

/**
 * The machine's own clock, to be passed in by callers.
 *
 * This is the only place below the command line that reads real time. It is kept here so that library users need not write
 * it, and they and the command line pass it in; no engine code imports it.
 */
export const systemClock: Clock = {
  // Loading the module of `performance` takes longer than everything it would measure in a short run.
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
