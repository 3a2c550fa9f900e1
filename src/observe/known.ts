import { canonicalJson, sha256 } from "../json.ts";
import type { ListedRevision, LogEntry, RevisionText } from "../revision.ts";

/**
 * An entry of the past as it was when it was walked: id, timestamp, and what may change of it.
 *
 * Of a revision the parts that are hidden: `t`ext, `u`ser, `c`omment; and where its text could not be read although it is
 * not hidden, `m` and the length that the wiki lists. Of a log entry a digest of what it says.
 */
export type Known = readonly [id: number, timestamp: string, state: string];

/** What came in place of the texts of revisions whose list says that they can be read, by id. */
export type Unread = Map<number, Exclude<RevisionText["state"], "readable">>;

/**
 * Listed revisions as they will be known.
 *
 * @param unread - Those whose texts could not be read; of these some were hidden since they were listed.
 */
export function knownRevisions(
  listed: readonly ListedRevision[],
  unread: Readonly<Pick<Unread, "get">> = new Map(),
): readonly Known[] {
  return listed.map(({ head, bytes, isHidden }) => {
    const came = isHidden ? "hidden" : unread.get(head.id);
    const isUnread = came !== undefined && came !== "hidden";
    const hidden =
      (came === "hidden" ? "t" : "") + (head.user === null ? "u" : "") + (head.comment === null ? "c" : "");
    return [head.id, head.timestamp, `${hidden}${isUnread ? `m${bytes}` : ""}`];
  });
}

/** The length that the wiki lists of a text that could not be read; `null` where it could, or is hidden. */
export function unreadBytes([, , state]: Known): number | null {
  const unread = /m(\d+)$/.exec(state);
  return unread === null ? null : Number(unread[1]);
}

/** A revision as it would be known had its text been read: a list does not tell whether it can be. */
export function asRead([id, timestamp, state]: Known): Known {
  return [id, timestamp, state.replace(/m\d+$/, "")];
}

/** A log entry as it will be known. A user's new name changes nothing; a hidden one does. */
export function knownEntry(entry: LogEntry): Known {
  const { id, timestamp, user, comment, ...said } = entry;
  return [id, timestamp, sha256(canonicalJson({ ...said, user: user !== null, comment })).slice(0, 12)];
}

/** How a part of the past differs from what was known of it: ids, in order of the timeline. */
export type PastDifference = {
  readonly inserted: readonly number[];
  readonly vanished: readonly number[];
  /** Something of them was hidden, or shown again, since. */
  readonly hidden: readonly number[];
  readonly unhidden: readonly number[];
};

/** Compares revisions as they were known with those that are there now, both of the same stretch of time. */
export function revisionDifference(known: readonly Known[], now: readonly Known[]): PastDifference {
  return compared(known, now, (from, to) => [...to].some((letter) => !from.includes(letter)));
}

/**
 * Compares the log in the same way. A digest does not tell which way an entry has changed: it counts as hidden and as shown
 * again.
 */
export function logDifference(known: readonly Known[], now: readonly Known[]): PastDifference {
  return compared(known, now, () => true);
}

/** @param gained - Whether a state has something that another one has not. */
function compared(
  known: readonly Known[],
  now: readonly Known[],
  gained: (from: string, to: string) => boolean,
): PastDifference {
  const before = new Map(known.map((entry) => [entry[0], entry]));
  const after = new Map(now.map((entry) => [entry[0], entry]));
  const isSame = ([id, timestamp]: Known, others: ReadonlyMap<number, Known>) =>
    others.get(id)?.[1] === timestamp;
  const changed = now.filter((entry) => isSame(entry, before) && before.get(entry[0])?.[2] !== entry[2]);
  const stateBefore = (id: number) => before.get(id)?.[2] ?? "";
  return {
    inserted: now.filter((entry) => !isSame(entry, before)).map(([id]) => id),
    vanished: known.filter((entry) => !isSame(entry, after)).map(([id]) => id),
    hidden: changed.filter(([id, , state]) => gained(stateBefore(id), state)).map(([id]) => id),
    unhidden: changed.filter(([id, , state]) => gained(state, stateBefore(id))).map(([id]) => id),
  };
}

/** Whether nothing of the past has changed. */
export function isSamePast({ inserted, vanished, hidden, unhidden }: PastDifference): boolean {
  return inserted.length + vanished.length + hidden.length + unhidden.length === 0;
}
