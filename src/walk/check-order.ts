import { HistoryError } from "../errors.ts";
import type { Anchor } from "../event.ts";
import { comparePlaces } from "../merge-timeline.ts";

/**
 * Refuses an entry that does not come after the previous one: a history may be the caller's own.
 *
 * @param mark - The place of the previous entry.
 * @throws HistoryError `OUT_OF_ORDER`.
 */
export function checkOrder(mark: Anchor | null, next: Anchor): void {
  if (mark === null || comparePlaces(mark, next) < 0) return;
  throw new HistoryError(
    "OUT_OF_ORDER",
    `${next.kind} ${next.id} (${next.timestamp}) comes after ${mark.kind} ${mark.id} (${mark.timestamp}); a history must be in order of time, then id`,
    { mark, next },
  );
}
