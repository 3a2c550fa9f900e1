import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { type Asked, defineDetector } from "../../src/detector.ts";
import { defineQuestion } from "../../src/question.ts";
import { history, testPage } from "../../src/testing.ts";
import { closedBatch, type OpenBatch } from "../../src/walk/open.ts";
import { register } from "../../src/walk/registry.ts";
import { createWalker } from "../../src/walk/walker.ts";

const none = v.strictObject({});
const seen = () => ({ type: "acme/seen" as const, subject: {}, evidence: {} });

/** What is told at a revision of which this is found and asked. */
async function toldOf(found: readonly ReturnType<typeof seen>[], ...asked: readonly Asked[]) {
  const about = { themes: ["structure"], brief: true, content: false } as const;
  const asking = defineDetector({
    name: "acme/asking",
    version: "1.0.0",
    summary: "Asking.",
    parameters: none,
    events: { "acme/seen": { ...about, summary: "Seen.", subject: none, evidence: none } },
    question: defineQuestion({
      version: "1.0.0",
      input: v.strictObject({ words: v.number() }),
      example: { words: 1 },
      instruction: "Is it long?",
      answers: ["long", "short"],
      answer: ({ words }) => ({ answer: words > 9 ? "long" : "short" }),
    }),
    start: () => ({ onPair: () => found, questions: () => asked }),
  });
  const judged = new Set(["acme/asking"]);
  // The findings of a stranger's detector are copied, and its questions are about others.
  const registered = register([asking]).map((by) => ({ ...by, trusted: true }));
  const walker = createWalker(testPage, registered, "detailed", undefined, judged);
  const { told } = await walker.tellAll(history("a"));
  if (told[0] === undefined) throw new Error("nothing was told");
  return told[0];
}

/** What the events are about once everything is answered with `long`. */
const subjectsOf = (batch: OpenBatch) =>
  closedBatch(batch, () => ({ answer: "long", boundary: { path: "heuristic" } })).map(
    ({ subject }) => subject,
  );

describe("a question", () => {
  it("is not asked where the rule says otherwise of its input than of the page", async () => {
    const outcomes = { long: [], short: [] };
    const { questions } = await toldOf(
      [],
      { input: { words: 2 }, answer: "short", outcomes },
      { input: { words: 3 }, answer: "long", outcomes },
    );
    expect(questions.map(({ asked }) => asked.input)).toEqual([{ words: 2 }]);
  });

  it("tells a fact that another question tells already as its next occurrence", async () => {
    const asked = () => ({ input: { words: 2 }, answer: "short", outcomes: { long: [seen()], short: [] } });
    const { openAt } = await toldOf([], asked(), asked());
    expect(subjectsOf(openAt("detailed"))).toEqual([{}, { occurrence: 1 }]);
  });

  it("gives a fact that stands in place of several of the rule's the first of their occurrences", async () => {
    const found = [seen(), seen()];
    const outcomes = { long: [seen()], short: found };
    const { openAt } = await toldOf(found, { input: { words: 2 }, answer: "short", outcomes });
    expect(subjectsOf(openAt("detailed"))).toEqual([{}]);
  });
});
