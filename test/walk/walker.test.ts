import { createHash } from "node:crypto";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { type Detector, defineDetector } from "../../src/detector.ts";
import { type Depth, eventId, type HistoryEvent } from "../../src/event.ts";
import { canonicalJson, type JsonObject } from "../../src/json.ts";
import type { TimelineEntry } from "../../src/revision.ts";
import { history, hoursAfterStart, testPage } from "../../src/testing.ts";
import { register } from "../../src/walk/registry.ts";
import { unreadParts } from "../../src/walk/walk-report.ts";
import { createWalker } from "../../src/walk/walker.ts";

const none = v.strictObject({});

/** Says the length of every text; twice where the text says so; folds and fails on demand. */
const lengths = defineDetector({
  name: "lengths",
  version: "1.2.3",
  summary: "Test.",
  parameters: v.strictObject({ unit: v.optional(v.string(), "byte") }),
  events: {
    length_seen: {
      summary: "Test.",
      themes: ["structure"],
      brief: false,
      content: true,
      subject: v.strictObject({ bytes: v.number() }),
      evidence: v.strictObject({ depth: v.string() }),
    },
    text_folded: {
      summary: "Test.",
      themes: ["disputes", "claims"],
      brief: true,
      content: false,
      subject: none,
      evidence: none,
    },
  },
  start(_, saved) {
    let calls = typeof saved === "number" ? saved : 0;
    return {
      onPair({ change }) {
        calls += 1;
        const text = change.after.blocks.map((block) => block.text).join("");
        if (text === "fail") throw new Error("broken");
        const length = {
          type: "length_seen" as const,
          subject: { bytes: change.after.bytes },
          evidence: (depth: Depth) => ({ depth }),
        };
        const fold = { type: "text_folded" as const, subject: {}, evidence: {}, folds: true };
        const implied = { ...length, implied: true };
        return [
          ...(text === "fold" ? [fold] : []),
          ...(text === "implied" ? [implied] : []),
          length,
          ...(text === "twice" ? [length] : []),
        ];
      },
      save: () => calls,
    };
  },
});

async function walk(
  timeline: readonly TimelineEntry[],
  depth: Depth = "detailed",
  detectors = register([lengths]),
): Promise<readonly HistoryEvent[]> {
  const walker = createWalker(testPage, detectors, depth);
  const events: HistoryEvent[] = [];
  for (const entry of timeline) events.push(...(await walker.step(entry)));
  return events;
}

/** What a walk over one revision comes to with a detector of a third party. */
const walkWith = (detector: Detector) => walk(history("a"), "detailed", register([detector]));

