import { readFileSync, readlinkSync } from "node:fs";
import { systemCode } from "../ground/system-code.ts";

/**
 * What distinguishes a process from a later one with the same number: the boot of its machine, and when it began after that.
 *
 * @returns `null` if the system does not say: only Linux does, in `/proc`.
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

/** Whether a process with this number is running; the system says so about other users' processes, too. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (cause) {
    if (systemCode(cause) !== "EPERM") return false;
  }
  return !isZombie(pid);
}

/**
 * Whether a process has ended but still has its number, because its parent has not asked how it ended. In a container whose
 * first process never asks, that lasts.
 *
 * @returns `false` if the system does not say.
 */
function isZombie(pid: number): boolean {
  try {
    return statusOf(pid)[0] === "Z";
  } catch {
    return false;
  }
}

/**
 * The namespace of this process's number: in each container, another process may have the same number.
 *
 * @returns `null` if the system does not say: only Linux does.
 */
export function pidNamespace(): string | null {
  try {
    return readlinkSync("/proc/self/ns/pid");
  } catch {
    return null;
  }
}

/** What the system says about a process, from the third member on: first its state; the 22nd member is its beginning. */
function statusOf(pid: number): readonly string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name of the program comes second, in brackets, and may hold anything.
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}
