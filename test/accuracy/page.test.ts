import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { liveReasons, liveRow, reasonLine } from "./page.ts";

// The page is made from histories that not everybody has: this holds it to what it was made from otherwise.
const lines = readFileSync(join(import.meta.dirname, "../../docs/accuracy.md"), "utf8").split("\n");

describe("docs/accuracy.md", () => {
  it("shows the reverts of a real MediaWiki as the live test counts them", () => {
    const reasons = [...liveReasons()].map(([reason, times]) => reasonLine("revert_identity", reason, times));
    const shown = lines.filter((line) => line === liveRow() || line.includes(": live: "));
    expect(shown.sort()).toEqual([liveRow(), ...reasons].sort());
  });
});
