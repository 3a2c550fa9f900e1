import type { Detector } from "../../../src/detector.ts";
import type { eventTypes, HistoryEvent } from "../../../src/event.ts";
import { comparePlaces, placeOf } from "../../../src/merge-timeline.ts";
import type { TimelineEntry } from "../../../src/revision.ts";
import { detect, history, type RevisionSketch } from "../../../src/testing.ts";

/** A case: what it is about, and what happened on a page, oldest first. */
export type Case = readonly [string, ...(readonly Happening[])];

/** The text of a revision, a revision, or an entry of the log or of the talk page. */
export type Happening = RevisionSketch | TimelineEntry;

/** Cases at whose end an event type is told, and cases that come near it. */
export interface CaseTable {
  readonly detector: Detector;
  /** Detectors whose findings it sees. */
  readonly after?: readonly Detector[];
  /** Which events of the type the cases are about; all of them if left out. */
  readonly isMeant?: (event: HistoryEvent) => boolean;
  readonly hits: readonly Case[];
  readonly near: readonly Case[];
}

export type CaseTables = Partial<Readonly<Record<keyof typeof eventTypes, CaseTable>>>;

/** The events of a type at the last thing that happened. */
export async function eventsAtLast(
  { detector, after = [], isMeant = () => true }: CaseTable,
  type: string,
  happenings: readonly Happening[],
): Promise<readonly HistoryEvent[]> {
  const timeline = timelineOf(happenings);
  const last = timeline.at(-1);
  if (last === undefined) return [];
  const place = placeOf(last);
  const events = await detect(detector, timeline, { after });
  const atLast = events.filter(({ anchor }) => comparePlaces(anchor, place) === 0);
  return atLast.filter((event) => event.type === type && isMeant(event));
}

/** Revisions get the ids 1, 2, 3, …; other entries stand where the case has them. */
function timelineOf(happenings: readonly Happening[]): readonly TimelineEntry[] {
  const revisions = history(...happenings.filter(isRevision)).values();
  return happenings.flatMap((one) => (isRevision(one) ? (revisions.next().value ?? []) : [one]));
}

function isRevision(one: Happening): one is RevisionSketch {
  return typeof one === "string" || !("kind" in one);
}

const scripts = ["Latin", "Cyrillic", "Devanagari", "Han", "Arabic", "Hebrew", "Thai", "Greek"] as const;
const patterns = scripts.map((script) => [script, new RegExp(`\\p{Script=${script}}{2}`, "u")] as const);

/** The scripts in which cases are written, their names and the names of members aside. */
export function scriptsOf(cases: readonly Case[]): ReadonlySet<string> {
  const written = cases.map(([, ...happenings]) => happenings.map(stringsIn).join(" "));
  return new Set(
    patterns.flatMap(([name, pattern]) => (written.some((text) => pattern.test(text)) ? name : [])),
  );
}

function stringsIn(value: unknown): string {
  if (typeof value === "string") return value;
  if (value instanceof Uint8Array) return new TextDecoder().decode(value);
  return typeof value === "object" && value !== null ? Object.values(value).map(stringsIn).join(" ") : "";
}
