import { HistoryError } from "../errors.ts";

/** A failure in the form in which it is reported: a working directory removed while the process runs is not an internal error. */
export function orWithoutFolder(failure: unknown): unknown {
  const isGone = failure instanceof Error && "syscall" in failure && failure.syscall === "uv_cwd";
  if (!isGone) return failure;
  return new HistoryError(
    "INPUT_NOT_FOUND",
    "the working directory no longer exists; change to one that does, or name files by their full paths",
    {},
    { cause: failure },
  );
}

/** The working directory; `null` where it was removed. */
export function workingFolder(): string | null {
  try {
    return process.cwd();
  } catch {
    return null;
  }
}
