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

  it("names members in their order, however they stand, and those that one value lacks", () => {
    expect(differencesOf({ ids: 1, at: 2, same: "" }, { same: "", by: 4, at: 3 })).toEqual([
      { member: "at", recorded: 2, found: 3 },
      { member: "by", found: 4 },
      { member: "ids", recorded: 1 },
    ]);
  });

  it("takes for a member only what the value itself has", () => {
    expect(differencesOf({ words: { constructor: 1 } }, { words: {} })).toEqual([
      { member: "words.constructor", recorded: 1 },
    ]);
  });

  it("shows both texts from where they differ if one of them is long", () => {
    const [difference] = differencesOf(`${"a".repeat(295)} old`, `${"a".repeat(295)} new mill`);
    expect(difference).toEqual({
      member: "",
      recorded: `…${"a".repeat(39)} old`,
      found: `…${"a".repeat(39)} new mill`,
    });
  });

  it("shows texts whole that are as long as what is shown", () => {
    const [recorded, found] = ["old", "new"].map((word) => `${"a".repeat(296)} ${word}`);
    expect(differencesOf(recorded, found)).toEqual([{ member: "", recorded, found }]);
  });

  it("shows a text as it is from its beginning where it differs there", () => {
    const long = "b".repeat(299);
    expect(differencesOf(`é${long}`, `a${long}c`)).toEqual([
      { member: "", recorded: `é${long}`, found: expect.stringMatching(/^ab+…$/) },
    ]);
  });

  it("shows no half of a character where it begins within one", () => {
    const lit = `${"a".repeat(259)}🏮${"b".repeat(38)}`;
    const [{ recorded } = {}] = differencesOf(`${lit} old`, `${lit} new`);
    expect([String(recorded).isWellFormed(), recorded]).toEqual([
      true,
      expect.stringMatching(/^….b{38} old$/),
    ]);
  });

  it("shows of a long list its beginning as it is written", () => {
    const [difference] = differencesOf(
      Array.from({ length: 200 }, (_, at) => at),
      [],
    );
    expect(difference).toEqual({ member: "", recorded: expect.stringMatching(/^\[0,1,2,.*…$/), found: [] });
  });

  it("tells of a hidden name only where it stands", () => {
    const recorded = `redacted-${"0".repeat(24)}`;
    expect(differencesOf({ by: recorded }, { by: "Ada" })).toEqual([
      { member: "by", recorded, redacted: true },
    ]);
  });
});
