import { describe, expect, it } from "vitest";
import { type Block, emptyMemo } from "../../../src/page/block.ts";
import { testPage } from "../../../src/testing.ts";
import { grammarOf } from "../../../src/text/markup/grammar.ts";
import { sentenceBefore } from "../../../src/text/sentences/sentence-before.ts";
import { sentencesOf } from "../../../src/text/sentences/sentences.ts";

function block(text: string): Block {
  return { bytes: Buffer.byteLength(text), grammar: grammarOf(testPage.site), memo: emptyMemo(), text };
}

const texts = (wikitext: string) => sentencesOf(block(wikitext)).map(({ text }) => text);

const burnt = "The old mill burnt down in the night.";
const built = "A new mill was built on the same ground.";

describe("sentences that stand apart", () => {
  it.each([
    ["a named value", `{{Episode|no=3|summary=${burnt} ${built}}}\n`, [burnt, built]],
    ["a value without a name", `* {{event|1868|${burnt}}}\n`, [burnt]],
    ["each line of a value", `{{hidden|Fires|\n${burnt}\n* ${built}\n:: Short one.\n}}\n`, [burnt, built]],
    [
      "templates in a template",
      `{{Episodes|list=\n{{Episode|summary=${burnt}}}\n{{Episode|summary=${built}}}\n}}\n`,
      [burnt, built],
    ],
    ["a value and a template before it", `{{box|text=\n{{box|${burnt}}}\n${built}}}\n`, [burnt, built]],
    ["a template in a cell", `| 1868 || {{small note|x|${burnt}}}\n`, [burnt]],
    [
      "a template around one that shows its words",
      `{{box|text={{nowrap|The old mill}} burnt down in the night.}}\n`,
      [burnt],
    ],
    [
      "links, bold words and references in a value",
      `{{box|text=The '''old''' [[mill|mill]] burnt<ref>Ann, 1868. All of it is there now.</ref> down in the night.{{cn}}}}\n`,
      [burnt],
    ],
    [
      "a value with an equals sign in a link",
      `{{box|[http://tea.example?a=b The old mill] burnt down in the night.}}\n`,
      [burnt],
    ],
    [
      "a template behind a sentence of its line",
      `It rained. {{box|${burnt}}} It went on.\n`,
      ["It rained.", burnt, "It went on."],
    ],
    ["a quotation with a list", `{{quote|${burnt}\n* ${built}}}\n`, [burnt, built]],
    ["a template that shows its words, alone in a value", `{{box|{{small|${burnt}}}}}\n`, [burnt]],
    [
      "a value that ends in a template that shows its words",
      `{{box|The old mill burnt down {{nowrap|in the night.}}}}\n`,
      [burnt],
    ],
    [
      "a quotation in a template",
      `{{hidden|Fires|{{quote|${burnt}\n\n${built}|Ann}}\n${burnt}}}\n`,
      [burnt, built, burnt],
    ],
    ["a value behind a heading", `{{box|text=\n== Fires ==\n${burnt}}}\n`, [burnt]],
    ["a bar in nowiki", `{{box|${burnt} <nowiki>|</nowiki> ${built}}}\n`, [burnt, `| ${built}`]],
    ["a value in Chinese", "{{条目|摘要=那座旧磨坊在夜里烧毁了。}}\n", ["那座旧磨坊在夜里烧毁了。"]],
    [
      "the caption of a file before the sentence of its line",
      `[[File:A.png|thumb|200px|alt=A mill.|The [[mill|old mill]] burnt down in the ''night''.<ref>A</ref>]]It rained.\n`,
      [burnt, "It rained."],
    ],
    ["the caption of a file in a value", `{{box|image=[[File:A.png|thumb|${burnt}]]}}\n`, [burnt]],
    ["a template in a caption", `[[File:A.png|thumb|{{box|${burnt}}}]]\n`, [burnt]],
    [
      "a file and a template behind a sentence of a value",
      `{{box|text=It rained on all of the land. [[File:A.png|thumb|${burnt}]] {{box|${built}}} Nobody came to see it then.}}\n`,
      ["It rained on all of the land.", burnt, built, "Nobody came to see it then."],
    ],
    ...[
      ["a file", "[[File:A.png|thumb|Ann,\nin 1868.]]"],
      ["a reference", "<ref>Ann,\n1868.</ref>"],
      ["a comment", "<!-- Ann,\n1868. -->"],
      ["a template", "{{box|Ann,\n1868.}}"],
    ].map(([what, element]): [string, string, string[]] => [
      `a line in which ${what} has two lines`,
      `{{box|text=The old mill ${element} burnt down in the night.}}\n`,
      [burnt],
    ]),
    ["a template in a line that has none of its own", `{{box|text=c. 1868 {{box|${burnt}}}}}\n`, [burnt]],
    [
      "the captions of a gallery",
      `<gallery caption="Mills">\nA.png|alt=Fire.|The [[mill|old mill]] burnt down in the night.<ref>A</ref>\nB.png|${built}\nC.png|A mill.\n</gallery>\n`,
      [burnt, built],
    ],
    [
      "a gallery behind a sentence of its line",
      `It rained. <Gallery>\nA.png|${burnt}\n</Gallery> It went on.\n`,
      ["It rained.", burnt, "It went on."],
    ],
    [
      "a gallery in a value",
      `{{box|text=${burnt}\n<gallery>\nA.png|${built}\n</gallery>}}\n`,
      [burnt, built],
    ],
    [
      "templates in a gallery",
      `<gallery>\nA.png|{{box|${burnt}}}\nB.png|{{small|${built}}}\n</gallery>\n`,
      [burnt, built],
    ],
    [
      "what comments begin",
      `<gallery>\nA.png|<!-- a | b -->${burnt}\n</gallery>{{box|<!-- c -->${built}}}\n`,
      [burnt, built],
    ],
    ["a caption that begins with less", `[[File:A.png|thumb|No. 3: {{box|${burnt}}}]]\n`, [burnt]],
  ])("finds those of %s", (_, wikitext, expected) => {
    expect(texts(wikitext)).toEqual(expected);
  });

  it.each([
    ["without an end mark", "{{box|name=The old mill at the upper river}}\n"],
    ["of fewer words", "{{box|The mill burnt down.|Warner Bros.|c. 1868}}\n"],
    [
      "that names a work",
      "{{cite book|title=Who has seen the old mill burn?|author=Ann of the Three Old Mills, et al.}}\n",
    ],
    [
      "that names a part of a work, or what it is called elsewhere",
      "{{cite book|chapter=Who has seen the old mill burn?|trans-title=Wer hat die alte Mühle brennen sehen?}}\n",
    ],
    [
      "whose name has a capital, or that of a publisher",
      "{{Book|Title=Who has seen the old mill burn?|website=Who Knows All of This?}}\n",
    ],
    ["that names something", "{{Infobox film|name=Who has seen the old mill burn?}}\n"],
    ["in a heading", "{{hidden|Fires|text=\n== Who has seen the old mill burn? ==\n}}\n"],
    ["in a heading with a space behind it", "{{hidden|text=\n== Has no one seen it burn? == \n}}\n"],
    ["behind a template of a note", `{{efn|{{cn|date=May}} {{box|${burnt}}}}}\n`],
    ["in a reference", `<ref>{{box|${burnt}}}</ref>\n`],
    ["in a comment", `<!-- {{box|${burnt}}} -->\n`],
    ["in a function", `{{#if:x|{{box|${burnt}}}}}\n`],
    ["of a template that shows no words", `{{cn|reason=${burnt}}}{{efn|{{box|${burnt}}}}}\n`],
    ["of a caption in a reference", `<ref>[[File:A.png|thumb|${burnt}]]</ref>\n`],
    ["of a gallery in a reference", `<ref><gallery>\nA.png|${burnt}\n</gallery></ref>\n`],
    ["of a gallery in a comment", `<!-- <gallery>\nA.png|${burnt}\n</gallery> -->\n`],
    ["that is another text of a file in a gallery", `<gallery>\nA.png|alt=${burnt}|A mill.\n</gallery>\n`],
    ["that a template without words holds", `{{cn|[[File:A.png|thumb|${burnt}]]}}\n`],
    ["with addresses", "{{box|url=http://tea.example/the.old/mill.burnt/down.in/the.night/1.html}}\n"],
  ])("finds none in a value %s", (_, wikitext) => {
    expect(texts(wikitext)).toEqual([]);
  });

  it("takes a template within a sentence for a part of it", () => {
    expect(texts(`The miller {{box|${burnt}}} went away.\n`)).toEqual(["The miller went away."]);
    expect(texts(`The miller [[File:A.png|${burnt}]] went away.\n`)).toEqual(["The miller went away."]);
    expect(texts(`{{box|The miller, an old man, {{box|${burnt}}} went away.}}\n`)).toEqual([
      "The miller, an old man, went away.",
    ]);
  });

  it("knows where each stands", () => {
    const text = `{{box|a=1|b= * ${burnt} ${built} |c=2}}\n`;
    const parts = sentencesOf(block(text)).map(({ start, end }) => text.slice(start, end));
    expect(parts).toEqual([burnt, built]);
  });
});

