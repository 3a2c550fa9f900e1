import { canonicalJson, sha256 } from "../json.ts";
import type { ListedRevision, LogEntry, RevisionText } from "../revision.ts";

/**
 * An entry of the past as it was when it was walked: id, timestamp, and a state for what may change.
 *
 * The state of a revision names the parts that are hidden, `t`ext, `u`ser and `c`omment; if its text could not be read although
 * it is not hidden, `m` and the length that the wiki lists. The state of a log entry is a digest of its content.
 */
export type Known = readonly [id: number, timestamp: string, state: string];

/** Why texts could not be read, by revision id, of revisions whose list says that they can be. */
export type Unread = Map<number, Exclude<RevisionText["state"], "readable">>;

/**
 * Listed revisions in the form in which they will be known.
 *
 * @param unread - Those whose texts could not be read; some of them were hidden since they were listed.
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

/** The length that the wiki lists for a text that could not be read; `null` if it could be, or is hidden. */
export function unreadBytes([, , state]: Known): number | null {
  const unread = /m(\d+)$/.exec(state);
  return unread === null ? null : Number(unread[1]);
}

/** A revision as it would be known if its text had been read: a list does not say whether it can be. */
export function asRead([id, timestamp, state]: Known): Known {
  return [id, timestamp, state.replace(/m\d+$/, "")];
}

/** A log entry in the form in which it will be known. Renaming the user does not change it, but hiding the user does. */
export function knownEntry(entry: LogEntry): Known {
  const { id, timestamp, user, comment, ...said } = entry;
  return [id, timestamp, sha256(canonicalJson({ ...said, user: user !== null, comment })).slice(0, 12)];
}

/** How a part of the past differs from what was known about it, as ids in order of the timeline. */
export type PastDifference = {
  readonly inserted: readonly number[];
  readonly vanished: readonly number[];
  /** Those of which something was hidden since; in `unhidden`, those of which something was shown again. */
  readonly hidden: readonly number[];
  readonly unhidden: readonly number[];
};

/** Compares revisions as they were known with the present ones, both from the same stretch of time. */
export function revisionDifference(known: readonly Known[], now: readonly Known[]): PastDifference {
  return compared(known, now, (from, to) => [...to].some((letter) => !from.includes(letter)));
}

/**
 * Compares the log in the same way. A digest does not say in which way an entry has changed, so it counts both as hidden and as
 * shown again.
 */
export function logDifference(known: readonly Known[], now: readonly Known[]): PastDifference {
  return compared(known, now, () => true);
}

/** @param gained - Whether the second state has something that the first one does not. */
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
