import { describe, expect, it } from "vitest";
import { isSamePast, type Known, logDifference } from "../../src/observe/known.ts";

describe("logDifference", () => {
  it("counts an entry that changed as hidden and as shown again, whatever its digests have in common", () => {
    const before: Known = [5, "2020-01-01T00:00:00Z", "0123456789ab"];
    const after: Known = [5, "2020-01-01T00:00:00Z", "ba9876543210"];
    const difference = logDifference([before], [after]);
    expect(difference).toEqual({ inserted: [], vanished: [], hidden: [5], unhidden: [5] });
    expect(isSamePast(difference)).toBe(false);
  });
});
