import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { systemClock } from "../net/system-clock.ts";
import type { Host } from "./host.ts";
import { version } from "./version.ts";

/**
 * The host of a real process: its streams, clock and signals.
 *
 * A reader that goes away (`stemma … | head`) ends the run quietly; SIGINT and SIGTERM end it after the line at hand.
 */
export function processHost(): Host {
  const interrupt = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      interrupt.abort();
      // An open input would keep the process alive.
      process.stdin.destroy();
    });
  }
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    process.exit(error.code === "EPIPE" ? 0 : 1);
  });
  let isProgressShown = false;
  return {
    env: process.env,
    version,
    async writeOut(text) {
      if (!process.stdout.write(text)) await once(process.stdout, "drain");
    },
    isTerminal: process.stdout.isTTY === true,
    writeError(line) {
      process.stderr.write(`${isProgressShown ? "\r\x1b[K" : ""}${line}\n`);
      isProgressShown = false;
    },
    progress: process.stderr.isTTY
      ? (line) => {
          process.stderr.write(`\r\x1b[K${line}`);
          isProgressShown = true;
        }
      : null,
    now: systemClock.monotonicMs,
    sleep: (ms, signal) => setTimeout(ms, undefined, signal === undefined ? {} : { signal }),
    // Opened by those who read it.
    stdin: { [Symbol.asyncIterator]: () => process.stdin[Symbol.asyncIterator]() },
    signal: interrupt.signal,
  };
}
