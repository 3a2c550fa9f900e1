import { describe, expect, it } from "vitest";
import { activityQuestion } from "../../detectors/activity_spike/question.ts";
import { revertQuestion } from "../../detectors/revert/question.ts";
import { questionInput } from "../../src/boundary/question-input.ts";

const deep = JSON.parse(`${"[".repeat(20_000)}${"]".repeat(20_000)}`);

describe("questionInput", () => {
  it.each([
    ["a field of its own", { ...revertQuestion.example, a: deep }, /a: is not a field of it/],
    ["a field of the question", { ...revertQuestion.example, tags: deep }, /tags\.0: must be string/],
    ["itself", deep, /input of revert: must be an object; a complete example/],
  ])("names what is wrong with an input that nests thousands deep in %s", (_, input, message) => {
    expect(() => questionInput("revert", revertQuestion, input)).toThrow(message);
    expect(() => questionInput("revert", revertQuestion, input)).toThrow(
      expect.objectContaining({ code: "INVALID_INPUT" }),
    );
  });

  it("takes no number that JSON cannot hold, such as 1e999", () => {
    const burst = { type: "edit_burst", revisions: 1, hours: 1, expected: 1 / 0, tail: 0 };
    const rest = { priorRevisions: 1, priorDays: 1 };
    expect(() => questionInput("activity_spike", activityQuestion, { ...burst, ...rest })).toThrow(
      /input of activity_spike: must not hold the number Infinity; a complete example is/,
    );
  });

  it("replaces half characters", () => {
    const input = { ...revertQuestion.example, comment: "a\ud800b", tags: ["\udc00"] };
    expect(questionInput("revert", revertQuestion, input)).toMatchObject({
      comment: "a\ufffdb",
      tags: ["\ufffd"],
    });
  });
});
