import { describe, expect, it } from "vitest";
import { namedIn, withoutNames } from "../../../detectors/heuristic/reference-words.ts";
import { readWritten } from "../../../detectors/heuristic/written.ts";

describe("namedIn", () => {
  it("takes no number of a character for a year", () => {
    const written = readWritten("<ref>[http://a.example/b &#1052;&#1080;&#1088;], 1868</ref>");
    const [work = ""] = written.links().map((link) => link.work);
    expect(namedIn(work, written)).toMatchObject({ title: new Set(["мир"]), years: new Set(["1868"]) });
  });
});

describe("withoutNames", () => {
  it.each([
    ["{{cite book|title=Mills}}", " |Mills}}"],
    ["{{Smith 2001|p=5}}", "{{Smith 2001|5}}"],
    ["{{Smith 2001|&nbsp;5}}", "{{Smith 2001|\u00a05}}"],
    ["{{Smith 2001|&eacute;}}", " |é}}"],
  ])("makes %s into %s", (reference, words) => {
    expect(withoutNames(reference)).toBe(words);
  });
});
