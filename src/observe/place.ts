import type { Anchor } from "../event.ts";
import type { LogEntry } from "../revision.ts";
import type { ListedRevision } from "../sources/mediawiki/head-of.ts";

const rank = { revision: 0, log: 1, talk: 2 } as const;

/** Whether an entry of a timeline comes before another, or is it. */
export function isUpTo(entry: Anchor, mark: Anchor): boolean {
  if (entry.timestamp !== mark.timestamp) return entry.timestamp < mark.timestamp;
  if (entry.kind !== mark.kind) return rank[entry.kind] < rank[mark.kind];
  return entry.id <= mark.id;
}

/** Where a listed revision stands in the timeline. */
export function placeOf(kind: "revision" | "talk", { head: { id, timestamp } }: ListedRevision): Anchor {
  return { kind, id, timestamp };
}

/** Where a log entry stands in the timeline. */
export function logPlaceOf({ id, timestamp }: LogEntry): Anchor {
  return { kind: "log", id, timestamp };
}

/** A timestamp so many seconds earlier. */
export function secondsBefore(timestamp: string, seconds: number): string {
  return new Date(Date.parse(timestamp) - seconds * 1000).toISOString().replace(/\.\d+Z$/, "Z");
}
