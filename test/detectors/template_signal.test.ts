import { describe, expect, it } from "vitest";
import { sentenceSimilarity } from "../../detectors/sentence_similarity.ts";
import { templateSignal } from "../../detectors/template_signal.ts";
import type { HistoryEvent } from "../../src/event.ts";
import {
  type DetectOptions,
  detect,
  history,
  hoursAfterStart,
  type RevisionSketch,
  testPage,
} from "../../src/testing.ts";
import { register } from "../../src/walk/registry.ts";
import { createWalker } from "../../src/walk/walker.ts";

const hour = 3600;

function events(sketches: readonly RevisionSketch[], options: DetectOptions = {}) {
  return detect(templateSignal, history(...sketches), options);
}

/** What the last revision did, sorted: `Infobox area: 3 > 4`, `added Cn`, `removed Cn`. */
async function story(sketches: readonly RevisionSketch[], options: DetectOptions = {}) {
  const all = await events(sketches, options);
  return all
    .filter(({ anchor }) => anchor.id === sketches.length)
    .map(told)
    .sort();
}

function told({ type, subject }: HistoryEvent): string {
  if (type !== "template_parameter_changed") return `${type.slice("template_".length)} ${subject.template}`;
  return `${subject.template} ${subject.parameter}: ${subject.from} > ${subject.to}`;
}

/** The evidence of the one event of the last revision. */
async function evidence(sketches: readonly RevisionSketch[], options: DetectOptions = {}) {
  const all = await events(sketches, options);
  const last = all.filter(({ anchor }) => anchor.id === sketches.length);
  expect(last).toHaveLength(1);
  return last[0]?.evidence;
}

async function signalOf(name: string, language: string) {
  const [event] = await events(["Text.", `{{${name}}}\nText.`], { parameters: { language } });
  return [event?.evidence.signal, event?.theme];
}