describe("walker", () => {
  it("stamps place, provenance and id", async () => {
    const [, event] = await walk(history("a", "bb"));
    expect(event).toMatchObject({
      type: "length_seen",
      family: "lengths",
      theme: "structure",
      anchor: { kind: "revision", id: 2, timestamp: hoursAfterStart(1) },
      revision: { id: 2, predecessorId: 1, minor: false },
      subject: { bytes: 2 },
      links: {
        diff: "https://wiki.example/wiki/Special:Diff/1/2",
        revision: "https://wiki.example/wiki/Special:PermanentLink/2",
      },
      observed: { title: "Sample", namespace: 0, user: { name: "Editor 2", kind: "account" }, comment: "" },
      FactProvenance: {
        detector: "lengths",
        version: "1.2.3",
        parameters: { unit: "byte", boundary: { path: "heuristic" } },
        inputs: [
          { revision: 1, sha1: "86f7e437faa5a7fce15d1ddcb9eaeaea377667b8" },
          { revision: 2, sha1: "9a900f538965a426994e1e90600920aff0b4e8d2" },
        ],
        attribution: { kind: "exact" },
      },
    });
    expect(event?.eventId).toMatch(/^[0-9a-f]{64}$/);
  });

  it("gives the event loop a turn between detectors only where there is much to read", async () => {
    const turnsFor = async (text: string) => {
      const walker = createWalker(testPage, register([lengths]), "brief");
      let turns = 0;
      const count = () => {
        turns++;
        next = setImmediate(count);
      };
      let next = setImmediate(count);
      await walker.tellAll(history(text));
      clearImmediate(next);
      return turns;
    };
    expect([await turnsFor("a"), await turnsFor("a".repeat(100_000))]).toEqual([1, 2]);
  });

  it("tells a repeated fact by its occurrence, and gives it another id", async () => {
    const [first, second] = await walk(history("twice"));
    expect(first?.subject).toEqual({ bytes: 5 });
    expect(second?.subject).toEqual({ bytes: 5, occurrence: 1 });
    expect(first?.eventId).not.toBe(second?.eventId);
  });

  it("gives the same id at every depth", async () => {
    const [detailed] = await walk(history("a"), "detailed");
    const [forensic] = await walk(history("a"), "forensic");
    expect(forensic?.eventId).toBe(detailed?.eventId);
    expect(forensic?.evidence).toEqual({ depth: "forensic" });
  });

  it("counts below forensic what follows from a folding fact", async () => {
    expect((await walk(history("fold"), "brief")).map(({ type, evidence }) => [type, evidence])).toEqual([
      ["text_folded", {}],
    ]);
    expect((await walk(history("fold"), "detailed")).map(({ type, evidence }) => [type, evidence])).toEqual([
      ["text_folded", { consequences: { length_seen: 1 } }],
    ]);
    expect((await walk(history("fold"), "forensic")).map(({ type }) => type)).toEqual([
      "length_seen",
      "text_folded",
    ]);
  });

  it("leaves out below forensic what goes without saying, and counts it last", async () => {
    const detailed = await walk(history("implied"), "detailed");
    const forensic = await walk(history("implied"), "forensic");
    expect(detailed.map(({ subject }) => subject)).toEqual([{ bytes: 7 }]);
    expect(forensic.map(({ subject }) => subject)).toEqual([{ bytes: 7 }, { bytes: 7, occurrence: 1 }]);
    expect(forensic[0]?.eventId).toBe(detailed[0]?.eventId);
  });

  it("gives the candidates where hidden revisions lie between", async () => {
    const hidden = { text: { state: "hidden" as const } };
    const events = await walk(history("a", hidden, hidden, "b", "c"));
    expect(events.map(({ FactProvenance }) => FactProvenance.attribution)).toEqual([
      { kind: "exact" },
      { kind: "exact" },
      { kind: "exact" },
      { kind: "range", candidates: [2, 3, 4] },
      { kind: "exact" },
    ]);
  });

  it("names a thousand of very many candidates, and counts the others, because each event repeats them", async () => {
    const hidden = (count: number) =>
      Array.from({ length: count }, () => ({ text: { state: "hidden" as const } }));
    const attributed = async (count: number) =>
      (await walk(history("a", ...hidden(count), "b"))).at(-1)?.FactProvenance.attribution;
    const candidates = Array.from({ length: 1_000 }, (_, i) => i + 2);
    expect(await attributed(999)).toEqual({ kind: "range", candidates });
    expect(await attributed(3_000)).toEqual({
      kind: "range",
      candidates: [...candidates.slice(0, 999), 3_002],
      omitted: 2_001,
    });
  });

  it("gives no digest of a text that could not be read", async () => {
    const events = await walk(history("a", { text: { state: "hidden" } }));
    expect(events.map(({ FactProvenance }) => FactProvenance.inputs.at(-1))).toEqual([
      { revision: 1, sha1: "86f7e437faa5a7fce15d1ddcb9eaeaea377667b8" },
      { revision: 2, sha1: null },
    ]);
  });

  it("names detector and revision when a detector fails", async () => {
    await expect(walk(history("a", "fail"))).rejects.toMatchObject({
      code: "DETECTOR_FAILED",
      message: "detector lengths failed at revision 2: broken; leave it out, or mend it",
    });
  });

  it.each([
    ["starts", "its start", { ...loose(null), start: thrower(new Error("broken")) }],
    [
      "is asked for evidence",
      "revision 1",
      loose({ onPair: () => [{ ...seen, evidence: thrower(new Error("broken")) }] }),
    ],
    [
      "is asked what is implied",
      "revision 1",
      loose({ onPair: () => [{ ...seen, implied: thrower(new Error("broken")) }] }),
    ],
  ])("names a stranger that fails as it %s", async (_, place, detector) => {
    await expect(walkWith(detector)).rejects.toMatchObject({
      code: "DETECTOR_FAILED",
      message: `detector acme/loose failed at ${place}: broken; leave it out, or mend it`,
    });
  });

  it.each([
    [
      "nothing",
      undefined,
      "findings of acme/loose at revision 1: must be a list of findings, [] where there is none",
    ],
    [
      "a word",
      "none",
      "findings of acme/loose at revision 1: must be a list of findings, [] where there is none",
    ],
    ["no finding", [null], "findings of acme/loose at revision 1: 0: must be a finding"],
    [
      "a brief that is none",
      [{ ...seen, brief: "yes" }],
      "finding acme/seen by acme/loose at revision 1: brief: must be true or false",
    ],
    [
      "a theme that is not its type's",
      [{ ...seen, theme: "claims" }],
      "finding acme/seen by acme/loose at revision 1: theme: must be one of structure",
    ],
    [
      "a misspelt member",
      [{ ...seen, breif: true }],
      "finding acme/seen by acme/loose at revision 1: breif: is unknown; there are type, subject, evidence, theme, brief, folds, exact, implied, inputs",
    ],
    [
      "a text with an id below 0",
      [{ ...seen, inputs: [{ revision: -1, sha1: null }] }],
      /^finding acme\/seen by acme\/loose at revision 1: inputs\.0\.revision: /,
    ],
    [
      "a promise of evidence",
      [{ ...seen, evidence: async () => ({}) }],
      "evidence of acme/seen by acme/loose at revision 1: must be there at once; what is waited for is for onPair",
    ],
    [
      "evidence that JSON cannot hold",
      [{ ...seen, evidence: { at: 1n } }],
      "evidence of acme/seen by acme/loose at revision 1: canonical JSON cannot hold a bigint",
    ],
    [
      "evidence that JSON would lose",
      [{ ...seen, evidence: { at: new Map() } }],
      "evidence of acme/seen by acme/loose at revision 1: canonical JSON cannot hold an object that is not a plain one (Map)",
    ],
    [
      "a list for a subject",
      [{ ...seen, subject: [] }],
      "subject of acme/seen by acme/loose at revision 1: must be an object",
    ],
  ])("names a stranger that finds %s", async (_, found, message) => {
    await expect(walkWith(loose({ onPair: () => found }))).rejects.toMatchObject({
      code: "INVALID_EVENT",
      message: typeof message === "string" ? message : expect.stringMatching(message),
    });
  });

  it.each(["constructor", "toString", "__proto__"])("names a stranger that finds %s", async (type) => {
    await expect(walkWith(loose({ onPair: () => [{ ...seen, type }] }))).rejects.toMatchObject({
      code: "INVALID_EVENT",
      message: `detector acme/loose emitted ${type}, which it does not declare in its events (acme/seen)`,
    });
  });

  it.each([
    ["nothing", null, /^what start of acme\/loose returns: /],
    ["no hook", {}, "what start of acme/loose returns: onPair: is missing"],
    [
      "a misspelt hook",
      { onPair: () => [], onTalkpost: () => [] },
      "what start of acme/loose returns: onTalkpost: is no hook; there are onPair, onLogEntry, onTalkPost, questions, save",
    ],
    ["no object", 5, "what start of acme/loose returns: must be an object with onPair"],
    [
      "a promise",
      Promise.resolve({ onPair: () => [] }),
      "what start of acme/loose returns: must be there at once; what is waited for is for onPair",
    ],
    [
      "a hook that is none",
      { onPair: () => [], onLogEntry: 1 },
      "what start of acme/loose returns: onLogEntry: must be a function",
    ],
  ])("names a stranger that starts %s", (_, run, message) => {
    expect(() => createWalker(testPage, register([loose(run)]), "detailed")).toThrow(
      expect.objectContaining({
        code: "DETECTOR_FAILED",
        message: typeof message === "string" ? message : expect.stringMatching(message),
      }),
    );
  });

  it.each([
    ["nothing", undefined, "it threw undefined, which does not say why"],
    ["null", null, "it threw null, which does not say why"],
    ["an object like no other", Object.create(null), "it threw object, which does not say why"],
    ["an error without words", new RangeError(), "it threw RangeError, which does not say why"],
    ["words", "no more", "no more"],
    ["what another's error says", { message: "no more" }, "no more"],
    ["more than anybody reads", new Error("x".repeat(1e6)), `${"x".repeat(2000)}…`],
  ])("tells of a stranger that throws %s", async (_, thrown, reason) => {
    await expect(walkWith(loose({ onPair: thrower(thrown) }))).rejects.toMatchObject({
      code: "DETECTOR_FAILED",
      message: `detector acme/loose failed at revision 1: ${reason}; leave it out, or mend it`,
    });
  });

  it.each(["subject", "evidence"])("names a stranger whose schema of %s throws", async (part) => {
    const fails = v.custom<JsonObject>(thrower(new Error("no")));
    const stranger = loose({ onPair: () => [seen] });
    const event = { ...lengths.events.length_seen, subject: none, evidence: none, [part]: fails };
    await expect(walkWith({ ...stranger, events: { "acme/seen": event } })).rejects.toMatchObject({
      code: "DETECTOR_FAILED",
      message: "detector acme/loose failed at revision 1: no; leave it out, or mend it",
    });
  });

  it.each([
    [
      "fails",
      thrower(new Error("no")),
      "detector acme/loose (loose.mjs) failed at revision 1: no; leave it out, or mend it",
    ],
    [
      "finds no list",
      () => null,
      "findings of acme/loose (loose.mjs) at revision 1: must be a list of findings, [] where there is none",
    ],
    [
      "finds no such subject",
      () => [{ ...seen, subject: 1 }],
      "subject of acme/seen by acme/loose (loose.mjs) at revision 1: must be an object",
    ],
    [
      "finds what it does not declare",
      () => [{ ...seen, type: "acme/x" }],
      "detector acme/loose (loose.mjs) emitted acme/x, which it does not declare in its events (acme/seen)",
    ],
  ])("names the file of a stranger that %s", async (_, onPair, message) => {
    const registered = register([loose({ onPair })]).map((one) => ({ ...one, file: "loose.mjs" }));
    await expect(walk(history("a"), "detailed", registered)).rejects.toThrow(message);
  });

  const circle: { self?: unknown } = {};
  circle.self = circle;

  it.each([
    ["nothing", undefined, "JSON cannot carry a value of type undefined"],
    ["a map", { seen: new Map([[1, 2]]) }, "JSON cannot carry an object that is not a plain one (Map)"],
    ["a promise", Promise.resolve({}), "JSON cannot carry an object that is not a plain one (Promise)"],
    ["no number", [Number.NaN], "JSON cannot carry the number NaN"],
    ["a circle", circle, "Maximum call stack size exceeded"],
  ])("names a stranger that saves %s", (_, state, reason) => {
    const walker = createWalker(
      testPage,
      register([loose({ onPair: () => [], save: () => state })]),
      "detailed",
    );
    expect(() => walker.save()).toThrow(
      expect.objectContaining({
        code: "DETECTOR_FAILED",
        message: `detector acme/loose failed as it saved its state: ${reason}; leave it out, or mend it`,
      }),
    );
  });

  it("saves of a stranger's state what JSON carries", () => {
    const state = { a: [1, null, { b: undefined, c: "\ud800" }] };
    const walker = createWalker(
      testPage,
      register([loose({ onPair: () => [], save: () => state })]),
      "detailed",
    );
    expect(walker.save()?.detectors[0]?.state).toEqual(state);
  });

  it.each([
    [
      { timestamp: "2020-01-01T00:00:00.000Z" },
      "revision 1 (2020-01-01T00:00:00.000Z): its timestamp must be a time",
    ],
    [
      { timestamp: "2020-02-30T00:00:00Z" },
      "revision 1 (2020-02-30T00:00:00Z): its timestamp must be a time",
    ],
    [{ id: -5 }, "revision -5 (2020-01-01T00:00:00Z): its id must be a whole number, at least 0"],
    [
      { id: 2 ** 53 },
      "revision 9007199254740992 (2020-01-01T00:00:00Z): its id must be a whole number, at least 0",
    ],
    [{ id: Number.NaN }, "revision NaN (2020-01-01T00:00:00Z): its id must be a whole number, at least 0"],
  ])("refuses an entry of which no event would fit its schema: %j", async (given, message) => {
    await expect(walk(history({ text: "a", ...given }))).rejects.toMatchObject({
      code: "INVALID_INPUT",
      message: expect.stringContaining(message),
    });
  });

  it.each([
    [{ text: "a string" }, "its text must be what textOf"],
    [{ text: { state: "readable", bytes: "abc" } }, "its text must be what textOf"],
    [{ text: { state: "gone" } }, "its text must be what textOf"],
    [{ model: undefined }, "its model must be a content model"],
    [{ user: "Ada" }, "its user must be an object like"],
    [{ user: { name: "Ada" } }, "its user must be an object like"],
    [{ comment: undefined }, "its comment must be a string, or null"],
    [{ minor: undefined }, "its minor must be true or false"],
    [{ tags: "mobile edit" }, "its tags must be a list of at most 100 tags"],
    [{ tags: [1] }, "its tags must be a list of at most 100 tags"],
  ])("refuses a revision made by hand that no detector could read: %j", async (given, message) => {
    const [first] = history("a");
    if (first?.kind !== "revision") throw new Error("no revision");
    const made = { kind: "revision" as const, revision: Object.assign({ ...first.revision }, given) };
    await expect(walk([made])).rejects.toMatchObject({
      code: "INVALID_INPUT",
      message: expect.stringContaining(`revision 1 (2020-01-01T00:00:00Z): ${message}`),
    });
  });

  it("takes names as long as a wiki may have them, and refuses what each event would repeat", async () => {
    const named = (length: number) => walk(history({ text: "a", user: { id: 1, name: "u".repeat(length) } }));
    expect(await named(1_000)).not.toEqual([]);
    await expect(named(1_001)).rejects.toMatchObject({ code: "INVALID_INPUT" });
  });

  it("takes more tags than edits have, and refuses what each event would repeat", async () => {
    const tagged = (tags: readonly string[]) => walk(history({ text: "a", tags }));
    expect(await tagged(new Array(100).fill("t".repeat(50)))).not.toEqual([]);
    await expect(tagged(new Array(101).fill(""))).rejects.toMatchObject({ code: "INVALID_INPUT" });
    await expect(tagged(["t".repeat(5_001)])).rejects.toMatchObject({ code: "INVALID_INPUT" });
  });

  it("refuses an entry of a kind that there is not", async () => {
    await expect(walk([Object({ kind: "edit" })])).rejects.toThrow(
      /kind revision, log or talk, and has "edit"/,
    );
  });

  it.each([
    [{ newTopics: undefined }, "its newTopics must be a list of headings"],
    [{ addsProse: "yes" }, "its addsProse must be true or false"],
  ])("refuses a post made by hand that no detector could read: %j", async (given, message) => {
    const [first] = history("a");
    if (first?.kind !== "revision") throw new Error("no revision");
    const post = { revision: first.revision, newTopics: [], addsProse: true, ...given };
    await expect(walk([Object({ kind: "talk", post })])).rejects.toMatchObject({
      code: "INVALID_INPUT",
      message: `talk 1 (2020-01-01T00:00:00Z): ${message}`,
    });
  });

  it.each([
    [
      { change: undefined },
      /^log 3 \(.*\): its change must be an object whose kind is one of moved, protected, /,
    ],
    [{ change: { kind: "renamed" } }, /^log 3 \(.*\): its change must be an object whose kind is one of /],
    [{ parameters: null }, /^log 3 \(.*\): its parameters must be an object$/],
  ])("refuses an entry of a log made by hand that no detector could read: %j", async (given, message) => {
    const entry = { id: 3, timestamp: "2020-01-01T00:00:00Z", user: null, comment: null };
    const read = { ...entry, change: { kind: "deleted" }, parameters: {}, ...given };
    await expect(walk([Object({ kind: "log", entry: read })])).rejects.toThrow(
      expect.objectContaining({ code: "INVALID_INPUT", message: expect.stringMatching(message) }),
    );
  });

  it("refuses a depth that is none", () => {
    const made = () => Reflect.apply(createWalker, undefined, [testPage, register([lengths]), "full"]);
    expect(made).toThrow('depth: there is no depth "full"; there are brief, detailed, forensic');
  });

  it.each(["at", "openAt"] as const)("refuses to tell %s a depth that is none", async (told) => {
    const [one] = (await createWalker(testPage, register([lengths]), "brief").tellAll(history("a"))).told;
    expect(() => Reflect.apply(one?.[told] ?? String, undefined, ["breif"])).toThrow(
      'depth: there is no depth "breif"; there are brief, detailed, forensic',
    );
  });

  it("refuses names of judged detectors that are no Set", () => {
    const given = [testPage, register([lengths]), "brief", undefined, ["lengths"]];
    expect(() => Reflect.apply(createWalker, undefined, given)).toThrow(/^judged: must be a Set of names /);
  });

  it("refuses a timeline that goes back", async () => {
    const [first, second] = history("a", "b");
    if (first === undefined || second === undefined) throw new Error("no history");
    await expect(walk([second, first])).rejects.toMatchObject({ code: "OUT_OF_ORDER" });
    await expect(walk([first, first])).rejects.toMatchObject({ code: "OUT_OF_ORDER" });
  });

  it("refuses to go on with other parameters", () => {
    const saved = createWalker(testPage, register([lengths]), "detailed").save();
    const others = register([lengths], { lengths: { unit: "word" } });
    expect(() => createWalker(testPage, others, "detailed", saved ?? undefined)).toThrow(
      expect.objectContaining({ code: "STATE_MISMATCH" }),
    );
  });

  it.each([
    [{}, "saved walk: report: is missing"],
    [null, "saved walk: must be an object (was null)"],
    [{ detectors: [{ name: "acme/lengths" }] }, "saved walk: detectors.0.version: is missing"],
    [{ page: { blocks: 3 } }, "saved state of a page: "],
    [{ more: 1 }, "saved walk: more: is unknown; there are report, last, mark, page, detectors"],
  ])("refuses to go on with what no walk saved: %j", (wrong, message) => {
    const detectors = register([lengths]);
    const saved = createWalker(testPage, detectors, "detailed").save();
    const state = wrong === null || Object.keys(wrong).length === 0 ? wrong : { ...saved, ...wrong };
    expect(() => createWalker(testPage, detectors, "detailed", state)).toThrow(
      expect.objectContaining({ code: "STATE_MISMATCH", message: expect.stringContaining(message) }),
    );
  });

  it("accounts for what it read", async () => {
    const walker = createWalker(testPage, register([lengths]), "detailed");
    const lacking = (["hidden", "missing", "missing", "too_large", "too_large", "too_large"] as const).map(
      (state) => ({ text: { state } }),
    );
    const empty = { text: { state: "readable", bytes: Buffer.alloc(0), mayBeLost: true } } as const;
    for (const entry of history("a", ...lacking, "ccc", empty)) await walker.step(entry);
    expect(walker.report()).toMatchObject({
      revisions: 9,
      bytes: 4,
      hidden: 1,
      missing: 2,
      tooLarge: 3,
      contradicted: 0,
      unvouched: 1,
      first: 1,
      last: 9,
    });
    expect(unreadParts(walker.report())).toEqual(["1 hidden", "2 missing", "3 too large"]);
  });

  it("chains what it read: ids, times and the SHA-1 of each text, or why there is none", async () => {
    const entries = history("a", { text: { state: "hidden" } });
    const walker = createWalker(testPage, register([lengths]), "detailed");
    for (const entry of entries) await walker.step(entry);
    const digests = [createHash("sha1").update("a").digest("hex"), "hidden"];
    const chain = digests.reduce((before, digest, i) => {
      const line = `${before} ${i + 1} ${entries[i]?.kind === "revision" ? entries[i].revision.timestamp : ""} ${digest}`;
      return createHash("sha256").update(line).digest("hex");
    }, "");
    expect(walker.report().chain).toBe(chain);
  });

  it("counts texts that are not what their export's SHA-1 says, line ends aside", async () => {
    const told = (text: string, toldSha1: string) => ({
      text: { state: "readable", bytes: Buffer.from(text), toldSha1 } as const,
    });
    const walker = createWalker(testPage, register([lengths]), "detailed");
    const right = told("a", "frkhg3ewxov0h1g2eh87fri7z1g12ns");
    const withReturns = told("b\nc", "7kabdznczbnw67v7hdb830xxcte00ub");
    const withLineFeeds = told("b\nc", "23mm0y4orsy0c5c9jj8dybfzn4zw63a");
    for (const entry of history(right, withReturns, withLineFeeds)) await walker.step(entry);
    expect(walker.report().contradicted).toBe(0);
    const cut = told("b", "7kabdznczbnw67v7hdb830xxcte00ub");
    for (const entry of history("", "", "", cut).slice(3)) await walker.step(entry);
    expect(walker.report().contradicted).toBe(1);
  });
});

