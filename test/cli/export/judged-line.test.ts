import { describe, expect, it } from "vitest";
import { judgedLine } from "../../../src/cli/export/judged-line.ts";

const byTiny = (judged: number, fellBack: number) => ({
  judged: { revert: { model: "tiny-1", endpoint: "http://localhost", judged, disagreed: 1, fellBack } },
});

describe("judgedLine", () => {
  it.each([
    [1, "1 time"],
    [2, "2 times"],
    [0, "0 times"],
  ])("says how often a model judged: %d", (judged, words) => {
    expect(judgedLine(byTiny(judged, 1))).toBe(
      `Judged by a model: revert by tiny-1 at http://localhost, ${words}, 1 otherwise than the rule, 1 left to the rule.`,
    );
  });

  it("says nothing where no question was asked", () => {
    expect(judgedLine(byTiny(0, 0))).toBeNull();
  });
});
