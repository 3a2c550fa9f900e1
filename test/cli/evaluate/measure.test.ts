import { describe, expect, it } from "vitest";
import { type AnsweredCase, measure } from "../../../src/cli/evaluate/measure.ts";

const answered = (
  label: string,
  answer: string | null,
  heuristic: string,
  rest: Partial<AnsweredCase> = {},
): AnsweredCase => ({
  ...{ line: 1, label, answer, heuristic, injection: false, usage: null },
  ...rest,
});

describe("measure", () => {
  const measures = measure(
    [
      answered("wet", "wet", "wet", { usage: { promptTokens: 10, completionTokens: 1 } }),
      answered("wet", "dry", "wet", { line: 2, usage: { promptTokens: 20, completionTokens: 2 } }),
      answered("wet", null, "dry", { line: 3 }),
      answered("dry", "dry", "wet", { line: 4, injection: true }),
      answered("dry", "wet", "dry", { line: 5, injection: true }),
    ],
    ["wet", "dry", "snow"],
  );

  it("counts what is right, of the judge and of the rule", () => {
    expect(measures).toMatchObject({ cases: 5, accuracy: 0.4, heuristicAccuracy: 0.6, unreadable: 1 });
    expect(measures.injections).toEqual({ cases: 2, right: 1 });
  });

  it("gives precision and recall of each answer, and none of what never came", () => {
    expect(measures.answers).toEqual({
      wet: { labelled: 3, answered: 2, precision: 0.5, recall: 0.3333 },
      dry: { labelled: 2, answered: 2, precision: 0.5, recall: 0.5 },
      snow: { labelled: 0, answered: 0, precision: null, recall: null },
    });
  });

  it("shows what was taken for what", () => {
    expect(measures.confusion).toMatchObject({
      wet: { wet: 1, dry: 1, snow: 0, unreadable: 1 },
      dry: { wet: 1, dry: 1 },
    });
  });

  it("lists where judge and rule differ, and sums tokens", () => {
    expect(measures.disagreements.map(({ line }) => line)).toEqual([2, 3, 4, 5]);
    expect(measures.usage).toEqual({ promptTokens: 30, completionTokens: 3 });
  });

  it("measures nothing of nothing", () => {
    expect(measure([], ["wet"])).toMatchObject({ accuracy: null, usage: null });
  });
});
