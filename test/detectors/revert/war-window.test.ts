import { describe, expect, it } from "vitest";
import { mostWithin } from "../../../detectors/revert/war-window.ts";

describe("mostWithin", () => {
  it.each([
    [[], 0],
    [[0, 86_400], 2],
    [[0, 86_401], 1],
    [[0, 1, 86_401, 86_402], 2],
    [[0, 1, 2, 86_401, 200_000], 3],
  ])("counts of %j those of 24 hours, both ends in: %i", (times, most) => {
    expect(mostWithin(times, 86_400)).toBe(most);
  });
});
