import { describe, expect, it } from "vitest";
import { nextPassMs } from "../../../src/cli/cron/schedule.ts";

describe("nextPassMs", () => {
  it("keeps to the times that the first pass set, however long one takes", () => {
    expect(nextPassMs(1_000, 1_000, 100, 0)).toBe(1_100);
    expect(nextPassMs(1_000, 1_130, 100, 0)).toBe(1_200);
  });

  it("leaves out what was missed", () => {
    expect(nextPassMs(0, 1_050, 100, 0)).toBe(1_100);
  });

  it("begins up to a tenth of the interval late", () => {
    expect(nextPassMs(0, 0, 100, 0.999)).toBeCloseTo(109.99);
  });
});
