import type { Anchor } from "../event.ts";
import type { LogEntry, Revision, TalkPost, TimelineEntry } from "../revision.ts";

type Source<T> = AsyncIterable<T> | Iterable<T>;

/** At one timestamp a revision comes before a log entry, and that before a post. */
const rank = { revision: 0, log: 1, talk: 2 } as const;

/**
 * One timeline of a page's revisions, log entries and talk posts, each of them already by (timestamp, id).
 *
 * Each source is read one entry ahead. When the reader stops, all three are told.
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
        if (head === null || (earliest !== null && compare(earliest, head) <= 0)) continue;
        first = i;
        earliest = head;
      }
      const source = sources[first];
      if (earliest === null || source === undefined) return;
      yield earliest;
      heads[first] = await nextOf(source);
    }
  } finally {
    for (const source of sources) await source.return();
  }
}

/** How two places of a timeline compare: by time, kind and id. */
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

function compare(a: TimelineEntry, b: TimelineEntry): number {
  const [at, bt] = [placeOf(a), placeOf(b)];
  if (at.timestamp !== bt.timestamp) return at.timestamp < bt.timestamp ? -1 : 1;
  return rank[a.kind] - rank[b.kind];
}

function placeOf(entry: TimelineEntry): { readonly timestamp: string } {
  if (entry.kind === "revision") return entry.revision;
  return entry.kind === "log" ? entry.entry : entry.post.revision;
}
