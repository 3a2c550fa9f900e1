import { describe, expect, it } from "vitest";
import { marksOf, unpairedInPlace } from "../../src/plugin.ts";

describe("marks", () => {
  it.each([
    { all: ["a", "b", "a", "c"], some: ["a", "c"], marks: [1, 0, 0, 1] },
    { all: ["a", "b", "a", "c"], some: ["b", "a"], marks: [0, 1, 1, 0] },
    { all: ["a"], some: [], marks: [0] },
    { all: [], some: [], marks: [] },
  ])("are set for $some among $all", ({ all, some, marks }) => {
    expect([...marksOf<string>(all, some)]).toEqual(marks);
  });
});

describe("what is left once copies are paired in place", () => {
  const keys = { old: ["a", "b", "a"], now: ["a", "b"] };
  // The second copy has no partner so far.
  const unpaired = { old: Uint8Array.of(0, 0, 1), now: Uint8Array.of(0, 0) };

  it("is the copy in a gap where the other text has none", () => {
    const between = { old: (place: number) => (place === 0 ? "first" : "last"), now: () => "last" };
    const left = unpairedInPlace(keys, unpaired, () => [between]);
    expect([[...left.old], [...left.now]]).toEqual([
      [1, 0, 0],
      [0, 0],
    ]);
  });

  it("is the copy that had no partner where gaps do not tell", () => {
    const between = { old: () => "only", now: () => "only" };
    const left = unpairedInPlace(keys, unpaired, () => [between]);
    expect([...left.old]).toEqual([0, 0, 1]);
  });

  it("is what it was where no copy is in doubt, and gaps are not asked for", () => {
    const alone = { old: Uint8Array.of(0), now: Uint8Array.of(0, 1) };
    const left = unpairedInPlace({ old: ["a"], now: ["a", "b"] }, alone, () => {
      throw new Error("asked for gaps");
    });
    expect(left).toEqual(alone);
  });
});
