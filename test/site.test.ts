import { describe, expect, it } from "vitest";
import { pageAddress, siteBase, specialPage, wikiKey } from "../src/site.ts";

describe("specialPage", () => {
  it.each([
    ["https://w.example/wiki/Main_Page", "https://w.example/wiki/Special:Diff/1"],
    ["https://w.example/wiki/मुखपृष्ठ", "https://w.example/wiki/Special:Diff/1"],
    ["http://localhost:8080/w/index.php/Main", "http://localhost:8080/w/index.php/Special:Diff/1"],
    ["https://w.example/w/index.php?title=Main&x=1", "https://w.example/w/index.php?title=Special:Diff/1"],
    ["https://w.example/title=/Main", "https://w.example/title=/Special:Diff/1"],
    ["https://wiki/wiki/Main", "https://wiki/wiki/Special:Diff/1"],
    ["https://w.example", "https://w.example/Special:Diff/1"],
    ["https://who:key@w.example/Main", "https://w.example/Special:Diff/1"],
    ["https://w.example/\n\n<b>\u001b[2J/wiki/Main", "https://w.example/%3Cb%3E%1B[2J/wiki/Special:Diff/1"],
  ])("leads from %j to %s", (base, link) => {
    expect(specialPage(base, "Special:Diff/1")).toBe(link);
  });

  it.each([
    "",
    "w.example/wiki/",
    "javascript:alert(1)//wiki/Main",
    "data:text/html,/wiki/",
    "file:///wiki/",
    `https://w.example/${"x".repeat(2_000)}/wiki/Main`,
  ])("makes no link of %j", (base) => {
    const malformed = expect.objectContaining({ code: "INPUT_MALFORMED" });
    expect(() => specialPage(base, "Special:Diff/1")).toThrow(malformed);
    expect(() => pageAddress(base, "Lamp")).toThrow(malformed);
    expect(() => wikiKey(base)).toThrow(malformed);
    expect(() => siteBase({ base }, undefined, "r.xml")).toThrow(malformed);
    expect(siteBase({ base }, "w.example", "r.xml")).toBe("https://w.example/wiki/");
    expect(siteBase({ base, wiki: "w.example" }, undefined, "r.xml")).toBe("https://w.example/wiki/");
  });
});

describe("wikiKey", () => {
  it.each([
    ["https://w.example/wiki/Main_Page", "w.example"],
    ["https://w.example:8080/w/index.php?title=Main", "w.example:8080"],
    ["https://w.example/de/wiki/Main", "w.example/de"],
    ["https://w.example/de/index.php/Main", "w.example/de"],
    ["https://w.example/title/Main_Page", "w.example"],
  ])("of %j is %s", (base, key) => {
    expect(wikiKey(base)).toBe(key);
  });
});

describe("siteBase", () => {
  it.each([
    "two words",
    "a\nb",
    "https://w.example",
    "https://w.example/wiki/Tea",
    "W.example",
    "",
    "w".repeat(5_000),
  ])("refuses %s for a key, whatever the source tells", (named) => {
    const base = "https://w.example/wiki/Main_Page";
    expect(() => siteBase({ base }, named, "r.xml")).toThrow(
      expect.objectContaining({ code: "INVALID_INPUT", details: { wiki: named } }),
    );
  });

  it.each(["https://w.example/", "w.example/wiki/", "W.example"])(
    "refuses %j for the key that a source tells, though it tells an address, too",
    (wiki) => {
      const told = { base: "https://w.example/wiki/Main_Page", wiki };
      const message = `r.ndjson: site.wiki: must be the key of a wiki, such as en.wikipedia.org (was "${wiki}")`;
      expect(() => siteBase(told, undefined, "r.ndjson")).toThrow(
        expect.objectContaining({ code: "INPUT_MALFORMED", message }),
      );
      expect(siteBase(told, "w.example", "r.ndjson")).toBe(told.base);
    },
  );

  it("blames a key that is none on who gave it", () => {
    expect(() => siteBase({}, "two words", "r.xml")).toThrow(
      expect.objectContaining({
        code: "INVALID_INPUT",
        message: 'wiki: must be the key of a wiki, such as en.wikipedia.org (was "two words")',
      }),
    );
    expect(() => siteBase({ wiki: "two words" }, undefined, "r.ndjson")).toThrow(
      expect.objectContaining({ code: "INPUT_MALFORMED", message: expect.stringMatching(/^r\.ndjson: /) }),
    );
  });
});
