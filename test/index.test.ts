import { tmpdir } from "node:os";
import { describe, expect, it } from "vitest";
import * as core from "../src/index.ts";
import * as testing from "../src/testing.ts";

const [detector] = core.builtInDetectors;
const sample = new URL("../examples/sample/sample.xml", import.meta.url);
const options = { api: "wiki.example", version: "1", clock: core.systemClock };

const judge = {
  ...options,
  definitionOf: () => null,
  inference: { endpoint: new URL("http://localhost/v1"), model: "qwen3" },
  strangersPolicy: { kind: "typed" },
};

/** Calls a function of the library as JavaScript may, and waits for what it gives. */
async function called(name: string, given: readonly unknown[]): Promise<unknown> {
  const call: unknown = { ...core, ...testing }[name];
  if (typeof call !== "function") throw new Error(`there is no ${name}`);
  const made = await Reflect.apply(call, undefined, [...given]);
  // A generator has done nothing yet.
  return typeof made === "object" && made !== null && "next" in made ? made.next() : made;
}

describe("the library, where no compiler looked", () => {
  it.each([
    ["openInput", [], /^path: must be a string/],
    ["openInput", [sample], /^path: must be a string; of an address of a file give what fileURLToPath /],
    ["openInput", ["-", [Buffer.from("a")]], /^stdin: must be a stream of bytes, such as process\.stdin$/],
    ["openInput", ["-", undefined, {}], /^signal: must be an AbortSignal/],
    ["readHistories", [], /^input: must be what openInput gives/],
    ["readHistories", ["dump.xml", { scratch: tmpdir() }], /^input: must be what openInput gives: /],
    [
      "readHistories",
      [core.openInput("dump.xml").catch(() => null), { scratch: "/tmp" }],
      /^input: name: must be what openInput gives: /,
    ],
    ["readHistories", [{ name: "dump", read: () => [] }], /^options: must be an object, such as \{ scratch/],
    ["readHistories", [{ name: "dump", read: () => [] }, {}], /^options: scratch: is missing$/],
    [
      "readHistories",
      [
        { name: "dump", read: () => [] },
        { scratch: "/tmp", page: 42 },
      ],
      /^options: page: must be a title, or an id as text: "42"$/,
    ],
    ["mediawikiSource", [], /^options: must be an object, such as \{ api/],
    ["mediawikiSource", [{}], /^options: version: is missing$/],
    [
      "mediawikiSource",
      [{ ...options, clock: Date }],
      /^options: clock(\.\w+)?: must be a clock, such as systemClock$/,
    ],
    ["mediawikiSource", [{ ...options, api: 5 }], /^options: api: must be a string$/],
    ["mediawikiSource", [{ ...options, onWait: true }], /^options: onWait: must be a function$/],
    ["mediawikiSource", [{ ...options, gapMs: Number.NaN }], /^options: gapMs: must be a .* \(was NaN\)$/],
    ["mediawikiSource", [{ ...options, gapMs: "250" }], /^options: gapMs: must be a .* \(was "250"\)$/],
    [
      "mediawikiSource",
      [{ ...options, totalMs: Number.POSITIVE_INFINITY }],
      /^options: totalMs: must be a number of milliseconds from 1 to 2147483647 \(was Infinity\)$/,
    ],
    ["mediawikiSource", [{ ...options, idleMs: 0 }], /^options: idleMs: must be a .* \(was 0\)$/],
    ["mediawikiSource", [{ ...options, patienceMs: -1 }], /^options: patienceMs: must be a .* \(was -1\)$/],
    ["mediawikiSource", [{ ...options, maxAnswerBytes: 2 ** 31 }], /^options: maxAnswerBytes: must be a /],
    ["mediawikiSource", [{ ...options, maxRequests: Number.NaN }], /^options: maxRequests: must be a .* 1 /],
    ["mediawikiSource", [{ ...options, maxBytes: 0 }], /^options: maxBytes: must be a .* 1 \(was 0\)$/],
    [
      "mediawikiSource",
      [{ ...options, policy: "typed" }],
      /^options: policy: must be \{ kind: "typed" \}, or /,
    ],
    ["mediawikiSource", [{ ...options, proxyOf: "proxy:8080" }], /^options: proxyOf: must be a function$/],
    ["textOf", [], /^text: must be a string; /],
    ["textOf", [5], /^text: must be a string; /],
    ["eventId", ["revert_war", "wiki.example", 1], /^anchor: must be the anchor of an event/],
    ["eventId", ["a", "b", 1, { kind: "log", id: 1 }, {}], /^subject: must be canonical JSON; give what /],
    ["eventSchema", ["revrt_war", "revert"], /^definition: must be what a detector says of revrt_war, /],
    ["eventSchema", ["seen", "acme/seeing", {}], /^definition: must be what a detector says of seen, /],
    [
      "chooseInference",
      [{ endpoint: new URL("http://localhost/v1") }, {}, true],
      /^given: endpoint: must be a string$/,
    ],
    ["chooseInference", [{}, { model: null }, true], /^operator: model: must be a string$/],
    ["chooseInference", [], /^given: must be an object/],
    ["chooseInference", [{}, undefined, true], /^operator: must be an object/],
    ["modelClassifier", [], /^options: must be an object with inference/],
    [
      "modelClassifier",
      [{ inference: null }],
      /^options: inference: must be what chooseInference returns; where /,
    ],
    [
      "modelClassifier",
      [{ ...judge, timeoutMs: Number.POSITIVE_INFINITY }],
      /^options: timeoutMs: must be a .* \(was Infinity\)$/,
    ],
    [
      "modelClassifier",
      [{ ...judge, strangersPolicy: "typed" }],
      /^options: strangersPolicy: must be \{ kind: /,
    ],
    ["defineDetector", [], /^detector: must be an object, such as /],
    ["defineDetector", [() => detector], /^detector: must be an object, such as /],
    [
      "defineDetector",
      [{ ...detector, events: [] }],
      /^detector \w+: events: must be an object, a member for each /,
    ],
    [
      "defineDetector",
      [{ ...detector, events: { seen: null } }],
      /^detector \w+: event seen: must be an object with /,
    ],
    ["defineDetector", [{ ...detector, about: "it" }], /^detector \w+: about: must be a function$/],
    [
      "defineDetector",
      [{ ...detector, question: "it" }],
      /^detector \w+: question: must be what defineQuestion /,
    ],
    ["detect", [], /^timeline: must be a list of entries, as history/],
    ["detect", [undefined, []], /^detectors\[0\] is no detector; /],
    ["detect", [detector, [], null], /^options: must be an object, such as /],
    ["detect", [detector, [], { after: detector }], /^options: after: must be a list of detectors$/],
    [
      "history",
      [["a", "b"]],
      /^history: revision 1: must be a text, or an object of what a revision has, such as /,
    ],
    ["history", ["a", { txt: "b" }], /^history: revision 2: /],
    ["hoursAfterStart", [1e12], /^hours: must stay between the years 1000 and 9999 /],
    ["hoursAfterStart", [-1e7], /^hours: must stay between the years 1000 and 9999 /],
    ["hoursAfterStart", ["soon"], /^hours: must be a number \(was soon\)$/],
  ])("refuses what %s is given: %j", async (name, given, message) => {
    await expect(called(name, given)).rejects.toMatchObject({
      code: "INVALID_INPUT",
      message: expect.stringMatching(message),
    });
  });

  it("refuses what is no event", () => {
    expect(() => Reflect.apply(core.canonicalEvent, undefined, [])).toThrow(
      expect.objectContaining({
        code: "INVALID_EVENT",
        message: "event: must be an object, as analyze tells it",
      }),
    );
  });

  it.each([[undefined], [[]], [{}]])("refuses a line of what is no event: %j", (event) => {
    expect(() => Reflect.apply(core.createLineWriter(), undefined, [event])).toThrow(
      expect.objectContaining({
        code: "INVALID_EVENT",
        message: expect.stringMatching(/^event: must be one event, /),
      }),
    );
  });

  it.each(["contact", "account", "gapMs", "patienceMs", "policy"])(
    "takes %s for left out where it is null",
    async (option) => {
      const source = await called("mediawikiSource", [{ ...options, [option]: null }]);
      expect(source).toHaveProperty("page");
    },
  );

  it.each([
    [null, {}, /^page: must be a title, or an object such as \{ pageId: 42 \}$/],
    [["Lamp"], {}, /^page: must be a title, or an object such as /],
    ["Lamp", "log", /^options: must be an object, such as /],
    ["Lamp", { signal: new AbortController() }, /^options: signal: must be an AbortSignal/],
  ])("refuses a page of a wiki that is %j, %j", async (name, pageOptions, message) => {
    const source = core.mediawikiSource(options);
    await expect(Reflect.apply(source.page, undefined, [name, pageOptions])).rejects.toThrow(message);
    await source.close();
  });
});
