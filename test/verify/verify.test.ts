import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { builtInDetectors } from "../../detectors/index.ts";
import { defineDetector } from "../../src/detector.ts";
import { canonicalEvent, depths, type HistoryEvent } from "../../src/event.ts";
import type { JsonObject } from "../../src/json.ts";
import { type TimelineEntry, textOf } from "../../src/revision.ts";
import { history, logEntry, talkPost } from "../../src/testing.ts";
import type { Verification } from "../../src/verify/verification.ts";
import { verifyPage } from "../../src/verify/verify.ts";
import { register } from "../../src/walk/registry.ts";
import { readSample, readShared } from "../support/read-shared.ts";
import { everydayHistories, hasHistories } from "../support/shared-histories.ts";
import { countsOf, eventsOf, historyOf, type Loaded, linesOf, pageOf, verified } from "./verified.ts";

const mill = "The mill was built in 1820 by the river.";
const wheel = "Its wheel turned until the flood of 1911.";
const miller = "The last miller sold flour to the whole valley.";

/** A page with a sentence reworded, one lost and brought back by a revert, and a value changed. */
const texts = [
  mill,
  `${mill} ${wheel}`,
  `${mill} ${wheel} ${miller}`,
  `${mill} ${wheel}`,
  `${mill} ${wheel} ${miller}`,
  `${mill.replace("1820", "1830")} ${wheel.replace("until", "slowly until")} ${miller} {{citation needed}}`,
] as const;

const page = pageOf(history(...texts));

async function load(
  histories: AsyncIterable<{ page: Loaded["page"]; timeline: AsyncIterable<TimelineEntry> }>,
) {
  const loaded: Loaded[] = [];
  for await (const { page, timeline } of histories) {
    const entries: TimelineEntry[] = [];
    for await (const entry of timeline) entries.push(entry);
    loaded.push({ page, timeline: entries });
  }
  return loaded;
}

/** The page with one revision as it is after a change of it. */
function changed(
  loaded: Loaded,
  id: number,
  change: Partial<(TimelineEntry & { kind: "revision" })["revision"]>,
): Loaded {
  const timeline = loaded.timeline.map((entry) =>
    entry.kind === "revision" && entry.revision.id === id
      ? { ...entry, revision: { ...entry.revision, ...change } }
      : entry,
  );
  return { ...loaded, timeline };
}

/** What a comparison of two whole runs tells, as verdicts by event id. */
function differenceOf(before: readonly HistoryEvent[], now: readonly HistoryEvent[]) {
  const found = new Map(now.map((event) => [event.eventId, canonicalEvent(event)]));
  const verdicts: [string, string][] = before.map((event) => {
    const again = found.get(event.eventId);
    found.delete(event.eventId);
    const verdict =
      again === undefined ? "missing" : again === canonicalEvent(event) ? "reproduced" : "changed";
    return [event.eventId, verdict];
  });
  return new Map([...verdicts, ...[...found.keys()].map((id): [string, string] => [id, "unstated"])]);
}

const verdictsOf = (report: readonly Verification[]) =>
  new Map(report.map(({ eventId, verdict }) => [eventId ?? "", verdict]));

