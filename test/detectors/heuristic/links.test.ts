import { describe, expect, it } from "vitest";
import { lastEvents, lastEventsOn, lastSubjects } from "./subjects.ts";

const links = (...texts: readonly string[]) => lastSubjects("link_changed", ...texts);
const added = (element: string, target: string) => ({ action: "added", element, target });
const removed = (element: string, target: string) => ({ action: "removed", element, target });
/** The ends are given as in wikitext: the target, and behind a bar the label. */
const changed = (element: string, from: string, to: string) => {
  const [was, is] = [from, to].map((end) => {
    const [target, label = null] = end.split("|");
    return { label, target };
  });
  return { action: "changed", element, from: was, to: is };
};

describe("link_changed", () => {
  it.each([
    ["a link that came", "Rain.", "[[rain|Rain]].", [added("wikilink", "Rain")]],
    ["a link that went", "[[Rain]].", "Rain.", [removed("wikilink", "Rain")]],
    ["a bare address", "Rain.", "Rain, see http://a.example/b.", [added("external", "http://a.example/b")]],
    ["an address in brackets", "[http://a.example b]", "b", [removed("external", "http://a.example")]],
    [
      "an address that the wiki gives",
      "Rain.",
      "Rain ([{{fullurl:Rain|action=edit}} edit]).",
      [added("external", "{{fullurl:Rain|action=edit}}")],
    ],
    ["another language", "Rain.", "Rain.\n[[de:Regen]]", [added("interlanguage", "de:Regen")]],
    ["a link in a template", "{{box|a}}", "{{box|[[a]]}}", [added("wikilink", "A")]],
    ["a link in a reference", "Rain.", "Rain.<ref>[[Book]]</ref>", [added("wikilink", "Book")]],
    ["a second copy", "[[Rain]].", "[[Rain]] and [[rain]].", [added("wikilink", "Rain")]],
    ["Devanagari", "वर्षा।", "[[वर्षा]]।", [added("wikilink", "वर्षा")]],
    ["Cyrillic, its first letter a capital", "дождь", "[[дождь]]", [added("wikilink", "Дождь")]],
    ["Chinese", "雨。", "[[雨]]。", [added("wikilink", "雨")]],
    ["another label", "[[Rain|wet]].", "[[Rain|dry]].", [changed("wikilink", "Rain|wet", "Rain|dry")]],
    [
      "a label instead of the title's first letter",
      "[[rain]].",
      "[[rain|Rain]].",
      [changed("wikilink", "Rain", "Rain|Rain")],
    ],
    [
      "other letters than the label had",
      "See [[lamp|lamps]].",
      "See [[lamp]].",
      [changed("wikilink", "Lamp|lamps", "Lamp")],
    ],
    [
      "another section under one label",
      "[[Rain#Past|Rain]].",
      "[[Rain]].",
      [changed("wikilink", "Rain#Past|Rain", "Rain")],
    ],
    [
      "a tag that an entity made words",
      "[[Rain|<b>rain</b>]].",
      "[[Rain|&lt;b>rain&lt;/b>]].",
      [changed("wikilink", "Rain|<b>rain</b>", "Rain|&lt;b>rain&lt;/b>")],
    ],
    [
      "an underscore that shows",
      "[[Low_river]].",
      "[[Low_river|Low river]].",
      [changed("wikilink", "Low river", "Low river|Low river")],
    ],
    [
      "another target under one label",
      "[[Rain|wet]].",
      "[[Snow|wet]].",
      [changed("wikilink", "Rain|wet", "Snow|wet")],
    ],
    [
      "another target under the words that show",
      "It has [[mercury]].",
      "It has [[Mercury (planet)|mercury]].",
      [changed("wikilink", "Mercury", "Mercury (planet)|mercury")],
    ],
    ["a label of nothing but a space", "[[Rain]].", "[[Rain| ]].", [changed("wikilink", "Rain", "Rain|")]],
    [
      "one link for another where neither shows a word",
      "[[Rain| ]].",
      "[[Snow| ]].",
      [added("wikilink", "Snow"), removed("wikilink", "Rain")],
    ],
    [
      "another target under the words of a title with underscores",
      "See [[Low_river]].",
      "See [[Low river (Kent)|Low river]].",
      [changed("wikilink", "Low river", "Low river (Kent)|Low river")],
    ],
    [
      "an address for a page under one label",
      "[[Rain|wet]]",
      "[http://a.example/b wet]",
      [added("external", "http://a.example/b"), removed("wikilink", "Rain")],
    ],
    [
      "another address under one label",
      "[http://a.example/b wet]",
      "[http://c.example/d Wet]",
      [changed("external", "http://a.example/b|wet", "http://c.example/d|Wet")],
    ],
    [
      "another target under one label, spaced otherwise",
      "[[Rain|wet]].",
      "[[Snow| wet]].",
      [changed("wikilink", "Rain|wet", "Snow|wet")],
    ],
    [
      "another target under the letters behind it",
      "The [[mill]]s and [[lamp]]s.",
      "The [[mills]] and [[Oil lamp|lamps]].",
      [changed("wikilink", "Lamp", "Oil lamp|lamps"), changed("wikilink", "Mill", "Mills")],
    ],
    [
      "another page in one language",
      "Rain.\n[[de:Regen]]\n[[fr:Pluie]]",
      "Rain.\n[[de:Niederschlag]]\n[[sv:Regn]]",
      [
        added("interlanguage", "sv:Regn"),
        changed("interlanguage", "de:Regen", "de:Niederschlag"),
        removed("interlanguage", "fr:Pluie"),
      ],
    ],
    [
      "another page in one language, rather than another language's under its label",
      "Rain.\n[[de:Regen|page]]\n[[fr:Pluie]]",
      "Rain.\n[[fr:Pluies|page]]\n[[de:Niederschlag]]",
      [
        changed("interlanguage", "de:Regen|page", "de:Niederschlag"),
        changed("interlanguage", "fr:Pluie", "fr:Pluies|page"),
      ],
    ],
    [
      "an address that is written with escapes",
      "Rain, see http://a.example/~b/Дощ.",
      "Rain, see http://a.example/%7Eb/%D0%94%D0%BE%D1%89.",
      [changed("external", "http://a.example/~b/Дощ", "http://a.example/%7Eb/%D0%94%D0%BE%D1%89")],
    ],
    [
      "an address that went over to https",
      "Rain, see http://www.a.example/b/.",
      "Rain, see https://a.example/b.",
      [changed("external", "http://www.a.example/b/", "https://a.example/b")],
    ],
    [
      "another path of one site",
      "Rain, see http://a.example/b.",
      "Rain, see https://a.example/c.",
      [added("external", "https://a.example/c"), removed("external", "http://a.example/b")],
    ],
  ])("finds %s", async (_, before, after, found) => {
    expect(await links(before, after)).toEqual(found);
  });

  it.each([
    ["a paragraph that moves", "[[Rain]] falls.\n\nSnow lies.", "Snow lies.\n\n[[Rain]] falls."],
    ["words around a link", "[[Rain]] falls.", "[[Rain]] fell."],
    ["another spelling of one title", "[[rain_fall]]", "[[Rain fall]]"],
    ["an encoded title", "[[caf%C3%A9]]", "[[Café]]"],
    ["a link in nowiki", "Rain.", "Rain. <nowiki>[[Snow]]</nowiki>"],
    ["a link in a comment", "Rain.", "Rain. <!-- [[Snow]] -->"],
    ["a category", "Rain.", "Rain. [[Category:Weather]]"],
    ["a file", "Rain.", "Rain. [[File:Rain.jpg]]"],
    ["brackets nobody closed", "Rain.", "[[Rain."],
    ["a space before a label", "It is [[rain|wet]].", "It is [[rain| wet]]."],
    ["a line broken in a label", "It is [[rain|quite wet]].", "It is [[rain|quite\n wet]]."],
    ["the full stop behind an address", "See http://a.example", "See http://a.example."],
    ["an ampersand written otherwise", "See http://a.example/?b&amp;c", "See http://a.example/?b&c"],
    ["the same text", "[[Rain]]", "[[Rain]]"],
    ["a label for letters behind a link", "See [[lamp]]s now.", "See [[lamp|lamps]] now."],
    ["a space in a link with letters behind it", "See [[lamp ]]s now.", "See [[lamp|lamps]] now."],
    ["letters behind a link for a label", "See [[Wet art|wet artist]].", "See [[wet art]]ist."],
    ["letters that a label takes in", "See [[Rain|lamp]]s now.", "See [[Rain|lamps]] now."],
    ["a label that is the title", "[[Leo Tolstoy|Leo Tolstoy]].", "[[Leo Tolstoy]]."],
    ["a label that is a title with a colon", "[[:File:A.jpg]].", "[[:File:A.jpg|File:A.jpg]]."],
    ["a label's entities", "[[Rain|wind &amp; rain]].", "[[Rain|wind & rain]]."],
    ["italics that a label takes in", "''[[The Lamp]]'' shines.", "[[The Lamp|''The Lamp'']] shines."],
    ["bold in a label", "See [[Rain|wet '''days''']].", "See [[Rain|wet days]]."],
    ["a note in the place of a label", "[[Rain|Rain]].", "[[Rain<!-- or snow -->]]."],
    ["a line break in a label written otherwise", "[[Lamp|a<br>b]].", "[[Lamp|a<BR />b]]."],
    ["a space without a line break in a label", "[[Lamp|5 km]].", "[[Lamp|5&nbsp;km]]."],
    ["a character given by name in a label", "[http://a.example Caf&eacute;]", "[http://a.example Café]"],
    [
      "two links under one title that read as they did",
      "A [[lamp]] by [[lamp]]s.",
      "A [[lamp|lamp]] by [[lamp|lamps]].",
    ],
  ])("is silent on %s", async (_, before, after) => {
    expect(await links(before, after)).toEqual([]);
  });

  it.each([
    ["ar", "في ال[[قاهرة]] سوق.", "في [[قاهرة|القاهرة]] سوق."],
    ["is", "Hér er norður-[[mýri]].", "Hér er [[mýri|norður-mýri]]."],
  ])("is silent on what stands against a link and belongs to it: %s", async (language, before, after) => {
    expect(await lastEventsOn(language, "link_changed", before, after)).toEqual([]);
  });

  it.each([
    ["fewer words", "banned by [[the state]].", "banned by the [[state]].", ["The state", "State"]],
    ["more words", "banned by the [[state]].", "banned by [[the state]].", ["State", "The state"]],
    [
      "a name without its ending",
      "in [[Ada Lee's]] mill.",
      "in [[Ada Lee]]'s mill.",
      ["Ada Lee's", "Ada Lee"],
    ],
    [
      "a word with what a hyphen joins to it",
      "in a [[tea]]-house.",
      "in a [[tea-house]].",
      ["Tea", "Tea-house"],
    ],
  ])("finds a link to another page on %s of a sentence that stays", async (_, before, after, [was, is]) => {
    expect(await links(`Tea was ${before}`, `Tea was ${after}`)).toEqual([
      changed("wikilink", was ?? "", is ?? ""),
    ]);
  });

  it.each([
    ["other words", "The [[mill]] has a roof.", "The mill has a [[roof]].", "Mill", "Roof"],
    ["a part of a word", "The [[start]] of art.", "The start of [[art]].", "Start", "Art"],
    [
      "words of a reference",
      "Old.<ref>[[Old Mill]]</ref>",
      "Old.<ref>Old [[Mill]]</ref>",
      "Old Mill",
      "Mill",
    ],
  ])("takes a link on %s for another one", async (_, before, after, was, is) => {
    expect(await links(before, after)).toEqual([added("wikilink", is), removed("wikilink", was)]);
  });

  it("finds a title in another case in each copy of a sentence, which became different ones", async () => {
    const copy = "The [[Civil War]] began early in that cold year.";
    const one = copy.replace("Civil War", "civil war");
    const texts = [
      `${copy}\n\n${copy}`,
      `${one.replace("early", "late")}\n\n${one.replace("early", "very early")}`,
    ];
    const found = changed("wikilink", "Civil War", "Civil war");
    expect(await links(...texts)).toEqual([found, { ...found, occurrence: 1 }]);
  });

  it.each([
    ["in another case", "Civil War", "Civil war"],
    ["without a slip", "Civil Wra", "Civil War"],
    ["without a slip in its first letter", "Zivil War", "Civil War"],
    ["without a slip in its last letter", "Civil Wat", "Civil War"],
  ])("finds a title %s where an older wording of its sentence comes back", async (_, was, is) => {
    const wording = (title: string) => `The [[${title}]] began early in that cold year.`;
    const texts = [wording(is), wording(was), `${wording(is)}\n\nIt did not last.`];
    expect(await links(...texts)).toEqual([changed("wikilink", was, is)]);
  });

  it("takes a link of a sentence that came back for another one where nothing went that reads like it", async () => {
    const texts = [
      "The [[Civil war]] began early.",
      "Nobody was hurt.",
      "Some fled the [[Civil War]] by boat.",
    ];
    const [was, , is] = texts;
    expect(await links(is ?? "", was ?? "", `${is} It was long.`)).toEqual([
      added("wikilink", "Civil War"),
      removed("wikilink", "Civil war"),
    ]);
  });

  it("takes a link in a copy that stayed for another one than in a copy that went", async () => {
    const copy = (end: string) => `Tea was banned by ${end} in that cold year.`;
    const before = `${copy("[[the state]]")}\n\n${copy("the state")}`;
    const found = [added("wikilink", "State"), removed("wikilink", "The state")];
    expect(await links(before, copy("the [[state]]"))).toEqual(found);
  });

  it("takes a link with more words in a reference for another one", async () => {
    const cited = (work: string) => `Tea was banned<ref>${work} papers.</ref> in that cold year.`;
    const found = [added("wikilink", "State"), removed("wikilink", "The state")];
    expect(await links(cited("[[The state]]"), cited("The [[state]]"))).toEqual(found);
  });

  it("takes a link in a copy that stayed for another one", async () => {
    const copy = "The Civil War began early in that cold year.";
    const [was, is] = [copy.replace("Civil War", "[[Civil War]]"), copy.replace("early", "late")];
    const found = [added("wikilink", "CIVIL WAR"), removed("wikilink", "Civil War")];
    const linked = copy.replace("Civil War", "[[CIVIL WAR|Civil]] War");
    expect(await links(`${was}\n\n${copy}`, `${is}\n\n${linked}`)).toEqual(found);
  });

  it("tells two links of one target apart", async () => {
    expect(await links("Rain.", "[[Rain]] and [[rain|rain]] again.")).toEqual([
      added("wikilink", "Rain"),
      { ...added("wikilink", "Rain"), occurrence: 1 },
    ]);
  });

  it("shows the link and where it stands", async () => {
    const [event] = await lastEvents(
      ["link_changed"],
      "== Weather ==\nRain.\n",
      "== Weather ==\n[[Rain|Rain]].\n",
    );
    expect(event?.evidence).toEqual({
      after: "[[Rain|Rain]]",
      before: null,
      inReference: false,
      section: ["Weather"],
    });
  });

  it.each([
    ["the first", "It rained.", "Hail: [[Rain]] of ice."],
    ["the second", "[[Rain]] fell.", "Hail: ice."],
  ])("names the section of %s of two that went", async (which, first, second) => {
    const text = (...parts: readonly string[]) => `== May ==\n${parts[0]}\n== June ==\n${parts[1]}\n`;
    const before = text("[[Rain]] fell, and snow.", "Snow: [[Rain]] of ice.");
    const [event] = await lastEvents(["link_changed"], before, text(first, second));
    expect(event?.evidence.section).toEqual([which === "the first" ? "May" : "June"]);
  });

  it("names the section where a link that changed stands now", async () => {
    const before = "[[Rain|wet]]\n== Weather ==\nRain.";
    const [event] = await lastEvents(["link_changed"], before, "Rain.\n== Weather ==\n[[Rain|dry]]");
    expect(event?.evidence.section).toEqual(["Weather"]);
  });

  it("keeps a long address out of the subject", async () => {
    const [subject] = await links("Rain.", `Rain: http://a.example/${"b".repeat(300)}`);
    expect(subject?.target).toMatch(/^sha256:[0-9a-f]{64}$/);
  });
});
