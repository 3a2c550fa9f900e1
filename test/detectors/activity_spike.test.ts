import { describe, expect, it } from "vitest";
import { activitySpike } from "../../detectors/activity_spike.ts";
import type { HistoryEvent } from "../../src/event.ts";
import {
  type DetectOptions,
  detect,
  history,
  hoursAfterStart,
  type RevisionSketch,
} from "../../src/testing.ts";
import { register } from "../../src/walk/registry.ts";

const day = 24;

/** Revisions at these hours, each of its own text and by its own editor, all of one length. */
function at(...hours: readonly number[]): RevisionSketch[] {
  return hours.map((hour, i) => ({
    text: `Text ${String(i).padStart(6, "0")}.`,
    timestamp: hoursAfterStart(hour),
  }));
}

/** So many hours, `step` apart. */
function every(step: number, count: number, from = 0): number[] {
  return Array.from({ length: count }, (_, i) => from + i * step);
}

/** An edit by somebody at an hour, like no other. */
function edit(name: string, hour: number): RevisionSketch {
  return { text: `By ${name} at ${hour}.`, timestamp: hoursAfterStart(hour), user: { id: 0, name } };
}

function by(name: string, sketches: readonly RevisionSketch[]): RevisionSketch[] {
  return sketches.map((sketch) =>
    typeof sketch === "string" ? sketch : { ...sketch, user: { id: 0, name } },
  );
}

async function events(type: string, sketches: readonly RevisionSketch[], options: DetectOptions = {}) {
  const all = await detect(activitySpike, history(...sketches), options);
  return all.filter((event) => event.type === type);
}

function subjects(found: readonly HistoryEvent[]) {
  return found.map(({ anchor, subject }) => ({ at: anchor.id, ...subject }));
}

describe("edit_burst", () => {
  const find = async (sketches: readonly RevisionSketch[], parameters: unknown = {}) =>
    subjects(await events("edit_burst", sketches, { parameters }));
  const burst = { at: 10, firstRevision: 1, revisions: 10 };

  it.each<[string, RevisionSketch[], object]>([
    ["ten edits on a page's first day", at(...every(1, 10)), burst],
    ["ten edits in one second", at(...every(0, 10)), burst],
    ["ten edits within 24 hours to the second", at(...every(24 / 9, 10)), burst],
    [
      "ten edits after months of silence",
      at(0, ...every(1, 10, 5000)),
      { at: 11, firstRevision: 2, revisions: 10 },
    ],
    [
      "a burst on a page of four edits a day",
      at(...every(6, 240), ...every(0.1, 30, 1441)),
      { at: 255, firstRevision: 238, revisions: 18 },
    ],
    ["a burst by addresses", by("192.0.2.7", at(...every(1, 10))), burst],
    [
      "a burst by hidden users",
      at(...every(1, 10)).map((one) => (typeof one === "string" ? one : { ...one, user: null })),
      burst,
    ],
    [
      "a burst of hidden texts",
      at(...every(1, 10)).map((one) =>
        typeof one === "string" ? one : { ...one, text: { state: "hidden" } },
      ),
      burst,
    ],
    ["a burst with names of other scripts", by("अनु", at(...every(1, 10))), burst],
    [
      "a second burst after the first has died down",
      at(...every(1, 10), ...every(1, 10, 300)),
      { at: 20, firstRevision: 11, revisions: 10 },
    ],
  ])("finds %s", async (_, sketches, found) => {
    expect((await find(sketches)).at(-1)).toEqual(found);
  });

  it.each<[string, RevisionSketch[]]>([
    ["for a page without revisions", []],
    ["for three revisions", at(0, 1, 2)],
    ["for nine edits in a day", at(...every(1, 9))],
    ["for ten edits in a second more than a day", at(...every(24.001 / 9, 10))],
    ["for twelve in a day where eight are usual", at(...every(3, 240), ...every(2, 12, 720))],
    ["for a flood of a bot", by("CleanBot", at(...every(0.01, 60)))],
    ["for a bot of another case", by("tidybOT", at(...every(0.01, 60)))],
    ["for edits made on another wiki", by("elsewhere>Ann", at(...every(0.01, 60)))],
    [
      "for null edits",
      at(...every(0.1, 30)).map((one) => (typeof one === "string" ? one : { ...one, text: "The same." })),
    ],
    ["for ten edits of which one is a bot's", [...at(...every(1, 9)), ...by("FixBot", at(9))]],
  ])("stays silent %s", async (_, sketches) => {
    expect(await find(sketches)).toEqual([]);
  });

  it("is told once while it lasts", async () => {
    expect(await find(at(...every(0.5, 80)))).toHaveLength(1);
  });

  it("is told again once less than half is left", async () => {
    expect(await find(at(0, ...every(1, 10, 3000), ...every(1, 10, 3029)))).toHaveLength(1);
    expect(await find(at(0, ...every(1, 10, 3000), ...every(1, 10, 3030)))).toHaveLength(2);
  });

  it("takes its numbers from its parameters", async () => {
    expect(await find(at(...every(1, 9)), { burstRevisions: 9 })).toHaveLength(1);
    expect(await find(at(...every(1, 10)), { burstHours: 8 })).toEqual([]);
    expect(await find(at(...every(1, 10)), { burstTail: 1e-10 })).toEqual([]);
    expect(await find(at(...every(1, 10)), { burstFloorPerDay: 3 })).toEqual([]);
    expect(await find(by("CleanBot", at(...every(1, 10))), { botSuffix: "" })).toHaveLength(1);
  });

  it("measures a young page by the days it has", async () => {
    const busy = at(...every(4, 60), ...every(1, 10, 240));
    expect(await find(busy)).toEqual([]);
  });

  it("shows the arithmetic", async () => {
    const [event] = await events("edit_burst", at(0, ...every(1, 10, 5000)));
    expect(event?.evidence).toEqual({ expected: 0.5, priorDays: 90, priorRevisions: 0, tail: 1.71e-10 });
  });
});

