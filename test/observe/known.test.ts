import { describe, expect, it } from "vitest";
import { isSamePast, type Known, logDifference, revisionDifference } from "../../src/observe/known.ts";

const at = "2020-01-01T00:00:00Z";

describe("revisionDifference", () => {
  it("tells what came and went, what was hidden, what was shown again, and what was both", () => {
    const known: readonly Known[] = [
      [1, at, ""],
      [2, at, ""],
      [3, at, "tu"],
      [4, at, "t"],
      [5, at, ""],
      [6, at, ""],
    ];
    const now: readonly Known[] = [
      [1, at, ""],
      [2, at, "t"],
      [3, at, "u"],
      [4, at, "c"],
      [6, "2020-01-02T00:00:00Z", ""],
      [7, at, ""],
    ];
    expect(revisionDifference(known, now)).toEqual({
      inserted: [6, 7],
      vanished: [5, 6],
      hidden: [2, 4],
      unhidden: [3, 4],
    });
    expect(isSamePast(revisionDifference(now, now))).toBe(true);
  });
});

describe("logDifference", () => {
  it("counts an entry that changed as hidden and as shown again, whatever its digests have in common", () => {
    const before: Known = [5, "2020-01-01T00:00:00Z", "0123456789ab"];
    const after: Known = [5, "2020-01-01T00:00:00Z", "ba9876543210"];
    const difference = logDifference([before], [after]);
    expect(difference).toEqual({ inserted: [], vanished: [], hidden: [5], unhidden: [5] });
    expect(isSamePast(difference)).toBe(false);
  });
});
