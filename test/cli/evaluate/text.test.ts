import { describe, expect, it } from "vitest";
import { measure } from "../../../src/cli/evaluate/measure.ts";
import { evaluationText } from "../../../src/cli/evaluate/text.ts";

const told = (...answers: readonly (string | null)[]) =>
  evaluationText(
    "activity_spike",
    "tiny",
    measure(
      answers.map((answer, i) => ({
        ...{ line: i + 1, label: "wet", answer, heuristic: "wet", injection: false, usage: null },
      })),
      ["wet", "dry"],
    ),
  );
const header = /^labelled \\ answered.*$/m;

describe("evaluationText", () => {
  it("has a column for what could not be read as soon as one answer could not", () => {
    expect(header.exec(told("wet", null))?.[0]).toContain("unreadable");
    expect(header.exec(told("wet", "dry"))?.[0]).not.toContain("unreadable");
  });
});