describe("quiet_period_ended", () => {
  const year = 365 * day;
  const find = async (sketches: readonly RevisionSketch[], parameters: unknown = {}) =>
    subjects(await events("quiet_period_ended", sketches, { parameters }));

  it.each<[string, RevisionSketch[], object[]]>([
    ["a year after five edits", at(0, 1, 2, 3, 4, year), [{ at: 6, lastRevision: 5 }]],
    ["180 days to the second", at(0, 1, 2, 3, 4, 4 + 180 * day), [{ at: 6, lastRevision: 5 }]],
    ["ten median gaps to the second", at(...every(20 * day, 5), 280 * day), [{ at: 6, lastRevision: 5 }]],
    [
      "a hidden text that ends it",
      [...at(0, 1, 2, 3, 4), { text: { state: "hidden" }, timestamp: hoursAfterStart(year) }],
      [{ at: 6, lastRevision: 5 }],
    ],
    [
      "an address that ends it",
      [...at(0, 1, 2, 3, 4), ...by("192.0.2.7", at(0, year).slice(1))],
      [{ at: 6, lastRevision: 5 }],
    ],
    [
      "two of them",
      at(0, 1, 2, 3, 4, year, year + 1, 3 * year),
      [
        { at: 6, lastRevision: 5 },
        { at: 8, lastRevision: 7 },
      ],
    ],
    [
      "one through which bots went on",
      [
        ...at(0, 1, 2, 3, 4),
        ...by("FixBot", at(0, ...every(30 * day, 8, 100 * day)).slice(1)),
        { text: "New.", timestamp: hoursAfterStart(year) },
      ],
      [{ at: 14, lastRevision: 5 }],
    ],
    [
      "one through which it was only moved",
      [
        ...at(0, 1, 2, 3),
        { text: "Moved.", timestamp: hoursAfterStart(4) },
        { text: "Moved.", timestamp: hoursAfterStart(100 * day) },
        { text: "New.", timestamp: hoursAfterStart(year) },
      ],
      [{ at: 7, lastRevision: 5 }],
    ],
  ])("finds %s", async (_, sketches, found) => {
    expect(await find(sketches)).toEqual(found);
  });

  it.each<[string, RevisionSketch[]]>([
    ["for a page without revisions", []],
    ["after four edits", at(0, 1, 2, 3, year)],
    ["for a second less than 180 days", at(0, 1, 2, 3, 4, 4 + 180 * day - 1 / 3600)],
    ["for less than ten median gaps", at(...every(20 * day, 5), 279 * day)],
    ["on a page edited once a year", at(...every(year, 12))],
    ["when a bot ends it", [...at(0, 1, 2, 3, 4), ...by("FixBot", at(0, year).slice(1))]],
    ["when an import ends it", [...at(0, 1, 2, 3, 4), ...by("elsewhere>Ann", at(0, year).slice(1))]],
    [
      "when a null edit ends it",
      [
        ...at(0, 1, 2, 3),
        { text: "Moved.", timestamp: hoursAfterStart(4) },
        { text: "Moved.", timestamp: hoursAfterStart(year) },
      ],
    ],
    [
      "when four of the five before were a bot's",
      [...by("FixBot", at(0, 1, 2, 3)), ...at(0, 0, 0, 0, 4, year).slice(4)],
    ],
  ])("stays silent %s", async (_, sketches) => {
    expect(await find(sketches)).toEqual([]);
  });

  it("takes its numbers from its parameters", async () => {
    const sketches = at(0, 1, 2, 3, 4, 34 * day);
    expect(await find(sketches, { quietDays: 33 })).toHaveLength(1);
    expect(await find(sketches, { quietDays: 34 })).toEqual([]);
    expect(await find(sketches, { quietDays: 30, quietAfter: 6 })).toEqual([]);
    expect(await find(sketches, { quietDays: 30, quietMedians: 1000 })).toEqual([]);
  });

  it("shows gap and median", async () => {
    const [event] = await events("quiet_period_ended", at(0, 1, 3, 6, 10, 5000));
    expect(event?.evidence).toEqual({
      gapSeconds: 4990 * 3600,
      leastSeconds: 180 * 86_400,
      medianGapSeconds: 2.5 * 3600,
      revisionsBefore: 5,
    });
  });
});

