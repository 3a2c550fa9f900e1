import * as v from "valibot";
import { afterEach, describe, expect, it } from "vitest";
import { main } from "../../src/cli/main.ts";
import { type ModelServer, modelServer } from "../support/model-server.ts";
import { testHost } from "../support/test-host.ts";
import { runExample } from "./run-example.ts";

const given = v.object({
  events: v.array(v.looseObject({ eventId: v.string(), theme: v.string(), type: v.string() })),
});
type Themes = Record<string, { summary: string; eventIds: string[] }>;

/** A model that counts, and does to its summary what `spoil` says. */
const counting = (spoil: (themes: Themes) => void = () => {}) =>
  modelServer(({ messages }) => {
    const { events } = v.parse(given, JSON.parse(String(messages[1]?.content)));
    const themes: Themes = {};
    for (const { eventId, theme } of events) {
      themes[theme] ??= { summary: "", eventIds: [] };
      themes[theme].eventIds.push(eventId);
    }
    for (const told of Object.values(themes)) told.summary = `${told.eventIds.length} events.`;
    spoil(themes);
    return { say: JSON.stringify({ themes }) };
  });

let model: ModelServer;
afterEach(() => model.close());

async function summarise(spoil?: (themes: Themes) => void) {
  model = await counting(spoil);
  const { host, out } = testHost();
  const page = ["Harrow Skerry Lighthouse", "--input", "examples/sample/sample.xml"];
  expect(await main(["analyze", ...page, "--since", "2023-06-01"], host)).toBe(0);
  const env = {
    STEMMA_INFERENCE_ENDPOINT: model.endpoint,
    STEMMA_INFERENCE_MODEL: "played",
    STEMMA_INFERENCE_API_KEY: "the-key",
  };
  const ran = await runExample("summary/summarise.mjs", { input: out(), env });
  return { ...ran, lines: out().trimEnd().split("\n") };
}

describe("the summary of events by theme", () => {
  it("has a sentence for each theme, and asks with all events and the key", async () => {
    const { out, errors, code, lines } = await summarise();
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
});
