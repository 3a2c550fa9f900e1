import { createHash, randomUUID } from "node:crypto";
import { readlinkSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { hostname } from "node:os";
import { basename, dirname, join } from "node:path";
import { birthOf, isRunning, pidNamespace } from "../../store/process-birth.ts";

/**
 * Makes a temporary name beside a file, for what is written until it is complete, and removes what killed runs have left
 * under such names.
 *
 * The name contains the process it belongs to. A file that may belong to a living run stays: one of another machine, or of
 * another container, whose processes are not visible here though they may write into the same folder.
 */
export async function partialOf(file: string): Promise<string> {
  const folder = dirname(file);
  const mark = markOf(file);
  if (mark !== null) await removeLeft(folder, mark);
  const began = beginningOf(process.pid);
  const owner = mark === null || began === null ? "" : `${mark}-${process.pid}-${began}-`;
  return join(folder, `.stemma-${owner}${randomUUID()}.partial`);
}

async function removeLeft(folder: string, mark: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const [, marked, pid, began] =
      /^\.stemma-([\da-f]{16})-(\d+)-(\d+)-[\da-f-]{36}\.partial$/.exec(name) ?? [];
    if (marked !== mark || !hasEnded(Number(pid), began)) continue;
    // If it cannot be removed, it is in nobody's way.
    await rm(join(folder, name), { force: true }).catch(() => undefined);
  }
}

/**
 * A mark that is common to files of processes which see each other under the same numbers: on one machine since its start,
 * in one container, by one clock. `null` where the system does not give that, which only Linux does.
 */
function markOf(file: string): string | null {
  try {
    // The /proc of another container would show other processes than those that a signal reaches.
    if (readlinkSync("/proc/self") !== String(process.pid)) return null;
    const [boot] = birthOf(process.pid)?.split(" ") ?? [];
    const namespace = pidNamespace();
    if (boot === undefined || namespace === null) return null;
    const seen = [hostname(), boot, namespace, readlinkSync("/proc/self/ns/time")];
    return createHash("sha256")
      .update([...seen, basename(file)].join("\n"))
      .digest("hex")
      .slice(0, 16);
  } catch {
    return null;
  }
}

/** The start of a process, in the system's own count; `null` where the system does not give it. */
function beginningOf(pid: number): string | null {
  return birthOf(pid)?.split(" ")[1] ?? null;
}

/** Whether no running process has the number any more, or it belongs to another than the one that began then. */
function hasEnded(pid: number, began: string | undefined): boolean {
  if (!isRunning(pid)) return true;
  const now = beginningOf(pid);
  return now !== null && now !== began;
}
