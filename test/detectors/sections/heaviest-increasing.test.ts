import { describe, expect, it } from "vitest";
import { heaviestIncreasing } from "../../../detectors/sections/heaviest-increasing.ts";

const ones = (values: readonly number[]) => values.map(() => 1);

describe("heaviestIncreasing", () => {
  it.each([
    ["nothing of nothing", [], []],
    ["all that ascends", [0, 2, 5], [0, 1, 2]],
    ["the one that ends lowest of what descends", [3, 2, 1], [2]],
    ["the longest where all weigh the same", [4, 0, 1, 3, 2], [1, 2, 4]],
  ])("finds %s", (_, values, places) => {
    expect(heaviestIncreasing(values, ones(values))).toEqual(places);
  });

  it("takes the heavier of two that are as long", () => {
    expect(heaviestIncreasing([0, 2, 1], [3, 4, 3])).toEqual([0, 1]);
  });

  it("takes the longer where what others weigh more is less than one", () => {
    expect(heaviestIncreasing([3, 0, 1, 2], [5, 4, 4, 4])).toEqual([1, 2, 3]);
  });

  it("follows a hundred thousand", () => {
    const values = Array.from({ length: 100_000 }, (_, i) => i ^ 1);
    expect(heaviestIncreasing(values, ones(values))).toHaveLength(50_000);
  });
});
