import { describe, expect, it } from "vitest";
import { differencesOf } from "../../src/verify/differences.ts";

describe("differencesOf", () => {
  it("shows long texts from shortly before where they differ, and short ones whole", () => {
    const long = (word: string) => `${"a".repeat(500)} ${"b".repeat(39)} ${word} ${"c".repeat(500)}`;
    const [difference] = differencesOf({ text: long("old") }, { text: long("new") });
    expect(difference).toMatchObject({
      member: "text",
      recorded: expect.stringMatching(/^…b{39} old c+/),
      found: expect.stringMatching(/^…b{39} new c+/),
    });
    expect(differencesOf("the old mill", "the new mill")).toEqual([
      { member: "", recorded: "the old mill", found: "the new mill" },
    ]);
  });

  it("compares lists of one length by their places, and others as a whole", () => {
    expect(differencesOf({ ids: [1, 2, 3] }, { ids: [1, 5, 3] })).toEqual([
      { member: "ids[1]", recorded: 2, found: 5 },
    ]);
    expect(differencesOf({ ids: [1, 2] }, { ids: [1] })).toEqual([
      { member: "ids", recorded: [1, 2], found: [1] },
    ]);
  });
});
