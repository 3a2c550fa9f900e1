import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { HistoryError } from "../errors.ts";
import { reasonOf } from "../reason-of.ts";
import { systemCode } from "../system-code.ts";

/**
 * Makes a folder for what is laid aside, whose name begins so.
 *
 * @throws HistoryError `OUTPUT_FAILED`.
 */
export async function folderAside(directory: string, prefix: string): Promise<string> {
  return mkdtemp(join(directory, prefix)).catch((cause: unknown) => {
    throw notLaidAside(directory, "texts", cause);
  });
}

/**
 * Removes such a folder with all that is in it, or a file of it. On Windows that fails while anybody has a file open, as a virus
 * scanner has for a moment: it is tried again.
 */
export async function removeAside(path: string): Promise<void> {
  // Without `recursive` Node tries nothing again.
  await rm(path, { force: true, recursive: true, maxRetries: mostRetries });
}

/** Node waits a tenth of a second longer each time: a second and a half in all. */
const mostRetries = 5;

/** What to do about what a system says of a folder that is to be written to. */
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
 * The error for a directory that takes no more, or nothing.
 *
 * @param what - What was to be laid aside, for the message: `texts`.
 */
export function notLaidAside(directory: string, what: string, cause: unknown): HistoryError {
  const reason = reasonOf(cause);
  // What no system says is told by a library that has no room, or of a file that was cut.
  const fix = fixes[systemCode(cause) ?? "ENOSPC"] ?? "";
  const variable = process.platform === "win32" ? "TEMP" : "TMPDIR";
  const message = `${directory}: ${what} cannot be laid aside here (${reason}); ${fix}name another folder in ${variable}`;
  return new HistoryError("OUTPUT_FAILED", message, { directory }, { cause });
}