describe("walker, over several entries at once", () => {
  const told = async (...texts: readonly string[]) => {
    const walker = createWalker(testPage, register([lengths, failsOn("late"), failsOn("later")]), "forensic");
    const { told, failure } = await walker.tellAll(history(...texts));
    return { events: told.map((one) => one.at("forensic")), cause: failure?.cause };
  };

  it("finds what it finds one by one", async () => {
    const texts = ["a", "fold", "twice", "implied", "a"];
    const { events, cause } = await told(...texts);
    expect(cause).toBeUndefined();
    expect(events.flat().length).toBeGreaterThan(texts.length);
    expect(events.flat()).toEqual(await walk(history(...texts), "forensic"));
  });

  it("tells of the entries before the first that fails, whichever detector that is in", async () => {
    // The first detector fails at the fourth entry, the second at the third, the last at the second.
    for (const [texts, by] of [
      [["a", "b", "c", "fail"], "lengths"],
      [["a", "b", "late", "fail"], "late"],
      [["a", "later", "late", "fail"], "later"],
    ] as const) {
      const { events, cause } = await told(...texts);
      const place = texts.findIndex((text) => ["fail", "late", "later"].includes(text));
      expect(events).toHaveLength(place);
      expect(cause).toMatchObject({ code: "DETECTOR_FAILED", details: { detector: by, id: place + 1 } });
    }
  });

  it.each([
    ["null", null],
    ["an iterator", history("a").values()],
    ["a Set", new Set(history("a"))],
    ["a stream", (async function* () {})()],
  ])("refuses %s in place of a list, of which it would tell nothing", async (_, entries) => {
    const { tellAll } = createWalker(testPage, register([lengths]), "forensic");
    await expect(Reflect.apply(tellAll, undefined, [entries])).rejects.toMatchObject({
      code: "INVALID_INPUT",
      message: expect.stringMatching(/^entries: must be a list of entries; /),
    });
  });

  it("tells of the entries before one that is out of order", async () => {
    const [first, second, third] = history("a", "b", "c");
    if (first === undefined || second === undefined || third === undefined) throw new Error("no history");
    const walker = createWalker(testPage, register([lengths]), "forensic");
    const { told, failure } = await walker.tellAll([first, third, second]);
    expect(told.map(({ anchor }) => anchor.id)).toEqual([1, 3]);
    expect(failure?.cause).toMatchObject({ code: "OUT_OF_ORDER" });
  });
});

