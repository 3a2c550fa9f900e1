import fc from "fast-check";
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
    ["他1990年毕业于东京大学。", "他1991年毕业于京都大学。", "1990>1991 东京>京都"],
    ["彼はリンゴを食べた。", "彼はバナナを食べた。", "リンゴ>バナナ"],
    ["เขาอยู่ที่บ้านในปี ๒๕๓๐", "เขาอยู่ที่วัดในปี ๒๕๓๑", "บ้าน>วัด ๒๕๓๐>๒๕๓๑"],
    ["ភ្នំពេញជារាជធានី។", "ភ្នំពេញជាទីក្រុង។", "រាជធានី>ទីក្រុង"],
    ["그는 1990년에 왔다.", "그는 1991년에 왔다.", "1990년에>1991년에"],
  ])("names the letters where no space parts words: %s", (before, after, changes) => {
    const told = wordDiff(before, after).map(({ removed, added }) => `${removed}>${added}`);
    expect(told.join(" ")).toBe(changes);
  });

  it("keeps words, and no spaces, where it could keep either", () => {
    const before = "The first mill of the valley was built by Otto.";
    const after = "Otto built what is called the first mill of the valley.";
    expect(wordDiff(before, after)).toEqual([
      { added: "Otto built what is called the", at: 0, removed: "The" },
      { added: "", at: 28, removed: " was built by Otto" },
    ]);
  });

  it.each([
    ["a space more", "Tea and  milk", "Tea and milk", "  > "],
    ["a space less", "pre- and post-war", "pre-and post-war", " >"],
    ["words and their space", "Tea with milk is hot.", "Tea is hot.", "with milk >"],
    ["a word with a mark", "Tea, green, is hot.", "Tea is hot.", ", green,>"],
  ])("names the spaces that go with it: %s", (_, before, after, changes) => {
    const told = wordDiff(before, after).map(({ removed, added }) => `${removed}>${added}`);
    expect(told.join(" ")).toBe(changes);
  });

  it.each(["", "Tea is hot.", "Tea is hot. ".repeat(300)])("finds nothing in two equal texts", (text) => {
    expect(wordDiff(text, text)).toEqual([]);
  });

  it.each([
    ["equal", "Tea is hot.", "Tea is hot."],
    ["spaces alone", "Tea  is hot. ", " Tea is  hot."],
    ["empty", "", "Tea is hot."],
    ["other scripts", "चाय गरम है।", "चाय बहुत ठंडी है।"],
    ["scripts without spaces", "他1990年毕业于东京𠀀大学。", "她于1991年在京都𠀁毕业。"],
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

  it("leads from any text to any other, in order", () => {
    const pieces = [
      "a",
      "Tea",
      " ",
      "  ",
      ",",
      ".",
      "-",
      "文",
      "字",
      "ก",
      "😀",
      "e\u0301",
      "\u00a0",
      "က္က",
      " the ",
    ];
    const text = fc.array(fc.constantFrom(...pieces), { maxLength: 9 }).map((all) => all.join(""));
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(patched(before, wordDiff(before, after))).toBe(after);
      }),
      { numRuns: 2000 },
    );
  });
});
