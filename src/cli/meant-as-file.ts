import { existsSync } from "node:fs";
import { HistoryError } from "../errors.ts";

/** The failure of a command, with what to write where a file was named in place of a page of a wiki. */
export function meantAsFile(failure: unknown, typed: Readonly<Record<string, unknown>>): unknown {
  const { page, input } = typed;
  if (!isNoPage(failure) || typeof page !== "string" || input !== undefined || !existsSync(page)) {
    return failure;
  }
  const { code, message, details } = failure;
  return new HistoryError(code, `${message}; the file of that name is read with --input`, details, {
    cause: failure,
  });
}

function isNoPage(failure: unknown): failure is HistoryError {
  return (
    failure instanceof HistoryError && (failure.code === "PAGE_MISSING" || failure.code === "PAGE_INVALID")
  );
}
