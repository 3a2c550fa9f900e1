import { HistoryError } from "./errors.ts";
import type { RangeEnd } from "./range-end.ts";

/** The error for a `from` or `to` that is no revision of the page. */
export function notOnPage(revision: number): HistoryError {
  return new HistoryError(
    "REVISION_NOT_ON_PAGE",
    `revision ${revision} is not in this page's history; take an id from the page's history tab`,
    { revision },
  );
}

/** The error for a range that ends before its first revision. */
export function rangeReversed(from: number, { to, until }: RangeEnd): HistoryError {
  const end = to === undefined ? `until ${until}; make that later` : `to ${to} on this page; exchange them`;
  return new HistoryError("RANGE_REVERSED", `from ${from} comes after ${end}`, { from, to, until });
}

/** The error for instants of which the last comes first. */
export function instantsReversed(since: string, until: string): HistoryError {
  return new HistoryError("RANGE_REVERSED", `since ${since} comes after until ${until}; exchange them`, {
    since,
    until,
  });
}
