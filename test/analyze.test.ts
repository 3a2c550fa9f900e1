import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { builtInDetectors } from "../detectors/index.ts";
import { analyze } from "../src/analyze.ts";
import { claim } from "../src/claim/claim.ts";
import { defineDetector } from "../src/detector.ts";
import type { PageHistory } from "../src/revision.ts";
import { history, testPage } from "../src/testing.ts";
import { register } from "../src/walk/registry.ts";

const detectors = register(builtInDetectors);

/** A page of three revisions; `beforeLast` is called before the last is read. */
function page(beforeLast: () => void = () => undefined): PageHistory {
  const entries = history("The lamp burns.", "The lamp is out.", "The lamp burns.");
  async function* timeline() {
    yield* entries.slice(0, -1);
    beforeLast();
    yield* entries.slice(-1);
  }
  return { page: testPage, timeline: timeline() };
}

async function typesOf({ events }: ReturnType<typeof analyze>): Promise<readonly string[]> {
  const types: string[] = [];
  for await (const batch of events) types.push(...batch.map(({ type }) => type));
  return types;
}

describe("analyze", () => {
  it.each([
    [{ depth: "deep" }, 'depth: there is no depth "deep"; there are brief, detailed, forensic'],
    [
      { theme: "dispute" },
      'theme: there is no theme "dispute"; there are citations, claims, disputes, structure',
    ],
    [{ types: "revert_identity" }, 'types: must be a list of event types, such as ["revert_identity"]'],
    [
      { judging: { classifiers: { reverts: {} } } },
      'boundary: there is no boundary "reverts"; there are revert, sentence_similarity, template_signal, activity_spike, heuristic',
    ],
    [
      { judging: { classifiers: { revert: {} }, onModelError: "rule" } },
      'onModelError: there is no onModelError "rule"; there are stop, heuristic',
    ],
    [
      { judging: { classifiers: { revert: "qwen3" } } },
      /^judging: the classifier of revert is not a classifier; give /,
    ],
    [{ judging: { classifiers: null, onModelError: "no" } }, /^onModelError: /],
    [{ judging: "model" }, /^options: judging: must be an object with classifiers$/],
    [null, /^options: must be an object, such as /],
    ["brief", /^options: must be an object, such as /],
    [{ signal: new AbortController() }, /^options: signal: must be an AbortSignal, such as /],
    [{ onProgress: "yes" }, /^options: onProgress: must be a function$/],
    [{ from: "2" }, 'from: must be the id of a revision, a whole number (was "2")'],
    [{ to: null }, "to: must be the id of a revision, a whole number (was null)"],
    [{ user: 17 }, "user: must be the name of an account, an IP address, or a range of addresses"],
    [{ user: " " }, "user: must be the name of an account, an IP address, or a range of addresses"],
    [{ since: new Date(0) }, /^since must be a string such as .* toISOString /],
  ])("refuses %j, which no compiler looked at", (options, message) => {
    expect(() => Reflect.apply(analyze, undefined, [page(), detectors, options])).toThrow(
      expect.objectContaining({
        code: "INVALID_INPUT",
        message: typeof message === "string" ? message : expect.stringMatching(message),
      }),
    );
  });

  it("is read once, and says so to a second reader", async () => {
    const analysis = analyze(page(), detectors);
    expect(await typesOf(analysis)).toContain("revert_identity");
    await expect(typesOf(analysis)).rejects.toMatchObject({
      code: "INVALID_INPUT",
      message: "the events of an analysis can be read once; analyze a history that is read anew",
    });
  });

  it("refuses a type that no detector emits, and shows those that one does", async () => {
    expect(() => analyze(page(), detectors, { types: ["revert_identity", "nope"] })).toThrow(
      expect.objectContaining({
        code: "INVALID_INPUT",
        message: expect.stringMatching(/^types: there is no event type "nope"; there are revert_identity, /),
      }),
    );
    const shown = analyze(page(), detectors, { types: ["revert_identity"] });
    expect(await typesOf(shown)).toEqual(["revert_identity"]);
  });
});

