import { describe, expect, it } from "vitest";
import { longestIncreasing } from "../../src/page/longest-increasing.ts";
import { seeded } from "./random-edits.ts";

/** Of all ascending choices of the values the longest, and of several such the lowest. */
function byTrying(values: readonly number[]): readonly number[] {
  let best: readonly number[] = [];
  for (let choice = 0; choice < 2 ** values.length; choice++) {
    const run = values.filter((_, i) => (choice >> i) & 1);
    if (run.some((value, i) => value < (run[i - 1] ?? -1))) continue;
    const isLower =
      run.length === best.length &&
      run.some((value, i) => value < (best[i] ?? 0) && run.slice(0, i).every((v, k) => v === best[k]));
    if (run.length > best.length || isLower) best = run;
  }
  return best;
}

describe("longestIncreasing", () => {
  it("finds the longest one, and of several the lowest", () => {
    const random = seeded(3);
    for (let round = 0; round < 300; round++) {
      const values = Array.from({ length: 1 + Math.floor(random() * 9) }, (_, i) => i);
      values.sort(() => random() - 0.5);
      expect(longestIncreasing(values).map((place) => values[place])).toEqual(byTrying(values));
    }
  });

  it("gives all places of what is in order, and none of nothing", () => {
    expect(longestIncreasing([1, 5, 9])).toEqual([0, 1, 2]);
    expect(longestIncreasing([])).toEqual([]);
  });
});
