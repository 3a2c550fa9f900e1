import { type AnalyzeOptions, analyze } from "./analyze.ts";
import type { HistoryEvent } from "./event.ts";
import type { PageHistory } from "./revision.ts";
import type { Registered } from "./walk/registry.ts";

/** An event with all its evidence, and what else happened at its anchor. */
export interface FoundEvent {
  readonly event: HistoryEvent;
  /** The other events at its anchor. */
  readonly beside: readonly HistoryEvent[];
}

/** The result of looking for an event on a page. */
export interface Search {
  /** In order of the timeline; a search for a whole id ends at the first match. */
  readonly found: readonly FoundEvent[];
  /** How many events were looked at. */
  readonly searched: number;
}

/** Length of a whole event id. */
export const idLength = 64;

/**
 * Looks for the events whose id begins with these digits, and returns them with all their evidence.
 *
 * @param digits - 64 hexadecimal digits in lower case, or the first of them.
 */
export async function findEvent(
  history: PageHistory,
  detectors: readonly Registered[],
  digits: string,
  options: Pick<AnalyzeOptions, "signal" | "onProgress"> = {},
): Promise<Search> {
  const found: FoundEvent[] = [];
  let searched = 0;
  for await (const events of analyze(history, detectors, { ...options, depth: "forensic" }).events) {
    searched += events.length;
    for (const event of events) {
      if (!event.eventId.startsWith(digits)) continue;
      found.push({ event, beside: events.filter((other) => other !== event) });
    }
    if (found.length > 0 && digits.length === idLength) break;
  }
  return { found, searched };
}
