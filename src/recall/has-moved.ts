import { hasCode } from "../errors.ts";

/** Whether a failure means that an `api.php` is not where it was, so that the wiki has to be searched for again. */
export function hasMoved(failure: unknown): boolean {
  if (!hasCode(failure, "WIKI_ERROR")) return false;
  const { answered, status } = failure.details;
  return status === 404 || status === 410 || answered === "no JSON" || answered === "elsewhere";
}
