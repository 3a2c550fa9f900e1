import { describe, expect, it } from "vitest";
import { testPage } from "../../../src/testing.ts";
import { elementsIn } from "../../../src/text/markup/elements-in.ts";
import { grammarOf } from "../../../src/text/markup/grammar.ts";
import { scanMarkup } from "../../../src/text/markup/scan-markup.ts";

const grammar = grammarOf(testPage.site);

describe("elementsIn", () => {
  it("gives what a scan of the stretch alone gives", () => {
    const [before, stretch] = [
      "{{a|<ref>{{b}}</ref>}} ",
      "{{nowrap|30 km}}<ref>{{c|{{d}}}} [[L]]</ref> [[File:A.jpg|thumb|B]]<!-- x -->",
    ];
    const text = `${before}${stretch} {{e}}`;
    const span = { start: before.length, end: before.length + stretch.length };
    expect(elementsIn(span, scanMarkup(text, grammar))).toEqual(scanMarkup(stretch, grammar));
  });

  it("leaves an element in none where the one around it goes beyond the stretch", () => {
    const { templates, links } = elementsIn(
      { start: 8, end: 19 },
      scanMarkup("<ref>{{c{{d}} [[L]] |e}}</ref>", grammar),
    );
    expect([...templates, ...links].map(({ reference }) => reference)).toEqual([-1, -1]);
    expect(templates.map(({ parent }) => parent)).toEqual([-1]);
  });
});
