// @module-tag long
import * as v from "valibot";
import { afterEach, describe, expect, it } from "vitest";
import { main } from "../../src/cli/main.ts";
import { loopbackServer } from "../support/loopback-server.ts";
import { type ModelServer, modelServer } from "../support/model-server.ts";
import { testHost } from "../support/test-host.ts";
import { runExample } from "./run-example.ts";

const given = v.object({
  events: v.array(v.looseObject({ eventId: v.string(), theme: v.string(), type: v.string() })),
});
type Themes = Record<string, { summary: string; eventIds: string[] }>;

/** A model that counts, and does to its summary what `spoil` says; `worded` is what it says of the JSON. */
const counting = (spoil: (themes: Themes) => void = () => {}, worded = (json: string) => json) =>
  modelServer(({ messages }) => {
    const { events } = v.parse(given, JSON.parse(String(messages[1]?.content)));
    const themes: Themes = {};
    for (const { eventId, theme } of events) {
      themes[theme] ??= { summary: "", eventIds: [] };
      themes[theme].eventIds.push(eventId);
    }
    for (const told of Object.values(themes)) told.summary = `${told.eventIds.length} events.`;
    spoil(themes);
    return { say: worded(JSON.stringify({ themes })) };
  });

const models: ModelServer[] = [];
afterEach(async () => {
  for (const model of models.splice(0)) await model.close();
});

async function serve(model: Promise<ModelServer>): Promise<ModelServer> {
  models.push(await model);
  return model;
}

async function summarise(spoil?: (themes: Themes) => void) {
  const model = await serve(counting(spoil));
  return { ...(await run(model.endpoint)), model };
}

/** Has a model summarise that says this whatever it is asked. */
async function told(say: string) {
  const model = await serve(modelServer(() => ({ say })));
  return run(model.endpoint);
}

async function run(endpoint: string) {
  const { host, out } = testHost();
  const page = ["Harrow Skerry Lighthouse", "--input", "examples/sample/sample.xml"];
  expect(await main(["analyze", ...page, "--since", "2023-06-01"], host)).toBe(0);
  const env = {
    STEMMA_INFERENCE_ENDPOINT: endpoint,
    STEMMA_INFERENCE_MODEL: "played",
    STEMMA_INFERENCE_API_KEY: "the-key",
  };
  const ran = await runExample("summary/summarise.mjs", { input: out(), env });
  return { ...ran, lines: out().trimEnd().split("\n") };
}

