import { statfsSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Bytes that may be written where a file lies. They are asked for first: a write that the disk refuses in the middle of
 * a transaction leaves the library's memory damaged, and newer Nodes end with a signal.
 */
export function roomBeside(file: string): number {
  const { bavail, blocks, bsize } = statfsSync(dirname(file));
  // Some network disks do not say.
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
}

/**
 * Asks for what the library takes to make a file or its list of readers: both are mapped into memory, and where the disk
 * has no page for what is written there the system ends the process.
 *
 * @throws Error when there is no room for them.
 */
export function askForNewFile(file: string): void {
  if ([file, `${file}-lock`].every(isWritten)) return;
  if (roomBeside(file) < newFileBytes) throw noRoom();
}

/** The reason why nothing is written. */
export function noRoom(): Error {
  return new Error("there is no room left on the disk");
}

/** Two pages each, and what the disk takes to know of them. */
const newFileBytes = 64 * 1024;

/** A list of readers for which there was no room is as long as any other, and has no page. */
function isWritten(file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  return found !== undefined && found.blocks > 0;
}
