import { describe, expect, it } from "vitest";
import { namesReused } from "../../../src/text/markup/reference-lists.ts";
import { scanMarkup } from "../../../src/text/markup/scan-markup.ts";
import { english } from "../wikis.ts";

const reused = (text: string) =>
  scanMarkup(text, english)
    .templates.flatMap(namesReused)
    .map(({ name, group }) => [name, group]);

describe("namesReused", () => {
  it.each([
    ["a name", "{{r|a}}", [["a", null]]],
    [
      "names",
      "{{R| a  b |c}}",
      [
        ["a b", null],
        ["c", null],
      ],
    ],
    [
      "names with numbers",
      "{{r|1=a|2=b}}",
      [
        ["a", null],
        ["b", null],
      ],
    ],
    ["a group", "{{r|a|group=g}}", [["a", "g"]]],
    ["a Polish group", "{{r|a|grupa=uwaga}}", [["a", "uwaga"]]],
    ["a name beside a page", "{{r|a|p=12|page1=5}}", [["a", null]]],
    ["no name", "{{r||}}", []],
    ["another template", "{{ref|a}}", []],
  ])("reads %s", (_, text, found) => expect(reused(text)).toEqual(found));
});
