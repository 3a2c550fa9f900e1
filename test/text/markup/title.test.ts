import { describe, expect, it } from "vitest";
import { grammarOf } from "../../../src/text/markup/grammar.ts";
import { titleOf, titleText } from "../../../src/text/markup/title.ts";
import { english, grammarIn } from "../wikis.ts";

const read = (raw: string, grammar = english) => {
  const title = titleOf(raw, grammar);
  return title === null ? null : titleText(title, grammar);
};

describe("titleOf", () => {
  it.each([
    ["rain", "Rain"],
    [" rain__fall ", "Rain fall"],
    ["rain\u00a0\u3000fall", "Rain fall"],
    ["\u200erain", "Rain"],
    ["1984", "1984"],
    ["éclair", "Éclair"],
    ["ɱ", "Ɱ"],
    ["ﬁ", "ﬁ"],
    ["user:ada", "User:Ada"],
    ["USER TALK:ada", "User talk:Ada"],
    ["Image : rain.jpg", "File:Rain.jpg"],
    ["Rain: a story", "Rain: a story"],
    ["DE:Regen", "de:Regen"],
    ["w:de:Regen", "w:de:Regen"],
    ["en:rain", "Rain"],
    ["EN : en:user:ada", "User:Ada"],
    ["en:de:Regen", "de:Regen"],
    [":en:", "en:"],
    ["rain#", "Rain#"],
    ["rain{{#if:a|b}}#c", "Rain{{#if:a|b}}#c"],
    ["T&ocirc;t", "Tôt"],
    ["__proto__", "Proto"],
    ["constructor", "Constructor"],
    ["../b", "../b"],
    ["../../b", "../../b"],
    ["a.b/.c/...", "A.b/.c/..."],
    ["a ~~ b", "A ~~ b"],
    ["100%", "100%"],
    ["stone &amp; daughter; sons", "Stone & daughter; sons"],
  ])("reads %j", (raw, text) => expect(read(raw)).toBe(text));

  it("takes no call for a section, however long", () => {
    const name = `Rain{{#if:a|${"b".repeat(300)}}}`;
    expect(titleOf(`category:${name}#c`, english)).toMatchObject({ text: name, section: "c" });
  });

  it.each([".", "./a", "a/../b", "a/.", "../..", "a~~~b", "a%41", "a&amp;b;"])(
    "is null for %j, which a wiki could not address",
    (raw) => expect(read(raw)).toBeNull(),
  );

  it.each(["", " ", ":", "a|b", "a{b", "a<b", "a\u0000b", "User:", "a\ufffd", "x".repeat(300), "::a"])(
    "is null for %j",
    (raw) => expect(read(raw)).toBeNull(),
  );

  it("leads from a wiki of several languages to another one in the language it is kept in", () => {
    const commons = grammarOf({ ...english.site, wiki: "commons.wiki.example" });
    expect(read("en:rain", commons)).toBe("en:rain");
  });

  it("has a dotted capital in Turkish", () => {
    expect(read("istanbul", grammarIn("tr"))).toBe("İstanbul");
  });

  it("tells the namespace in the wiki's own words", () => {
    expect(read("image:a.jpg", grammarIn("de", { 6: "Datei" }))).toBe("Datei:A.jpg");
  });
});
