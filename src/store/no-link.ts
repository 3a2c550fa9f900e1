import { lstatSync } from "node:fs";
import { HistoryError } from "../errors.ts";

/**
 * Checks that a file of the store and the list of its readers are regular files, if they exist. The library would write to the
 * target of any link, wait for ever for the other end of a pipe, and end the process at anything that it cannot map.
 *
 * @throws HistoryError `STORE_FAILED` for a link, a pipe, a device.
 */
export function checkNoLink(file: string): void {
  for (const part of [file, `${file}-lock`]) {
    const found = lstatSync(part, { throwIfNoEntry: false });
    if (found === undefined || found.isFile() || found.isDirectory()) continue;
    const what = found.isSymbolicLink() ? "a symbolic link" : "not a regular file";
    throw new HistoryError(
      "STORE_FAILED",
      `the store cannot use ${part}: it is ${what}; remove it, or name another folder with --store`,
      { file: part, isDamaged: false },
    );
  }
}
