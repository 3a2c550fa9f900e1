import * as v from "valibot";
import type { Detector } from "./detector.ts";
import { HistoryError } from "./errors.ts";
import { type Depth, depths, type HistoryEvent } from "./event.ts";
import { eventSchema } from "./event-schema.ts";
import { checkKnown } from "./ground/check-known.ts";
import { deepFreeze } from "./ground/deep-freeze.ts";
import { parse } from "./ground/parse.ts";
import { canonicalJson, type Json } from "./json.ts";
import {
  type LogEntry,
  type Page,
  type Revision,
  type TalkPost,
  type TimelineEntry,
  textOf,
} from "./revision.ts";
import { type Registered, register } from "./walk/registry.ts";
import { createWalker } from "./walk/walker.ts";

/** A revision as a test writes it: a string is its text, and what is left out is filled in. */
export type RevisionSketch =
  | string
  | (Partial<Omit<Revision, "text">> & { readonly text?: string | Revision["text"] });

/** A made-up page on `wiki.example`, for tests of detectors. */
export const testPage: Page = {
  namespace: 0,
  pageId: 1,
  site: {
    base: "https://wiki.example/wiki/Main_Page",
    case: "first-letter",
    language: "en",
    namespaces: new Map([
      [0, ""],
      [1, "Talk"],
      [2, "User"],
      [6, "File"],
      [10, "Template"],
      [14, "Category"],
    ]),
    wiki: "wiki.example",
  },
  title: "Sample",
};

/**
 * A timeline of revisions with ids 1, 2, 3, … an hour apart, each by its own editor (`Editor 1`, `Editor 2`, …).
 *
 * `history("a", "b", "a")` is a page whose third revision reverts the second.
 */
export function history(...sketches: RevisionSketch[]): readonly TimelineEntry[] {
  return sketches.map((sketch, i) => ({ kind: "revision", revision: revisionOf(sketch, i + 1) }));
}

/**
 * The timestamp `hours` after the first revision of `history`.
 *
 * @throws HistoryError `INVALID_INPUT` for anything but a finite number, and for times outside the years 1000 to 9999.
 */
export function hoursAfterStart(hours: number): string {
  if (!Number.isFinite(hours))
    throw new HistoryError("INVALID_INPUT", `hours: must be a number (was ${hours})`);
  const time = Date.UTC(2020, 0, 1) + hours * 3_600_000;
  if (time < Date.UTC(1000, 0, 1) || time >= Date.UTC(10_000, 0, 1)) {
    throw new HistoryError(
      "INVALID_INPUT",
      `hours: must stay between the years 1000 and 9999 (was ${hours})`,
    );
  }
  return `${new Date(time).toISOString().slice(0, 19)}Z`;
}

/** An entry of the wiki's log, to be put among the revisions of `history`. Nothing in it, nor its place, is changed. */
export function logEntry(entry: LogEntry): TimelineEntry {
  return { kind: "log", entry };
}

/** A post on the talk page, to be put among the revisions of `history`, like `logEntry`. */
export function talkPost(post: TalkPost): TimelineEntry {
  return { kind: "talk", post };
}

/** How `detect` runs a detector. */
export interface DetectOptions {
  readonly parameters?: unknown;
  readonly depth?: Depth;
  /** Detectors registered before the tested one, which sees their findings. */
  readonly after?: readonly Detector[];
}

/**
 * The events that one detector emits over a timeline.
 *
 * The detector runs three times over frozen input: entry by entry; over all entries before any evidence is taken; and saved
 * and resumed after every entry. Findings are checked against their schemas, and the written events once more.
 * @throws HistoryError `DETECTOR_FAILED` when the runs differ, `INVALID_EVENT` when a finding does not fit its schema,
 * `INVALID_INPUT` for invalid parameters or an unknown depth.
 */
