import { describe, expect, it } from "vitest";
import { titlesTold } from "../../../detectors/heuristic/titles-told.ts";
import { looseBlock, markupOf } from "../../../src/plugin.ts";

const told = (content: string) => [...titlesTold(content, [])];
const words = (count: number) => Array.from({ length: count }, (_, i) => `w${i + 10}`).join(" ");

describe("titlesTold", () => {
  it.each([
    ["italics", "Lee, ''The old mill'', 1999."],
    ["italics with an apostrophe in them", "Lee, ''The mill's wheel''.", "the mill s wheel"],
    ["straight quotes", 'Lee, "The old mill".'],
    ["curly quotes", "Lee, “The old mill”."],
    ["guillemets", "Lee, «The old mill»."],
    ["Swedish quotes", "Lee, ”The old mill”."],
    ["guillemets that point inwards", "Lee, »The old mill«."],
    ["Swedish guillemets", "Lee, »The old mill»."],
    ["low quotes", "Lee, „The old mill“."],
    ["quotes given by name", "Lee, &quot;The old mill&quot;."],
    ["guillemets given by name", "Lee, &laquo;The old mill&raquo;."],
  ])("finds a title in %s", (_, content, title = "the old mill") => {
    expect(told(content)).toEqual([title]);
  });

  it("finds none over the end of a line, or in what nobody closed", () => {
    expect(told("Lee, \"The old\nmill\", ''The old mill")).toEqual([]);
  });

  it("takes the titles of templates in place of what is marked", () => {
    const content = "{{cite book|title=The old mill}} in ''Tales of the harbour''";
    expect([...titlesTold(content, markupOf(looseBlock(content)).templates)]).toEqual(["the old mill"]);
  });

  it.each([
    [2, 0],
    [3, 1],
    [30, 1],
    [31, 0],
  ])("of a title of %i words finds %i", (count, found) => {
    expect(told(`''${words(count)}''`)).toHaveLength(found);
  });

  it("reads the first twenty of a list", () => {
    const list = Array.from({ length: 21 }, (_, i) => `''Tale number ${i}''`).join(", ");
    expect(told(list)).toHaveLength(20);
  });
});
