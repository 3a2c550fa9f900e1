import type { Anchor } from "./event.ts";
import type { LogEntry, Revision, RevisionHead, TalkPost, TimelineEntry } from "./revision.ts";

type Source<T> = AsyncIterable<T> | Iterable<T>;

/** At one timestamp, revisions come before log entries, and these before posts. */
const rank = { revision: 0, log: 1, talk: 2 } as const;

/**
 * One timeline from a page's revisions, log entries and talk posts, each of which is already sorted by (timestamp, id).
 *
 * Each source is read one entry ahead. When the reader stops, all three are closed.
 */
export async function* mergeTimeline(
  revisions: Source<Revision>,
  logs: Source<LogEntry>,
  talk: Source<TalkPost>,
): AsyncGenerator<TimelineEntry, void, void> {
  const sources = [
    entries(revisions, (revision): TimelineEntry => ({ kind: "revision", revision })),
    entries(logs, (entry): TimelineEntry => ({ kind: "log", entry })),
    entries(talk, (post): TimelineEntry => ({ kind: "talk", post })),
  ];
  try {
    const heads: (TimelineEntry | null)[] = [];
    for (const source of sources) heads.push(await nextOf(source));
    for (;;) {
      let first = -1;
      let earliest: TimelineEntry | null = null;
      for (const [i, head] of heads.entries()) {
        if (head === null || (earliest !== null && comparePlaces(placeOf(earliest), placeOf(head)) <= 0))
          continue;
        first = i;
        earliest = head;
      }
      const source = sources[first];
      if (earliest === null || source === undefined) return;
      yield earliest;
      heads[first] = await nextOf(source);
    }
  } finally {
    await leaveAll(sources);
  }
}

/** Closes every source, even if closing one of them fails. */
async function leaveAll(sources: readonly AsyncGenerator<TimelineEntry, void, void>[]): Promise<void> {
  const left = await Promise.allSettled(sources.map((source) => source.return()));
  for (const one of left) if (one.status === "rejected") throw one.reason;
}

/** Compares two places in a timeline by time, kind and id. */
export function comparePlaces(a: Anchor, b: Anchor): number {
  if (a.timestamp !== b.timestamp) return a.timestamp < b.timestamp ? -1 : 1;
  return rank[a.kind] - rank[b.kind] || a.id - b.id;
}

async function* entries<T>(
  source: Source<T>,
  entryOf: (value: T) => TimelineEntry,
): AsyncGenerator<TimelineEntry, void, void> {
  for await (const value of source) yield entryOf(value);
}

async function nextOf(source: AsyncGenerator<TimelineEntry, void, void>): Promise<TimelineEntry | null> {
  const { done, value } = await source.next();
  return done === true ? null : value;
}

/** The place of an entry in its timeline. */
export function placeOf(entry: TimelineEntry): Anchor {
  return anchorOf(entry.kind, actOf(entry));
}

/** What all kinds of entries have: id, timestamp, user, comment. */
export function actOf(entry: TimelineEntry): Pick<RevisionHead, "id" | "timestamp" | "user" | "comment"> {
  return entry.kind === "revision"
    ? entry.revision
    : entry.kind === "log"
      ? entry.entry
      : entry.post.revision;
}

/** The place in a timeline of an entry of the given kind. */
export function anchorOf(kind: Anchor["kind"], { id, timestamp }: Pick<Anchor, "id" | "timestamp">): Anchor {
  return { kind, id, timestamp };
}
