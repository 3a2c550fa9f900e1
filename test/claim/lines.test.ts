import { describe, expect, it } from "vitest";
import type { Entry } from "../../src/claim/journal.ts";
import { createLines } from "../../src/claim/lines.ts";

describe("root", () => {
  // Not timed: what goes all the way up from each does not come to its end.
  it("is one for sixty thousand wordings, each made of the one before", () => {
    const wordings = Array.from({ length: 60_000 }, (_, i) => i);
    const entries = wordings.map((at): Entry => ({ moment: at, kind: "modified", from: [at], to: [at + 1] }));
    const lines = createLines(entries);
    expect(new Set(wordings.map(lines.root))).toEqual(new Set([0]));
  });
});
