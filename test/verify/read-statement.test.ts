import { describe, expect, it } from "vitest";
import { builtInDetectors } from "../../detectors/index.ts";
import { eventId, type HistoryEvent } from "../../src/event.ts";
import { canonicalJson } from "../../src/json.ts";
import { history } from "../../src/testing.ts";
import { eventsOf, linesOf, pageOf, verified } from "./verified.ts";

const page = pageOf(
  history("A well stands in the yard.", "A pump stands in the yard.", "A well stands in the yard."),
);

async function eventOf(wanted: string): Promise<HistoryEvent> {
  const event = (await eventsOf(page)).find(({ type }) => type === wanted);
  if (event === undefined) throw new Error(`the page has no ${wanted}`);
  return event;
}

const revertOf = () => eventOf("revert_identity");

/** The one verdict on an event as somebody changed it. */
async function verdictOn(change: (event: HistoryEvent) => object, detectors = builtInDetectors) {
  const [verdict] = await verified([JSON.stringify(change(await revertOf()))], page, {}, detectors);
  return verdict;
}

/** The verdict on an event of a type, told as a model's answer. */
async function verdictOnJudged(type: string, answer: string, path = "model") {
  const digests = { promptDigest: "0".repeat(64), responseDigest: "0".repeat(64) };
  const boundary = { path, model: "m", ...digests, answer, confidence: null };
  const event = await eventOf(type);
  const judged = withParameters(event, { boundary });
  const [verdict] = await verified([JSON.stringify(judged)], page);
  return verdict;
}

