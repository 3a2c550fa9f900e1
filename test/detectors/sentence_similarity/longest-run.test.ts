import { describe, expect, it } from "vitest";
import { longestRun } from "../../../detectors/sentence_similarity/longest-run.ts";
import { seeded } from "../../page/random-edits.ts";

/** Every ascending choice of the values, the longest and then the smallest first. */
function byTrying(values: readonly number[]): readonly number[] {
  let best: readonly number[] = [];
  for (let choice = 0; choice < 2 ** values.length; choice++) {
    const run = values.filter((_, i) => (choice >> i) & 1);
    if (run.some((value, i) => value < (run[i - 1] ?? -1))) continue;
    const isSmaller =
      run.length === best.length &&
      run.some((value, i) => value < (best[i] ?? 0) && run.slice(0, i).every((v, k) => v === best[k]));
    if (run.length > best.length || isSmaller) best = run;
  }
  return best;
}

describe("longestRun", () => {
  it("keeps the longest run, and of several the smallest", () => {
    const random = seeded(3);
    for (let round = 0; round < 300; round++) {
      const values = Array.from({ length: 1 + Math.floor(random() * 9) }, (_, i) => i);
      values.sort(() => random() - 0.5);
      const kept = longestRun(values);
      expect(values.filter((_, i) => kept[i])).toEqual(byTrying(values));
    }
  });

  it("keeps all that is in order, and nothing of nothing", () => {
    expect(longestRun([1, 5, 9])).toEqual([true, true, true]);
    expect(longestRun([])).toEqual([]);
  });
});