describe("editor_influx", () => {
  const find = async (sketches: readonly RevisionSketch[], parameters: unknown = {}) =>
    subjects(await events("editor_influx", sketches, { parameters }));
  const later = 40 * day;
  const old = edit("Founder", 0);
  /** Edits by these, one an hour. */
  const edits = (names: readonly string[], from = later) => names.map((name, i) => edit(name, from + i));
  /** On an old page, an edit each by somebody new. */
  const fresh = (hours: readonly number[]) => [old, ...hours.map((hour, i) => edit(`New ${i}`, hour))];
  const five = { at: 6, firstRevision: 2, newcomers: 5 };

  it.each<[string, RevisionSketch[], object]>([
    ["five newcomers in a day", fresh(every(1, 5, later)), five],
    ["five newcomers within a week to the second", fresh(every((7 * day) / 4, 5, later)), five],
    ["newcomers on the page's thirtieth day", fresh(every(0, 5, 30 * day)), five],
    ["addresses", [old, ...edits(["192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4", "2001:db8::1"])], five],
    ["temporary accounts", [old, ...edits(["~2025-1", "~2025-2", "~2025-3", "~2025-4", "~2025-5"])], five],
    ["names of other scripts", [old, ...edits(["अ", "博", "Ж", "ע", "ا"])], five],
    [
      "newcomers who edit more than once",
      [old, ...edits(["A", "A", "B", "B", "C", "C", "D", "D", "E"])],
      { at: 10, firstRevision: 2, newcomers: 5 },
    ],
    [
      "newcomers at three in five",
      [...edits(["A", "B", "C", "D"], 0), ...edits(["A", "B", "C", "D", "1", "2", "3", "4", "5", "6"])],
      { at: 14, firstRevision: 9, newcomers: 6 },
    ],
  ])("finds %s", async (_, sketches, found) => {
    expect(await find(sketches)).toEqual([found]);
  });

  it.each<[string, RevisionSketch[]]>([
    ["for a page without revisions", []],
    ["for four newcomers", fresh(every(1, 4, later))],
    ["on a page of 29 days", fresh(every(1, 5, 29 * day))],
    ["for five newcomers in a second more than a week", fresh(every((7 * day + 1 / 900) / 4, 5, later))],
    [
      "when they were there before",
      [...edits(["A", "B", "C", "D", "E"], 0), ...edits(["A", "B", "C", "D", "E"])],
    ],
    ["for five bots", [old, ...edits(["ABot", "BBot", "CBot", "DBOT", "Ebot"])]],
    ["for five from another wiki", [old, ...edits(["w>A", "w>B", "w>C", "w>D", "w>E"])]],
    [
      "for five who are hidden",
      [
        old,
        ...every(1, 5, later).map((hour) => ({
          text: `${hour}`,
          timestamp: hoursAfterStart(hour),
          user: null,
        })),
      ],
    ],
    [
      "for five who only save the text again",
      [
        ...at(0),
        ...every(1, 5, later).map((hour) => ({ text: "Text 000000.", timestamp: hoursAfterStart(hour) })),
      ],
    ],
    [
      "when less than three in five are new",
      [...edits(["A", "B", "C", "D"], 0), ...edits(["A", "B", "C", "D", "1", "2", "3", "4", "5"])],
    ],
  ])("stays silent %s", async (_, sketches) => {
    expect(await find(sketches)).toEqual([]);
  });

  it("is told once while they keep coming", async () => {
    expect(await find(fresh(every(12, 60, later)))).toHaveLength(1);
  });

  it("is told again after fewer than five were left", async () => {
    expect(await find(fresh([...every(1, 5, later), ...every(1, 5, later + 30 * day)]))).toHaveLength(2);
  });

  it("takes its numbers from its parameters", async () => {
    const sketches = fresh(every(1, 5, later));
    expect(await find(sketches, { influxEditors: 6 })).toEqual([]);
    expect(await find(sketches, { influxDays: 1, influxPageDays: 41 })).toEqual([]);
    expect(await find(fresh(every(1, 5, 29 * day)), { influxPageDays: 29 })).toHaveLength(1);
    expect(await find(fresh(every(30, 5, later)), { influxDays: 1 })).toEqual([]);
  });

  it("names who came", async () => {
    const [event] = await events("editor_influx", fresh(every(1, 5, later)));
    expect(event?.evidence).toMatchObject({
      editors: 5,
      names: ["New 0", "New 1", "New 2", "New 3", "New 4"],
      pageDays: 40,
      share: 1,
    });
  });
});

