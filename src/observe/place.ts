import type { Anchor } from "../event.ts";
import { comparePlaces } from "../merge-timeline.ts";
import type { ListedRevision, LogEntry } from "../revision.ts";

/** Whether an entry of a timeline comes before another, or is it. */
export function isUpTo(entry: Anchor, mark: Anchor): boolean {
  return comparePlaces(entry, mark) <= 0;
}

/** Where a listed revision stands in the timeline. */
export function placeOf(kind: "revision" | "talk", { head: { id, timestamp } }: ListedRevision): Anchor {
  return { kind, id, timestamp };
}

/** Where a log entry stands in the timeline. */
export function logPlaceOf({ id, timestamp }: LogEntry): Anchor {
  return { kind: "log", id, timestamp };
}
