import { HistoryError } from "./errors.ts";

/** The error for a `from` or `to` that is no revision of the page. */
export function notOnPage(revision: number): HistoryError {
  return new HistoryError(
    "REVISION_NOT_ON_PAGE",
    `revision ${revision} is not in this page's history; take an id from the page's history tab`,
    { revision },
  );
}

/** The error for a range that ends before it begins. */
export function rangeReversed(from: number, to: number | undefined): HistoryError {
  return new HistoryError("RANGE_REVERSED", `from ${from} comes after to ${to} on this page; exchange them`, {
    from,
    to,
  });
}
