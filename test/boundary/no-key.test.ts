import { describe, expect, it } from "vitest";
import { builtInDetectors } from "../../detectors/index.ts";
import { analyze } from "../../src/analyze.ts";
import { chooseInference } from "../../src/boundary/inference.ts";
import { modelClassifier } from "../../src/boundary/model.ts";
import { questionsOf } from "../../src/cli/classify/classify.ts";
import { register } from "../../src/walk/registry.ts";
import { chatServer } from "../support/chat-server.ts";
import { fakeClock } from "../support/fake-clock.ts";
import { readSample } from "../support/read-shared.ts";
import { memoryCache } from "../support/test-classifier.ts";

const key = "sk-operator-0123456789";
const detectors = register(builtInDetectors);

/** All that an analysis of the sample leaves behind when one boundary is judged at an endpoint that repeats the key. */
async function traces(rationale: string) {
  const server = await chatServer(() => `{"answer":"not","rationale":${JSON.stringify(rationale)}}`);
  const inference = chooseInference({ endpoint: server.endpoint, model: "tiny" }, { key }, true);
  if (inference === null) throw new Error("no endpoint");
  const classifier = modelClassifier({
    inference,
    definitionOf: questionsOf(detectors).definitionOf,
    clock: fakeClock(),
    version: "0.0.0",
    strangersPolicy: { kind: "typed" },
  });
  const answers = memoryCache();
  const left: unknown[] = [];
  for await (const page of readSample()) {
    const analysis = analyze(page, detectors, { judging: { classifiers: { revert: classifier }, answers } });
    for await (const events of analysis.events) left.push(events);
    left.push(analysis.manifest());
  }
  await classifier.close();
  return {
    asked: server.asked,
    cached: [...answers.kept],
    written: JSON.stringify([left, [...answers.kept]]),
  };
}

describe("the key of an analysis that a model judges", () => {
  it.each([`the key is ${key}`, `${key}${key}`])(
    "is in no event, manifest or cached answer: %#",
    async (rationale) => {
      const { asked, cached, written } = await traces(rationale);
      expect(asked[0]?.headers.authorization).toBe(`Bearer ${key}`);
      expect(cached).not.toEqual([]);
      expect(written).toContain('"path":"model"');
      expect(written).not.toContain(key);
    },
  );

  it("is in nothing that the endpoint is asked, beside the header", async () => {
    const { asked } = await traces("x");
    expect(asked).not.toEqual([]);
    for (const { body, path } of asked) expect(`${path} ${body}`).not.toContain(key);
  });
});
