import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { HistoryError } from "../errors.ts";
import { reasonOf } from "../ground/reason-of.ts";
import { systemCode } from "../ground/system-code.ts";

/**
 * Makes a temporary folder whose name begins with `prefix`.
 *
 * @throws HistoryError `OUTPUT_FAILED`.
 */
export async function folderAside(directory: string, prefix: string): Promise<string> {
  return mkdtemp(join(directory, prefix)).catch((cause: unknown) => {
    throw notLaidAside(directory, "texts", cause);
  });
}

/**
 * Removes a temporary folder with all that is in it, or one of its files. It retries, because on Windows this fails while
 * anybody has a file open, as a virus scanner does for a moment.
 */
export async function removeAside(path: string): Promise<void> {
  // Node retries only with `recursive`.
  await rm(path, { force: true, recursive: true, maxRetries: mostRetries });
}

/** How often to retry: Node waits a tenth of a second longer each time, a second and a half in all. */
const mostRetries = 5;

/** By the system's error code: what to do when a folder cannot be written to. */
const fixes: Readonly<Record<string, string>> = {
  ENOSPC: "make room, or ",
  EDQUOT: "make room within your quota, or ",
  EFBIG: "allow larger files (ulimit -f), or ",
  ENOENT: "make the folder, or ",
  EACCES: "give access to it, or ",
  EPERM: "give access to it, or ",
  EROFS: "give access to it, or ",
};

/**
 * The error for a directory that cannot hold more, or anything.
 *
 * @param what - What was to be written there, for the message: `texts`.
 */
export function notLaidAside(directory: string, what: string, cause: unknown): HistoryError {
  const reason = reasonOf(cause);
  // An error without a system's code comes from a library that has no room, or from a file that was cut short.
  const fix = fixes[systemCode(cause) ?? "ENOSPC"] ?? "";
  const variable = process.platform === "win32" ? "TEMP" : "TMPDIR";
  const message = `${directory}: ${what} cannot be stored here (${reason}); ${fix}name another folder in ${variable}`;
  return new HistoryError("OUTPUT_FAILED", message, { directory }, { cause });
}
