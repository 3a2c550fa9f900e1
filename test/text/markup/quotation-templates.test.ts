import { describe, expect, it } from "vitest";
import { emptyMemo } from "../../../src/page/block.ts";
import { testPage } from "../../../src/testing.ts";
import { grammarOf } from "../../../src/text/markup/grammar.ts";
import { sentencesOf } from "../../../src/text/sentences/sentences.ts";

function read(text: string, language = "en"): readonly string[] {
  const grammar = grammarOf({ ...testPage.site, language });
  const block = { bytes: Buffer.byteLength(text), grammar, memo: emptyMemo(), text };
  return sentencesOf(block).map((sentence) => sentence.text);
}

const quoted = ["Tea is hot.", "It cools."];

describe("a quotation shows what is quoted", () => {
  it.each([
    "{{quote|Tea is hot. It cools.}}\n",
    "{{Quotation|Tea is hot. It cools.|Ada|''Of Tea''<ref>p. 4</ref>}}\n",
    "{{blockquote\n| text = Tea is [[heat|hot]].<ref>p. 4</ref> It cools.\n| author = Ada\n}}\n",
    "{{cquote|Tea is hot.\n\nIt cools.|30px|30px|Ada}}\n",
    "{{quote box|align=left|quote=Tea is hot.\nIt cools.|source=Ada}}\n",
    "{{rquote|right|Tea is hot. It cools.|Ada}}\n",
    "{{poemquote|\nTea is hot.\nIt cools.\n}}\n",
    ":{{tq|Tea is hot.}} It cools.\n",
    "{{quote|1=Tea is hot. {{nowrap|It cools}}.}}\n",
    "{{quote|Tea is hot.<ref>{{cite book\n| title = Of Tea\n}}</ref>\nIt cools.{{efn\n|* Slowly.\n}}}}\n",
    "{{quote|Tea is hot.<!--\n* or warm -->\n{{nowrap|It cools}}.}}\n",
    "{{quote|Tea is hot.\n{{quote|{{cite book\n| title = Of Tea\n}}It cools.}}\n}}\n",
  ])("%j", (text) => {
    expect(read(text)).toEqual(quoted);
  });

  it.each([
    ["de", "{{Zitat|Tea is hot. It cools.|Autor=Ada}}\n"],
    ["de", '{{"|Text=Tea is hot. It cools.|Sprache=en}}\n'],
    ["fr", "{{Citation bloc|Tea is hot. It cools.}}\n"],
    ["fr", "{{Citation étrangère|en|Tea is hot. It cools.}}\n"],
    ["es", "{{cita|Tea is hot.\n\nIt cools.|Ada}}\n"],
    ["it", "{{citazione|Tea is hot.\nIt cools.|Ada}}\n"],
    ["ru", "{{цитата|автор=Ada|Tea is hot. It cools.}}\n"],
    ["he", "{{ציטוט|תוכן=Tea is hot. It cools.|מרכאות=כן}}\n"],
  ])("in %s: %j", (language, text) => {
    expect(read(text, language)).toEqual(quoted);
  });
});

it.each([
  [
    "fr",
    "Il fut {{citation|le père}} de la {{langue|en|tea}} {{sc|Ada}}.\n",
    "Il fut le père de la tea Ada.",
  ],
  ["es", "Mide {{esd|6000 km}}.\n", "Mide 6000 km."],
  ["en", "{{w|Ada Berg|Berg}} left {{w|Oslo}}.\n", "Berg left Oslo."],
  ["it", "{{W|storia|maggio 2020}} La torre è alta.\n", "La torre è alta."],
  ["ru", "Длина {{s|600 км}}.\n", "Длина 600 км."],
  ["en", "Ada writes:{{quote|Tea is hot}}and pours.\n", "Ada writes: Tea is hot and pours."],
  ["en", "Ada writes ({{tq|Tea is hot}}).\n", "Ada writes (Tea is hot)."],
  ["en", "Ada writes ({{quote|Tea is hot}}), and pours.\n", "Ada writes (Tea is hot), and pours."],
  ["en", "Ada writes: {{quote|Tea is hot}}.<ref>p. 4</ref>\n", "Ada writes: Tea is hot."],
  ["en", "Ada writes: {{quote|Tea is hot.}}.\n", "Ada writes: Tea is hot."],
  ["en", "Ada writes: {{quote|Tea is [[hot]]}}.\n", "Ada writes: Tea is hot."],
  ["en", "Ada writes{{quote|Tea is hot}}.NET too.\n", "Ada writes Tea is hot .NET too."],
  ["en", "Tea is hot.{{citation|Of Tea|last=Ada}}\n", "Tea is hot."],
  ["en", "Tea {{s|ends}} is {{cita|Ada|1990}} hot.\n", "Tea is hot."],
])("words are shown where a wiki's own template shows them, in %s: %j", (language, text, expected) => {
  expect(read(text, language)).toEqual([expected]);
});

it.each([
  "* Tea\n* Water",
  "* Tea<ref>{{cite book\n| title = Of Tea\n}}</ref>",
  "== Tea ==\nIt is hot.",
  "{| \n| Tea\n|}",
  "Tea:\n water is hot",
])("a quotation of more than prose shows nothing: %j", (text) => {
  expect(read(`{{quote|Of tea.\n${text}}}\n`)).toEqual([]);
});
