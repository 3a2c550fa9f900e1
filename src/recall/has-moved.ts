import { hasCode } from "../errors.ts";

/** Whether a failure tells that an `api.php` is not where it was: the wiki is to be looked for again. */
export function hasMoved(failure: unknown): boolean {
  if (!hasCode(failure, "WIKI_ERROR")) return false;
  const { answered, status } = failure.details;
  return status === 404 || status === 410 || answered === "no JSON" || answered === "elsewhere";
}