/** A detector that finds nothing, and fails at one text. */
function failsOn(text: string) {
  return defineDetector({
    name: text,
    version: "1.0.0",
    summary: "Test.",
    parameters: none,
    events: {},
    start: () => ({
      async onPair({ change }) {
        if (change.after.blocks[0]?.text === text) throw new Error("broken");
        return [];
      },
    }),
  });
}

describe("walker, of a third party's finding", () => {
  it("tells the subject as its schema makes it, by which it has its id, also of a repeat", async () => {
    const named = (subject: v.GenericSchema<unknown, JsonObject>, found: JsonObject) =>
      defineDetector({
        name: "acme/spotter",
        version: "1.0.0",
        summary: "Test.",
        parameters: none,
        events: {
          "acme/spotted": {
            summary: "Test.",
            themes: ["structure"],
            brief: true,
            content: false,
            subject,
            evidence: none,
          },
        },
        start: () => ({
          onPair: () => [0, 1].map(() => ({ type: "acme/spotted" as const, subject: found, evidence: {} })),
        }),
      });
    const trimming = v.object({ a: v.pipe(v.string(), v.trim()) });
    const told = async (detector: Detector) => {
      const [entry] = history("a");
      return entry === undefined ? [] : createWalker(testPage, register([detector]), "detailed").step(entry);
    };
    const raw = await told(named(trimming, { a: " z ", b: 1 }));
    expect(raw.map(({ subject }) => subject)).toEqual([{ a: "z" }, { a: "z", occurrence: 1 }]);
    expect(raw).toEqual(await told(named(v.strictObject({ a: v.string() }), { a: "z" })));
    for (const { anchor, eventId: id, subject, type } of raw) {
      expect(id).toBe(eventId(type, "wiki.example", 1, anchor, canonicalJson(subject)));
    }
  });
});

