import { existsSync, statSync } from "node:fs";
import { HistoryError, hasCode } from "../errors.ts";

/** The failure of a command, with what to write if a file was named in the place of a wiki's page. */
export function meantAsFile(failure: unknown, typed: Readonly<Record<string, unknown>>): unknown {
  const { page, input } = typed;
  if (
    !hasCode(failure, "PAGE_MISSING", "PAGE_INVALID") ||
    typeof page !== "string" ||
    input !== undefined ||
    !existsSync(page) ||
    statSync(page).isDirectory()
  ) {
    return failure;
  }
  const { code, message, details } = failure;
  return new HistoryError(code, `${message}; to read the file of that name, use --input`, details, {
    cause: failure,
  });
}
