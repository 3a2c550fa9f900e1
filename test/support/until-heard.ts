import { readFileSync } from "node:fs";
import { constants } from "node:os";
import { setTimeout as wait } from "node:timers/promises";

/**
 * Resolves when a process handles a signal, or when it no longer does: without a handler the signal ends it.
 *
 * Node itself handles SIGINT and SIGTERM as it starts, and then ends by them: that a program has come so far is shown by
 * another signal.
 *
 * Only Linux reports this. Elsewhere it just waits, long enough for a machine that does nothing else.
 */
export async function untilHeard(pid: number, signal: NodeJS.Signals, isHeard = true): Promise<void> {
  if (process.platform !== "linux") await wait(2_000);
  else while (hears(pid, signal) !== isHeard) await wait(5);
}

function hears(pid: number, signal: NodeJS.Signals): boolean {
  const [, caught = ""] = /^SigCgt:\s*([\da-f]+)$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return ((BigInt(`0x${caught}`) >> BigInt(constants.signals[signal] - 1)) & 1n) === 1n;
}