describe("statementReader", () => {
  it("takes an event in any order of members and any white space", async () => {
    const event = await revertOf();
    const [verdict] = await verified(
      [JSON.stringify(Object.fromEntries(Object.entries(event).reverse()), null, 1).replaceAll("\n", " ")],
      page,
    );
    expect(verdict?.verdict).toBe("reproduced");
  });

  it.each([
    ["an event", '{"type":"revert_war",'],
    ["an event, spelt in escapes", '{ "\\u0074ype" : "revert_war",'],
  ])("refuses a member that stands twice in %s", async (_, start) => {
    const line = JSON.stringify(await revertOf()).replace("{", start);
    expect(await verified([line], page)).toMatchObject([
      { verdict: "invalid", problem: "a member of an object must stand there once" },
    ]);
  });

  it("refuses a member that stands twice in what is not compared", async () => {
    const line = JSON.stringify(await revertOf()).replace('"observed":{', '"observed":{"title":"Other",');
    expect(await verified([line], page)).toMatchObject([{ verdict: "invalid" }]);
  });

  it("takes quotes, colons and backslashes in a text for no members", async () => {
    const event = await revertOf();
    const observed = { ...event.observed, comment: '{"a":1,"a":2} \\" : \\' };
    const line = JSON.stringify({ ...event, observed }, null, 1).replaceAll("\n", " ");
    expect(await verified([line], page)).toMatchObject([{ verdict: "reproduced" }]);
  });

  it("names the line that is cut, and reads the others", async () => {
    const lines = linesOf(await eventsOf(page));
    const report = await verified([...lines.slice(0, -1), (lines.at(-1) ?? "").slice(0, 200)], page);
    expect(report.filter(({ verdict }) => verdict !== "reproduced")).toEqual([
      { line: lines.length, verdict: "invalid", problem: "the line is cut" },
    ]);
    expect(report).toHaveLength(lines.length);
  });

  it.each([
    ["{", "must be one JSON object"],
    ["[]", "must be one JSON object"],
    ["null", "must be one JSON object"],
    ['{"schemaVersion":"0.1.0"}', "eventId"],
  ])("refuses %j", async (line, problem) => {
    const [verdict] = await verified([line, ""], page);
    expect(verdict).toMatchObject({ line: 1, verdict: "invalid", problem: expect.stringContaining(problem) });
  });

  it("refuses an id that its own content does not have, and says the right one", async () => {
    const { eventId: right } = await revertOf();
    const wrong = "0".repeat(64);
    expect(await verdictOn((event) => ({ ...event, eventId: wrong }))).toMatchObject({
      eventId: wrong,
      verdict: "invalid",
      problem: `eventId must be ${right}`,
    });
    expect(
      await verdictOn((event) => ({ ...event, subject: { ...event.subject, restored: 2 } })),
    ).toMatchObject({
      verdict: "invalid",
    });
  });

  it.each([
    [{ eventId: "ab" }, 'eventId: must match /^[0-9a-f]{64}$/ (was "ab")'],
    [{ eventId: "A".repeat(64) }, `eventId: must match /^[0-9a-f]{64}$/ (was "${"A".repeat(64)}")`],
    [{ pageId: -1 }, "pageId: must be at least 0 (was -1)"],
    [{ pageId: 1.5 }, "pageId: must be a whole number below 2^53 (was 1.5)"],
    [{ pageId: 2 ** 53 }, `pageId: must be a whole number below 2^53 (was ${2 ** 53})`],
    [
      { anchor: { kind: "revision", id: -1, timestamp: "2020-01-01T00:00:00Z" } },
      "anchor.id: must be at least 0 (was -1)",
    ],
  ])("refuses ids that none has: %j", async (changed, problem) => {
    expect(await verdictOn((event) => ({ ...event, ...changed }))).toMatchObject({
      verdict: "invalid",
      problem: `event: ${problem}`,
    });
  });

  it("refuses such an id, too, where a name is hidden that does not count in it", async () => {
    const comment = `as redacted-${"0".repeat(24)} says`;
    const verdict = await verdictOn((event) => ({
      ...event,
      eventId: "0".repeat(64),
      evidence: { ...event.evidence, authors: [comment] },
      observed: { ...event.observed, comment },
    }));
    expect(verdict).toMatchObject({ verdict: "invalid" });
  });

  it("refuses what canonical JSON cannot hold", async () => {
    const line = JSON.stringify(await revertOf());
    const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    const [nested] = await verified([line.replace(/"authors":\[[^\]]*\]/, `"authors":${deep}`)], page);
    expect(nested).toMatchObject({ verdict: "invalid", problem: expect.stringContaining("nesting deeper") });
    const half = await verdictOn((event) => ({ ...event, evidence: { ...event.evidence, sha1: "\ud800" } }));
    expect(half).toMatchObject({ verdict: "invalid", problem: expect.stringContaining("lone surrogate") });
  });

  it("refuses a line of too many values before it reads them", async () => {
    const line = JSON.stringify(await revertOf());
    const many = `[${"0,".repeat(1_000_000)}0]`;
    const [verdict] = await verified([line.replace(/"authors":\[[^\]]*\]/, `"authors":${many}`)], page);
    expect(verdict).toMatchObject({ verdict: "invalid", problem: "must hold at most 1000000 values" });
  });

  it("refuses members the type does not have, and a type the detector does not emit", async () => {
    const extra = await verdictOn((event) => ({ ...event, evidence: { ...event.evidence, certainty: 1 } }));
    expect(extra).toMatchObject({ verdict: "invalid", problem: "evidence.certainty: is unknown" });
    const less = await verdictOn(({ evidence: _, ...event }) => event);
    expect(less).toMatchObject({ verdict: "invalid", problem: "evidence: is missing" });
    const imagined = await verdictOn((event) => withId({ ...event, type: "revert_imagined" }));
    expect(imagined).toMatchObject({ verdict: "invalid", problem: "revert emits no revert_imagined" });
  });

  it("refuses parameters the detector does not take", async () => {
    const verdict = await verdictOn((event) => withParameters(event, { radius: 0 }));
    expect(verdict).toMatchObject({ verdict: "invalid", problem: expect.stringContaining("radius") });
  });

  it("tells another version of the detector or of events from a change", async () => {
    expect(await verdictOn((event) => withProvenance(event, { version: "0.0.9" }))).toMatchObject({
      verdict: "other_version",
      problem: expect.stringContaining("revert was 0.0.9"),
    });
    expect(await verdictOn((event) => ({ ...event, schemaVersion: "9.0.0", novelty: true }))).toMatchObject({
      verdict: "other_version",
      problem: expect.stringContaining("9.0.0"),
    });
  });

  it.each<[string, (event: HistoryEvent, long: string) => object]>([
    ["version of events", (event, long) => ({ ...event, schemaVersion: long })],
    ["version of its detector", (event, long) => withProvenance(event, { version: long })],
    ["detector", (event, long) => withProvenance(event, { detector: long })],
    ["type", (event, long) => withId({ ...event, type: long })],
    ["parameter", (event, long) => withParameters(event, { [long]: 1 })],
    ["member", (event, long) => ({ ...event, evidence: { ...event.evidence, [long]: 1 } })],
  ])("repeats but a part of a long %s", async (_, change) => {
    const verdict = await verdictOn((event) => change(event, "9".repeat(1_000)));
    expect(verdict?.problem).toMatch(/9{20}/);
    expect(verdict?.problem?.length).toBeLessThan(400);
  });

  it.each(["model", "sampling"])("tells what a model judged by %s from what the rule gives", async (path) => {
    const verdict = await verdictOnJudged("sentence_modified", "modified", path);
    expect(verdict).toMatchObject({ verdict: "model_judged", problem: `judged by path ${path}` });
  });

  it.each([
    ["revert_identity", "partial", "boundary.path: no model judges revert_identity"],
    [
      "sentence_modified",
      "partial",
      "boundary.answer: must be one of same, modified, value_changed, different",
    ],
  ])("refuses %s as judged %s by a model", async (type, answer, problem) => {
    expect(await verdictOnJudged(type, answer)).toMatchObject({ verdict: "invalid", problem });
  });

  it("says that a detector is not loaded", async () => {
    const without = builtInDetectors.filter(({ name }) => name !== "revert");
    expect(await verdictOn((event) => event, without)).toMatchObject({
      verdict: "unverifiable",
      reason: "detector_not_loaded",
      problem: expect.stringContaining('"revert"'),
    });
  });
});

function withProvenance(event: HistoryEvent, change: object): object {
  return { ...event, FactProvenance: { ...event.FactProvenance, ...change } };
}

function withParameters(event: HistoryEvent, change: object): object {
  return withProvenance(event, { parameters: { ...event.FactProvenance.parameters, ...change } });
}

/** An event under the id that its content has. */
function withId<T extends Omit<HistoryEvent, "type"> & { readonly type: string }>(event: T): T {
  const { type, wiki, pageId, anchor, subject } = event;
  return { ...event, eventId: eventId(type, wiki, pageId, anchor, canonicalJson(subject)) };
}
