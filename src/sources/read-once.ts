import { HistoryError } from "../errors.ts";
import { onlyOnce } from "../ground/only-once.ts";
import type { Page, TimelineEntry } from "../revision.ts";

/**
 * A timeline that can be read only once. A second reading would find it empty, and the results would be wrong.
 *
 * @throws HistoryError `INVALID_INPUT` when it is read again.
 */
export function readOnce(
  { pageId }: Page,
  timeline: AsyncIterable<TimelineEntry>,
): AsyncIterable<TimelineEntry> {
  const again = () =>
    new HistoryError(
      "INVALID_INPUT",
      `the timeline of page ${pageId} was read already; ask its source for the page again`,
      { pageId },
    );
  return onlyOnce(timeline, again);
}