describe("verifyPage", () => {
  it.each(depths)("reproduces every event told at depth %s, and finds none wanting", async (depth) => {
    const events = await eventsOf(page, depth);
    expect(events.length).toBeGreaterThan(0);
    expect(countsOf(await verified(linesOf(events), page, { complete: depth }))).toEqual({
      reproduced: events.length,
    });
  });

  it("takes events of all depths in one stream, in any order and twice", async () => {
    const lines = [];
    for (const depth of depths) lines.push(...linesOf(await eventsOf(page, depth)));
    const report = await verified([...lines.toReversed(), ...lines], page);
    expect(countsOf(report)).toEqual({ reproduced: 2 * lines.length });
  });

  it("says which member of an event was tampered with", async () => {
    const events = await eventsOf(page);
    const value = events.find(({ type }) => type === "claim_value_changed");
    expect(value).toBeDefined();
    if (value === undefined) return;
    const forged = {
      ...value,
      evidence: { ...value.evidence, after: "The mill was built in 1840 by the river." },
    };
    const [verdict] = await verified(linesOf([forged]), page);
    expect(verdict).toMatchObject({
      verdict: "changed",
      depth: "forensic",
      differing: 1,
      differences: [
        {
          member: "evidence.after",
          recorded: "The mill was built in 1840 by the river.",
          found: "The mill was built in 1830 by the river.",
        },
      ],
    });
  });

  it("does not take an event for the same that names fewer texts than it rests on", async () => {
    const event = (await eventsOf(page)).find(({ FactProvenance: { inputs } }) => inputs.length === 2);
    if (event === undefined) throw new Error("no event rests on two texts");
    const { FactProvenance } = event;
    const forged = {
      ...event,
      FactProvenance: { ...FactProvenance, inputs: FactProvenance.inputs.slice(0, 1) },
    };
    expect(await verified(linesOf([forged]), page)).toMatchObject([
      { verdict: "changed", differences: [{ member: "FactProvenance.inputs" }] },
    ]);
  });

  it("finds nothing where one byte of one text differs, and says which text", async () => {
    const other = changed(page, 2, { text: textOf(`${mill} ${wheel}`.replace("wheel", "whee1")) });
    const events = (await eventsOf(page)).filter(
      ({ type, anchor }) => type === "sentence_first_seen" && anchor.id === 2,
    );
    expect(await verified(linesOf(events), other)).toMatchObject([
      {
        verdict: "missing",
        inputs: [{ revision: 2, recorded: expect.any(String), found: expect.any(String) }],
      },
    ]);
  });

  it.each([1, 2, 3, 4, 6])(
    "reports what two whole runs differ in when revision %i differs in one byte",
    async (id) => {
      const other = changed(page, id, { text: textOf((texts[id - 1] ?? "").replace("river", "rivet")) });
      const before = await eventsOf(page);
      const report = await verified(linesOf(before), other, { complete: "forensic" });
      expect(verdictsOf(report)).toEqual(differenceOf(before, await eventsOf(other)));
      expect(countsOf(report).missing ?? 0).toBeGreaterThan(0);
    },
  );

  it("does not call it missing when a text it rests on is hidden since", async () => {
    const events = await eventsOf(page);
    const report = await verified(linesOf(events), changed(page, 3, { text: { state: "hidden" } }));
    const ofHidden = report.filter(({ inputs }) => inputs?.some(({ found }) => found === "hidden"));
    expect(ofHidden.length).toBeGreaterThan(0);
    expect(ofHidden.every(({ verdict, reason }) => verdict === "unverifiable" && reason === "hidden")).toBe(
      true,
    );
    const untouched = new Set(
      events
        .filter(({ FactProvenance: { inputs } }) => inputs.every(({ revision }) => revision < 3))
        .map(({ eventId }) => eventId),
    );
    expect(
      report
        .filter(({ eventId }) => untouched.has(eventId ?? ""))
        .every(({ verdict }) => verdict === "reproduced"),
    ).toBe(true);
  });

  it("does not call it missing when its revision, or one it compared, is gone", async () => {
    const timeline = page.timeline.filter((entry) => entry.kind !== "revision" || entry.revision.id !== 6);
    const six = (await eventsOf(page)).filter(({ anchor }) => anchor.id === 6);
    const gone = await verified(linesOf(six), { ...page, timeline });
    expect(new Set(gone.map(({ verdict, reason }) => `${verdict} ${reason}`))).toEqual(
      new Set(["unverifiable anchor_gone"]),
    );
    const five = page.timeline.filter((entry) => entry.kind !== "revision" || entry.revision.id !== 5);
    const without = await verified(linesOf(six), { ...page, timeline: five });
    expect(
      without.every(({ verdict, reason }) => verdict === "unverifiable" && reason === "input_gone"),
    ).toBe(true);
  });

  it("ends when it is given up, without a verdict", async () => {
    const lines = linesOf(await eventsOf(page));
    const given = verified(lines, page, { signal: AbortSignal.abort() });
    await expect(given).rejects.toMatchObject({ code: "CANCELLED" });
  });

  it("ends between two of the events of one edit", async () => {
    const loaded = pageOf(history(...texts));
    const [line = ""] = linesOf(await eventsOf(loaded));
    const leaving = new AbortController();
    let taken = 0;
    async function* take() {
      for (;;) {
        if (++taken > 3) throw new Error("still read");
        yield { line: taken, pass: 0, eventId: "", hasTags: false, isJudged: true, canonical: line };
        if (taken === 2) leaving.abort();
      }
    }
    const statements = { take, rest: take };

    const report = verifyPage(historyOf(loaded), statements, [register(builtInDetectors)], {
      signal: leaving.signal,
    });
    await expect(report.next()).rejects.toMatchObject({ code: "CANCELLED" });
  });

  it("says that the page is gone", async () => {
    const report = await verified(linesOf(await eventsOf(page, "brief")), null);
    expect(new Set(report.map(({ reason }) => reason))).toEqual(new Set(["page_gone"]));
  });

  it("analyses with the parameters each event was found with", async () => {
    const strict = await eventsOf(page, "forensic", { sentence_similarity: { threshold: 0.99 } });
    const first = await eventsOf(page, "forensic", { revert: { base: "first" } });
    const usual = await eventsOf(page);
    const ids = ({ eventId }: HistoryEvent) => eventId;
    expect(strict.map(ids)).not.toEqual(usual.map(ids));
    for (const events of [strict, first]) {
      expect(countsOf(await verified(linesOf(events), page, { complete: "forensic" }))).toEqual({
        reproduced: events.length,
      });
    }
    const both = [...linesOf(usual), ...linesOf(first)];
    expect(countsOf(await verified(both, page))).toEqual({ reproduced: both.length });
  });

  it("refuses a page that would be analysed over and over", async () => {
    const lines = [];
    for (let radius = 1; radius < 10; radius++)
      lines.push(...linesOf(await eventsOf(page, "brief", { revert: { radius } })));
    await expect(verified(lines, page)).rejects.toThrow("split the stream");
  });

  it("holds what a log entry and a talk post say", async () => {
    const revert = history(mill, wheel, mill);
    const timeline = [
      ...revert,
      logEntry({
        id: 9,
        timestamp: "2020-01-01T04:00:00Z",
        user: null,
        comment: null,
        change: { kind: "unprotected" },
        parameters: {},
      }),
      talkPost({
        revision: {
          comment: "",
          id: 10,
          minor: false,
          model: "wikitext",
          tags: null,
          timestamp: "2020-01-01T05:00:00Z",
          user: null,
        },
        newTopics: ["The wheel"],
        addsProse: true,
      }),
    ];
    const events = await eventsOf(pageOf(timeline));
    const kinds = new Set(events.map(({ anchor }) => anchor.kind));
    expect(kinds).toEqual(new Set(["revision", "log", "talk"]));
    expect(countsOf(await verified(linesOf(events), pageOf(timeline)))).toEqual({
      reproduced: events.length,
    });
    const report = await verified(linesOf(events), pageOf(revert));
    expect(countsOf(report)).toEqual({ reproduced: events.length - 2, unverifiable: 2 });
  });

  it.each([
    ["http", "https", "reproduced"],
    ["https", "http", "reproduced"],
  ])("holds a link by %s against one by %s", async (then, now, verdict) => {
    const at = (scheme: string): Loaded => {
      const site = { ...page.page.site, base: `${scheme}://en.wikipedia.org/wiki/Main_Page` };
      return { ...page, page: { ...page.page, site } };
    };
    const report = await verified(linesOf(await eventsOf(at(then))), at(now));
    expect(new Set(report.map((one) => one.verdict))).toEqual(new Set([verdict]));
    const foreign = linesOf(await eventsOf(at(then))).map((line) =>
      line.replaceAll("en.wikipedia.org/w", "en.wikipedia.example/w"),
    );
    expect(new Set((await verified(foreign, at(now))).map((one) => one.verdict))).toEqual(
      new Set(["changed"]),
    );
  });

  it("does not hold against an export that it has no tags", async () => {
    const undo = { text: `${mill} ${miller}`, tags: ["mw-undo"] };
    const tagged = pageOf(
      history({ text: mill, tags: [] }, { text: wheel, tags: [] }, { text: mill, tags: ["mw-undo"] }, undo),
    );
    const exported = {
      ...tagged,
      timeline: tagged.timeline.map((entry) =>
        entry.kind === "revision" ? { ...entry, revision: { ...entry.revision, tags: null } } : entry,
      ),
    };
    const events = await eventsOf(tagged);
    expect(events.some(({ evidence }) => evidence.tagAgrees === true)).toBe(true);
    expect(events.some(({ evidence }) => evidence.basis === "tag")).toBe(true);
    const report = await verified(linesOf(events), exported);
    expect(countsOf(report)).toEqual({ reproduced: events.length - 1, unverifiable: 1 });
    expect(report.find(({ verdict }) => verdict === "unverifiable")?.reason).toBe("no_tags");
    const untagged = await eventsOf(exported);
    expect(countsOf(await verified(linesOf(untagged), tagged))).toEqual({ reproduced: untagged.length });
  });

  it("misses what rested on a tag that its wiki has taken off", async () => {
    const tagged = pageOf(history({ text: mill, tags: [] }, { text: wheel, tags: ["mw-undo"] }));
    const resting = (await eventsOf(tagged)).filter(({ evidence }) => evidence.basis === "tag");
    const report = await verified(linesOf(resting), changed(tagged, 2, { tags: [] }));
    expect(report.map(({ verdict, reason }) => [verdict, reason])).toEqual([["missing", undefined]]);
  });

  it("does not excuse by missing tags what is found without them", async () => {
    const untagged = pageOf(
      history(...[mill, `${mill} ${wheel}`, `${mill} ${miller}`].map((text) => ({ text, tags: null }))),
    );
    const events = (await eventsOf(untagged)).filter(({ type }) => type === "revert_partial");
    const forged = events.map((event) => ({ ...event, evidence: { ...event.evidence, basis: "tag" } }));
    expect(await verified(linesOf(forged), untagged)).toMatchObject([
      { verdict: "changed", differences: [{ member: "evidence.basis" }] },
    ]);
  });

  it.each([
    ["another value", [], (evidence: JsonObject) => ({ ...evidence, tagAgrees: true })],
    [
      "none, though it was told of tags",
      [],
      (evidence: JsonObject) => ({ ...evidence, tagAgrees: undefined }),
    ],
    [
      "one, though it was told without tags",
      null,
      (evidence: JsonObject) => ({ ...evidence, tagAgrees: true }),
    ],
  ])("holds what an event says of tags against the source: %s", async (_, tags, forge) => {
    const texts = [mill, wheel, mill].map((text) => ({ text, tags }));
    const told = pageOf(history(...texts));
    const events = (await eventsOf(told)).filter(({ type }) => type === "revert_identity");
    const forged = events.map((event) => ({ ...event, evidence: forge(event.evidence) }));
    expect(await verified(linesOf(events), told)).toMatchObject([{ verdict: "reproduced" }]);
    expect(await verified(linesOf(forged), told)).toMatchObject([
      { verdict: "changed", differences: [{ member: "evidence.tagAgrees" }] },
    ]);
  });

  it("holds what an event of an export says of tags against a source that has them", async () => {
    const told = pageOf(history(...[mill, wheel, mill].map((text) => ({ text, tags: ["mw-undo"] }))));
    const events = (await eventsOf(told)).filter(({ type }) => type === "revert_identity");
    const forged = events.map(({ observed: { tags: _, ...observed }, ...event }) => {
      return { ...event, observed, evidence: { ...event.evidence, tagAgrees: false } };
    });
    expect(await verified(linesOf(forged), told)).toMatchObject([
      { verdict: "changed", differences: [{ member: "evidence.tagAgrees", recorded: false, found: true }] },
    ]);
  });

  it("tells an event that counts what a third party found from one that was changed", async () => {
    const told = { summary: "Test.", themes: ["structure"], brief: true, content: true } as const;
    const none = v.strictObject({});
    const counted = defineDetector({
      name: "acme/counted",
      version: "1.0.0",
      summary: "Counts.",
      parameters: none,
      events: { "acme/counted": { ...told, subject: none, evidence: none } },
      start: () => ({ onPair: () => [{ type: "acme/counted", subject: {}, evidence: {} }] }),
    });
    const both = [...builtInDetectors, counted];
    const silent = { ...counted, start: () => ({ onPair: () => [] }) };
    const own = (events: readonly HistoryEvent[]) => events.filter(({ type }) => !type.includes("/"));
    const alone = await eventsOf(page, "detailed");
    const beside = own(await eventsOf(page, "detailed", {}, both));
    const reverts = beside.filter(({ evidence }) => evidence.consequences !== undefined);
    expect(reverts.length).toBeGreaterThan(0);
    expect(countsOf(await verified(linesOf(beside), page, {}, both))).toEqual({
      reproduced: beside.length,
    });
    expect(countsOf(await verified(linesOf(alone), page, {}, both))).toEqual({
      reproduced: alone.length,
    });
    expect(await verified(linesOf(reverts), page)).toMatchObject(
      reverts.map(() => ({ verdict: "unverifiable", reason: "detector_not_loaded" })),
    );
    expect(countsOf(await verified(linesOf(reverts), page, {}, [...builtInDetectors, silent]))).toEqual({
      changed: reverts.length,
    });
    const forged = reverts.map((event) => ({ ...event, evidence: { ...event.evidence, consequences: {} } }));
    expect(countsOf(await verified(linesOf(forged), page))).toEqual({ changed: forged.length });
  });

  it.each(["method", "tagAgrees"])(
    "compares the member %s of another detector's evidence",
    async (member) => {
      const counted = defineDetector({
        name: "acme/counted",
        version: "1.0.0",
        summary: "Counts.",
        parameters: v.strictObject({}),
        events: {
          "acme/counted": {
            summary: "Counted.",
            themes: ["structure"],
            brief: true,
            content: false,
            subject: v.strictObject({ bytes: v.number() }),
            evidence: v.strictObject({ [member]: v.optional(v.string()) }),
          },
        },
        start: () => ({
          onPair: ({ change }) => [
            { type: "acme/counted", subject: { bytes: change.after.bytes }, evidence: {} },
          ],
        }),
      });
      const exported = pageOf(history({ text: mill, tags: null }));
      const tagged = pageOf(history({ text: mill, tags: [] }));
      const [event] = await eventsOf(exported, "detailed", {}, [counted]);
      if (event === undefined) throw new Error("nothing was counted");
      const lines = linesOf([{ ...event, evidence: { [member]: "forged by hand" } }]);
      for (const source of [exported, tagged]) {
        expect(await verified(lines, source, {}, [counted])).toMatchObject([{ verdict: "changed" }]);
      }
    },
  );
});

