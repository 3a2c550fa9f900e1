import { describe, expect, it } from "vitest";
import { cut, cutBoth } from "../../src/text/cut.ts";

describe("cut", () => {
  it.each([
    ["abcde", 5, "abcde"],
    ["abcdef", 5, "abcde…"],
    ["abcd🌍", 5, "abcd…"],
    ["a vowel sign: abcकिताब", 18, "a vowel sign: abc…"],
    ["an accent: abcde\u0301", 16, "an accent: abcd…"],
    ["a mark of two units: 𑀓𑀺𑀓", 23, "a mark of two units: …"],
    ["a colour: ❤️.", 11, "a colour: …"],
    ["a family: 👩‍👧‍👦.", 16, "a family: …"],
    ["a tone of skin: 👍🏽.", 18, "a tone of skin: …"],
    ["कि", 1, "क…"],
    [`marks without end: a${"\u0301".repeat(90)}`, 60, `marks without end: a${"\u0301".repeat(40)}…`],
  ])("shows of %s in %d units %s", (text, most, shown) => expect(cut(text, most)).toBe(shown));
});

describe("cutBoth", () => {
  const same = "word ".repeat(100);

  it("leaves two short texts as they are", () => {
    expect(cutBoth("It is old.", "It is new.")).toEqual(["It is old.", "It is new."]);
  });

  it("shows the beginnings where they differ", () => {
    const [before, after] = cutBoth(`old ${same}`, `new ${same}`);
    expect([before, after]).toEqual([cut(`old ${same}`), cut(`new ${same}`)]);
  });

  it("begins shortly before the first difference that the beginnings would not show", () => {
    const [before, after] = cutBoth(`${same}is old. ${same}`, `${same}is new. ${same}`);
    expect(before).toMatch(/^…d (word ){15}is old\. (word )+.{0,5}…$/);
    expect(after).toBe(before.replace("old", "new"));
  });

  it("shows the end of the one that goes on in the other", () => {
    expect(cutBoth(same, `${same}more`)).toEqual([`…${same.slice(-80)}`, `…${same.slice(-80)}more`]);
  });

  it("begins with a whole character", () => {
    const kitab = "कि".repeat(150);
    for (const between of ["", "."]) {
      const [before, after] = cutBoth(`${kitab}${between}a`, `${kitab}${between}b`);
      expect([before, after]).toEqual([expect.stringMatching(/^…कि/), expect.stringMatching(/^…कि/)]);
    }
  });

  it("cuts no character in two", () => {
    const earths = "🌍".repeat(200);
    for (const between of ["", "."]) {
      const [before, after] = cutBoth(`${earths}${between}a${earths}`, `${earths}${between}b${earths}`);
      expect([before.isWellFormed(), after.isWellFormed()]).toEqual([true, true]);
    }
  });
});
