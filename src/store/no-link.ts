import { lstatSync } from "node:fs";
import { HistoryError } from "../errors.ts";

/** What stands where a file is to be written, if it is neither a file nor a folder: a link, a pipe, a device; else `null`. */
export function standsThere(path: string): string | null {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined || found.isFile() || found.isDirectory()) return null;
  return found.isSymbolicLink() ? "a symbolic link" : "not a regular file";
}

/**
 * Checks that a file of the store and the list of its readers are regular files, if they exist. The library would write to the
 * target of any link, wait for ever for the other end of a pipe, and end the process at anything that it cannot map.
 *
 * @throws HistoryError `STORE_FAILED` for a link, a pipe, a device.
 */
export function checkNoLink(file: string): void {
  for (const part of [file, `${file}-lock`]) {
    const what = standsThere(part);
    if (what === null) continue;
    throw new HistoryError(
      "STORE_FAILED",
      `the store cannot use ${part}: it is ${what}; remove it, or name another folder with --store`,
      { file: part, isDamaged: false },
    );
  }
}
