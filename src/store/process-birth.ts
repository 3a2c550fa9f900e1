import { readFileSync } from "node:fs";

/**
 * What tells a process from a later one with the same number: the boot of its machine, and when it began after that.
 *
 * @returns `null` where the system does not tell: only Linux does, in `/proc`.
 */
export function birthOf(pid: number): string | null {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name of the program comes second, in brackets, and may hold anything; the beginning is the 22nd.
    const began = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
    return began === undefined ? null : `${boot} ${began}`;
  } catch {
    return null;
  }
}
