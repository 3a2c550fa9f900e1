import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { boundaries } from "../../../src/boundary-table.ts";
import { questionsOf } from "../../../src/cli/classify/classify.ts";
import { answerCases } from "../../../src/cli/evaluate/answer-cases.ts";
import { measure } from "../../../src/cli/evaluate/measure.ts";
import { readCases } from "../../../src/cli/evaluate/read-cases.ts";
import { chooseDetectors } from "../../../src/cli/history/choose-detectors.ts";
import { type Family, families } from "../../../src/event.ts";
import { testHost } from "../../support/test-host.ts";

const { host } = testHost();
const questions = questionsOf(await chooseDetectors([], []));
const read = (boundary: Family) =>
  readCases(
    resolve(import.meta.dirname, `../../../examples/cases/${boundary}.jsonl`),
    boundary,
    questions,
    host,
  );

/** Labels were given by reading: the rule is not right about all of them. */
const ofTheRule = {
  revert: { cases: 46, accuracy: 0.9565, injections: { cases: 4, right: 4 } },
  sentence_similarity: { cases: 48, accuracy: 0.8542, injections: { cases: 5, right: 4 } },
  template_signal: { cases: 58, accuracy: 0.931, injections: { cases: 4, right: 4 } },
  activity_spike: { cases: 45, accuracy: 0.9111, injections: { cases: 0, right: 0 } },
  heuristic: { cases: 45, accuracy: 0.9333, injections: { cases: 4, right: 4 } },
} as const;

describe.each(families)("the cases of %s", (boundary) => {
  it("fit the question, and the rule is as right about them as it was", async () => {
    const { answered } = await answerCases(await read(boundary), questions, null, host);
    expect(measure(answered, boundaries[boundary].answers)).toMatchObject(ofTheRule[boundary]);
  });

  it("are forty at least, none twice, with every answer among the labels", async () => {
    const cases = await read(boundary);
    const labels = new Set(cases.map(({ label }) => label));
    expect(cases.length).toBeGreaterThanOrEqual(40);
    expect(new Set(cases.map(({ question }) => JSON.stringify(question.input))).size).toBe(cases.length);
    expect([...labels].sort()).toEqual([...boundaries[boundary].answers].sort());
  });
});

// Inputs of activity are numbers: there is no text to hide an instruction in.
describe.each(families.filter((one) => one !== "activity_spike"))("the cases of %s", (boundary) => {
  it("are in many scripts", async () => {
    const texts = (await read(boundary)).map(({ question }) => JSON.stringify(question.input));
    for (const script of ["Latin", "Cyrillic", "Arabic", "Devanagari", "Han"]) {
      const isWritten = new RegExp(`\\p{Script=${script}}`, "u");
      expect([script, texts.some((text) => isWritten.test(text))]).toEqual([script, true]);
    }
  });
});