describe("verifyPage on the sample", () => {
  it("reports what two whole runs differ in when one byte of one text differs", {
    tags: "long",
  }, async () => {
    const [sample] = await load(readSample());
    if (sample === undefined) throw new Error("the sample has no page");
    for (const id of [1004, 1016, 1052]) {
      const report = await reportOfOneByte(sample, id);
      expect(countsOf(report).changed ?? 0).toBeGreaterThan(0);
    }
  });
});

/** The report on a page's events after one byte of one text became another; it is held to two whole runs. */
async function reportOfOneByte(loaded: Loaded, id: number) {
  const entry = loaded.timeline.find((one) => one.kind === "revision" && one.revision.id === id);
  if (entry?.kind !== "revision" || entry.revision.text.state !== "readable")
    throw new Error(`no text ${id}`);
  const bytes = Buffer.from(entry.revision.text.bytes);
  const at = bytes.findIndex((byte, i) => i >= bytes.length / 2 && byte >= 0x62 && byte <= 0x7a);
  bytes[at] = 0x61;
  const other = changed(loaded, id, { text: { state: "readable", bytes } });
  const before = await eventsOf(loaded);
  const report = await verified(linesOf(before), other, { complete: "forensic" });
  expect(verdictsOf(report)).toEqual(differenceOf(before, await eventsOf(other)));
  return report;
}

