import { HistoryError } from "../../../errors.ts";
import type { Envelope } from "./answer.ts";
import { wikiError } from "./wiki-error.ts";

/** Codes that mean: not now. */
const passing = new Set(["maxlag", "readonly", "ratelimited", "actionthrottledtext"]);

/** An exception is told by its class, `internal_api_error_MediaWiki\Revision\RevisionAccessException`. */
const looksLikeCode = /^(?:[\w-]{1,64}|internal_api_error_[\w\\]{1,128})$/;

/** What `api.php` complains of in an answer, `null` where it does not. */
export function complaintOf(answer: Envelope): { readonly code: string; readonly data: unknown } | null {
  const complaint = answer.errors?.[0] ?? answer.error;
  if (complaint === undefined) return null;
  // The code is a stranger's text too until it looks like one.
  const code = looksLikeCode.test(complaint.code) ? complaint.code : "unknown";
  return { code, data: complaint.data };
}

/** Whether asking again later may help. */
export function isPassing(code: string): boolean {
  return passing.has(code) || code.startsWith("internal_api_error_DB");
}

/** Whether the wiki failed at what it was asked for, as at a text that it has lost or of a content model it no longer knows. */
export function isInternal(code: unknown): boolean {
  return typeof code === "string" && code.startsWith("internal_api_error_") && !isPassing(code);
}

/**
 * The error for a complaint that waiting does not mend.
 *
 * @param hasAccount - Whether the wiki was to be read as somebody.
 */
export function apiError(code: string, { host, origin }: URL, hasAccount: boolean): HistoryError {
  const isUnknown = code === "assertuserfailed" || code.startsWith("mwoauth-");
  if (code === "readapidenied" || isUnknown) {
    const why = isUnknown
      ? "does not take the account it is to be read with; check its token or password"
      : hasAccount
        ? "is private, and does not let this account read it"
        : `is private; to read it with an account, set STEMMA_WIKI_ORIGIN to ${origin}, STEMMA_WIKI_USER and STEMMA_WIKI_PASSWORD`;
    return new HistoryError("FORBIDDEN", `the wiki at ${host} ${why}`, { code, host });
  }
  return wikiError(host, `answered with the error ${code}`, { code });
}