describe("size_spike", () => {
  const find = async (sketches: readonly RevisionSketch[], parameters: unknown = {}) =>
    subjects(await events("size_spike", sketches, { parameters }));
  /** Texts of these many bytes, no two alike. */
  const sized = (...sizes: readonly number[]): RevisionSketch[] =>
    sizes.map((size, i) => (size === 0 ? "" : String(i % 10).repeat(size)));
  /** A page of about a size that changes by 1 to 9 bytes 25 times. */
  const steady = (size: number) => every(0, 26).map((_, i) => size + ((i * 7) % 10));
  const last = (size: number) => steady(size).at(-1) ?? 0;

  it.each<[string, RevisionSketch[], number[]]>([
    ["2000 bytes more", sized(...steady(4000), last(4000) + 2000), [2000]],
    ["2000 bytes less", sized(...steady(4000), last(4000) - 2000), [-2000]],
    ["a quarter more", sized(...steady(10_000).slice(0, -1), 10_000, 12_500), [2500]],
    ["a blanking", sized(...steady(4000), 0), [-last(4000)]],
    ["a blanking and its revert", sized(...steady(4000), 0, 4000), [-last(4000), 4000]],
    [
      "the first change of a page of equal changes that is larger",
      sized(...every(10, 22, 3000), 6000),
      [2790],
    ],
    [
      "a text of three bytes a character",
      [...sized(...steady(4000)), "茶".repeat(2100)],
      [6300 - last(4000)],
    ],
    [
      "a spike by an address",
      [...sized(...steady(4000)), { text: "z".repeat(9000), user: { id: 0, name: "192.0.2.1" } }],
      [9000 - last(4000)],
    ],
    [
      "one after bots have changed more",
      [
        ...sized(...steady(4000)),
        ...by("FixBot", [{ text: "q".repeat(50_000) }, { text: "r".repeat(4000) }]),
        "s".repeat(9000),
      ],
      [5000],
    ],
  ])("finds %s", async (_, sketches, bytes) => {
    expect((await find(sketches)).map((one) => ("bytes" in one ? one.bytes : null))).toEqual(bytes);
  });

  it.each<[string, RevisionSketch[]]>([
    ["for a page without revisions", []],
    ["for a page's first text", sized(50_000)],
    ["for 1999 bytes", sized(...steady(4000), last(4000) + 1999)],
    ["for a byte less than a quarter", sized(...steady(10_000).slice(0, -1), 10_000, 12_499)],
    ["after nineteen changes", sized(...every(1, 20, 4000), 9000)],
    [
      "where such changes are usual",
      sized(...every(0, 40).map((_, i) => 4000 + (i % 2) * (2000 + i * 100)), 8000),
    ],
    ["for a bot", [...sized(...steady(4000)), ...by("FixBot", [{ text: "z".repeat(9000) }])]],
    ["for an import", [...sized(...steady(4000)), ...by("elsewhere>Ann", [{ text: "z".repeat(9000) }])]],
    ["for a hidden text", [...sized(...steady(4000)), { text: { state: "hidden" } }]],
    ["when a text is swapped for one as long", [...sized(...steady(4000)), "z".repeat(last(4000))]],
  ])("stays silent %s", async (_, sketches) => {
    expect(await find(sketches)).toEqual([]);
  });

  it("takes its numbers from its parameters", async () => {
    const sketches = sized(...steady(4000), last(4000) + 2000);
    expect(await find(sketches, { sizeBytes: 2001 })).toEqual([]);
    expect(await find(sketches, { sizeShare: 0.5 })).toEqual([]);
    expect(await find(sketches, { sizeZ: 10_000 })).toEqual([]);
    expect(await find(sketches, { sizeAfter: 26 })).toEqual([]);
    expect(await find(sized(...every(1, 20, 4000), 9000), { sizeAfter: 19 })).toHaveLength(1);
  });

  it("looks back over the last changes only", async () => {
    const wild = every(0, 40).map((_, i) => 4000 + (i % 2) * 4000);
    const sketches = sized(...wild, ...steady(4000), 7000);
    expect(await find(sketches, { sizeChanges: 65 })).toHaveLength(0);
    expect(await find(sketches, { sizeChanges: 25 })).toHaveLength(1);
  });

  it("looks back over fifty changes unless told otherwise", async () => {
    const [event] = await events("size_spike", sized(...every(10, 51, 3000), ...every(11, 11, 3511), 9000));
    expect(event?.evidence.changes).toEqual([...every(0, 39, 10), ...every(0, 11, 11)]);
  });

  it("has to score more than asked for", async () => {
    const changes = Array.from({ length: 5 }, () => [2, 4, 3, 2, 4]).flat();
    const sizes = changes.map((_, i) => 4000 + changes.slice(0, i).reduce((sum, bytes) => sum + bytes, 0));
    // Their median is 3, and 1 that of their distances from it.
    const sketches = sized(...sizes, (sizes.at(-1) ?? 0) + 5003);
    expect(await find(sketches, { sizeZ: 0.6745 * 5000 })).toEqual([]);
    expect(await find(sketches, { sizeZ: 0.6745 * 4999 })).toHaveLength(1);
  });

  it("shows the score and what it rests on", async () => {
    const [event] = await events("size_spike", sized(...every(1, 11, 3000), ...every(3, 11, 3013), 9000));
    expect(event?.evidence).toMatchObject({ bytesBefore: 3043, median: 3, medianDeviation: 0 });
    expect(event?.evidence.z).toBeGreaterThan(1000);
  });

  it("takes for the median of an even number of changes what is between the two in the middle", async () => {
    const parameters = { sizeAfter: 4, sizeChanges: 4 };
    const [event] = await events("size_spike", sized(4000, 4009, 4010, 4015, 4017, 9000), { parameters });
    expect(event?.evidence).toMatchObject({ changes: [9, 1, 5, 2], median: 3.5, medianDeviation: 2 });
  });

  it("scores by the mean deviation where most changes before were equal", async () => {
    const grown = [...every(10, 16, 3000), ...every(110, 5, 3260)];
    const [event] = await events("size_spike", sized(...grown, 3700 + 5010));
    // Of numbers that are normally distributed, it is √(2/π) of the standard deviation; here it is 25.
    expect(event?.evidence).toMatchObject({ median: 10, medianDeviation: 0 });
    expect(event?.evidence.z).toBeCloseTo(5000 / 25 / Math.sqrt(Math.PI / 2), 0);
  });

  it("has no score where all changes before were equal", async () => {
    const [event] = await events("size_spike", sized(...every(10, 22, 3000), 6000));
    expect(event?.evidence).toMatchObject({ median: 10, medianDeviation: 0, z: null });
  });
});

