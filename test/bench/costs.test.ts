import { describe, expect, it } from "vitest";
import { costsOf } from "./costs.ts";

function node(id: number, functionName: string, children: readonly number[] = [], url = "file:///a/b.js") {
  return { id, callFrame: { functionName, url, lineNumber: id }, children };
}

describe("costsOf", () => {
  it("counts what a function calls, and what calls itself once", () => {
    const twice = { ...node(3, "f"), callFrame: node(2, "f").callFrame };
    const nodes = [node(1, "(root)", [2], ""), node(2, "f", [3, 4]), twice, node(4, "")];
    expect(costsOf({ nodes, samples: [2, 3, 4, 3], timeDeltas: [10, 20, 60, 10] })).toEqual([
      { name: "(root)", self: 0, total: 1 },
      { name: "f (b.js:3)", self: 0.4, total: 1 },
      { name: "(anonymous) (b.js:5)", self: 0.6, total: 0.6 },
    ]);
  });
});
