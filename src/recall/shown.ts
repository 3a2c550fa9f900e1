import { type AnalyzeOptions, createSelection } from "../analyze.ts";
import { type ByUser, createByUser } from "../by-user.ts";
import type { Anchor, HistoryEvent } from "../event.ts";
import { shownFrom } from "../range.ts";
import type { Page } from "../revision.ts";
import type { Registered } from "../walk/registry.ts";
import type { Lists } from "./past.ts";
import { actsIn } from "./told-events.ts";
import type { EventKind } from "./told-lines.ts";

/** Which of a page's events are shown, and how many were shown so far. */
export interface Shown {
  /** Events taken so far, by type. */
  readonly counts: ReadonlyMap<string, number>;
  /** The user whose events are shown; `null` where those of all are. */
  readonly byUser: ByUser | null;
  /** Whether events at this place are shown. */
  isShownAt(anchor: Anchor): boolean;
  /** Whether an event at a place that is shown is one of those asked for; if so, it is counted. */
  take(kind: EventKind): boolean;
  /** The events of an anchor that are shown; they are counted. */
  of(anchor: Anchor, events: readonly HistoryEvent[]): readonly HistoryEvent[];
}

/**
 * Starts with no events counted. Events are shown from a revision or from an instant on, and by type, theme and
 * user.
 *
 * @throws HistoryError `INVALID_INPUT` as `createSelection` and `createByUser`, and for a `since` that is no instant.
 */
export function createShown(
  options: AnalyzeOptions,
  detectors: readonly Registered[],
  page: Page,
  lists: Lists,
): Shown {
  const isWanted = createSelection(options, detectors);
  const byUser = createByUser(options.user, page);
  const from = lists.own.find(({ head }) => head.id === options.from)?.head;
  const isInRange = shownFrom(from, options.since);
  const isTheirs = byUser === null ? null : theirPlaces(byUser, lists);
  const isShownAt = (anchor: Anchor) => isInRange(anchor) && (isTheirs?.(anchor) ?? true);
  const counts = new Map<string, number>();

  function take(kind: EventKind): boolean {
    if (!isWanted(kind)) return false;
    counts.set(kind.type, (counts.get(kind.type) ?? 0) + 1);
    return true;
  }

  return {
    counts,
    byUser,
    isShownAt,
    take,
    of: (anchor, events) => (isShownAt(anchor) ? events.filter(take) : []),
  };
}

/** Counts what a user did, and returns a test of whether that is what is at a place. */
function theirPlaces(byUser: ByUser, lists: Lists): (anchor: Anchor) => boolean {
  for (const { head } of lists.own) byUser.take("revision", head.user);
  for (const { user } of lists.log) byUser.take("log", user);
  for (const { head } of lists.talk) byUser.take("talk", head.user);
  const actAt = actsIn(lists);
  return (anchor) => byUser.is(actAt(anchor).user);
}