describe("parameters of activity_spike", () => {
  it("look back over as many changes as there must be before", () => {
    const set = (choice: object) => () => register([activitySpike], { activity_spike: choice });
    expect(set({ sizeChanges: 10 })).toThrow(
      "parameters of activity_spike: sizeChanges: must be at least sizeAfter, which is 20; set both",
    );
    expect(set({ sizeChanges: 10, sizeAfter: 10 })).not.toThrow();
  });
});

describe("activity_spike", () => {
  it("is certain of when somebody edited, whatever lies unreadable before it", async () => {
    const unread = (hours: number): RevisionSketch => ({
      text: { state: "hidden" },
      timestamp: hoursAfterStart(hours),
    });
    const years = 3 * 365 * day;
    const quiet = { text: "back", timestamp: hoursAfterStart(years) };
    const newcomers = (...names: readonly string[]) => names.map((name) => edit(name, years + 2));
    const page = [
      ...[...at(...every(1, 8)), unread(9), { text: "tenth", timestamp: hoursAfterStart(10) }],
      ...[unread(11), quiet],
      ...[...newcomers("A", "B", "C", "D"), unread(years + 2), ...newcomers("E")],
    ];
    const found = await detect(activitySpike, history(...page));
    expect(found.map(({ type, FactProvenance }) => [type, FactProvenance.attribution.kind])).toEqual([
      ["edit_burst", "exact"],
      ["quiet_period_ended", "exact"],
      ["editor_influx", "exact"],
    ]);
  });
});
