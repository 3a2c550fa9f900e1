import { rename } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";

/** Waits between tries: two seconds in all. */
const waitsMs: readonly number[] = [10, 40, 150, 300, 500, 1_000];
const inUse: readonly (string | undefined)[] = ["EPERM", "EACCES", "EBUSY"];

/**
 * Moves a file to its place, where it may replace another.
 *
 * On Windows that fails while anybody has one of the two open. A program that looks through new files, such as a virus
 * scanner, has it open only for a moment, so the move is tried again.
 * @throws Error as the system reports it.
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
