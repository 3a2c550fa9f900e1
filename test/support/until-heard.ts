import { readFileSync } from "node:fs";
import { constants } from "node:os";
import { setTimeout as wait } from "node:timers/promises";

/**
 * Resolves when a process hears a signal, or does no more: else the signal ends it.
 *
 * Only Linux tells. Elsewhere it is given time, which is enough on a machine that does nothing else.
 */
export async function untilHeard(pid: number, signal: NodeJS.Signals, isHeard = true): Promise<void> {
  if (process.platform !== "linux") await wait(2_000);
  else while (hears(pid, signal) !== isHeard) await wait(5);
}

function hears(pid: number, signal: NodeJS.Signals): boolean {
  const [, caught = ""] = /^SigCgt:\s*([\da-f]+)$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return ((BigInt(`0x${caught}`) >> BigInt(constants.signals[signal] - 1)) & 1n) === 1n;
}