const names =
  process.env.STEMMA_FULL === undefined
    ? ["dewiktionary-hallo.xml.gz", "en-nintendo-switch-2015.xml.gz", "hi-kahani.xml.gz"]
    : everydayHistories;

describe.skipIf(!hasHistories)(
  "verifyPage on the shared histories",
  { tags: "long", timeout: 600_000 },
  () => {
    it.each(names)("reproduces every forensic event of %s", async (name) => {
      let events = 0;
      for (const loaded of await load(readShared(name))) {
        const lines = linesOf(await eventsOf(loaded));
        const report = await verified(lines, loaded, { complete: "forensic" });
        expect(report.filter(({ verdict }) => verdict !== "reproduced").slice(0, 3)).toEqual([]);
        events += report.length;
      }
      expect(events).toBeGreaterThan(0);
    });

    it.each(names)(
      "reports what two whole runs differ in when one byte of one text of %s differs",
      async (name) => {
        const longest = (await load(readShared(name))).reduce((a, b) =>
          b.timeline.length > a.timeline.length ? b : a,
        );
        const readable = longest.timeline.flatMap((one) =>
          one.kind === "revision" && one.revision.text.state === "readable" ? one.revision.id : [],
        );
        const report = await reportOfOneByte(longest, readable[readable.length >> 1] ?? 0);
        const counts = countsOf(report);
        expect(report.length - (counts.reproduced ?? 0)).toBeGreaterThan(0);
      },
    );
  },
);
