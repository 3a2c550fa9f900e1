import { readFileSync, readlinkSync } from "node:fs";
import { systemCode } from "../system-code.ts";

/**
 * What tells a process from a later one with the same number: the boot of its machine, and when it began after that.
 *
 * @returns `null` where the system does not tell: only Linux does, in `/proc`.
 */
export function birthOf(pid: number): string | null {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const began = statusOf(pid)[19];
    return began === undefined ? null : `${boot} ${began}`;
  } catch {
    return null;
  }
}

/** Whether a process has the number and has not ended; of one that is somebody else's the system tells it, too. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (cause) {
    if (systemCode(cause) !== "EPERM") return false;
  }
  return !isZombie(pid);
}

/**
 * Whether a process has ended, though its number is still taken: nobody has asked how it ended. In a container whose first
 * process asks about no others that stays so.
 *
 * @returns `false` where the system does not tell.
 */
function isZombie(pid: number): boolean {
  try {
    return statusOf(pid)[0] === "Z";
  } catch {
    return false;
  }
}

/**
 * Among which processes this one has its number: in each container another process may have the same.
 *
 * @returns `null` where the system does not tell: only Linux does.
 */
export function pidNamespace(): string | null {
  try {
    return readlinkSync("/proc/self/ns/pid");
  } catch {
    return null;
  }
}

/** What the system tells of a process from the third member on: its state, and as the 22nd its beginning. */
function statusOf(pid: number): readonly string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name of the program comes second, in brackets, and may hold anything.
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}
