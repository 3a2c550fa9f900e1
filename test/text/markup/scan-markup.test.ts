import { describe, expect, it } from "vitest";
import type { Markup } from "../../../src/text/markup/markup.ts";
import { scanMarkup } from "../../../src/text/markup/scan-markup.ts";
import { english, grammarIn } from "../wikis.ts";

const scan = (text: string): Markup => scanMarkup(text, english);
const templates = (text: string) => scan(text).templates.map(({ name }) => name);
const values = (text: string) =>
  scan(text).templates.map(({ name, parameters }) => [
    name,
    ...parameters.map((p) => `${p.name}=${p.value}`),
  ]);
const references = (text: string) =>
  scan(text).references.map(({ name, group, content }) => [name, group, content]);
const links = (text: string) => scan(text).links.map(({ kind, target, label }) => [kind, target, label]);
const addresses = (text: string) =>
  scan(text)
    .links.filter(({ kind }) => kind === "external")
    .map(({ target }) => target);
const media = (text: string) => scan(text).media.map(({ kind, name, label }) => [kind, name, label]);

describe("scanMarkup", () => {
  it("finds nothing in plain words", () => {
    expect(scan("The goldfinch is a small bird: it sings, and it flies = moves.\n")).toEqual(scan(""));
  });

  describe("templates", () => {
    it.each([
      ["{{stub}}", ["Stub"]],
      ["{{ Template:info_box  city }}", ["Info box city"]],
      ["{{:Main page}}", [":Main page"]],
      ["{{User:Ada/Box}}", ["User:Ada/Box"]],
      ["{{subst:welcome}} {{safesubst:x}}", ["Welcome", "X"]],
      ["{{/sub}}", ["/sub"]],
      ["{{<!-- why -->stub<!-- not -->}}", ["Stub"]],
      ["{{résumé}}", ["Résumé"]],
      ["{{दीर्घ}}", ["दीर्घ"]],
      ["{{заготовка}}", ["Заготовка"]],
      ["{{ß}}", ["ß"]],
      ["{{a{{b}}}}", ["A{{b}}", "B"]],
      ["{{http://wiki.example}}", ["Http://wiki.example"]],
    ])("names %s", (text, names) => expect(templates(text)).toEqual(names));

    it.each([
      ["an argument", "{{{name|}}}"],
      ["a parser function", "{{#if: {{{1|}}} | yes | no}}"],
      ["a variable", "{{PAGENAME}} {{CURRENTYEAR}} {{!}}"],
      ["a function with a colon", "{{DEFAULTSORT:Lovelace, Ada}} {{lc:ABC}} {{formatnum:1000}}"],
      ["what an extension adds", "{{PAGEBANNER:Lom.jpg|toc=yes}} {{TRANSLATIONLANGUAGE}} {{NUMBEROFVIEWS}}"],
      ["what nowiki hides", "<nowiki>{{stub}}</nowiki>"],
      ["what pre hides", "<pre>{{stub}}</pre>"],
      ["a comment", "<!-- {{stub}} -->"],
      ["an empty name", "{{}} {{ }} {{|x}}"],
      ["a name that cannot be a title", "{{a<b>}} {{a[b}}"],
      ["an unclosed one", "{{stub"],
      ["braces without an opener", "stub}}"],
      ["a single brace", "{stub}"],
    ])("takes no template from %s", (_, text) => expect(templates(text)).toEqual([]));

    it("keeps a template whose name is a variable's but has parameters", () => {
      expect(templates("{{PAGENAME|x}}")).toEqual(["PAGENAME"]);
    });

    it("reads named and positional parameters", () => {
      expect(values("{{quote| To be. |author = W. S. |2=x|<!-- c -->year<!-- d --> = 1600 }}")).toEqual([
        ["Quote", "1= To be. ", "author=W. S.", "2=x", "year=1600"],
      ]);
    });

    it("does not split parameters at the bars of links, templates and references", () => {
      expect(values("{{a|[[b|c=d]] e|{{f|g=h}}|<ref name=i>j|k</ref>}}")[0]).toEqual([
        "A",
        "1=[[b|c=d]] e",
        "2={{f|g=h}}",
        "3=<ref name=i>j|k</ref>",
      ]);
    });

    it.each([
      ["{{a|-{A|zh-hans:b;zh-hant:c}-|d}}", ["1=-{A|zh-hans:b;zh-hant:c}-", "2=d"]],
      ["{{a|b=-{c|d=e}-|-{f=g}-}}", ["b=-{c|d=e}-", "1=-{f=g}-"]],
      ["{{a|-{b|-{c|d}-|{{e|f}}}-|g}}", ["1=-{b|-{c|d}-|{{e|f}}}-", "2=g"]],
      ["{{a|-{b|c}- -{d|e}-|-{f}-=g}}", ["1=-{b|c}- -{d|e}-", "-{f}-=g"]],
      ["{{a|-{b\n|c}-\n|d}}", ["1=-{b\n|c}-\n", "2=d"]],
      ["{{a|-{b|c}}", ["1=-{b", "2=c"]],
      ["{{a|b}-|c}-|d}}", ["1=b}-", "2=c}-", "3=d"]],
      ["{{a|-{{b|c}}-|d}}", ["1=-{{b|c}}-", "2=d"]],
      ["{{{{a|-{b}}|c}-|d}}", ["1=c}-", "2=d"]],
    ])("parts %s outside of words for variants", (text, given) => {
      const outer = scan(text).templates[0];
      expect(outer?.parameters.map((p) => `${p.name}=${p.value}`)).toEqual(given);
    });

    it("takes only the first = of a parameter for its own", () => {
      expect(values("{{cite|url=http://wiki.example/?a=b&c=d}}")).toEqual([
        ["Cite", "url=http://wiki.example/?a=b&c=d"],
      ]);
    });

    it("takes no name from a heading in a parameter", () => {
      expect(values("{{box|\n== Early ==\nx\n|b=\n=== {{c|d=e}} ===\n|\n==f==\ng=h}}")).toEqual([
        ["Box", "1=\n== Early ==\nx\n", "b==== {{c|d=e}} ===", "==f==\ng=h"],
        ["C", "d=e"],
      ]);
    });

    it("parts no parameters at a bar in a line that begins as a heading does", () => {
      const text = "{{a|k=\n== b | c ==\nd|e=f\n=g|{{h|\n}}|i=j\n|l\n=m|n\n==o|p==}}{{q\n==r|s==\n|t}}";
      expect(values(text)).toEqual([
        ["A", "k=== b | c ==\nd", "e=f\n=g|{{h|\n}}|i=j", "l=m", "1=n\n==o|p=="],
        ["H", "1=\n"],
      ]);
    });

    it.each([
      ["{{#invoke:cite|web|url=u|t}}", [["Cite web", "url=u", "1=t"]]],
      ["{{ #invoke: Cite | AV media |title=a <!-- b -->|date=c}}", [["Cite AV media", "title=a", "date=c"]]],
      ["{{#invoke:Cite web||url=u}}", [["Cite web", "url=u"]]],
      [
        "{{#invoke:cite_news<!-- b -->|main|work={{b|c=d}}}}",
        [
          ["Cite news", "work={{b|c=d}}"],
          ["B", "c=d"],
        ],
      ],
      ["{{#invoke:cite|book}}", [["Cite book"]]],
    ])("knows the template in whose place its module is called: %s", (text, found) => {
      expect(values(text)).toEqual(found);
    });

    it.each([
      ["{{#invoke:cite||url=u}}", [["#invoke:Cite", "1=", "url=u"]]],
      ["{{#invoke:cite|kind=web|url=u}}", [["#invoke:Cite", "kind=web", "url=u"]]],
      ["{{#invoke:Cite Q|cite_q|qid=Q1}}", [["#invoke:Cite Q", "1=cite_q", "qid=Q1"]]],
      [
        "{{ #Invoke : sports_table |main\n|win_A=3<!-- b -->}}",
        [["#invoke:Sports table", "1=main\n", "win_A=3"]],
      ],
      ["{{#invoke:{{{a}}}|b}}", [["#invoke:{{{a}}}", "1=b"]]],
    ])("knows any other module that is called by its name: %s", (text, found) => {
      expect(values(text)).toEqual(found);
    });

    it.each([
      ["{{#lst:oil lamp|wicks}}", [["#lst:Oil lamp", "1=wicks"]]],
      ["{{#section:Oil_lamp|wicks}}", [["#lst:Oil lamp", "1=wicks"]]],
      ["{{#section-h:Lamp|Wicks}}", [["#lsth:Lamp", "1=Wicks"]]],
      ["{{#lstx:Template:Lamp|wicks|oil}}", [["#lstx:Template:Lamp", "1=wicks", "2=oil"]]],
      ["{{#lsth:Lamp}}", [["#lsth:Lamp"]]],
    ])("knows the page of which a section is transcluded: %s", (text, found) => {
      expect(values(text)).toEqual(found);
    });

    it.each([
      "{{#invoke:cite}}",
      "{{#invoke:|len|cite}}",
      "{{#invoke:<b>|len|cite}}",
      "{{#lst:#a}}",
      "{{#lst|a}}",
      "{{#if:cite|web|url=u}}",
    ])("takes no other function for a template: %s", (text) => {
      expect(templates(text)).toEqual([]);
      expect(scan(text).opaque).toEqual([{ start: 0, end: text.length }]);
    });

    it("pairs runs of braces as the preprocessor does", () => {
      expect(templates("{{{{{1}}}}}")).toEqual(["{{{1}}}"]);
      expect(templates("{{{{1}}}}")).toEqual([]);
      expect(templates("{{{{1}} }}")).toEqual(["{{1}}", "1"]);
      expect(templates("{{{ {{a}} }}}")).toEqual(["A"]);
    });

    it("says in which template one stands", () => {
      const { templates: found } = scan("{{a|{{b|{{c}}}}}} {{d}}");
      expect(found.map(({ name, parent }) => [name, parent])).toEqual([
        ["A", -1],
        ["B", 0],
        ["C", 1],
        ["D", -1],
      ]);
    });

    it("closes a template over a link somebody forgot to close", () => {
      expect(templates("{{a|[[b}} {{c}}")).toEqual(["A", "C"]);
    });

    it("finds what stands in an unclosed one", () => {
      expect(templates("{{a|{{b}} [[c]]")).toEqual(["B"]);
      expect(links("{{a|{{b}} [[c]]")).toEqual([["wikilink", "C", null]]);
    });

    it("knows the words of the wiki's language", () => {
      const german = grammarIn("de", { 10: "Vorlage" });
      const found = scanMarkup("{{Vorlage:Infobox}} {{SORTIERUNG:Ada}} {{SEITENNAME}}", german);
      expect(found.templates.map(({ name }) => name)).toEqual(["Infobox"]);
      expect(found.opaque).toHaveLength(2);
    });
  });

  describe("references", () => {
    it.each([
      ["<ref>a book</ref>", [[null, null, "a book"]]],
      ['<ref name="a b" group=n>x</ref>', [["a b", "n", "x"]]],
      ["<ref name='it' />", [["it", null, null]]],
      ["<ref name=short/>", [["short", null, null]]],
      ["<REF NAME=x>y</REF >", [["x", null, "y"]]],
      ['<ref group="n"\n name="two\n lines">y</ref>', [["two lines", "n", "y"]]],
      ["<ref name=empty></ref>", [["empty", null, null]]],
      ["<ref>a <!-- not b --> c</ref>", [[null, null, "a  c"]]],
      ["<ref>[[a]] <nowiki></ref></nowiki> b</ref>", [[null, null, "[[a]] <nowiki>"]]],
      ["{{#tag:ref|a = {{b}}|name=n|group=g}}", [["n", "g", "a = {{b}}"]]],
      ["{{#tag:ref|a|name=\"n\"|group='g h'}}", [["n", "g h", "a"]]],
      ["{{הערה|a {{b}}|שם=n}}", [["n", null, "a {{b}}"]]],
      [
        "{{הערה|שם=n}}{{הערה|1=a=b}}",
        [
          ["n", null, null],
          [null, null, "a=b"],
        ],
      ],
      ['<ref name="Oak &amp; Ash" group="&#110;">a</ref>', [["Oak & Ash", "n", "a"]]],
      ["{{refn|text<ref>inner</ref>}}", [[null, null, "inner"]]],
      ["<references>\n<ref name=a>b</ref>\n</references>", [["a", null, "b"]]],
      ["<ref>a <ref name=b /> c</ref>", [[null, null, "a <ref name=b /> c"]]],
      ["<ref>a <!-- b</ref> c", [[null, null, "a"]]],
      ["<ref name=हिन्दी>पाठ</ref>", [["हिन्दी", null, "पाठ"]]],
    ])("reads %s", (text, found) => expect(references(text)).toEqual(found));

    it.each([
      ["an unclosed one", "<ref>a book"],
      ["the list of references", "<references />"],
      ["another tag that begins so", "<reference>x</reference>"],
      ["nowiki", "<nowiki><ref>x</ref></nowiki>"],
      ["a gallery's name", "<gallery>\n<ref name=a />\n</gallery>"],
    ])("takes none from %s", (_, text) => expect(references(text)).toEqual([]));

    it.each([
      ["a list", "<references>\n<ref name=a>b</ref>\n</references>", [["a", null]]],
      ["a list in capitals", "<REFERENCES responsive><ref name=a>b</ref></References >", [["a", null]]],
      ["a list with a group", "<references group=g><ref name=a>b</ref></references>", [["a", "g"]]],
      ["a group of its own", "<references group=g><ref name=a group=h>b</ref></references>", [["a", "h"]]],
      ["a parser function", "{{#tag:ref|b|name=a}} {{#tag:references|{{#tag:ref|c|name=d}}}}", [["d", null]]],
      ["a parser function's group", "{{#tag: references|<ref name=a>b</ref>|group=g}}", [["a", "g"]]],
      [
        "a template",
        "<ref name=a />{{reflist|refs=\n<ref name=b>c</ref>\n<ref name=d>e</ref>}}",
        [
          ["b", null],
          ["d", null],
        ],
      ],
      ["a template's group", "{{Reflist|group=g|refs=<ref name=a>b</ref>}}", [["a", "g"]]],
      ["a French template", "{{Références|groupe=note|références=<ref name=a>b</ref>}}", [["a", "note"]]],
      ["a Russian template", "{{примечания|2|refs=<ref name=a>b</ref>}}", [["a", null]]],
      ["a Polish template", "{{Przypisy-lista|grupa=g|\n<ref name=a>b</ref>\n}}", [["a", "g"]]],
      ["a list in a template", "{{columns|<references><ref name=a>b</ref></references>}}", [["a", null]]],
      [
        "a list behind a comment",
        "<references><!-- <ref name=c>d</ref> --><ref name=a>b</ref></references>",
        [["a", null]],
      ],
    ])("says which are defined by %s", (_, text, found) => {
      const listed = scan(text).references.filter(({ isListDefined }) => isListDefined);
      expect(listed.map(({ name, group }) => [name, group])).toEqual(found);
    });

    it.each([
      ["a list nobody closed", "<references>\n<ref name=a>b</ref>"],
      ["a list closed before it", "<references></references><ref name=a>b</ref>"],
      ["a list that is empty", "<references /><ref name=a>b</ref></references>"],
      ["a list in a comment", "<!-- <references> --><ref name=a>b</ref></references>"],
      ["a list in nowiki", "<nowiki><references></nowiki><ref name=a>b</ref></references>"],
      [
        "a list whose end is in a comment",
        "<references><!-- </references> --><ref name=a>b</ref></references>",
      ],
      ["another template", "{{infobox|refs=<ref name=a>b</ref>}}"],
      ["a template in a list", "<references>{{efn|name=n|c<ref name=a>b</ref>}}</references>"],
      ["a note in a template", "{{notelist|refs={{efn|name=n|c<ref name=a>b</ref>}}}}"],
      ["a note that a list defines", "{{reflist|refs={{#tag:ref|c<ref name=a>b</ref>|name=n}}}}"],
    ])("takes none for defined by %s", (_, text) => {
      const used = scan(text).references.filter(({ isListDefined }) => !isListDefined);
      expect(used.map(({ name }) => name)).toEqual(["a"]);
    });

    it("shows nothing of a list, and what it holds all the same", () => {
      const {
        opaque,
        references: found,
        links: within,
      } = scan("<references>Words.<ref name=a>[[b]]</ref></references>");
      expect(opaque).toEqual([{ start: 0, end: 54 }]);
      expect([found[0]?.content, within[0]?.target, within[0]?.reference]).toEqual(["[[b]]", "B", 0]);
    });

    it("takes no reference in a gallery of another one for a use", () => {
      const text = "A.<ref>B <gallery>\nC.jpg|D <ref name=e />\n</gallery></ref>";
      expect(scan(text).references.map(({ name }) => name)).toEqual([null]);
    });

    it("takes a list in a reference for what is written there", () => {
      const { references: found } = scan("<ref>a<references><ref name=b>c</ref></references></ref>");
      expect(found.map(({ isListDefined }) => isListDefined)).toEqual([false]);
    });

    it("comes to the end of lists in lists", () => {
      const text = "{{reflist|".repeat(2000) + "<ref name=a>b</ref>".repeat(2000) + "}}".repeat(2000);
      const lists =
        "<references>".repeat(20_000) + "<ref name=a>b</ref>".repeat(2000) + "</references>".repeat(20_000);
      expect(scan(text).references).toHaveLength(2000);
      expect(scan(lists).references.filter(({ isListDefined }) => isListDefined)).toHaveLength(2000);
    });

    it("says which reference a template and a link stand in", () => {
      const { templates: found, links: within } = scan(
        "{{a}}<ref>{{b|[[c]]}}</ref><ref>http://d.example</ref> [[e]]",
      );
      expect(found.map(({ reference }) => reference)).toEqual([-1, 0]);
      expect(within.map(({ reference }) => reference)).toEqual([0, 1, -1]);
    });

    it("keeps braces within a reference from closing what is around it", () => {
      expect(values("{{a|<ref>}}</ref>|b}}")).toEqual([["A", "1=<ref>}}</ref>", "2=b"]]);
    });
  });

  describe("links", () => {
    it.each([
      ["[[rain]]", [["wikilink", "Rain", null]]],
      ["[[rain|wet]]ness", [["wikilink", "Rain", "wet"]]],
      ["[[a_b  c#d_e]]", [["wikilink", "A b c#d e", null]]],
      ["[[#part]]", [["wikilink", "#part", null]]],
      ["[[caf%C3%A9]]", [["wikilink", "Café", null]]],
      ["[[Jos&eacute;]]", [["wikilink", "José", null]]],
      ["[[:Category:Birds]]", [["wikilink", "Category:Birds", null]]],
      ["[[:File:Bird.jpg|a picture]]", [["wikilink", "File:Bird.jpg", "a picture"]]],
      ["[[de:Vogel]]", [["interlanguage", "de:Vogel", null]]],
      ["[[zh-tw:鳥]]", [["interlanguage", "zh-tw:鳥", null]]],
      ["[[ak:Anomaa]]", [["interlanguage", "ak:Anomaa", null]]],
      ["[[epo:birdo]]", [["wikilink", "epo:birdo", null]]],
      ["[[:de:Vogel]]", [["wikilink", "de:Vogel", null]]],
      ["[[wikt:bird]]", [["wikilink", "wikt:bird", null]]],
      ["[[en:Bird]]", [["wikilink", "Bird", null]]],
      ["[[/sub]]", [["wikilink", "/sub", null]]],
      ["[[a|b [[c]] d]]", [["wikilink", "C", null]]],
      [
        "[[a|b {{c|[[d]]}}]]",
        [
          ["wikilink", "A", "b {{c|[[d]]}}"],
          ["wikilink", "D", null],
        ],
      ],
      [
        "[[गाना]] [[песня|песни]]",
        [
          ["wikilink", "गाना", null],
          ["wikilink", "Песня", "песни"],
        ],
      ],
      ["[[鸟]]", [["wikilink", "鸟", null]]],
      ["[[ქართული]]", [["wikilink", "ქართული", null]]],
      ["[[a<!-- x -->|b]]", [["wikilink", "A", "b"]]],
      ['[[<tvar name="1">a</tvar>#c|b]]', [["wikilink", "A#c", "b"]]],
      ["[[<tvar|1>a</>|<tvar|2>b</>]]", [["wikilink", "A", "b"]]],
      ["[<tvar name=1>http://a.example</tvar> b]", [["external", "http://a.example", "b"]]],
      ["[[a|b|c]]", [["wikilink", "A", "b|c"]]],
      ["[[{{PAGENAME}}/x]]", [["wikilink", "{{PAGENAME}}/x", null]]],
      ["[[a|b\nc]]", [["wikilink", "A", "b\nc"]]],
    ])("reads %s", (text, found) => expect(links(text)).toEqual(found));

    it.each([
      "[[]]",
      "[[ ]]",
      "[[|a]]",
      "[[a\nb]]",
      "[[a{b]]",
      "[[a]",
      "[a]]",
      "[[[a]]]",
      "[[a|b\n\nc]]",
      "<nowiki>[[a]]</nowiki>",
      "[[Category:]]",
      "[[a|]]",
      '<span title="[[a]]">b</span>',
      "<br [[a]] />",
    ])("finds none in %j", (text) => expect(links(text)).toEqual([]));

    it.each([
      ["#REDIRECT [[Category:Rain]]", "Category:Rain"],
      ["#redirect: [[de:Regen|r]]", "de:Regen"],
      ["#REDIRECT [[File:Rain.jpg]]", "File:Rain.jpg"],
    ])("takes where %s leads for a page", (text, target) => {
      expect(scan(`${text} [[Category:Weather]]`)).toMatchObject({
        links: [{ kind: "wikilink", target }],
        media: [{ kind: "category", name: "Weather" }],
      });
    });

    it("keeps the case of titles where the wiki does", () => {
      const wiktionary = grammarIn("en", { 14: "Category" }, "case-sensitive");
      expect(scanMarkup("[[bird]] {{stub}} [[user:ada]]", wiktionary)).toMatchObject({
        links: [{ target: "bird" }, { target: "User:Ada" }],
        templates: [{ name: "stub" }],
      });
    });
  });

  describe("links that give a property its value", () => {
    const given = (text: string, names: Readonly<Record<number, string>>) =>
      scanMarkup(text, grammarIn("de", names)).links.map(({ target, label }) => [target, label]);
    const text = "[[Größe::9 km²]] [[a::b|c]] [[:a::b]]";

    it("have it for a label where the wiki has namespaces for properties and concepts", () => {
      expect(given(text, { 102: "Attribut", 108: "Konzept" })).toEqual([
        ["Größe::9 km²", "9 km²"],
        ["A::b", "c"],
        ["A::b", null],
      ]);
    });

    it.each([[{}], [{ 120: "Property", 122: "Query" }], [{ 102: "Kochbuch", 108: "Konzept" }]])(
      "are links as others on a wiki with %j",
      (names) => expect(given("[[std::vector]]", names)).toEqual([["Std::vector", null]]),
    );
  });

  describe("addresses", () => {
    it.each([
      ["see http://a.example/b.", ["http://a.example/b"]],
      ["(http://a.example/b), c", ["http://a.example/b"]],
      ["http://a.example/b_(c)", ["http://a.example/b_(c)"]],
      ["http://a.example/b&amp;c;", ["http://a.example/b&c"]],
      ["http://a.example/b&nbsp;c", ["http://a.example/b"]],
      ["''http://a.example''", ["http://a.example"]],
      ["HTTPS://a.example", ["HTTPS://a.example"]],
      ["[http://a.example]", ["http://a.example"]],
      ["[//a.example b]", ["//a.example"]],
      ["[[http://a.example b]]", ["http://a.example"]],
      ["[http://a.example b", ["http://a.example"]],
      ["[http://a.example b\nc]", ["http://a.example"]],
      ["[http://a.example http://b.example]", ["http://a.example"]],
      ["[http://[2001:db8::1]/ b]", ["http://[2001:db8::1]/"]],
      ["[http://a.example/{{x|y}}/z b]", ["http://a.example/{{x|y}}/z"]],
      ["[{{fullurl:A page|action=edit}} b]", ["{{fullurl:A page|action=edit}}"]],
      ["[{{canonicalurl:{{{1}}}}}#c b]", ["{{canonicalurl:{{{1}}}}}#c"]],
      ["[{{SERVER}}/a b]", ["{{SERVER}}/a"]],
      ["[{{server}}{{localurl:a}}]", ["{{server}}{{localurl:a}}"]],
      ["{{box|[{{FULLURL:a|b=c}} d]|e}}", ["{{FULLURL:a|b=c}}"]],
      ["<a href=http://a.example>b</a>", ["http://a.example"]],
      ["mailto:a@b.example", ["mailto:a@b.example"]],
      ["http://a.example/http://b.example", ["http://a.example/http://b.example"]],
      ["{{cite|url=http://a.example|b}}", ["http://a.example"]],
      ["{{cite|http://a.example}}", ["http://a.example"]],
      ["http://a.example{{dead link}}", ["http://a.example"]],
      ["| http://a.example||b", ["http://a.example"]],
      ["http://मौसम.example/वर्षा।", ["http://मौसम.example/वर्षा।"]],
      ["[[File:a.jpg|thumb|see http://a.example]]", ["http://a.example"]],
    ])("finds those of %s", (text, found) => expect(addresses(text)).toEqual(found));

    it.each([
      "xhttp://a.example",
      "http://",
      "http:// a",
      "http://.",
      "[a b]",
      "[ http]",
      "[{{localurl:a}} b]",
      "[{{SERVERNAME}}/a b]",
      "[ {{SERVER}}/a b]",
      "[{{SERVER|a}} b]",
      "[{{fullurl:a}} b",
      "[{{fullurl:a b]",
      "{{fullurl:a}} b",
      "[[{{fullurl:a}} b]]",
      "[{{box}} b]",
      '<span style="background:url(http://a.example)">',
      '<span style="background:url(http://a.example)"\n id=b>',
      "[[a|http://a.example]]",
      "[[File:a.jpg|link=http://a.example]]",
      "{{http://a.example}}",
      "<nowiki>http://a.example</nowiki>",
      "[[a]]http://a.example",
      "[[a|b]]mailto:c@d.example",
    ])("finds none in %j", (text) => expect(addresses(text)).toEqual([]));

    it.each([
      ["a capital", english, "[[a]]Http://a.example"],
      ["an opening bracket", english, "[[a]][http://a.example]"],
      ["a link in another language", english, "[[de:a]]http://a.example"],
      ["a category", english, "[[Category:a]]http://a.example"],
      ["what is no link", english, "[[]]http://a.example"],
      ["a link in Chinese", grammarIn("zh"), "[[a]]http://a.example"],
    ])("finds one behind a link that takes no trail: %s", (_, grammar, text) => {
      expect(scanMarkup(text, grammar).links.filter(({ kind }) => kind === "external")).toHaveLength(1);
    });

    it("labels a link in brackets with what stands behind the address", () => {
      expect(links("[http://a.example b [[c]] d] [http://e.example]")).toEqual([
        ["external", "http://a.example", "b [[c]] d"],
        ["wikilink", "C", null],
        ["external", "http://e.example", null],
      ]);
      expect(links("[{{fullurl:A page}} b] [{{SERVER}}]")).toEqual([
        ["external", "{{fullurl:A page}}", "b"],
        ["external", "{{SERVER}}", null],
      ]);
    });
  });

  describe("files and categories", () => {
    it.each([
      ["[[File:Bird.jpg]]", [["file", "Bird.jpg", null]]],
      ["[[image:bird_2.jpg|thumb|left|A bird]]", [["file", "Bird 2.jpg", "A bird"]]],
      [
        "[[File:Bird.jpg|200px|alt=b|A [[bird]] by [http://a.example b]]]",
        [["file", "Bird.jpg", "A [[bird]] by [http://a.example b]"]],
      ],
      ["[[File:Bird.jpg|thumb|x20px]]", [["file", "Bird.jpg", null]]],
      ["[[Media:Song.ogg|listen]]", [["file", "Song.ogg", "listen"]]],
      ["[[:media:Song.ogg]]", [["file", "Song.ogg", null]]],
      ["[[Category:Birds of_Asia]]", [["category", "Birds of Asia", null]]],
      ["[[Category:<translate>Birds</translate>]]", [["category", "Birds", null]]],
      ["[[category:birds|*]]", [["category", "Birds", "*"]]],
      [
        "<gallery mode=packed>\nBird.jpg|One [[bird]]\nFile:Two.jpg\n\n<!-- none -->\n</gallery>",
        [
          ["gallery", "Bird.jpg", "One [[bird]]"],
          ["gallery", "Two.jpg", null],
        ],
      ],
    ])("reads %s", (text, found) => expect(media(text)).toEqual(found));

    it("takes what a query asks for, but for the rest of it, for no links and categories", () => {
      const found = scan(
        "[[a]] {{ #ask:[[b]] [[Category:C]] [[d::+]]|?e|intro=[[f]]}} {{#if:[[g]]|{{#show: [[h]]|?i}}}}",
      );
      expect(found.links.map(({ target }) => target)).toEqual(["A", "F", "G"]);
      expect(found.media).toEqual([]);
    });

    it("keeps words for variants in one part of a file's link", () => {
      expect(media("[[File:A.jpg|thumb|-{A|zh-hans:b;zh-hant:c}-]]")).toEqual([
        ["file", "A.jpg", "-{A|zh-hans:b;zh-hant:c}-"],
      ]);
    });

    it("parts the captions of a gallery from its options", () => {
      const text =
        "<gallery>\nA.jpg|alt=One|A [[bird|B]] {{x|y}}\nB.jpg|left|Link= C\nC.jpg|a = b\n</gallery>";
      expect(scan(text).media.map(({ label, options }) => [label, options])).toEqual([
        ["A [[bird|B]] {{x|y}}", ["alt=One"]],
        ["left", ["Link= C"]],
        ["a = b", []],
      ]);
    });

    it("leaves comments and what marks a caption for translators out of it", () => {
      const text = "<gallery>\nA.jpg|<translate><!--T:1--> Tea <tvar|1>at</> five</translate>\n</gallery>";
      expect(scan(text).media.map(({ label }) => label)).toEqual(["Tea at five"]);
    });

    it("finds the links in captions", () => {
      expect(links("[[File:B.jpg|thumb|A [[bird]]]] <gallery>\nB.jpg|[[nest]]\n</gallery>")).toEqual([
        ["wikilink", "Bird", null],
        ["wikilink", "Nest", null],
      ]);
    });

    it("finds the links in the captions of a long gallery, as in those of a short one", () => {
      const targets = Array.from({ length: 200 }, (_, i) => `Nest ${i}`);
      const lines = targets.map((target) => `B.jpg|[[${target}]] {{x}}`);
      const found = scan(`<gallery>\n${lines.join("\n")}\n</gallery>`);
      expect(found.links.map(({ target }) => target)).toEqual(targets);
      expect(found.templates).toHaveLength(200);
    });

    it.each([
      [
        "de",
        { 6: "Datei", 14: "Kategorie" },
        "[[Bild:V.jpg|mini|V]] [[Datei:V.jpg]] [[Kategorie:V]] [[Category:V]]",
      ],
      [
        "fr",
        { 6: "Fichier", 14: "Catégorie" },
        "[[Image:V.jpg|vignette|V]] [[Fichier:V.jpg]] [[Catégorie:V]] [[Category:V]]",
      ],
      [
        "ru",
        { 6: "Файл", 14: "Категория" },
        "[[Изображение:V.jpg|мини|V]] [[Файл:V.jpg]] [[Категория:V]] [[Category:V]]",
      ],
      ["ar", { 6: "ملف", 14: "تصنيف" }, "[[صورة:V.jpg|تصغير|V]] [[ملف:V.jpg]] [[تصنيف:V]] [[Category:V]]"],
      ["hi", { 6: "चित्र", 14: "श्रेणी" }, "[[चित्र:V.jpg|अंगूठाकार|V]] [[File:V.jpg]] [[श्रेणी:V]] [[Category:V]]"],
      ["zh", { 6: "File", 14: "Category" }, "[[文件:V.jpg|缩略图|V]] [[Image:V.jpg]] [[分类:V]] [[分類:V]]"],
    ])("knows the names of %s", (language, names, text) => {
      const found = scanMarkup(text, grammarIn(language, names)).media;
      expect(found.map(({ kind, name, label }) => [kind, name, label])).toEqual([
        ["file", "V.jpg", "V"],
        ["file", "V.jpg", null],
        ["category", "V", null],
        ["category", "V", null],
      ]);
    });
  });

  describe("headings", () => {
    it.each([
      ["== Life ==\n", 2, "Life"],
      ["=Life=", 1, "Life"],
      ["====== Life ======  \n", 6, "Life"],
      ["======= Life =======\n", 6, "= Life ="],
      ["=== Life ==\n", 2, "= Life"],
      ["== Life == <!-- sic -->\n", 2, "Life"],
      ["<!-- sic -->== Life ==\n", 2, "Life"],
      ["<translate>== Life == <!--T:1--></translate>\n", 2, "Life"],
      ["<noinclude>== Life ==</noinclude>\n", 2, "Life"],
      ["== ''Early'' [[life|Life]]<ref>x</ref> &amp; work ==\n", 2, "Early Life & work"],
      ["== {{lang|de}} ==\n", 2, "{{lang|de}}"],
      ["== Rome {{anchor|R}} ==\n", 2, "Rome"],
      ["== {{Anchor|R|S}}Rome ==\n", 2, "Rome"],
      ["== Rome{{cn|date=May 2020}}, Italy ==\n", 2, "Rome, Italy"],
      ["== Rome ({{efn|the {{lang|la|urbs}}}}) ==\n", 2, "Rome"],
      ["== Rome {{nobold|(city)}} ==\n", 2, "Rome (city)"],
      ["== {{lang|la|[[Rome|Roma]]}}{{when}} ==\n", 2, "Roma"],
      ["== {{small|{{lang|la|Roma}}}} ==\n", 2, "Roma"],
      ["<!-- sic -->== 1914{{ndash}}1918 ==\n", 2, "1914–1918"],
      ["== {{fb|Italy}} {{anchor|Italy}} ==\n", 2, "{{fb|Italy}}"],
      ["== {{visible anchor|Rome}} ==\n", 2, "Rome"],
      ["== {{fb|{{lang|it|Italia}}}} ==\n", 2, "{{fb|Italia}}"],
      ["== {{anchor|R}} ==\n", 2, "{{anchor|R}}"],
      ["== {{int:license-header}} <!-- sic --> ==\n", 2, "{{int:license-header}}"],
      ["== <!-- sic --> ==\n", 2, ""],
      ["== {{anchor|R}}<ref>x</ref> ==\n", 2, "{{anchor|R}}"],
      ["== {{lang|la|<!-- x -->}}{{nbsp}} ==\n", 2, "{{lang|la|}}"],
      ["== {{anchor|R}}{{nbsp}} ==\n", 2, "{{anchor|R}}{{nbsp}}"],
      ["== <!-- x --> ==\n", 2, ""],
      ["=====\n", 2, "="],
      ["== जीवन ==\n", 2, "जीवन"],
      ["== 生平 ==", 2, "生平"],
      ["== a=b ==\n", 2, "a=b"],
      ['== a <span\n id="b">c</span\n> ==\n', 2, "a c"],
    ])("reads %j", (text, level, heading) => expect(scan(text).heading).toEqual({ level, text: heading }));

    it.each([
      " == Life ==\n",
      "== Life\n",
      "Life ==\n",
      "==\n",
      "=\n",
      "== Life == and work\n",
      "a == b ==\n",
    ])("finds none in %j", (text) => expect(scan(text).heading).toBeNull());
  });

  describe("lines of tables", () => {
    it.each([
      ['{| class="wikitable"\n', { kind: "open", cells: [] }],
      [" ::{|\n", { kind: "open", cells: [] }],
      ["|}\n", { kind: "close", cells: [] }],
      ["|-\n", { kind: "row", cells: [] }],
      ['|- style="x"\n', { kind: "row", cells: [] }],
      ["|+ Birds\n", { kind: "caption", cells: ["Birds"] }],
      ["| a || b\n", { kind: "cells", cells: ["a", "b"] }],
      ["! a !! b || c\n", { kind: "cells", cells: ["a", "b", "c"] }],
      ['| style="x" | a || colspan=2 | b\n', { kind: "cells", cells: ["a", "b"] }],
      [
        "| [[a|b]] || {{c|d||e}} || <ref>f||g</ref>\n",
        { kind: "cells", cells: ["[[a|b]]", "{{c|d||e}}", "<ref>f||g</ref>"] },
      ],
      ["| a || <nowiki>b||c</nowiki> || d\n", { kind: "cells", cells: ["a", "<nowiki>b||c</nowiki>", "d"] }],
      ["| <NOWIKI>b||c</NoWiki > || d\n", { kind: "cells", cells: ["<NOWIKI>b||c</NoWiki >", "d"] }],
      ["| <nowiki>a || b\n", { kind: "cells", cells: ["<nowiki>a", "b"] }],
      ["| -{zh|a}- || b\n", { kind: "cells", cells: ["-{zh|a}-", "b"] }],
      ["|\n", { kind: "cells", cells: [""] }],
      ["  | a\n", { kind: "cells", cells: ["a"] }],
      ["| a!!b\n", { kind: "cells", cells: ["a!!b"] }],
      ["<onlyinclude><!-- x -->{|\n", { kind: "open", cells: [] }],
      ["<noinclude>|}\n", { kind: "close", cells: [] }],
      ["</noinclude>| a</noinclude> || b\n", { kind: "cells", cells: ["a", "b"] }],
    ])("reads %j", (text, line) => {
      const { kind, cells } = scan(text).tableLine ?? { kind: null, cells: [] };
      expect({ kind, cells: cells.map((cell) => cell.text) }).toEqual(line);
    });

    it.each([
      "| a || b\n",
      '! style="x" | a !! b || c\n',
      '|+ style="x" | [[a|b]] c\n',
      "| <table><td>a||b</table> || {{c||d}}\n",
    ])("says where the cells of %j stand", (text) => {
      const cells = scan(text).tableLine?.cells ?? [];
      const stretches = cells.map(({ start, end }) => text.slice(start, end).trim());
      expect(stretches).toEqual(cells.map((cell) => cell.text.replace(/^$/, "<table><td>a||b</table>")));
    });

    it.each(["<!-|}\n", "<!--|}\n", "{{|}}\n", "{{{|}}}\n", "a | b\n", "* | a\n", "{{a|b}}\n"])(
      "finds none in %j",
      (text) => expect(scan(text).tableLine).toBeNull(),
    );
  });

  describe("tags of tables", () => {
    const tags = (text: string) =>
      scan(text).tableTags.map(({ kind, isEnd, start, end }) => [kind, isEnd, text.slice(start, end)]);

    it("finds them in any case, with attributes, in a line of cells", () => {
      expect(tags('| a <TABLE border="1"><caption>b</caption><tr\n>[[c|<th>]]</Td ></table>')).toEqual([
        ["table", false, '<TABLE border="1">'],
        ["caption", false, "<caption>"],
        ["caption", true, "</caption>"],
        ["row", false, "<tr\n>"],
        ["header", false, "<th>"],
        ["cell", true, "</Td >"],
        ["table", true, "</table>"],
      ]);
    });

    it.each([
      "<nowiki><td></nowiki>",
      "<!-- <td> -->",
      "{{a|<td>}}",
      "{{#if:a|<td>}}",
      "<ref><td></ref>",
      "[[File:A.jpg|thumb|<td>]]",
      "<pre><td></pre>",
      "<tbody>",
      "<tdx>",
      "<td",
    ])("finds none in %j", (text) => expect(tags(text)).toEqual([]));

    it("finds those in what nobody closed", () => {
      expect(tags("{{a|<td>")).toHaveLength(1);
      expect(tags("{{a}}<td>{{{1|<th>}}}")).toHaveLength(2);
    });

    it.each([
      ["| a || b <table><td>c||d</table> e || f\n", ["a", "b   e", "f"]],
      ["| a || <table><td>c||d\n", ["a", ""]],
      ["| a <!-- x --><table></table><!-- y -->b<table></table>c\n", ["a  b c"]],
      ["| a <td> b\n", ["a <td> b"]],
    ])("leaves tables out of the cells of %j", (text, cells) => {
      expect(scan(text).tableLine?.cells.map((cell) => cell.text)).toEqual(cells);
    });
  });

  it("marks what is no prose", () => {
    const text = "a <!-- b --> <math>c</math> {{{d}}} {{PAGENAME}} <nowiki>e</nowiki> <ref>f</ref>";
    expect(scan(text).opaque.map(({ start, end }) => text.slice(start, end))).toEqual([
      "<!-- b -->",
      "<math>c</math>",
      "{{{d}}}",
      "{{PAGENAME}}",
    ]);
  });

  it("takes an unclosed comment or tag for plain text, as the cutting of blocks does", () => {
    expect(templates("<!-- {{a}}")).toEqual(["A"]);
    expect(templates("<nowiki>{{a}}")).toEqual(["A"]);
  });

  it("knows where the values of a template and the caption of a file stand", () => {
    const text =
      "{{box| b | c = d [[e|f]] <!-- | -->|=}}[[File:A.png|thumb| A cup|left]][[File:B.png|thumb]]";
    const spans = [
      ...(scan(text).templates[0]?.parameters ?? []),
      ...scan(text).media.map(({ caption }) => caption),
    ];
    expect(spans.map((span) => span && text.slice(span.start, span.end))).toEqual([
      " b ",
      " d [[e|f]] <!-- | -->",
      "",
      " A cup",
      null,
    ]);
  });

  it("gives places that hold what was found", () => {
    const text = "x {{a|b}} [[c|d]] [http://e.example f] <ref>g</ref> http://h.example.";
    const {
      templates: [template],
      links: found,
      references: [reference],
    } = scan(text);
    const at = (span: { start: number; end: number } | undefined) => text.slice(span?.start, span?.end);
    expect(at(template)).toBe("{{a|b}}");
    expect(found.map(at)).toEqual(["[[c|d]]", "[http://e.example f]", "http://h.example"]);
    expect(at(reference)).toBe("<ref>g</ref>");
  });
});
