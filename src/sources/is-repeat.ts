import type { HistoryError } from "../errors.ts";
import type { Revision } from "../revision.ts";
import { failureAt, type Place } from "./place.ts";

/**
 * Whether a revision is in the input twice. Dumps made in parts may overlap, and leaving out an exact repeat loses nothing.
 *
 * @throws HistoryError `INPUT_MALFORMED` when the two differ.
 */
export function isRepeat(a: Revision, b: Revision, place: Place): boolean {
  if (a.id !== b.id || a.timestamp !== b.timestamp) return false;
  if (sameText(a, b)) return true;
  throw twice(place, b.id);
}

/** The error for two revisions with one id. */
export function twice(place: Place, id: number): HistoryError {
  return failureAt(
    { ...place, revisionId: id },
    "INPUT_MALFORMED",
    "is in the input twice, with different contents; remove one",
  );
}

function sameText({ text: a }: Revision, { text: b }: Revision): boolean {
  if (a.state !== "readable" || b.state !== "readable") return a.state === b.state;
  return Buffer.compare(a.bytes, b.bytes) === 0;
}
