import { statfsSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * How many bytes may be written on a file's disk. This is checked first, because a write that the disk refuses in the middle of a
 * transaction leaves the library's memory damaged, and newer versions of Node end with a signal.
 */
export function roomBeside(file: string): number {
  const { bavail, blocks, bsize } = statfsSync(dirname(file));
  // Some network disks do not say.
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
}

/**
 * Checks that there is room for a new file and its list of readers. The library maps both into memory, and if the disk has no
 * page for what is written there, the system ends the process.
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

/** Room for a new file: two pages for each of the two files, and what the file system itself takes. */
const newFileBytes = 64 * 1024;

/** Whether a file has been written: a list of readers for which there was no room has its full length, but no pages. */
function isWritten(file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  return found !== undefined && found.blocks > 0;
}
