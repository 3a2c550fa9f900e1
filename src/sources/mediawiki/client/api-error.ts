import { HistoryError } from "../../../errors.ts";
import type { Envelope } from "./answer.ts";
import { wikiError } from "./wiki-error.ts";

/** Error codes that mean: not now. */
const passing = new Set(["maxlag", "readonly", "ratelimited", "actionthrottledtext"]);

/** The form of an error code. Exceptions are named by class: `internal_api_error_MediaWiki\Revision\RevisionAccessException`. */
const looksLikeCode = /^(?:[\w-]{1,64}|internal_api_error_[\w\\]{1,128})$/;

/** The complaint that an answer of `api.php` holds; `null` if there is none. */
export function complaintOf(answer: Envelope): { readonly code: string; readonly data: unknown } | null {
  const complaint = answer.errors?.[0] ?? answer.error;
  if (complaint === undefined) return null;
  // Until it looks like a code, the code is a stranger's text, too.
  const code = looksLikeCode.test(complaint.code) ? complaint.code : "unknown";
  return { code, data: complaint.data };
}

/** Whether trying again later may help. */
export function isPassing(code: string): boolean {
  return passing.has(code) || code.startsWith("internal_api_error_DB");
}

/** Whether the wiki failed at what was requested, such as a text that it has lost, or whose content model it no longer knows. */
export function isInternal(code: unknown): boolean {
  return typeof code === "string" && code.startsWith("internal_api_error_") && !isPassing(code);
}

/**
 * The error for a complaint that waiting does not resolve.
 *
 * @param hasAccount - Whether the wiki is read with an account.
 */
export function apiError(code: string, { host, origin }: URL, hasAccount: boolean): HistoryError {
  const isUnknown = code === "assertuserfailed" || code.startsWith("mwoauth-");
  if (code === "readapidenied" || isUnknown) {
    const why = isUnknown
      ? "does not accept the account; check its token or password"
      : hasAccount
        ? "is private, and does not let this account read it"
        : `is private; to read it with an account, set STEMMA_WIKI_ORIGIN to ${origin}, STEMMA_WIKI_USER and STEMMA_WIKI_PASSWORD`;
    return new HistoryError("FORBIDDEN", `the wiki at ${host} ${why}`, { code, host });
  }
  return wikiError(host, `answered with the error ${code}`, { code });
}
