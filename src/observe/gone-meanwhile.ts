import { HistoryError } from "../errors.ts";
import type { Unread } from "./known.ts";
import type { Looking, WatchedPage } from "./looking.ts";

/** The error for a page that was deleted since the pass began. */
export function goneMeanwhile(): HistoryError {
  return new HistoryError("PAGE_MISSING", "the page was deleted while it was looked at");
}

/**
 * Makes sure that texts are not missing because the page was deleted while it was walked.
 *
 * @throws HistoryError `PAGE_MISSING` when it was.
 */
export async function throwIfGoneMeanwhile(
  { wiki }: Looking,
  { page }: WatchedPage,
  unread: Unread,
): Promise<void> {
  if (unread.size === 0) return;
  const standing = (await wiki.standingsById([page.pageId])).get(page.pageId);
  if (standing?.state !== "there") throw goneMeanwhile();
}
