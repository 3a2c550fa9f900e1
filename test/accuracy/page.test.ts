import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { held } from "./held.ts";
import { liveReasons, liveRow, missing, reasonLine } from "./page.ts";

// The page is made from histories that not everybody has: this holds it to what it was made from otherwise.
const lines = readFileSync(join(import.meta.dirname, "../../docs/accuracy.md"), "utf8").split("\n");

describe("docs/accuracy.md", () => {
  it("shows the reverts of a real MediaWiki as the live test counts them", () => {
    const reasons = [...liveReasons()].map(([reason, times]) => reasonLine("revert_identity", reason, times));
    const shown = lines.filter((line) => line === liveRow() || line.includes(": live: "));
    expect(shown.sort()).toEqual([liveRow(), ...reasons].sort());
  });

  it("says where else types are tested, with a number in the place of each name in braces", () => {
    const shown = lines.slice(lines.indexOf("## Elsewhere")).filter((line) => line.startsWith("- "));
    const parts = Object.entries(held.elsewhere).map(([type, says]) => `- \`${type}\`: ${says}`);
    expect(shown.map((line) => line.replace(/\d[\d,]*/g, "#"))).toEqual(
      parts.map((part) => part.replace(/\{\w+\}|\d[\d,]*/g, "#")),
    );
  });

  it("leaves no event of a sample unread, and no difference without a reason", () => {
    expect(lines.filter((line) => Object.values(missing).some((words) => line.endsWith(words)))).toEqual([]);
  });
});
