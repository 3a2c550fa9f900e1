import { HistoryError } from "../errors.ts";
import { systemClock } from "../net/system-clock.ts";
import { cut } from "../text/cut.ts";
import { standardOutput } from "./files/standard-output.ts";
import type { Host } from "./host.ts";
import { version } from "./version.ts";
import { displayed } from "./words/displayed.ts";

/**
 * The host of a real process: its streams, clock and signals.
 *
 * SIGINT, SIGTERM, Windows' SIGBREAK, SIGHUP and a standard output that accepts no more end the run through its signal, so
 * that it cleans up its temporary files.
 */
export function processHost(): Host {
  const interrupt = new AbortController();
  // An open input would keep the process alive.
  interrupt.signal.addEventListener("abort", () => process.stdin.destroy());
  for (const signal of ["SIGINT", "SIGTERM", "SIGBREAK"] as const)
    process.once(signal, () => interrupt.abort());
  process.once("SIGHUP", () => {
    interrupt.abort(
      new HistoryError("CANCELLED", "interrupted: the terminal was closed", { signal: "SIGHUP" }),
    );
  });
  const standardOut = standardOutput((failure) => interrupt.abort(failure));
  // Messages for people have nowhere else to go, and no event is lost with them.
  process.stderr.on("error", () => undefined);
  let isProgressShown = false;
  /** What erases the progress shown, if there is any. */
  const erasure = () => {
    const erase = isProgressShown ? "\r\x1b[K" : "";
    isProgressShown = false;
    return erase;
  };
  return {
    env: process.env,
    version,
    writeOut(chunk) {
      // On a terminal both streams are the same.
      if (isProgressShown && process.stdout.isTTY) process.stderr.write(erasure());
      return standardOut(chunk);
    },
    isTerminal: process.stdout.isTTY === true,
    writeError(line) {
      // Many lines contain names of files and words of strangers; a trace has several lines.
      const shown = line.split("\n").map(displayed).join("\n");
      process.stderr.write(`${erasure()}${shown}\n`);
    },
    progress: process.stderr.isTTY
      ? (line) => {
          // A line that wraps could not be erased.
          process.stderr.write(`\r\x1b[K${cut(displayed(line), (process.stderr.columns || 80) - 2)}`);
          isProgressShown = true;
        }
      : null,
    clock: systemClock,
    // Opened only when it is read.
    stdin: { [Symbol.asyncIterator]: () => process.stdin[Symbol.asyncIterator]() },
    signal: interrupt.signal,
  };
}
