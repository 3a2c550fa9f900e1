import { lastMs } from "./instant.ts";
import { placeOf } from "./merge-timeline.ts";
import type { TimelineEntry } from "./revision.ts";

/** Where the reading of a timeline ends, if it is not read to its own end. */
export interface RangeEnd {
  /** Id of the last revision read. */
  readonly to?: number | undefined;
  /** Instant (ISO 8601) after which nothing is read: without an offset UTC is meant, by a date alone its last moment. */
  readonly until?: string | undefined;
}

/** Whether there may be more behind the end. */
export function endsEarly({ to, until }: RangeEnd): boolean {
  return to !== undefined || until !== undefined;
}

/**
 * A test of whether a timestamp is later than `until`; none is if that is left out.
 *
 * @throws HistoryError `INVALID_INPUT` for an `until` that is no instant.
 */
export function laterThan(until: string | undefined): (timestamp: string) => boolean {
  if (until === undefined) return () => false;
  const ms = lastMs("until", until);
  return (timestamp) => Date.parse(timestamp) > ms;
}

/** `until` as wikis take a timestamp; `undefined` if it is left out. */
export function lastTimestamp(until: string | undefined): string | undefined {
  if (until === undefined) return undefined;
  return new Date(lastMs("until", until)).toISOString().replace(/\.\d+/, "");
}

/** A timeline up to its end, and no further. */
export async function* upTo(
  timeline: AsyncIterable<TimelineEntry>,
  { to, until }: RangeEnd,
): AsyncGenerator<TimelineEntry, void, void> {
  const isLate = laterThan(until);
  for await (const entry of timeline) {
    if (isLate(placeOf(entry).timestamp)) return;
    yield entry;
    if (entry.kind === "revision" && entry.revision.id === to) return;
  }
}
