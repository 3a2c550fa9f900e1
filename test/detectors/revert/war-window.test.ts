import { describe, expect, it } from "vitest";
import { createWarWindow, mostWithin } from "../../../detectors/revert/war-window.ts";

describe("createWarWindow", () => {
  it("holds a mutual pair as long as it holds a revert of either by the other", () => {
    const window = createWarWindow(100);
    const held = [
      [0, 1, 2],
      [10, 2, 1],
      [20, 1, 2],
      [105, 3, 4],
      [115, 3, 4],
    ].map(([time = 0, by = 0, author = 0]) => {
      window.add({ id: time, time, by, undid: [author] });
      return [window.hasMutualPair, window.mutualPairs().length];
    });
    expect(held).toEqual([
      [false, 0],
      [true, 1],
      [true, 1],
      [true, 1],
      [false, 0],
    ]);
  });
});

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
