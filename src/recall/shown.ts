import { type AnalyzeOptions, createSelection } from "../analyze.ts";
import type { Anchor, HistoryEvent } from "../event.ts";
import { shownFrom } from "../range.ts";
import type { Registered } from "../walk/registry.ts";
import type { Lists } from "./past.ts";
import type { EventKind } from "./told-lines.ts";

/** Which of a page's events are shown, and how many were shown so far. */
export interface Shown {
  /** Events taken so far, by type. */
  readonly counts: ReadonlyMap<string, number>;
  /** Whether events at this place are shown. */
  isShownAt(anchor: Anchor): boolean;
  /** Whether an event at a place that is shown is one of those asked for; if so, it is counted. */
  take(kind: EventKind): boolean;
  /** The events of an anchor that are shown; they are counted. */
  of(anchor: Anchor, events: readonly HistoryEvent[]): readonly HistoryEvent[];
}

/**
 * Starts with no events counted. Events are shown from a revision or from an instant on, and by type and theme.
 *
 * @throws HistoryError `INVALID_INPUT` as `createSelection`, and for a `since` that is no instant.
 */
export function createShown(
  options: AnalyzeOptions,
  detectors: readonly Registered[],
  { own }: Pick<Lists, "own">,
): Shown {
  const isWanted = createSelection(options, detectors);
  const from = own.find(({ head }) => head.id === options.from)?.head;
  const isShownAt = shownFrom(from, options.since);
  const counts = new Map<string, number>();

  function take(kind: EventKind): boolean {
    if (!isWanted(kind)) return false;
    counts.set(kind.type, (counts.get(kind.type) ?? 0) + 1);
    return true;
  }

  return {
    counts,
    isShownAt,
    take,
    of: (anchor, events) => (isShownAt(anchor) ? events.filter(take) : []),
  };
}
