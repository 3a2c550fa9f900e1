// @module-tag long
import { describe, expect, it } from "vitest";
import { createCitations } from "../../../detectors/heuristic/citations.ts";
import { gatherElements } from "../../../detectors/heuristic/element-difference.ts";
import { linkFindings } from "../../../detectors/heuristic/links.ts";
import { sectionFindings } from "../../../detectors/heuristic/sections.ts";
import { tableFindings } from "../../../detectors/heuristic/tables.ts";
import type { Change } from "../../../src/page/change.ts";
import { createPageState } from "../../../src/page/page-state.ts";
import { history } from "../../../src/testing.ts";
import { english } from "../../text/wikis.ts";

const lines = (line: (i: number) => string) => Array.from({ length: 5000 }, (_, i) => line(i)).join("");

function changesOf(...texts: readonly string[]): Change[] {
  const state = createPageState(english);
  return history(...texts).flatMap((entry) =>
    entry.kind === "revision" ? [state.next(entry.revision)] : [],
  );
}

function citationFindings(changes: readonly Change[]) {
  const citations = createCitations();
  return changes.map((change) => {
    const gathered = gatherElements(change);
    return gathered === null ? [] : citations.next(gathered, []).findings;
  });
}

// Nothing here is timed: what takes much more than linear work does not come to its end.
describe("structural events of hostile texts", () => {
  it("compares openings of tables that are one long word", () => {
    const opening = (end: string) => `{| ${"a".repeat(400_000)}${end}\n|}\n`;
    const [, found] = changesOf(opening(""), opening("b")).map(tableFindings);
    expect(found?.map(({ subject }) => subject.action)).toEqual(["removed", "added"]);
  });

  it("tells five thousand works that take each other's place under one name", () => {
    const [, found] = citationFindings(
      changesOf(
        lines((i) => `<ref name=a>http://a.example/${i}</ref>`),
        lines((i) => `<ref name=a>http://b.example/${i}</ref>`),
      ),
    );
    expect(found).toHaveLength(5000);
  });

  it("tells five thousand works of one name that is used twenty thousand times", () => {
    const definitions = lines((i) => `<ref name=a>http://a.example/${i}</ref>\n`);
    const uses = "<ref name=a />\n".repeat(20_000);
    const found = citationFindings(changesOf(definitions + uses, definitions, definitions + uses));
    expect(found.map(({ length }) => length)).toEqual([5000, 5000, 5000]);
  });

  it("tells forty thousand works each for a value of one template, without a guess which is for which", () => {
    const box = (site: string) => {
      const values = Array.from(
        { length: 40_000 },
        (_, i) => `|v${i}=${i}<ref>http://${site}.example/${i}</ref>\n`,
      );
      return `{{Mill\n${values.join("")}}}`;
    };
    const [, found] = citationFindings(changesOf(box("a"), box("b")));
    expect(found).toHaveLength(80_000);
  });

  it.each([
    ["as long as an infobox may be", 8],
    ["that is longer", 50],
  ])("tells works of two names that are used for each value of one template %s", (_, times) => {
    const box = (uses: string) => {
      const each = Array.from({ length: 400 }, (_, i) => `|v${i}=${i}${uses.repeat(times)}\n`);
      return `{{Mill\n${each.join("")}}}\n`;
    };
    const defined = (name: string) => `<ref name=${name}>http://${name}.example</ref>\n`;
    const [, found] = citationFindings(
      changesOf(
        box("<ref name=a />") + defined("a"),
        box("<ref name=b /><ref name=c />") + defined("b") + defined("c"),
      ),
    );
    expect(found).toHaveLength(3);
  });

  it("tells forty thousand references to one work that are worded anew under as many names", () => {
    const page = (words: string) =>
      Array.from({ length: 40_000 }, (_, i) => `<ref name=a${i}>[//a.example A] ${i}${words}</ref>\n`).join(
        "",
      );
    const [, found] = citationFindings(changesOf(page(""), page(" Turnip")));
    expect(found).toHaveLength(40_000);
  });

  it("tells a hundred of the works that a reference lists by their numbers", () => {
    const numbers = (first: number) =>
      Array.from({ length: 40_000 }, (_, i) => ` PMID ${first + i}`).join("");
    const [, found] = citationFindings(
      changesOf(`<ref>${numbers(1_000_000)}</ref>`, `<ref>${numbers(2_000_000)}</ref>`),
    );
    expect(found).toHaveLength(200);
  });

  it("compares the works that a reference behind a sentence lists by their numbers with those it listed before", () => {
    const numbers = (first: number) =>
      Array.from({ length: 100_000 }, (_, i) => ` PMID ${first + i}`).join("");
    const [, found] = citationFindings(
      changesOf(`The mill.<ref>${numbers(1_000_000)}</ref>`, `The mill.<ref>${numbers(2_000_000)}</ref>`),
    );
    expect(found).toHaveLength(200);
  });

  it("tells five thousand works that a list defines under one name, in turn with the text", () => {
    const list = `<references>\n${lines((i) => `<ref name=a>http://a.example/${i}</ref>\n`)}</references>\n`;
    const found = citationFindings(
      changesOf(`<ref name=a />\n${list}`, `<ref name=a>b</ref>\n${list}`, `<ref name=a />\n${list}`),
    );
    expect(found.map(({ length }) => length)).toEqual([5000, 5001, 5001]);
  });

  it("tells two thousand books in a reference that takes the place of as many", () => {
    const works = (first: number) =>
      `<ref>${Array.from({ length: 100 }, (_, i) => `{{cite book|isbn=${9780000000000 + 10 * (first + i)}|title=${"a ".repeat(100)}}}`).join("")}</ref>`;
    const texts = (first: number) => Array.from({ length: 20 }, (_, i) => works(first + 100 * i)).join("\n");
    const [, found] = citationFindings(changesOf(texts(1_000_000), texts(2_000_000)));
    expect(found?.length).toBe(4000);
  });

  it("takes five thousand pages of one book for as many others", () => {
    const [, found] = citationFindings(
      changesOf(
        lines((i) => `<ref>https://books.google.com/books?id=Ab_-12345678&pg=PA${i}</ref>`),
        lines((i) => `<ref>https://books.google.com/books?id=Ab_-12345678&pg=PA${i + 5000}</ref>`),
      ),
    );
    expect(found).toEqual([]);
  });

  it("tells five thousand sections that share nothing", () => {
    const [, change] = changesOf(
      lines((i) => `== a${i} ==\n`),
      lines((i) => `== b${i} ==\n`),
    );
    expect(change === undefined ? [] : sectionFindings(change)).toHaveLength(10_000);
  });

  it("tells five thousand sections under a heading of a megabyte", () => {
    const heading = `== ${"a ".repeat(500_000)}==\n`;
    const [, change] = changesOf(
      heading + lines((i) => `=== a${i} ===\n`),
      heading + lines((i) => `=== b${i} ===\n`),
    );
    expect(change === undefined ? [] : sectionFindings(change)).toHaveLength(10_000);
  });

  it("tells five thousand links that share a label", () => {
    const [, change] = changesOf(
      lines((i) => `[[a${i}|x]] `),
      lines((i) => `[[b${i}|x]] `),
    );
    const gathered = change === undefined ? null : gatherElements(change);
    expect(gathered === null ? [] : linkFindings(gathered, [], [])).toHaveLength(5000);
  });

  it("tells of a hundred thousand links in one heading that they came with their section", () => {
    const links = Array.from({ length: 100_000 }, (_, i) => `[[a${i}]]`).join("");
    const [, change] = changesOf("A lamp.\n", `A lamp.\n== ${links} ==\n`);
    const gathered = change === undefined ? null : gatherElements(change);
    const sections = change === undefined ? [] : sectionFindings(change);
    const found = gathered === null ? [] : linkFindings(gathered, [], sections);
    expect(found.filter(({ implied }) => implied())).toHaveLength(100_000);
  });

  it("tells a cell of forty thousand lines of which one changed", () => {
    const cell = `{|\n| Name\n| One\n${"A line of it.\n".repeat(40_000)}`;
    const [, change] = changesOf(`${cell}|}\n`, `${cell}Another.\n|}\n`);
    expect(change === undefined ? [] : tableFindings(change)).toHaveLength(1);
  });

  it("tells a cell of half a million lines, every second of them a template", () => {
    const cell = `{|\n| Name\n| One\n${"a\n{{b}}\n".repeat(250_000)}`;
    const [, change] = changesOf(`${cell}|}\n`, `${cell}Another.\n|}\n`);
    expect(change === undefined ? [] : tableFindings(change)).toHaveLength(1);
  });

  it("tells five thousand rows of which one cell changed", () => {
    const [, change] = changesOf(
      `{|\n${lines((i) => `|-\n| a${i} || b || c${i}\n`)}|}\n`,
      `{|\n${lines((i) => `|-\n| a${i} || b || d${i}\n`)}|}\n`,
    );
    expect(change === undefined ? [] : tableFindings(change)).toHaveLength(5000);
  });

  it.each([
    ["a line of a hundred thousand cells of HTML", "<td>a", ""],
    ["a line of HTML with nowiki and as many comments", "<td><!-- a -->", "<nowiki></nowiki>"],
    ["a line that opens tens of thousands of tables of HTML", "<table><td>", ""],
    ["a line that closes what was never opened", "</table></td>", "<table>"],
    ["tables of both kinds, each in the other", "<table><td>\n{|\n|\n", ""],
    ["cells of wikitext with an open table of HTML in each", "{|\n| <table> || b\n", ""],
    ["tags without a bracket", "<td <table ", "<table>"],
  ])("reads %s", (_, again, first) => {
    const text = first + again.repeat(100_000);
    const [, change] = changesOf(`It rains.\n<table><tr>${text}\n`, `It hails.\n<table><tr>${text} b\n`);
    expect(change === undefined ? [] : tableFindings(change).length).toBeLessThan(10);
  });

  it("tells where each of forty thousand rows stands", () => {
    const rows = Array.from({ length: 40_000 }, (_, i) => `|-\n| a${i}\n`).join("");
    const [, change] = changesOf("{|\n| b\n|}\n", `{|\n| b\n${rows}|}\n`);
    const found = change === undefined ? [] : tableFindings(change);
    const places = found.map(({ evidence }) => evidence("brief").row);
    expect(places).toEqual(Array.from({ length: 40_000 }, (_, i) => i + 1));
  });

  it("compares few of five thousand tables of one cell that were all worded anew", () => {
    const cell = "The bush grows in the hills behind the town, and needs ";
    const [, change] = changesOf(
      lines((i) => `{|\n| ${cell.repeat(4)}milk ${i}.\n|}\n`),
      lines((i) => `{|\n| ${cell.repeat(4)}salt ${i}.\n|}\n`),
    );
    const found = change === undefined ? [] : tableFindings(change);
    expect(found.filter(({ subject }) => subject.action === "changed")).toHaveLength(30);
  });

  it("tells a hundred thousand tables that became rows of one", () => {
    const each = (line: (i: number) => string) => Array.from({ length: 100_000 }, (_, i) => line(i)).join("");
    const [, change] = changesOf(
      each((i) => `{|\n|a${i}\n|}\n`),
      `{|\n${each((i) => `|-\n|a${i}\n`)}|}\n`,
    );
    // One of the tables is the one that is left; all rows but its own came.
    expect(change === undefined ? [] : tableFindings(change)).toHaveLength(2 * 99_999);
  });

  it("compares works whose templates have a parameter named by half a million digits", () => {
    const page = (title: string) => `<ref>{{cite web|title=${title}|${"1".repeat(500_000)}x=Lee}}</ref>`;
    const [, found] = citationFindings(changesOf(page("The mill of old"), page("The mill of olden times")));
    expect(found).toEqual([]);
  });
});
