import { createHash, randomUUID } from "node:crypto";
import { readlinkSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { hostname } from "node:os";
import { basename, dirname, join } from "node:path";
import { birthOf, isRunning, pidNamespace } from "../../store/process-birth.ts";

/**
 * A name of its own beside a file, for what is written until it is whole; what killed runs have left of the file under such
 * names is removed.
 *
 * The name tells of which process it is. What may be a living run's stays: one of another machine, or of another container,
 * whose processes are not seen from here though they may write into the same folder.
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
    // Where it cannot be removed it is in nobody's way.
    await rm(join(folder, name), { force: true }).catch(() => undefined);
  }
}

/**
 * What the files have in common that are written for one file where the same processes are seen under the same numbers: on
 * one machine since its start, in one container, by one clock. `null` where the system does not tell, as only Linux does.
 */
function markOf(file: string): string | null {
  try {
    // Another container's /proc would tell of other processes than those that a signal reaches.
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

/** When a process began, in the system's own count; `null` where it does not tell. */
function beginningOf(pid: number): string | null {
  return birthOf(pid)?.split(" ")[1] ?? null;
}

/** Whether nobody at work has the number any more, or another process than the one that began then. */
function hasEnded(pid: number, began: string | undefined): boolean {
  if (!isRunning(pid)) return true;
  const now = beginningOf(pid);
  return now !== null && now !== began;
}
