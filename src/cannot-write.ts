import { HistoryError } from "./errors.ts";
import { systemCode } from "./system-code.ts";

/** What to do about the system's error codes for a file that is to be written. */
const fixes: Readonly<Record<string, string>> = {
  ENOENT: "make its folder, or name another file",
  ENOTDIR: "a part of its path is no folder; name another file",
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
 * Does what writes a file.
 *
 * @throws HistoryError `OUTPUT_FAILED` as `cannotWrite` has it, where it fails.
 */
export async function orCannotWrite<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw cannotWrite(file, cause);
  }
}

/** The error for a file that could not be written: what the system says of it, and what to do. */
export function cannotWrite(file: string, cause: unknown): HistoryError {
  // Without the names of files behind it: of two, one is ours.
  const reason = cause instanceof Error ? cause.message.replace(/, \w+ '.*$/s, "") : String(cause);
  const code = systemCode(cause) ?? "";
  const fix = fixes[code] === undefined ? "" : `; ${fixes[code]}`;
  return new HistoryError("OUTPUT_FAILED", `cannot write ${file}: ${reason}${fix}`, { file }, { cause });
}
