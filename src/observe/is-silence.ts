import { hasCode } from "../errors.ts";
import { isPassing } from "../sources/mediawiki/client/api-error.ts";
import { saysNotNow } from "../sources/mediawiki/client/refusal.ts";

/**
 * Whether a failure says about the wiki, and not about the page that was looked at, that nothing can be read now: no answer came,
 * or, for as long as the patience lasted, one that means: not now, such as those of a wiki in maintenance.
 */
export function isSilence(failure: unknown): boolean {
  if (hasCode(failure, "NETWORK", "TIMED_OUT", "RATE_LIMITED")) return true;
  if (!hasCode(failure, "WIKI_ERROR")) return false;
  const { answered, code, status } = failure.details;
  // PHP answers 500 where the memory does not suffice for one page.
  if (typeof status === "number") return status !== 500 && saysNotNow(status);
  return answered === "no JSON" || (typeof code === "string" && isPassing(code));
}
