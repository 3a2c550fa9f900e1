import { HistoryError } from "../../errors.ts";
import type { Envelope } from "./answer.ts";

/** Codes that mean: not now. */
const passing = new Set(["maxlag", "readonly", "ratelimited", "actionthrottledtext"]);

/** What `api.php` complains of in an answer, `null` where it does not. */
export function complaintOf(answer: Envelope): { readonly code: string; readonly data: unknown } | null {
  const complaint = answer.errors?.[0] ?? answer.error;
  if (complaint === undefined) return null;
  // The code is a stranger's text too until it looks like one.
  const code = /^[\w-]{1,64}$/.test(complaint.code) ? complaint.code : "unknown";
  return { code, data: complaint.data };
}

/** Whether asking again later may help. */
export function isPassing(code: string): boolean {
  return passing.has(code) || code.startsWith("internal_api_error_DB");
}

/** The error for a complaint that waiting does not mend. */
export function apiError(code: string, host: string): HistoryError {
  if (code === "readapidenied") {
    return new HistoryError("FORBIDDEN", `the wiki at ${host} is private; reading it needs a login`, {
      code,
      host,
    });
  }
  return new HistoryError("WIKI_ERROR", `the wiki at ${host} answered with the error ${code}`, {
    code,
    host,
  });
}
