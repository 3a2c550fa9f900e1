import { describe, expect, it } from "vitest";
import { builtInDetectors } from "../detectors/index.ts";
import { canonicalEvent, type Depth, type HistoryEvent } from "../src/event.ts";
import { comparePlaces, placeOf } from "../src/merge-timeline.ts";
import type { Page, TimelineEntry } from "../src/revision.ts";
import { register } from "../src/walk/registry.ts";
import { createWalker } from "../src/walk/walker.ts";
import { readSample, readShared } from "./support/read-shared.ts";
import { hasHistories } from "./support/shared-histories.ts";

const detectors = register(builtInDetectors);

/** Enough pages to hold every kind of edit, few enough to walk them many times; the sample is always there. */
const names = [
  "sample",
  ...(hasHistories
    ? ["dewiktionary-hallo.xml.gz", "hi-kahani.xml.gz", "en-nintendo-switch-2015.xml.gz", "en-vic.xml.gz"]
    : []),
];

/** A save costs a whole text: on a long page not every entry is one to stop at. */
const mostStops = 60;

interface Loaded {
  readonly page: Page;
  readonly timeline: readonly TimelineEntry[];
}

async function load(name: string): Promise<Loaded> {
  for await (const { page, timeline } of name === "sample" ? readSample() : readShared(name)) {
    const entries: TimelineEntry[] = [];
    for await (const entry of timeline) entries.push(entry);
    return { page, timeline: entries };
  }
  throw new Error(`${name} holds no page`);
}

async function walk({ page, timeline }: Loaded, depth: Depth): Promise<readonly HistoryEvent[]> {
  const walker = createWalker(page, detectors, depth);
  const events: HistoryEvent[] = [];
  for (const entry of timeline) events.push(...(await walker.step(entry)));
  return events;
}

const canonical = (events: readonly HistoryEvent[]) => events.map(canonicalEvent);
const ids = (events: readonly HistoryEvent[]) => events.map(({ eventId }) => eventId);

describe.each(names)("analysing %s", (name) => {
  it("gives for a prefix of the history a prefix of the events", async () => {
    const { page, timeline } = await load(name);
    const whole = await walk({ page, timeline }, "forensic");
    for (const share of [0, 0.21, 0.5, 0.83]) {
      const prefix = timeline.slice(0, timeline.length * share);
      const last = prefix.at(-1);
      // All that is told up to there: a walk that held an event back would give a shorter prefix.
      const told = whole.filter(
        ({ anchor }) => last !== undefined && comparePlaces(anchor, placeOf(last)) <= 0,
      );
      const part = await walk({ page, timeline: prefix }, "forensic");
      expect(canonical(part)).toEqual(canonical(told));
      expect(ids(told)).toEqual(ids(whole.slice(0, told.length)));
    }
  });

  it("goes on from any saved state as if it had never stopped", async () => {
    const { page, timeline } = await load(name);
    let walker = createWalker(page, detectors, "forensic");
    const resumed: HistoryEvent[] = [];
    const stride = Math.ceil(timeline.length / mostStops);
    for (const [i, entry] of timeline.entries()) {
      resumed.push(...(await walker.step(entry)));
      if (i % stride > 0) continue;
      const saved = JSON.parse(JSON.stringify(walker.save()));
      walker = createWalker(page, detectors, "forensic", saved);
    }
    expect(canonical(resumed)).toEqual(canonical(await walk({ page, timeline }, "forensic")));
  });

  it("tells at each depth a part of what the next one tells, each fact once", async () => {
    const loaded = await load(name);
    const brief = ids(await walk(loaded, "brief"));
    const detailed = new Set(ids(await walk(loaded, "detailed")));
    const forensic = ids(await walk(loaded, "forensic"));
    const every = new Set(forensic);
    expect(brief.filter((id) => !detailed.has(id))).toEqual([]);
    expect([...detailed].filter((id) => !every.has(id))).toEqual([]);
    expect(every.size).toBe(forensic.length);
  });
});
