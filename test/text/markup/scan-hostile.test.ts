// @module-tag long
import { describe, expect, it } from "vitest";
import { scanMarkup } from "../../../src/text/markup/scan-markup.ts";
import { english } from "../wikis.ts";

// Nothing here is timed: what takes more than linear work on texts of this size does not come to its end.
describe("scanMarkup on hostile texts", () => {
  it.each([
    ["openers of links", "[[".repeat(20_000)],
    ["openers of templates", "{{".repeat(10_000)],
    ["links in links", "[[a|".repeat(100_000) + "]]".repeat(100_000)],
    ["links before a long blank line", `${"[[a|".repeat(100_000)}\n${" ".repeat(400_000)}\n`],
    ["one run of braces", `${"{".repeat(500_000)}a${"}".repeat(500_000)}`],
    ["closers behind many openers", "{{".repeat(1000) + "[[".repeat(100_000) + "}}".repeat(100_000)],
    ["tags without an end", "<ref ".repeat(200_000)],
    ["tags without a closer", "<ref>".repeat(200_000)],
    ["galleries without a closer", `${"<gallery>".repeat(50_000)}</gallery`],
    ["comments without an end", "<!--".repeat(200_000)],
    ["comments before a mark", `${"<!---->".repeat(200_000)}| a`],
    ["lines of a gallery without a caption", `<gallery>\n${"A.jpg\n".repeat(800_000)}</gallery>`],
    ["galleries on one line", "<gallery>A.jpg</gallery>".repeat(200_000)],
    ["comments in a line of a gallery", `<gallery>\nA.jpg|${"<!--".repeat(100_000)}\n</gallery>`],
    ["tags of HTML without an end", "<b ".repeat(200_000)],
    ["schemes", "http://".repeat(200_000)],
    ["links in brackets without an end", "[http://a ".repeat(100_000)],
    ["braces in addresses", `${"[http://a{{".repeat(50_000)}]`],
    ["trailing punctuation", `http://a${";".repeat(500_000)}`],
    ["ampersands", `http://a${"&".repeat(500_000)}`],
    ["bars", "|".repeat(1_000_000)],
    ["equals signs", `{{a|${"=".repeat(1_000_000)}`],
    ["percent signs", `[[${"%41%".repeat(200_000)}]]`],
    ["addresses in labels", `${"[[a|http://b ".repeat(50_000)}${"]]".repeat(50_000)}`],
    ["openers of words for variants", `{{a|${"-{".repeat(500_000)}}}`],
    ["words for variants in each other", `{{a|${"-{|=".repeat(250_000)}${"}-".repeat(250_000)}}}`],
    ["words for variants in templates", `${"{{a|-{".repeat(100_000)}${"}-}}".repeat(100_000)}`],
    ["underscores behind the name of a module", `{{#invoke:cite${"_".repeat(500_000)}{}|web}}`],
    ["white space", `[[${" ".repeat(1_000_000)}a]]`],
    ["attributes", `<ref ${"a=".repeat(300_000)}>b</ref>`],
    ["quotes", `<ref ${`a="`.repeat(200_000)}>b</ref>`],
  ])("comes to the end of %s", (_, text) => {
    expect(() => scanMarkup(text, english)).not.toThrow();
  });

  it("reads 100,000 templates", () => {
    expect(scanMarkup("{{a|b=c}} ".repeat(100_000), english).templates).toHaveLength(100_000);
  });

  it("leaves out what is nested deeper than 64", () => {
    const text = `${"{{a|".repeat(10_000)}${"}}".repeat(10_000)}`;
    expect(scanMarkup(text, english).templates).toHaveLength(63);
  });

  it("reads a line of two megabytes", () => {
    expect(scanMarkup("words and [[links]] ".repeat(100_000), english).links).toHaveLength(100_000);
  });
});
