import { describe, expect, it } from "vitest";
import { createPageState } from "../../src/page/page-state.ts";
import { sectionAt } from "../../src/page/section.ts";
import { grammar } from "./grammar.ts";
import { revision } from "./revision.ts";

function pathsIn(text: string): readonly string[] {
  const { after } = createPageState(grammar).next(revision(1, text));
  return after.blocks.map((_, i) => sectionAt(after, i).join(" > "));
}

describe("sectionAt", () => {
  it.each([
    ["no heading", "a\nb\n", ["", ""]],
    ["an empty lead", "== A ==\na\n", ["A", "A"]],
    ["a subsection", "a\n== A ==\n=== B ===\nb\n", ["", "A", "A > B", "A > B"]],
    ["the next section", "== A ==\n=== B ===\n== C ==\nc\n", ["A", "A > B", "C", "C"]],
    ["a skipped level", "== A ==\n==== B ====\n=== C ===\n", ["A", "A > B", "A > C"]],
    ["a heading in a comment", "== A ==\n<!--\n== B ==\n-->\nb\n", ["A", "A", "A"]],
    ["a mark for translators before a heading", "<translate>== A ==</translate>\na\n", ["A", "A"]],
    ["a heading that other pages do not take", "<noinclude>== A ==\na</noinclude>\n", ["A", "A"]],
    ["a comment before a heading", "<!-- x -->== A ==\na\n", ["A", "A"]],
    [
      "an anchor and a note in headings",
      "== A {{anchor|x}} ==\n=== {{lang|la|B}}{{efn|x}} ===\nb\n",
      ["A", "A > B", "A > B"],
    ],
    ["the same heading twice", "== A ==\na\n== A ==\na\n", ["A", "A", "A", "A"]],
  ])("gives the headings above a block: %s", (_, text, paths) => {
    expect(pathsIn(text)).toEqual(paths);
  });
});
