import { describe, expect, it } from "vitest";
import type { Entry } from "../../src/claim/journal.ts";
import { createLines } from "../../src/claim/lines.ts";

const entry = (kind: Entry["kind"], from: readonly number[], to: readonly number[]): Entry => ({
  moment: 0,
  kind,
  from,
  to,
});

describe("around", () => {
  it("leaves out the other parts of a whole, also where the part that is given was reworded", () => {
    const lines = createLines([entry("split", [1], [2, 3]), entry("modified", [2], [5])]);
    expect(lines.around([2])).toEqual(new Set([1, 2, 5]));
    expect(lines.around([5])).toEqual(new Set([1, 2, 5]));
  });
});

describe("along", () => {
  it("goes up to the first of several that were merged, or to those that are given", () => {
    const lines = createLines([entry("merged", [1, 2, 3], [4])]);
    expect(lines.along([4])).toEqual(new Set([1, 4]));
    expect(lines.along([4, 2, 3])).toEqual(new Set([2, 3, 4]));
    expect(lines.around([4])).toEqual(new Set([1, 2, 3, 4]));
  });
});

describe("root", () => {
  // Not timed: what goes all the way up from each does not come to its end.
  it("is one for sixty thousand wordings, each made of the one before", () => {
    const wordings = Array.from({ length: 60_000 }, (_, i) => i);
    const entries = wordings.map((at): Entry => ({ moment: at, kind: "modified", from: [at], to: [at + 1] }));
    const lines = createLines(entries);
    expect(new Set(wordings.map(lines.root))).toEqual(new Set([0]));
  });
});