describe("walker, of a revision with more findings than a call may have arguments", () => {
  it("hands on all of them", { tags: "long" }, async () => {
    const many = defineDetector({
      name: "many",
      version: "1.0.0",
      summary: "Test.",
      parameters: none,
      events: {
        many_seen: {
          summary: "Test.",
          themes: ["structure"],
          brief: false,
          content: true,
          subject: v.strictObject({ n: v.number() }),
          evidence: none,
        },
      },
      start: () => ({
        onPair: () =>
          Array.from({ length: 200_000 }, (_, n) => ({
            type: "many_seen" as const,
            subject: { n },
            evidence: {},
          })),
      }),
    });
    const walker = createWalker(testPage, register([many]), "detailed");
    const [entry] = history("a");
    const events = entry === undefined ? [] : await walker.step(entry);
    expect(new Set(events.map(({ subject }) => subject.n)).size).toBe(200_000);
  });
});

const seen = { type: "acme/seen", subject: {}, evidence: {} };

/** A detector of a third party in JavaScript, whose hooks no compiler has seen. */
function loose(run: unknown): Detector {
  const anything = v.custom<JsonObject>(() => true);
  const event = { summary: "Seen.", themes: ["structure"], brief: true, content: false } as const;
  const detector = defineDetector({
    name: "acme/loose",
    version: "1.0.0",
    summary: "Loose.",
    parameters: v.strictObject({}),
    events: { "acme/seen": { ...event, subject: anything, evidence: anything } },
    start: () => ({ onPair: () => [] }),
  });
  return Object.assign({ ...detector }, { start: () => run });
}

function thrower(thrown: unknown): () => never {
  return () => {
    throw thrown;
  };
}
