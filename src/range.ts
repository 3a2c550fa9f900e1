import * as v from "valibot";
import { HistoryError } from "./errors.ts";
import type { Anchor } from "./event.ts";
import { throwIfCancelled } from "./ground/cancelled.ts";
import { parse } from "./ground/parse.ts";
import { firstMs, lastMs } from "./instant.ts";
import { anchorOf, comparePlaces, placeOf } from "./merge-timeline.ts";
import { laterThan, type RangeEnd } from "./range-end.ts";
import { instantsReversed, notOnPage, rangeReversed } from "./range-error.ts";
import type { RevisionHead, TimelineEntry } from "./revision.ts";
import { checkWhole } from "./walk/check-entry.ts";

/** Which part of a timeline is shown. Analysis always starts at the first revision. */
export interface RangeOptions extends RangeEnd {
  /** Id of the first revision whose events are shown. */
  readonly from?: number | undefined;
  /** Instant (ISO 8601) from which events are shown; without an offset, UTC. */
  readonly since?: string | undefined;
}

/**
 * What to do with an entry: show its events, read it only because later entries depend on it, pass over it while looking for
 * `from`, or stop.
 */
type RangeVerdict = "show" | "read" | "seek" | "stop";

/** A range, applied to one timeline. */
export interface Range {
  judge(entry: TimelineEntry): RangeVerdict;
  /** @throws HistoryError `REVISION_NOT_ON_PAGE` when the timeline ended without `from` or `to`, and not at `until`. */
  end(): void;
}

/**
 * Starts a range.
 *
 * @throws HistoryError `INVALID_INPUT` for a `since` or `until` that is no instant, and for an invalid id; `RANGE_REVERSED` when
 * `since` comes after `until`, and from `judge` when `from` comes after the end.
 */
export function createRange({ from, to, since, until }: RangeOptions): Range {
  checkId("from", from);
  checkId("to", to);
  const sinceMs = since === undefined ? null : firstMs("since", since);
  const isLate = laterThan(until);
  if (since !== undefined && until !== undefined && firstMs("since", since) > lastMs("until", until)) {
    throw instantsReversed(since, until);
  }
  let begun = from === undefined;
  let ended = false;
  return {
    judge(entry) {
      const id = entry.kind === "revision" ? entry.revision.id : null;
      ended ||= isLate(placeOf(entry).timestamp);
      if (ended && begun) return "stop";
      if (id !== null && id === from) {
        if (ended) throw rangeReversed(id, { to, until });
        begun = true;
      }
      if (ended) return "seek";
      if (id !== null && id === to) ended = true;
      return begun && (sinceMs === null || Date.parse(placeOf(entry).timestamp) >= sinceMs) ? "show" : "read";
    },
    end() {
      if (from !== undefined && !begun) throw notOnPage(from);
      // A source that ends at `until` gives nothing that is behind it.
      if (to !== undefined && until === undefined && !ended) throw notOnPage(to);
    },
  };
}

/**
 * A test of whether a place in the timeline is shown: from a revision and from an instant on, where these are given.
 *
 * @throws HistoryError `INVALID_INPUT` for a `since` that is no instant.
 */
export function shownFrom(from: RevisionHead | undefined, since: string | undefined) {
  const start = from && anchorOf("revision", from);
  const sinceMs = since === undefined ? Number.NEGATIVE_INFINITY : firstMs("since", since);
  return (place: Anchor) =>
    (start === undefined || comparePlaces(start, place) <= 0) && Date.parse(place.timestamp) >= sinceMs;
}

/** An entry to be walked, with its place in the range. */
export interface RangedEntry {
  readonly entry: TimelineEntry;
  /** Whether its events are shown. */
  readonly isShown: boolean;
}

/**
 * The entries of a timeline that have to be walked for a range.
 *
 * @throws HistoryError `CANCELLED` when the signal is aborted, `INVALID_INPUT` when the timeline was read before, and whatever
 * the range throws.
 */
export async function* entriesIn(
  timeline: AsyncIterable<TimelineEntry>,
  range: Range,
  signal?: AbortSignal,
): AsyncGenerator<RangedEntry, void, void> {
  throwIfCancelled(signal);
  checkUnread(timeline);
  for await (const entry of timeline) {
    throwIfCancelled(signal);
    checkWhole(entry);
    const verdict = range.judge(entry);
    if (verdict === "stop") break;
    if (verdict !== "seek") yield { entry, isShown: verdict === "show" };
  }
  range.end();
}

const begun = new WeakSet<object>();

/** Refuses a generator that was read before: it gives no entries and no error, as if the page had no history. */
function checkUnread(timeline: AsyncIterable<TimelineEntry>): void {
  if (!("next" in timeline)) return;
  if (begun.has(timeline)) {
    throw new HistoryError(
      "INVALID_INPUT",
      "the timeline of the history was read already; make it anew for each reader",
    );
  }
  begun.add(timeline);
}

const idShape = v.optional(
  v.custom<number>(
    Number.isSafeInteger,
    ({ input }) => `must be the id of a revision, a whole number (was ${shown(input)})`,
  ),
);

/** An id as a message shows it. Some databases give ids as BigInt, which `JSON.stringify` refuses. */
function shown(id: unknown): string {
  return typeof id === "bigint" ? `the BigInt ${id}; give Number(…) of it` : JSON.stringify(id);
}

/** Refuses an id that is not a whole number: a string of digits would match no revision. */
function checkId(name: string, id: number | undefined): void {
  parse(idShape, id, name);
}