describe("sentenceBefore", () => {
  it("gives none for the next line of a value", () => {
    const list = `{{plainlist|\n* ${burnt}<ref>0</ref>\n* Ann<ref>1</ref>\n}}\n`;
    const found = [0, 1].map((n) => sentenceBefore(block(list), list.indexOf(`<ref>${n}`)));
    expect(found).toEqual([0, -1]);
  });

  const text = `It rained. {{box|a=<ref>0</ref>|b=${burnt}<ref>1</ref>|c=<ref>2</ref>}}<ref>3</ref> ${built}<ref>4</ref>\n`;

  it.each([
    ["a template behind a sentence", 0, 0],
    ["its value", 1, 1],
    ["the next value", 2, -1],
    ["what follows the template", 3, -1],
    ["the next sentence", 4, 2],
  ])("gives the sentence before a place in %s", (_, reference, expected) => {
    expect(sentenceBefore(block(text), text.indexOf(`<ref>${reference}`))).toBe(expected);
  });

  it("ends with the inner of two lines, and goes on in the outer", () => {
    const nested = `{{box|${burnt}<ref>0</ref> {{box|${built}<ref>1</ref>}}<ref>2</ref> ${burnt}<ref>3</ref>|a=<ref>4</ref>}}\n`;
    const found = [0, 1, 2, 3, 4].map((n) => sentenceBefore(block(nested), nested.indexOf(`<ref>${n}`)));
    expect(found).toEqual([0, 1, -1, 2, -1]);
  });

  it("ends with the line of a gallery", () => {
    const gallery = `<gallery>\nA.png|${burnt}<ref>0</ref>\nB.png|Ann<ref>1</ref>\n</gallery>\n`;
    const places = ["<ref>0", "<ref>1"].map((mark) => gallery.indexOf(mark));
    expect(places.map((place) => sentenceBefore(block(gallery), place))).toEqual([0, -1]);
  });

  it("ends with the caption of a file", () => {
    const captioned = `[[File:A.png|thumb|${burnt}<ref>0</ref>]]<ref>1</ref>\n`;
    const places = ["<ref>0", "<ref>1"].map((mark) => captioned.indexOf(mark));
    expect(places.map((place) => sentenceBefore(block(captioned), place))).toEqual([0, -1]);
  });
});