describe("template_signal", () => {
  it("finds a template that was not there before", async () => {
    const [event] = await events(["Rivers run.", "Rivers run.{{cn|date=May 2020}}"]);
    expect(event?.type).toBe("template_added");
    expect(event?.subject).toEqual({ inReference: false, parameters: "date=May 2020", template: "Cn" });
  });

  it("says what a template is given in the order of the names, each with its last value", async () => {
    const [event] = await events(["{{A|c=2|b=0|x|b= 1 }}"]);
    expect(event?.subject.parameters).toBe("1=x|b=1|c=2");
  });

  it("sorts numbers as names", async () => {
    const [event] = await events(["{{A|x|y|10=z}}"]);
    expect(event?.subject.parameters).toBe("1=x|10=z|2=y");
  });

  it("finds the templates of a first revision", async () => {
    expect(await story(["{{Infobox river|name=Alster}}"])).toEqual(["added Infobox river"]);
  });

  it("finds a template that is gone, and says how long it stood", async () => {
    const [, event] = await events(["Rivers run.{{cn}}", "Rivers walk.{{cn}}", "Rivers walk."]);
    expect(event?.type).toBe("template_removed");
    expect(event?.evidence.openSeconds).toBe(2 * hour);
  });

  it("finds each value that changed, came or went", async () => {
    const texts = [
      "{{Infobox river|name=Alster|length=50|mouth=Elbe}}",
      "{{Infobox river|name=Alster|length=56|source=Henstedt}}",
    ];
    expect(await story(texts)).toEqual([
      "Infobox river length: 50 > 56",
      "Infobox river mouth: Elbe > null",
      "Infobox river source: null > Henstedt",
    ]);
  });

  it("takes of two that share as much the one in the nearer place", async () => {
    const texts = [
      "Text {{Box|a=1|b=2}} and {{Box|a=1|b=3}} here.",
      "Text {{Box|c=7|d=8}} and {{Box|a=1|b=4}} here.",
    ];
    expect(await story(texts)).toEqual(["Box b: 3 > 4", "added Box", "removed Box"]);
  });

  it("tells a value given empty from one not given", async () => {
    expect(await story(["{{Infobox|a=}}", "{{Infobox}}"])).toEqual([
      "Infobox a: > null".replace(": >", ":  >"),
    ]);
  });

  it("takes a call of a citation's module for a call of its template", async () => {
    const [called, invoked] = ["{{Cite web|title=Oil}}", "{{#invoke:cite|web|title=Oil}}"];
    expect(await story([called, invoked])).toEqual([]);
    expect(await story([invoked, invoked.replace("Oil", "Gas")])).toEqual(["Cite web title: Oil > Gas"]);
  });

  it("tells what a module is given, and the page of which a section is transcluded", async () => {
    const table = "{{#invoke:Sports table|main|win_A=3|loss_A=1}}";
    expect(await story([table, table.replace("3", "8")])).toEqual(["#invoke:Sports table win_A: 3 > 8"]);
    expect(await story([table, "Oil."])).toEqual(["removed #invoke:Sports table"]);
    expect(await story(["{{#lst:Lamps|a}}", "{{#lst:Lights|a}}"])).toEqual([
      "added #lst:Lights",
      "removed #lst:Lamps",
    ]);
  });

  it("counts two equal templates of one edit apart", async () => {
    const added = await events(["A river. A lake.", "A river.{{cn}} A lake.{{cn}}"]);
    expect(added.map(({ subject }) => subject.occurrence)).toEqual([undefined, 1]);
    expect(new Set(added.map(({ eventId }) => eventId)).size).toBe(2);
  });

  it("tells a tag that went to another sentence from one that stayed", async () => {
    const [tagged, elsewhere] = ["It burned.{{cn}} Two died.", "It burned. Two died.{{cn}}"];
    expect(await story([tagged, elsewhere])).toEqual(["added Cn", "removed Cn"]);
    const all = await events([tagged, elsewhere, "It burned. Two died."]);
    expect(
      all.filter(({ type }) => type === "template_removed").map(({ evidence }) => evidence),
    ).toMatchObject([
      { openSeconds: hour, resolution: "tag_dropped" },
      { openSeconds: hour, resolution: "tag_dropped" },
    ]);
    expect(
      await story([
        "It burned.{{cn}} Two died.{{cn}} All left.",
        "It burned. Two died.{{cn}} All left.{{cn}}",
      ]),
    ).toEqual(["added Cn", "removed Cn"]);
  });

  describe("is silent", () => {
    it.each([
      [
        "where a tag is moved with its sentence",
        ["It burned.{{cn}} Two died.", "Two died. It burned.{{cn}}"],
      ],
      ["where a tag is moved over a full stop", ["It burned{{cn}}. Two died.", "It burned.{{cn}} Two died."]],
      ["where a tag is moved to a sentence that came", ["It burned.{{cn}}", "It burned. Two died.{{cn}}"]],
      [
        "where a tag is moved from one copy of a sentence to the other",
        ["It burned.{{cn}}\n\nIt burned.", "It burned.\n\nIt burned.{{cn}}"],
      ],
      [
        "where a reference with a tag is moved",
        ["It burned.<ref>A {{dead link}}</ref> Two died.", "It burned. Two died.<ref>A {{dead link}}</ref>"],
      ],
      [
        "where a template that says nothing of its sentence is moved",
        ["It burned.{{clear}} Two died.", "It burned. Two died.{{clear}}"],
      ],
      ["about an empty history", []],
      ["about text without templates", ["One.", "Two."]],
      ["where a text is saved twice", ["{{cn}} One.", "{{cn}} One."]],
      [
        "about spacing around named values",
        ["{{Cite web|url=x|title=y}}", "{{cite_web\n| url = x\n| title = y\n}}"],
      ],
      ["about the order of named values", ["{{Cite web|url=x|title=y}}", "{{Cite web|title=y|url=x}}"]],
      ["about a value that a later one of its name overrules", ["{{A|b=1|b=2}}", "{{A|b=3|b=2}}"]],
      [
        "about values whose names are spelt otherwise",
        [
          "{{Cite web|title=Oil|accessdate=5 May|archive_url=b|last=Lee}}",
          "{{Cite web|title=Oil|access-date=5 May|archive url=b|last1=Lee}}",
        ],
      ],
      [
        "about the first of several, which others joined or left",
        ["<ref>{{A|b=|c-d1=e}}</ref>", "<ref>{{A|b1=|cd=e}}</ref>"],
      ],
      ["about a positional value that is given by number", ["{{A|x}}", "{{A|1=x}}"]],
      [
        "about a template that moved to another section",
        ["{{cn}}\n== A ==\nOne.\n== B ==\nTwo.", "== A ==\nOne.\n== B ==\n{{cn}}\nTwo."],
      ],
      ["about a namespace written out", ["{{cn}} One.", "{{Template:Cn}} One."]],
      ["about a line break written otherwise", ["{{A|b=1<br>2|x</br>y}}", "{{A|b=1<br />2|x<BR/>y}}"]],
      ["about a space without a line break", ["{{A|b=5 km|6 km}}", "{{A|b=5&nbsp;km|6\u00a0km}}"]],
      ["about a character given by name", ["{{A|b=caf&eacute;|1&ndash;2}}", "{{A|b=café|1&#x2013;2}}"]],
      ["about a label that says the title", ["{{A|b=[[C|Cs]]}}", "{{A|b=[[C]]s}}"]],
      ["about a comment in a value", ["{{A|b=1}}", "{{A|b=1<!-- sure? -->}}"]],
      ["about templates in nowiki", ["One.", "One. <nowiki>{{cn}}</nowiki>"]],
      ["about templates in comments", ["One.", "One. <!-- {{cn}} -->"]],
      ["about variables of the wiki", ["One.", "One. {{PAGENAME}} {{#if:1|2}} {{{3}}}"]],
      ["about braces never closed", ["One.", "One. {{cn"]],
    ])("%s", async (_, texts) => {
      expect(await story(texts)).toEqual([]);
    });

    it("about a text that cannot be read", async () => {
      const hidden = { text: { state: "hidden" as const } };
      expect(await events(["One.", hidden])).toEqual([]);
    });
  });

  describe("pairs", () => {
    it("by equal parameters first", async () => {
      const texts = ["{{A|b=1}}{{A|b=2}}", "{{A|b=2}}{{A|b=3}}"];
      expect(await story(texts)).toEqual(["A b: 1 > 3"]);
    });

    it("within the section before the page", async () => {
      const texts = [
        "== North ==\n{{A|b=1}}\n== South ==\n{{A|b=2}}",
        "== South ==\n{{A|b=4}}\n== North ==\n{{A|b=3}}",
      ];
      expect(await story(texts)).toEqual(["A b: 1 > 3", "A b: 2 > 4"]);
    });

    it("on the page where the section is another", async () => {
      const texts = ["== North ==\n{{A|b=1}}", "== South ==\n{{A|b=2}}"];
      expect(await story(texts)).toEqual(["A b: 1 > 2"]);
    });

    it("in a section under another heading, whatever they are given", async () => {
      const texts = [
        "== Mills ==\n{{Main|Mill}}\nA mill stands by the river. It grinds corn.\n== Ships ==\nShips sail.",
        "== Ships ==\nShips sail.\n== Old mills ==\n{{Main|Windmill}}\nA mill stands by the river. It grinds corn.",
      ];
      expect(await story(texts)).toEqual(["Main 1: Mill > Windmill"]);
    });

    it("in two sections none that have values and share none", async () => {
      const mills = "== Mills ==\n{{Main|Mill}}\nA mill stands by the river.";
      const ships = "== Ships ==\n{{Main|Ship}}\nThe harbour is large and deep.";
      const both = "== Town ==\nIt is old.\n";
      expect(await story([both + mills, ships + both])).toEqual(["added Main", "removed Main"]);
      const shared = [ships.replace("Ship}}", "Ship|Mill}}"), ships.replace("|Ship", "")];
      expect(await story([both + mills, shared[0] + both])).toEqual(["Main *positional: Mill > Ship|Mill"]);
      expect(await story([both + mills, shared[1] + both])).toEqual(["Main 1: Mill > null"]);
    });

    it("by what calls share, so that one put before them changes none", async () => {
      const texts = [
        "{{Cite|title=One|url=1}}{{Cite|title=Two|url=2}}",
        "{{Cite|title=New|url=0}}{{Cite|title=One|url=11}}{{Cite|title=Two|url=22}}",
      ];
      expect(await story(texts)).toEqual(["Cite url: 1 > 11", "Cite url: 2 > 22", "added Cite"]);
    });

    it("those that share most, though others in the same order would do", async () => {
      const one = "{{Cite|title=One|date=1851|site=Board|lang=en";
      const two = "{{Cite|title=Two|date=1868|site=Board|lang=en";
      const texts = [`${one}}}${two}}}`, `${two}|page=5}}${one}|page=6}}`];
      expect(await story(texts)).toEqual(["Cite page: null > 5", "Cite page: null > 6"]);
    });

    it.each([
      ["behind", "{{Main|Ship}}{{Main|Water|Mill}}"],
      ["before", "{{Main|Water|Mill}}{{Main|Ship}}"],
    ])("though one that it cannot be stands there too: one %s it", async (_, calls) => {
      const texts = [
        "== Mills ==\n{{Main|Mill}}\nA mill stands by the river.\n== Harbour ==\nIt is large and deep.",
        `== Mills ==\nA mill stands by the river.\n== Harbour ==\n${calls}\nIt is large and deep.`,
      ];
      expect(await story(texts)).toEqual(["Main *positional: Mill > Water|Mill", "added Main"]);
    });

    it("never by different names", async () => {
      expect(await story(["{{A|b=1}}", "{{C|b=1}}"])).toEqual(["added C", "removed A"]);
    });

    it("nothing that has several values and shares none", async () => {
      const texts = ["{{A|b=1|c=1}}{{A|b=2|c=2}}", "{{A|b=2|c=3}}{{A|b=4|c=4}}"];
      expect(await story(texts)).toEqual(["A c: 2 > 3", "added A", "removed A"]);
    });

    it("the only one of its name, whatever it is given", async () => {
      expect(await story(["{{A|b=1|c=1}}", "{{A|b=2|c=2}}"])).toEqual(["A b: 1 > 2", "A c: 1 > 2"]);
    });

    it("the only citation of a sentence, whatever it is given, but none with that of another sentence", async () => {
      const [rain, hail] = ["<ref>{{Cite|b=1|c=1}}</ref>", "<ref>{{Cite|b=2|c=2}}</ref>"];
      expect(await story([`It rains.${rain}`, `It rains.${hail}`])).toEqual([
        "Cite b: 1 > 2",
        "Cite c: 1 > 2",
      ]);
      expect(await story([`It rains.${rain}`, `Hail fell.${hail}`])).toEqual(["added Cite", "removed Cite"]);
    });

    it("no citation with one behind another sentence that has its site alone in common", async () => {
      const cite = (path: string, title: string, more = "") =>
        `<ref>{{Cite|url=https://mills.example/${path}|title=${title}|site=Mills${more}}}</ref>`;
      const mill = `A mill stands.${cite("mill", "The mill", "|date=1904")}`;
      const bread = `Bread is sold.${cite("bread", "Of bread", "|date=1911")}`;
      expect(await story([mill, bread])).toEqual(["added Cite", "removed Cite"]);
      const moved = `A mill stood.${cite("mill", "A mill", "|date=1905")}`;
      expect(await story([mill, moved])).toEqual(["Cite date: 1904 > 1905", "Cite title: The mill > A mill"]);
      const mended = `A mill stood.${cite("old/mill", "The mill", "|date=1905")}`;
      expect(await story([mill, mended])).toEqual([
        "Cite date: 1904 > 1905",
        "Cite url: https://mills.example/mill > https://mills.example/old/mill",
      ]);
    });

    it("no citation with one of another section that has another value alone", async () => {
      const cited = (words: string, doi: string) => `${words}<ref>{{Cite doi|10.1000/${doi}}}</ref>`;
      const mill = ["== A ==", cited("A mill stands.", "mill"), "== B ==", ""].join("\n");
      const bread = ["== A ==", "", "== B ==", cited("Bread is sold.", "bread")].join("\n");
      expect(await story([mill, bread])).toEqual(["added Cite doi", "removed Cite doi"]);
      expect(await story([mill, mill.replace("A mill stands", "Flour is ground")])).toEqual([]);
    });

    it("no citation with one of a list of books that has its publisher alone in common", async () => {
      const cite = (author: string, title: string, year: string) =>
        `{{Cite|last=${author}|title=${title}|publisher=Quay Press|year=${year}}}`;
      const mill = cite("Arden", "Mills", "1904");
      const books = [cite("Weir", "Rivers", "1911"), cite("Hill", "Sails", "1913")];
      const list = books.map((book) => `\n* ${book}`).join("");
      const apart = ["added Cite", "added Cite", "removed Cite"];
      expect(await story([`It rains.<ref>${mill}</ref>`, `It snows.${list}`])).toEqual(apart);
      expect(await story([`It rains.\n* ${mill}`, `It snows.${list}`])).toEqual(apart);
      expect(await story([`== A ==\n* ${mill}`, `== B ==${list}`])).toEqual(apart);
      const revised = cite("Arden", "Mills", "1905");
      expect(await story([`It rains.<ref>${mill}</ref>`, `It snows.${list}\n* ${revised}`])).toEqual([
        "Cite year: 1904 > 1905",
        "added Cite",
        "added Cite",
      ]);
    });

    it("no citation with one of a list of books that leaves the same parameters empty", async () => {
      const cite = (author: string, title: string) =>
        `{{Cite|last=${author}|title=${title}|isbn=|year=|pages=|language=}}`;
      const list = [cite("Weir", "Rivers"), cite("Hill", "Sails")].map((book) => `\n* ${book}`).join("");
      expect(await story([`It rains.\n* ${cite("Arden", "Mills")}`, `It snows.${list}`])).toEqual([
        "added Cite",
        "added Cite",
        "removed Cite",
      ]);
    });

    it("the same tag within its sentence", async () => {
      const texts = [
        "== A ==\nA river.{{cn}}\n== B ==\nA lake.{{cn}}",
        "== A ==\nA river.\n== B ==\nA lake.{{cn}}",
      ];
      expect((await evidence(texts))?.section).toEqual(["A"]);
    });

    it("no tag with one whose sentence still stands without it", async () => {
      const texts = ["A river.{{cn|date=May}} A lake.", "A river. A lake.{{cn|date=June}}"];
      expect(await story(texts)).toEqual(["added Cn", "removed Cn"]);
    });
  });

  it.each([
    ["with another value", "access-date=2", ["A access-date: null > 2", "A accessdate: 1 > null"]],
    ["in another case", "Accessdate=1", ["A Accessdate: null > 1", "A accessdate: 1 > null"]],
    ["under both", "accessdate=1|access-date=1", ["A access-date: null > 1"]],
    ["twice before", "access-date=1", ["A access_date: 1 > null"], "accessdate=1|access_date=1"],
    ["as the second of several", "accessdate2=1", ["A accessdate2: null > 1", "A accessdate: 1 > null"]],
  ])(
    "tell a value of a citation that is given %s under another name",
    async (_, now, told, was = "accessdate=1") => {
      const cite = (values: string) => `<ref>{{A|${values}}}</ref>`;
      expect((await story([cite(was), cite(now)])).sort()).toEqual(told);
    },
  );

  it("tells of a value given under the twenty-first of several names, then under the second", async () => {
    expect((await story(["<ref>{{A|row21=Lamp}}</ref>", "<ref>{{A|row2=Lamp}}</ref>"])).sort()).toEqual([
      "A row21: Lamp > null",
      "A row2: null > Lamp",
    ]);
  });

  it("tells of a value under another name where it may not have been shown before", async () => {
    expect((await story(["{{A|birthdate=1868}}", "{{A|birth_date=1868}}"])).sort()).toEqual([
      "A birth_date: null > 1868",
      "A birthdate: 1868 > null",
    ]);
  });

  describe("positional values", () => {
    it("change one by one where they stay in place", async () => {
      expect(await story(["{{A|b|c}}", "{{A|b|d}}"])).toEqual(["A 2: c > d"]);
    });

    it("are one change where they moved along", async () => {
      expect(await story(["{{A|b|c|d=1}}", "{{A|new|b|c|d=2}}"])).toEqual([
        "A *positional: b|c > new|b|c",
        "A d: 1 > 2",
      ]);
    });

    it("show their numbers where one before them is not given, so that a shift reads otherwise than before", async () => {
      expect(await story(["{{A|1=b}}", "{{A|2=b}}"])).toEqual(["A *positional: b > 2=b"]);
      expect(await story(["{{A|b|3=c|10=d}}", "{{A|b|c|10=d}}"])).toEqual([
        "A *positional: b|3=c|10=d > b|c|10=d",
      ]);
    });

    it("keep their spaces", async () => {
      expect(await story(["{{A| b}}", "{{A|b}}"])).toEqual(["A 1:  b > b"]);
    });
  });

  describe("the signal", () => {
    it.each([
      ["en", "Citation needed", "citation_needed", "citations"],
      ["en", "fact", "citation_needed", "citations"],
      ["en", "More citations needed", "sources", "citations"],
      ["en", "POV-section", "dispute", "disputes"],
      ["en", "BLP sources", "blp", "structure"],
      ["en", "Notability", "notability", "structure"],
      ["en", "Copy edit", "cleanup", "structure"],
      ["en", "Db-spam", "deletion", "structure"],
      ["en", "Pp-vandalism", "protection", "disputes"],
      ["en", "Update", "currency", "structure"],
      ["en", "Infobox settlement", "infobox", "structure"],
      ["en", "Cite web", "citation", "structure"],
      ["en", "Main", "navigation", "structure"],
      ["en", "Convert", "other", "structure"],
      ["de", "Belege fehlen", "sources", "citations"],
      ["de", "Löschantrag", "deletion", "structure"],
      ["de", "Infobox Fluss", "infobox", "structure"],
      ["fr", "référence nécessaire", "citation_needed", "citations"],
      ["fr", "Admissibilité à vérifier", "notability", "structure"],
      ["es", "Cita requerida", "citation_needed", "citations"],
      ["es", "Cita web", "citation", "structure"],
      ["hi", "उद्धरण आवश्यक", "citation_needed", "citations"],
      ["hi", "ज्ञानसन्दूक नदी", "infobox", "structure"],
      ["ru", "нет АИ", "citation_needed", "citations"],
      ["ru", "Нейтральность под сомнением", "dispute", "disputes"],
      ["ru", "Карточка реки", "infobox", "structure"],
      ["ar", "بحاجة لمصدر", "citation_needed", "citations"],
      ["ja", "要出典", "citation_needed", "citations"],
      ["ja", "半保護", "protection", "disputes"],
      ["ja", "基礎情報 会社", "infobox", "structure"],
      ["zh-tw", "來源請求", "citation_needed", "citations"],
      ["ko", "웹 인용", "citation", "structure"],
      ["pl", "Rzeka infobox", "infobox", "structure"],
      ["tr", "infobox nehir", "infobox", "structure"],
      ["nb", "Trenger referanse", "citation_needed", "citations"],
    ])("in %s of %s is %s", async (language, name, signal, theme) => {
      expect(await signalOf(name, language)).toEqual([signal, theme]);
    });

    it("falls back on English names, which most wikis know", async () => {
      expect(await signalOf("Cite web", "ja")).toEqual(["citation", "structure"]);
    });

    it("is unknown where the language has no lexicon", async () => {
      expect(await evidence(["One.", "One.{{cn}}"], { parameters: { language: "xx" } })).toMatchObject({
        lexicon: null,
        signal: "unknown",
      });
    });

    it("names the lexicon it comes from, with its version", async () => {
      expect((await evidence(["One.", "One.{{cn}}"], { parameters: { language: "de" } }))?.lexicon).toMatch(
        /^de@\d+ en@\d+$/,
      );
    });

    it.each([
      ["en.wiktionary.org", "{{syn|en|hearth}}", "other"],
      ["en.wiktionary.org", "{{coi|en|a warm hearth}}", "other"],
      ["wiki.example", "{{coi|date=May 2020}}", "dispute"],
    ])("of a wiki %s is what its project means by %s", async (wiki, call, signal) => {
      const page = { ...testPage, site: { ...testPage.site, wiki } };
      const walker = createWalker(page, register([templateSignal]), "detailed");
      const { told } = await walker.tellAll(history("One.", `One. ${call}`));
      expect(told.flatMap((one) => one.at("detailed")).map(({ evidence }) => evidence.signal)).toEqual([
        signal,
      ]);
    });

    it("can be given for names the lexicon does not know", async () => {
      const parameters = { names: { "Shaky claim": "dispute" } };
      expect((await evidence(["One.", "One.{{shaky claim}}"], { parameters }))?.signal).toBe("dispute");
    });

    it("is not in the subject: the same fact has the same id in every lexicon", async () => {
      const ids = await Promise.all(
        ["en", "ja", "xx"].map(
          async (language) => (await events(["{{cn}}"], { parameters: { language } }))[0]?.eventId,
        ),
      );
      expect(new Set(ids).size).toBe(1);
    });
  });

  describe("the parameters", () => {
    it("refuse a signal there is none of", async () => {
      await expect(events(["One."], { parameters: { names: { A: "nonsense" } } })).rejects.toThrow("names");
    });

    it("refuse what they do not know", async () => {
      await expect(events(["One."], { parameters: { lang: "de" } })).rejects.toThrow("lang");
    });
  });

  describe("a request for a citation", () => {
    const resolution = async (before: string, after: string, first = "Else.") => {
      const all = await events([first, before, after], {
        after: [sentenceSimilarity],
        parameters: { language: "ja" },
      });
      return all.filter(({ type }) => type === "template_removed").map((event) => event.evidence.resolution);
    };

    it.each([
      ["cited", "The river is long.{{cn}}", "The river is long.<ref>Atlas, p. 4</ref>"],
      ["cited", "The river is long.{{cn}}", "The river is very long.<ref name=atlas />"],
      ["cited", "The river is long.{{cn}}", "The river is long.{{sfn|Atlas|p=4}}"],
      ["cited", "The river is long.{{cn}}", "The river is long. [https://atlas.example/4]"],
      ["tag_dropped", "The river is long.{{cn}}", "The river is long."],
      ["tag_dropped", "The river is long{{cn}}.", "The river is long."],
      [
        "tag_dropped",
        "It is long.<ref>Map</ref>{{cn}} It is wide.",
        "It is long.<ref>Map</ref> It is wide.<ref>New</ref>",
      ],
      ["sentence_removed", "The river is long.{{cn}} Fish live in it.", "Fish live in it."],
      [
        "sentence_removed",
        "Otto built a mill.{{cn}} The river is very long.{{cn}}",
        "The river is long.{{cn}}",
      ],
      ["sentence_removed", "नदी बहुत लंबी है।{{cn}} इसमें मछलियाँ रहती हैं।", "इसमें मछलियाँ रहती हैं।"],
      [
        "sentence_removed",
        "Federated organisations nationalised productions regulated distributions controlled transportations organised educations.{{cn}}",
        "Federation organisation nationalises production regulates distribution controls transportation organises education.<ref>Book</ref>",
      ],
      [
        "sentence_removed",
        "The river is long.{{cn}} The river is long and wide.",
        "The river is long and very wide.<ref>Atlas</ref>",
      ],
      ["cited", "川は長い。{{要出典}}魚が住む。", "川は長い。<ref>地図</ref>魚が住む。"],
    ])("ends %s", async (expected, before, after) => {
      expect(await resolution(before, after)).toEqual([expected]);
    });

    it.each([
      ["a cell", "{|\n|-\n| 1999 || Alpha {{cn}}\n|}", "{|\n|-\n| 1999 || Alpha<ref>Book</ref>\n|}", "cited"],
      ["a box", "{{Infobox|height=30 m{{cn}}}}", "{{Infobox|height=30 m.{{sfn|Smith|1904}}}}", "cited"],
      ["a caption", "[[File:A.jpg|The mill {{cn}}]]", "[[File:A.jpg|The mill <ref>Book</ref>]]", "cited"],
      [
        "a cell elsewhere",
        "{|\n|-\n| 1999 || Alpha {{cn}}\n|}",
        "{|\n|-\n| 1999<ref>B</ref> || Alpha\n|}",
        "tag_dropped",
      ],
      ["nothing", "{|\n|-\n| {{cn}}\n|}", "{|\n|-\n| <ref>Book</ref>\n|}", "tag_dropped"],
    ])("tells what became of a request in %s", async (_, before, after, expected) => {
      expect(await resolution(before, after)).toEqual([expected]);
    });

    it("ends with the sentence that came back in its place", async () => {
      const [before, after] = ["The river is long.{{cn}}", "The river is very long.<ref>Atlas</ref>"];
      expect(await resolution(before, after, "The river is very long.")).toEqual(["cited"]);
    });

    it("ends with its sentence where one came back that shares no word", async () => {
      const old =
        "Federated organisations nationalised productions regulated distributions controlled transportations organised educations.";
      const now =
        "Federation organisation nationalises production regulates distribution controls transportation organises education.";
      expect(await resolution(`${old}{{cn}}`, `${now}<ref>Book</ref>`, now)).toEqual(["sentence_removed"]);
    });

    it("is not resolved by another name for it", async () => {
      const texts = ["One.{{fact}}", "One.{{citation needed|date=May 2008}}", "One."];
      const [, added, removed, last] = await events(texts).then((all) =>
        [...all].sort((a, b) => a.anchor.id - b.anchor.id || (a.type < b.type ? -1 : 1)),
      );
      expect(added?.evidence.replaces).toBe("Fact");
      expect(removed?.evidence).toMatchObject({ replacedBy: "Citation needed" });
      expect(removed?.evidence).not.toHaveProperty("resolution");
      expect(last?.evidence).toMatchObject({ openSeconds: 2 * hour, resolution: "tag_dropped" });
    });

    it.each([
      ["an edit of its sentence", "The river is long.{{fact}}", "The river is very long.{{cn}}"],
      [
        "a move of its sentence",
        "The river is long.{{fact}}\n== Lake ==\nIt is deep.",
        "== Lake ==\nIt is deep. The river is long.{{cn}}",
      ],
    ])("is not resolved by another name for it beside %s", async (_, before, after) => {
      const all = await events([before, after, ""]);
      const told = ({ type, evidence }: (typeof all)[number]) => [
        type,
        evidence.replaces ?? evidence.replacedBy ?? evidence.resolution ?? null,
        evidence.openSeconds ?? null,
      ];
      expect(all.map(told).sort()).toEqual(
        [
          ["template_added", null, null],
          ["template_added", "Fact", null],
          ["template_removed", "Cn", hour],
          ["template_removed", "sentence_removed", 2 * hour],
        ].sort(),
      );
    });
  });

  describe("the time a tag stood", () => {
    it.each([
      [16, 18],
      [17, 1],
    ])("goes on behind %i other texts for %i hours", async (others, hours) => {
      const between = Array.from({ length: others }, (_, n) => `Rivers ${n}.`);
      const told = await evidence(["Rivers run.{{cn}}", ...between, "Rivers run.{{cn}}", "Rivers run."]);
      expect(told?.openSeconds).toBe(hours * hour);
    });

    it("goes on through a blanking that is reverted", async () => {
      expect((await evidence(["One.{{cn}}", "", "One.{{cn}}", "One."]))?.openSeconds).toBe(3 * hour);
    });

    it("begins anew where a tag comes back in another text", async () => {
      expect((await evidence(["One.{{cn}}", "", "Two.{{cn}}", "Two."]))?.openSeconds).toBe(hour);
    });

    it("goes on through a change of its date beside an older tag in the same line", async () => {
      const line = (date: string) => `One.{{cn}} Two.${date}`;
      const texts = ["One.{{cn}}", line("{{fact|date=May}}"), line("{{fact|date=June}}"), line("")];
      expect((await evidence(texts))?.openSeconds).toBe(2 * hour);
    });

    it("goes on through a change of its date", async () => {
      expect((await evidence(["One.{{cn|date=May}}", "One.{{cn|date=June}}", "One."]))?.openSeconds).toBe(
        2 * hour,
      );
    });
  });

  describe("evidence", () => {
    it("holds source and place at forensic depth", async () => {
      const texts = ["== Rivers ==\nOne.", "== Rivers ==\nOne.{{ cn | date = May }}"];
      expect(await evidence(texts)).toEqual({
        after: "{{ cn | date = May }}",
        lexicon: expect.stringMatching(/^en@\d+$/),
        offset: 17,
        section: ["Rivers"],
        signal: "citation_needed",
      });
    });

    it("is cut at 300 characters below", async () => {
      const long = `{{A|b=${"x".repeat(500)}}}`;
      expect((await evidence(["", long], { depth: "detailed" }))?.after).toHaveLength(301);
      expect((await evidence(["", long]))?.after).toBe(long);
    });

    it("is whole for each parameter, unless all of a call together would be over a million characters", async () => {
      const call = (count: number, value: string) =>
        `{{A${Array.from({ length: count }, (_, i) => `|p${i}=${value}`).join("")}}}`;
      const sourcesOf = async (count: number) => {
        const found = await events([call(count, "v"), call(count, "w")]);
        return found.slice(1).map(({ evidence: { source } }) => source);
      };
      expect(await sourcesOf(300)).toEqual(new Array(300).fill(call(300, "w")));
      const beginning = `${call(500, "w").slice(0, 300)}…`;
      expect(await sourcesOf(500)).toEqual(new Array(500).fill(beginning));
    });

    it("says when a template stands in a reference", async () => {
      const [event] = await events(["One.", "One.<ref>{{cite web|url=x}}</ref>"]);
      expect(event?.subject.inReference).toBe(true);
    });
  });

  it("hashes long values in its subject", async () => {
    const [event] = await events([`{{A|b=${"x".repeat(201)}}}`]);
    expect(event?.subject.parameters).toMatch(/^sha256:[0-9a-f]{64}$/);
  });

  it("tells at brief only what is part of the story", async () => {
    const text =
      "{{cn}}{{pov}}{{unreferenced}}{{BLP sources}}{{notability}}{{prod}}{{pp-move}}{{stub}}{{Infobox x}}{{Main|A}}";
    const all = await events(["", text], { depth: "brief" });
    expect(all.map(({ evidence }) => evidence.signal).sort()).toEqual([
      "blp",
      "citation_needed",
      "deletion",
      "dispute",
      "notability",
      "protection",
      "sources",
    ]);
  });

  it("finds what bots do as well", async () => {
    const bot = { id: 7, name: "TidyBot" };
    const flood = Array.from({ length: 30 }, (_, i) => ({
      text: `One.${"{{cn}}".repeat(i % 2)}`,
      timestamp: hoursAfterStart(i),
      user: bot,
    }));
    expect(await events(flood)).toHaveLength(29);
  });

  it("takes thousands of equal templates, and deep ones", { tags: "long" }, async () => {
    const many = "A river.{{cn}}\n".repeat(1000);
    const deep = `${"{{a|".repeat(5000)}x${"}}".repeat(5000)}`;
    const all = await events([many, many.replaceAll("cn", "fact"), deep], { depth: "brief" });
    expect(all).toHaveLength(4000);
  });
});
