import { HistoryError } from "../errors.ts";
import { shownName } from "./quoted.ts";
import { reasonOf } from "./reason-of.ts";
import { systemCode } from "./system-code.ts";

/** By the system's error code: what to do when a file cannot be written. */
const fixes: Readonly<Record<string, string>> = {
  ENOENT: "make its folder, or name another file",
  ENOTDIR: "a part of its path is not a folder; name another file",
  EEXIST: "name another file",
  EACCES: "give access, or name another file",
  EPERM: "give access, or name another file",
  EBUSY: "close it where it is open, or name another file",
  EROFS: "name a file on a disk that may be written",
  ENOSPC: "make room, or name a file on another disk",
  EDQUOT: "make room within your quota, or name a file on another disk",
  EFBIG: "allow larger files (ulimit -f), or name a file on a disk that takes them",
};

/**
 * Runs work that writes a file.
 *
 * @throws HistoryError `OUTPUT_FAILED`, made by `cannotWrite`, when the work fails.
 */
export async function orCannotWrite<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw cannotWrite(file, cause);
  }
}

/** The error for a file that could not be written, with what the system says about it, and what to do. */
export function cannotWrite(file: string, cause: unknown): HistoryError {
  // The file names at the end of the message are cut off: of two names, one would be that of our temporary file.
  const reason = reasonOf(cause).replace(/, \w+ '.*$/s, "");
  const code = systemCode(cause) ?? "";
  const fix = fixes[code] === undefined ? "" : `; ${fixes[code]}`;
  return new HistoryError(
    "OUTPUT_FAILED",
    `cannot write ${shownName(file)}: ${reason}${fix}`,
    { file },
    { cause },
  );
}
