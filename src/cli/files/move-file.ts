import { rename } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";

/** Two seconds in all. */
const waitsMs: readonly number[] = [10, 40, 150, 300, 500, 1_000];
const inUse: readonly (string | undefined)[] = ["EPERM", "EACCES", "EBUSY"];

/**
 * Moves a file to its place, in which another may be.
 *
 * On Windows that fails while anybody has one of them open: who looks through new files, as a virus scanner does, for a
 * moment only. So it is tried again.
 * @throws Error as the system has it.
 */
export async function moveFile(from: string, to: string): Promise<void> {
  for (const waitMs of process.platform === "win32" ? waitsMs : []) {
    const failure = await rename(from, to).then(
      () => null,
      (cause: NodeJS.ErrnoException) => cause,
    );
    if (failure === null) return;
    if (!inUse.includes(failure.code)) throw failure;
    await setTimeout(waitMs);
  }
  return rename(from, to);
}
