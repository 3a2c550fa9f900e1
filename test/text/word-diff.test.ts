import { describe, expect, it } from "vitest";
import { wordDiff } from "../../src/text/word-diff.ts";

/** The old text with the changes made. */
function patched(before: string, changes: ReturnType<typeof wordDiff>): string {
  let text = "";
  let at = 0;
  for (const change of changes) {
    text += before.slice(at, change.at) + change.added;
    at = change.at + change.removed.length;
  }
  return text + before.slice(at);
}

describe("wordDiff", () => {
  it("names the words that came and went", () => {
    expect(wordDiff("Tea is hot.", "Tea was hot, too.")).toEqual([
      { added: "was", at: 4, removed: "is" },
      { added: ", too", at: 10, removed: "" },
    ]);
  });

  it.each([
    ["equal", "Tea is hot.", "Tea is hot."],
    ["empty", "", "Tea is hot."],
    ["other scripts", "चाय गरम है।", "चाय बहुत ठंडी है।"],
    [
      "too long to compare word by word",
      `Tea ${"is hot ".repeat(900)}😀 now`,
      `Tea ${"is hot ".repeat(900)}😁 then`,
    ],
    [
      "too long, with characters that end alike",
      `Tea ${"is hot ".repeat(900)}\u{1f600} now`,
      `Tea ${"is hot ".repeat(900)}\u{1fa00} now`,
    ],
  ])("leads from one text to the other: %s", (_, before, after) => {
    const changes = wordDiff(before, after);
    expect(patched(before, changes)).toBe(after);
    expect(changes.every(({ added, removed }) => added.isWellFormed() && removed.isWellFormed())).toBe(true);
  });
});
