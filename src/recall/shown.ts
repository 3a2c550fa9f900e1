import { type AnalyzeOptions, createSelection } from "../analyze.ts";
import type { Anchor, HistoryEvent } from "../event.ts";
import { shownFrom } from "../range.ts";
import type { Registered } from "../walk/registry.ts";
import type { Lists } from "./past.ts";
import type { EventKind } from "./told-lines.ts";

/** Which of a page's events are shown, and how many were. */
export interface Shown {
  /** Events taken so far, by type. */
  readonly counts: ReadonlyMap<string, number>;
  /** Whether events of this place are shown. */
  isShownAt(anchor: Anchor): boolean;
  /** Whether an event of a place that is shown is one of those asked for: then it is counted. */
  take(kind: EventKind): boolean;
  /** Those of an anchor's events that are shown, counted. */
  of(anchor: Anchor, events: readonly HistoryEvent[]): readonly HistoryEvent[];
}

/**
 * Starts with none: those from a revision, and from an instant, on, by type and theme.
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