describe.each([
  ["analyze", async (...given: readonly unknown[]) => typesOf(Reflect.apply(analyze, undefined, [...given]))],
  [
    "claim",
    async (read: unknown, by: unknown, options = {}) =>
      Reflect.apply(claim, undefined, [read, by, "The lamp", options]),
  ],
])("%s of what no compiler looked at", (_, run) => {
  const { site } = testPage;

  it.each([
    ["nothing", undefined, "history: must be a PageHistory"],
    ["a history without a timeline", { page: testPage }, "history: timeline: is missing"],
    ["a text for a timeline", { page: testPage, timeline: "abc" }, "history: timeline: must be an Async"],
    ["no page", { timeline: [] }, /^(history: page: is missing|page: must be an object with site)/],
    ["a page without a site", made({ site: undefined }), "page: site: must be an object that says which"],
    ["a page without a title", made({ title: null }), "page: title: must be a string"],
    [
      "an endless title",
      made({ title: "A".repeat(1_001) }),
      "page: title: must have at most 1000 characters",
    ],
    ["a page whose id is a text", made({ pageId: "1" }), "page: pageId: must be a whole number"],
    [
      "a site without a key",
      made({ site: { ...site, wiki: undefined } }),
      "page: site.wiki: must be a string",
    ],
    [
      "names in an object",
      made({ site: { ...site, namespaces: {} } }),
      "page: site.namespaces: must be a Map",
    ],
    [
      "a base that is none",
      made({ site: { ...site, base: "here" } }),
      "page: site.base: must be the address",
    ],
  ])("refuses %s by name", async (_, read, message) => {
    await expect(run(read, detectors)).rejects.toMatchObject({
      code: "INVALID_INPUT",
      message:
        typeof message === "string" ? expect.stringContaining(message) : expect.stringMatching(message),
    });
  });

  it.each([
    ["nothing", undefined, "detectors: must be a list of registered ones"],
    ["one of them", detectors[0], "detectors: must be a list of registered ones"],
    [
      "those that were not registered",
      builtInDetectors,
      "detectors[0] was not registered; give what register",
    ],
    ["one twice", [...detectors, detectors[1]], "detectors[5] is a second sentence_similarity; leave one"],
  ])("refuses %s for detectors", async (_, by, message) => {
    await expect(run(page(), by)).rejects.toMatchObject({
      code: "INVALID_INPUT",
      message: expect.stringContaining(message),
    });
  });

  it.each([
    ["nothing", null, "an entry of a timeline must have the kind revision, log or talk"],
    [
      "a revision that is not there",
      { kind: "revision" },
      "of the kind revision must have a member revision",
    ],
    ["a log without its entry", { kind: "log", entry: null }, "of the kind log must have a member entry"],
    ["a post without a revision", { kind: "talk", post: {} }, "of the kind talk must have a member post"],
  ])("refuses an entry that is %s", async (_, entry, message) => {
    await expect(run({ page: testPage, timeline: [entry] }, detectors)).rejects.toMatchObject({
      code: "INVALID_INPUT",
      message: expect.stringContaining(message),
    });
  });

  it("refuses a signal that is none", async () => {
    await expect(run(page(), detectors, { signal: {} })).rejects.toThrow(
      /^options: signal: must be an AbortSignal/,
    );
  });

  it("says so where the timeline was read by somebody before", async () => {
    const read = page();
    await run(read, detectors);
    await expect(run(read, detectors)).rejects.toMatchObject({
      code: "INVALID_INPUT",
      message: "the timeline of the history was read already; make it anew for each reader",
    });
  });
});

/** A detector that counts the edits it was given. */
function counted() {
  let calls = 0;
  const last = defineDetector({
    name: "acme/counted",
    version: "1.0.0",
    summary: "Counts.",
    parameters: v.strictObject({}),
    events: {},
    start: () => ({
      onPair: () => {
        calls++;
        return [];
      },
    }),
  });
  return { last, calls: () => calls };
}

/** A history of a page of which a member is another. */
function made(members: object) {
  return { page: { ...testPage, ...members }, timeline: history("The lamp burns.") };
}

describe.each([
  [
    "analyze",
    (read: PageHistory, signal: AbortSignal, by = detectors) => typesOf(analyze(read, by, { signal })),
  ],
  [
    "claim",
    (read: PageHistory, signal: AbortSignal, by = detectors) => claim(read, by, "The lamp", { signal }),
  ],
])("%s with a signal", (_, run) => {
  it.each(["a reason of the caller's", undefined])(
    "ends with CANCELLED where it is aborted (%j)",
    async (reason) => {
      const leaving = new AbortController();
      const reading = run(
        page(() => leaving.abort(reason)),
        leaving.signal,
      );
      const failure = await reading.then(
        () => "no failure",
        (error: unknown) => error,
      );
      expect(failure).toMatchObject({
        name: "HistoryError",
        code: "CANCELLED",
        cause: leaving.signal.reason,
      });
      let isRead = false;
      const never: PageHistory = {
        page: testPage,
        timeline: (async function* () {
          isRead = true;
          yield* history("The lamp burns.");
        })(),
      };
      await expect(run(never, AbortSignal.abort(reason))).rejects.toMatchObject({ code: "CANCELLED" });
      expect(isRead).toBe(false);
    },
  );

  it("ends between two detectors where a text is large", async () => {
    const leaving = new AbortController();
    const { last, calls } = counted();
    async function* timeline() {
      setImmediate(() => leaving.abort());
      yield* history("The lamp burns. ".repeat(5000));
    }
    const reading = run(
      { page: testPage, timeline: timeline() },
      leaving.signal,
      register([...builtInDetectors, last]),
    );
    await expect(reading).rejects.toMatchObject({ code: "CANCELLED" });
    expect(calls()).toBe(0);
  });
});