export async function detect(
  detector: Detector,
  timeline: readonly TimelineEntry[],
  options: DetectOptions = {},
): Promise<readonly HistoryEvent[]> {
  parse(optionsShape, options, "options");
  parse(timelineShape, timeline, "timeline");
  const { after = [], depth = "forensic", parameters = {} } = options;
  checkKnown("depth", depth, depths);
  const registered = register([...after, detector], { [Object(detector).name]: parameters }).map((by) => ({
    ...by,
    trusted: false,
  }));
  deepFreeze(timeline);
  const first = await run(registered, timeline, depth, false);
  const again = {
    "when evidence is asked for after later entries": await runAtOnce(registered, timeline, depth),
    "when it is saved and taken up again after every entry": await run(registered, timeline, depth, true),
  };
  for (const [how, events] of Object.entries(again)) {
    if (canonicalJson(first) === canonicalJson(events)) continue;
    const once = await run(registered, timeline, depth, false);
    const when = canonicalJson(first) === canonicalJson(once) ? how : runAnew;
    throw new HistoryError("DETECTOR_FAILED", `detector ${detector.name} finds something else ${when}`, {
      again: events,
      first,
    });
  }
  const found = first.filter((event) => event.FactProvenance.detector === detector.name);
  checkWritten(detector, found);
  return found;
}

/** Refuses events that their own schemas reject when read back: `stemma verify` would call them invalid. */
function checkWritten({ name, events }: Detector, found: readonly HistoryEvent[]): void {
  const schemas = new Map(
    Object.entries(events).map(([type, definition]) => [type, eventSchema(type, name, definition)]),
  );
  for (const event of found) {
    const where = `${event.type} by ${name} at ${event.anchor.kind} ${event.anchor.id}, read again as it is written`;
    const schema = schemas.get(event.type) ?? v.never();
    parse(schema, JSON.parse(canonicalJson(event)), where, "INVALID_EVENT");
  }
}

const runAnew =
  "when it is run once more: it depends on a clock, on randomness, or on what is kept outside of its start";

const optionsShape = v.looseObject(
  { after: v.optional(v.array(v.unknown(), "must be a list of detectors")) },
  "must be an object, such as { parameters: { radius: 10 } }",
);
const timelineShape = v.array(v.unknown(), 'must be a list of entries, as history("a", "b") gives');

async function runAtOnce(
  registered: readonly Registered[],
  timeline: readonly TimelineEntry[],
  depth: Depth,
): Promise<readonly HistoryEvent[]> {
  const { told, failure } = await createWalker(testPage, registered, depth).tellAll(timeline);
  if (failure !== null) throw failure.cause;
  return told.flatMap((one) => one.at(depth));
}

async function run(
  registered: readonly Registered[],
  timeline: readonly TimelineEntry[],
  depth: Depth,
  resumes: boolean,
): Promise<readonly HistoryEvent[]> {
  const events: HistoryEvent[] = [];
  let walker = createWalker(testPage, registered, depth);
  for (const entry of timeline) {
    for (const event of await walker.step(entry)) events.push(event);
    const saved = resumes ? walker.save() : null;
    if (saved !== null) {
      const state: Json = JSON.parse(JSON.stringify(saved));
      walker = createWalker(testPage, registered, depth, state);
    }
  }
  return events;
}

const member = v.optional(v.unknown());
const sketchShape = v.union(
  [
    v.string(),
    v.strictObject({
      text: member,
      id: member,
      timestamp: member,
      user: member,
      comment: member,
      minor: member,
      model: member,
      tags: member,
    }),
  ],
  'must be a text, or an object of what a revision has, such as { text: "a", minor: true }',
);

function revisionOf(sketch: RevisionSketch, id: number): Revision {
  parse(sketchShape, sketch, `history: revision ${id}`);
  const { text = "", ...given } = typeof sketch === "string" ? { text: sketch } : sketch;
  return {
    comment: "",
    id,
    minor: false,
    model: "wikitext",
    tags: null,
    timestamp: hoursAfterStart(id - 1),
    user: { id: 100 + id, name: `Editor ${id}` },
    ...given,
    text: typeof text === "string" ? textOf(text) : text,
  };
}
