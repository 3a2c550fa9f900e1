import { setTimeout } from "node:timers/promises";
import { HistoryError } from "../errors.ts";
import { systemClock } from "../net/system-clock.ts";
import { standardOutput } from "./files/standard-output.ts";
import type { Host } from "./host.ts";
import { version } from "./version.ts";
import { displayed } from "./words/displayed.ts";

/**
 * The host of a real process: its streams, clock and signals.
 *
 * SIGINT, SIGTERM, SIGHUP and a standard output that takes no more end the run by its signal, so that it puts away what
 * it has laid aside.
 */
export function processHost(): Host {
  const interrupt = new AbortController();
  // An open input would keep the process alive.
  interrupt.signal.addEventListener("abort", () => process.stdin.destroy());
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => interrupt.abort());
  process.once("SIGHUP", () => {
    interrupt.abort(
      new HistoryError("CANCELLED", "interrupted: the terminal was closed", { signal: "SIGHUP" }),
    );
  });
  const writeOut = standardOutput((failure) => interrupt.abort(failure));
  // What is for people has nowhere else to go, and no event is lost for it.
  process.stderr.on("error", () => undefined);
  let isProgressShown = false;
  return {
    env: process.env,
    version,
    writeOut,
    isTerminal: process.stdout.isTTY === true,
    writeError(line) {
      // Names of files and words of strangers stand in many lines; a trace has several.
      const shown = line.split("\n").map(displayed).join("\n");
      process.stderr.write(`${isProgressShown ? "\r\x1b[K" : ""}${shown}\n`);
      isProgressShown = false;
    },
    progress: process.stderr.isTTY
      ? (line) => {
          process.stderr.write(`\r\x1b[K${displayed(line)}`);
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