describe("the summary of events by theme", () => {
  it("has a sentence for each theme, and asks with all events and the key", async () => {
    const { out, errors, code, lines, model } = await summarise();
    expect([code, errors]).toEqual([0, ""]);
    expect(out.trimEnd().split("\n").sort()).toEqual([
      expect.stringMatching(/^citations: \d+ events\.$/),
      expect.stringMatching(/^claims: \d+ events\.$/),
      expect.stringMatching(/^disputes: \d+ events\.$/),
      expect.stringMatching(/^structure: \d+ events\.$/),
    ]);
    const [question] = model.questions;
    const asked = JSON.parse(String(question?.messages[1]?.content));
    expect(asked).toEqual({ events: lines.map((line) => JSON.parse(line)) });
    expect(model.asked[0]?.headers.authorization).toBe("Bearer the-key");
  });

  it.each([
    ["drops an id", ({ claims }: Themes) => claims?.eventIds.pop(), /^dropped: [0-9a-f]{64} of claims\n$/],
    [
      "drops a theme",
      (themes: Themes) => delete themes.citations,
      /^(dropped: [0-9a-f]{64} of citations\n)+$/,
    ],
    [
      "invents an id",
      ({ claims }: Themes) => claims?.eventIds.push("f".repeat(64)),
      /^invented: "f{64}" under claims is no event's id\n$/,
    ],
    [
      "tells an event twice",
      ({ claims }: Themes) => claims?.eventIds.push(claims.eventIds[0] ?? ""),
      /^repeated: [0-9a-f]{64} under claims\n$/,
    ],
    [
      "puts an event under another theme",
      ({ claims, disputes }: Themes) => claims?.eventIds.push(disputes?.eventIds.pop() ?? ""),
      /^misplaced: [0-9a-f]{64} under claims belongs to disputes\n$/,
    ],
  ])("fails when the model %s, and shows no summary", async (_, spoil, message) => {
    const { out, errors, code } = await summarise((themes) => void spoil(themes));
    expect([code, out]).toEqual([1, ""]);
    expect(errors).toMatch(message);
  });

  it.each([
    ["", "/v1/chat/completions"],
    ["/v1", "/v1/chat/completions"],
    ["/v1/chat/completions/", "/v1/chat/completions"],
    ["/v1beta/openai", "/v1beta/openai/chat/completions"],
  ])("takes the base URL that ends in %j", async (path, asked) => {
    const model = await serve(counting());
    const { code } = await run(`${new URL(model.endpoint).origin}${path}`);
    expect([code, model.asked[0]?.path]).toEqual([0, asked]);
  });

  it.each([
    ["a fence", (json: string) => `\`\`\`json\n${json}\n\`\`\``],
    ["words around a fence", (json: string) => `Here it is:\n\`\`\`\n${json}\n\`\`\`\nAnything else?`],
  ])("is read in %s", async (_, fenced) => {
    const model = await serve(counting(undefined, fenced));
    const { out, code } = await run(model.endpoint);
    expect([code, out]).toEqual([0, expect.stringContaining("claims: ")]);
  });

  it("shows a model's words without what steers a terminal", async () => {
    const { out } = await summarise(({ claims }) => {
      if (claims !== undefined) claims.summary = "\u001b[31mRed\u202e\u009b,\nand below.";
    });
    expect(out).toContain("claims: [31mRed, and below.\n");
    const { errors } = await summarise((themes) => {
      themes["\u001b[2Jall"] = { summary: "", eventIds: ["\u009b"] };
    });
    expect(errors).toMatch(/^invented: "" under \[2Jall is no event's id\n$/);
  });

  it.each([
    ["prose", "I would rather not.", /^the model answered no JSON; .*STEMMA_INFERENCE_MODEL\n$/],
    ["half of it", '{"themes": {"claims"', /^the model answered no JSON; /],
    ["JSON of another form", '{"x":1}', /^the model's JSON is no summary by theme; .*another model\n$/],
    ["a theme without ids", '{"themes":{"claims":{"summary":"x"}}}', /no summary by theme; .*\n$/],
    ["a theme that is null", '{"themes":{"claims":null}}', /no summary by theme; .*\n$/],
  ])("fails in one line when the model answers %s", async (_, say, message) => {
    const { out, errors, code } = await told(say);
    expect([code, out, errors.split("\n").length]).toEqual([1, "", 2]);
    expect(errors).toMatch(message);
  });

  it("fails in one line when the input is no events", async () => {
    const { code, out, errors } = await runExample("summary/summarise.mjs", {
      input: "# A report\n",
      env: {},
    });
    expect([code, out, errors]).toEqual([
      1,
      "",
      "the input is no JSON lines; give it what stemma analyze writes\n",
    ]);
  });

  it("fails in one line when the endpoint is none", async () => {
    const { origin, close } = await counting();
    await close();
    const [closed, none] = [await run(`${origin}/v1`), await run("localhost:11434/v1")];
    expect(closed.errors).toMatch(/^nothing answers at http:.*; check STEMMA_INFERENCE_ENDPOINT, .*\n$/);
    expect(none.errors).toMatch(/^STEMMA_INFERENCE_ENDPOINT: must be an address .*\n$/);
    expect([closed.code, none.code]).toEqual([1, 1]);
  });

  it("fails in one line when the endpoint answers otherwise", async () => {
    const answers = [{ status: 404 }, { status: 200, body: "<p>" }, { status: 200, body: '{"choices":[]}' }];
    const wrong = await loopbackServer(() => answers.shift() ?? {});
    const errors: string[] = [];
    for (let nth = 0; nth < 3; nth++) errors.push((await run(`${wrong.origin}/v1`)).errors);
    await wrong.close();
    expect(errors).toEqual([
      expect.stringMatching(/^http:\S+ answers 404; check STEMMA_INFERENCE_ENDPOINT.*\n$/),
      expect.stringMatching(/^no chat-completions endpoint answers at http:\S+; check .*\n$/),
      expect.stringMatching(/^no chat-completions endpoint answers at http:\S+; check .*\n$/),
    ]);
  });
});
