import { byTimestampAndId, headOf, type Revision, type RevisionHead } from "../revision.ts";
import { isRepeat, twice } from "./is-repeat.ts";
import { failureAt, type Place } from "./place.ts";
import { createSeenIds } from "./seen-ids.ts";
import { sorted } from "./sorted.ts";

const maxWaiting = 64;
const maxWaitingBytes = 8 * 1024 * 1024;

/**
 * The revisions of a page by (timestamp, id).
 *
 * Exports are sorted by id, but imported revisions have late ids and early times. A look ahead of 64 revisions or 8 MiB is
 * enough for the usual case; to move a revision further, all texts have to be written to disk first.
 *
 * @param sortIn - Directory in which the texts of a whole page are sorted.
 * @throws HistoryError `OUT_OF_ORDER` when this is needed and `sortIn` is missing, `INPUT_MALFORMED` when two revisions have one
 * id.
 */
export function inOrder(
  revisions: AsyncIterable<Revision>,
  place: Place,
  sortIn?: string,
): AsyncIterable<Revision> {
  return sortIn === undefined ? lookAhead(revisions, place) : sorted(revisions, place, sortIn);
}

async function* lookAhead(
  revisions: AsyncIterable<Revision>,
  place: Place,
): AsyncGenerator<Revision, void, void> {
  const waiting: Revision[] = [];
  const seen = createSeenIds();
  let waitingBytes = 0;
  let last: RevisionHead | null = null;
  for await (const revision of revisions) {
    if (last !== null && byTimestampAndId(revision, last) <= 0) {
      throw failureAt(
        { ...place, revisionId: revision.id },
        "OUT_OF_ORDER",
        `must come before revision ${last.id}, which is too far back; add --sort to sort the input`,
      );
    }
    if (!insert(waiting, revision, place)) continue;
    if (!seen.add(revision.id)) throw twice(place, revision.id);
    waitingBytes += bytesOf(revision);
    while (waiting.length > maxWaiting || (waitingBytes > maxWaitingBytes && waiting.length > 1)) {
      const oldest = waiting.shift();
      if (oldest === undefined) break;
      waitingBytes -= bytesOf(oldest);
      last = headOf(oldest);
      yield oldest;
    }
  }
  yield* waiting;
}

/** Inserts a revision in its place; `false` if it is already there. */
function insert(waiting: Revision[], revision: Revision, place: Place): boolean {
  let at = waiting.length;
  for (; at > 0; at--) {
    const before = waiting[at - 1];
    if (before === undefined) break;
    const order = byTimestampAndId(before, revision);
    if (order < 0) break;
    if (order === 0 && isRepeat(before, revision, place)) return false;
  }
  if (at === waiting.length) waiting.push(revision);
  else waiting.splice(at, 0, revision);
  return true;
}

function bytesOf({ text }: Revision): number {
  return text.state === "readable" ? text.bytes.length : 0;
}
