import { HistoryError } from "../errors.ts";
import type { Anchor } from "../event.ts";
import { comparePlaces } from "../merge-timeline.ts";
import { isTimestamp } from "../revision.ts";

/**
 * Refuses an entry that has no place behind the one before: a history may be a caller's own.
 *
 * @param mark - The place of the one before.
 * @throws HistoryError `INVALID_INPUT` for an id or a time that is none, `OUT_OF_ORDER`.
 */
export function checkPlace(mark: Anchor | null, next: Anchor): void {
  checkWritten(next);
  checkOrder(mark, next);
}

/** Times written otherwise fall out of order, and events of them fit no schema. */
function checkWritten({ kind, id, timestamp }: Anchor): void {
  const isId = Number.isSafeInteger(id) && id >= 0;
  if (isId && isTimestamp(timestamp)) return;
  const right = isId
    ? "its timestamp must be a time there is, like 2004-05-06T07:08:09Z"
    : "its id must be a whole number, at least 0";
  throw new HistoryError("INVALID_INPUT", `${kind} ${id} (${timestamp}): ${right}`, { kind, id, timestamp });
}

function checkOrder(mark: Anchor | null, next: Anchor): void {
  if (mark === null || comparePlaces(mark, next) < 0) return;
  throw new HistoryError(
    "OUT_OF_ORDER",
    `${next.kind} ${next.id} (${next.timestamp}) comes after ${mark.kind} ${mark.id} (${mark.timestamp}); a history must be in order of time, then id`,
    { mark, next },
  );
}
