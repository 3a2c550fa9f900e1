import { describe, expect, it } from "vitest";
import { titleLines } from "../../src/observe/title-lines.ts";
import { testPage } from "../../src/testing.ts";

type State = "missing" | "interwiki";

const lines = (state: State, ...titles: readonly string[]) => {
  const listed = titles.map((title) => ({ title, state, last: null }));
  return [...titleLines(listed, testPage.site).values()];
};

describe("titleLines", () => {
  it("is the first spelling's, of those that the wiki takes for one", () => {
    expect(lines("missing", "lamp", "Other", "Lamp")).toEqual(["lamp", "Other", "lamp"]);
  });

  it("is each title's own, where they name pages of several wikis", () => {
    expect(lines("interwiki", "mw:Lamp", "meta:Lamp")).toEqual(["mw:Lamp", "meta:Lamp"]);
    expect(lines("missing", "mw:Lamp", "Lamp")).toEqual(["mw:Lamp", "Lamp"]);
  });
});
