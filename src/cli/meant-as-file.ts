import { existsSync } from "node:fs";
import { HistoryError, hasCode } from "../errors.ts";

/** The failure of a command, with what to write where a file was named in place of a page of a wiki. */
export function meantAsFile(failure: unknown, typed: Readonly<Record<string, unknown>>): unknown {
  const { page, input } = typed;
  if (
    !hasCode(failure, "PAGE_MISSING", "PAGE_INVALID") ||
    typeof page !== "string" ||
    input !== undefined ||
    !existsSync(page)
  ) {
    return failure;
  }
  const { code, message, details } = failure;
  return new HistoryError(code, `${message}; the file of that name is read with --input`, details, {
    cause: failure,
  });
}
