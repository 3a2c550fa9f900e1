import { describe, expect, it } from "vitest";
import { normalisedAddress } from "../../../detectors/heuristic/address.ts";
import { arxivOf, doiOf, isbnOf, pmidOf } from "../../../detectors/heuristic/identifiers.ts";
import { citationsOf } from "../../../detectors/heuristic/works.ts";
import { type Block, emptyMemo } from "../../../src/page/block.ts";
import type { Grammar } from "../../../src/text/markup/grammar.ts";
import { english, grammarIn } from "../../text/wikis.ts";

const blockOf = (text: string): Block => ({
  text,
  bytes: Buffer.byteLength(text),
  grammar: english,
  memo: emptyMemo(),
});
const works = (reference: string) => citationsOf(blockOf(`<ref>${reference}</ref>`))[0]?.works;

describe("normalisedAddress", () => {
  it.each([
    ["http://www.a.example/b/", "a.example/b"],
    ["HTTPS://A.Example:443/B#part", "a.example/B"],
    ["//a.example", "a.example"],
    ["http://a.example/?utm_source=x&id=5&fbclid=y", "a.example?id=5"],
    ["http://a.example/b?utm_medium=x", "a.example/b"],
    ["http://a.example/b.html?pagewanted=all&_r=0", "a.example/b.html"],
    ["http://a.example/b?xtor=RSS-5&wt_mc=x&fb_ref=y&page=2", "a.example/b?page=2"],
    ["http://a.example/#!/b", "a.example/#!/b"],
    ["http://web.archive.org/web/20100101000000/http://www.a.example/b", "a.example/b"],
    ["https://web.archive.org/web/20100101000000id_/https://a.example/b", "a.example/b"],
    ["https://archive.today/2012.01.02-030405/http://a.example/b", "a.example/b"],
    ["http://www.webcitation.org/query?url=http%3A%2F%2Fa.example%2Fb&date=2010-01-01", "a.example/b"],
    ["http://www.webcitation.org/query?url=http://a.example%2F%FCber%C3%BC&date=2010", "a.example/%FCberü"],
    ["http://www.webcitation.org/query?url=http://a.example/M%FCller", "a.example/M%FCller"],
    ["http://wayback.archive-it.org/123/20100101000000/http://a.example/b", "a.example/b"],
    ["https://ghostarchive.org/archive/20221009/https://www.a.example/b", "a.example/b"],
    ["https://webarchive.nationalarchives.gov.uk/20100101/http://a.example/b", "a.example/b"],
    ["https://webarchive.nationalarchives.gov.uk/ukgwa/20100101/http://a.example/b", "a.example/b"],
    ["https://archive.ph/AbCdE", "archive.ph/AbCdE"],
    ["http://www.webcitation.org/5kwKHjskP?url=http://a.example/b", "a.example/b"],
    ["http://archive.wikiwix.com/cache/index2.php?url=http%3A%2F%2Fa.example%2Fb", "a.example/b"],
    ["http://web.archive.org/", "web.archive.org"],
    ["http://пример.example/статья/", "пример.example/статья"],
  ])("reads %s", (address, bare) => expect(normalisedAddress(address)).toBe(bare));
});

describe("identifiers", () => {
  it.each([
    ["10.1000/ABC.5", "10.1000/abc.5"],
    ["doi:10.1000/abc.", "10.1000/abc"],
    ["https://doi.org/10.1000/a%2Fb", "10.1000/a/b"],
    ["(10.1002/(SICI)1097)", "10.1002/(sici)1097"],
    [
      "10.1002/(SICI)1097(1996)15:4&lt;361::AID-SIM168&gt;3.0.CO;2-4",
      "10.1002/(sici)1097(1996)15:4<361::aid-sim168>3.0.co;2-4",
    ],
    [
      "10.1002/(SICI)1097(1996)15:4%3C361::AID-SIM168%3E3.0.CO;2-4",
      "10.1002/(sici)1097(1996)15:4<361::aid-sim168>3.0.co;2-4",
    ],
    ["10.1000/abc<br>", "10.1000/abc"],
    ["10.1/abc", null],
    ["", null],
  ])("takes the DOI of %j", (text, doi) => expect(doiOf(text)).toBe(doi));

  it.each([
    ["0-306-40615-2", "9780306406157"],
    ["978-0-306-40615-7", "9780306406157"],
    ["9780306406157", "9780306406157"],
    ["0 8044 2957 X", "9780804429573"],
    ["12345", null],
    ["", null],
  ])("takes the ISBN of %j", (text, isbn) => expect(isbnOf(text)).toBe(isbn));

  it.each([
    ["0012345", "12345"],
    ["PMID 12345", "12345"],
    ["x".repeat(20), null],
  ])("takes the PMID of %j", (text, pmid) => expect(pmidOf(text)).toBe(pmid));

  it.each([
    ["2101.00001v2", "2101.00001"],
    ["hep-th/9901001", "hep-th/9901001"],
    ["arXiv:math.GT/0309136", "math/0309136"],
    ["none", null],
  ])("takes the arXiv number of %j", (text, arxiv) => expect(arxivOf(text)).toBe(arxiv));
});

describe("the works a reference cites", () => {
  it("cites the words of a link to an address that the wiki gives", () => {
    const [one] = works("[{{fullurl:Old lamps|a=b}} Lamps].") ?? [];
    expect(one).not.toContain("fullurl");
    expect(works("[{{fullurl:Old reefs|a=b}} Reefs].")).not.toEqual([one]);
  });

  it.each([
    ["{{cite journal|title=A|doi=10.1000/X|url=http://a.example}}", ["doi:10.1000/x"]],
    ["{{cite book|title=A|ISBN=0-306-40615-2}}", ["isbn:9780306406157"]],
    ["{{cite book|title=A|isbn=978-0-306-40615-7}}", ["isbn:9780306406157"]],
    ["{{cite book|title=A|id={{ISBN|0-306-40615-2}}}}", ["isbn:9780306406157"]],
    ["{{استشهاد بكتاب|عنوان=أ|ردمك=0-306-40615-2}}", ["isbn:9780306406157"]],
    ["{{یادکرد کتاب|عنوان=آ|شابک=0-306-40615-2}}", ["isbn:9780306406157"]],
    ['{{צ-ספר|שם=א|מסת"ב=0-306-40615-2}}', ["isbn:9780306406157"]],
    ["{{বই উদ্ধৃতি|শিরোনাম=ক|আইএসবিএন=0-306-40615-2}}", ["isbn:9780306406157"]],
    ["{{cite journal|title=A|pmid=123}}", ["pmid:123"]],
    ["{{cite arxiv|eprint=2101.00001}}", ["arxiv:2101.00001"]],
    ["{{cite web|url=http://www.a.example/b/|title=A}}", ["url:a.example/b"]],
    ["{{Internetquelle|url=https://a.example/b|titel=A}}", ["url:a.example/b"]],
    ["{{lien web|lire en ligne=https://a.example/b|titre=A}}", ["url:a.example/b"]],
    ["A. B., ''C'', ISBN 0-306-40615-2, p. 3", ["isbn:9780306406157"]],
    ["A, doi:10.1000/x.", ["doi:10.1000/x"]],
    ["A, https://doi.org/10.1000/x", ["doi:10.1000/x"]],
    ["{{https://a.example/b/}}", ["url:a.example/b"]],
    ["[http://www.ncbi.nlm.nih.gov/pubmed/123 A]", ["pmid:123"]],
    ["[http://www.ncbi.nlm.nih.gov/pubmed/123?dopt=Abstract A]", ["pmid:123"]],
    [
      "{{cite|doi=10.1175/1520(1996)077<0437:TNYRP>2.0.CO;2}}",
      ["doi:10.1175/1520(1996)077<0437:tnyrp>2.0.co;2"],
    ],
    ["[https://arxiv.org/abs/2101.00001v3 A]", ["arxiv:2101.00001"]],
    ["{{cite web|url=https://arxiv.org/pdf/2101.00001v3.pdf|title=A}}", ["arxiv:2101.00001"]],
    [
      "[http://a.example A], archived at http://web.archive.org/web/2010/http://a.example/",
      ["url:a.example"],
    ],
    ["[http://a.example A] [http://www.webcitation.org/5kwKHjskP Archived]", ["url:a.example"]],
    ["[http://a.example A] {{webarchive|url=https://www.webcitation.org/5kwKHjskP}}", ["url:a.example"]],
    ["{{cite web|url=http://a.example}} {{webcite|url=https://archive.today/Xk2j3}}", ["url:a.example"]],
    ["{{webarchive|url=https://archive.today/Xk2j3|title=A}}", ["url:archive.today/Xk2j3"]],
    ["[https://archive.is/Xk2j3 A]", ["url:archive.is/Xk2j3"]],
    ["[http://a.example A]; [http://b.example B]", ["url:a.example", "url:b.example"]],
    ["{{cite web|url=http://a.example}} {{dead link|date=May 2010}}", ["url:a.example"]],
    [
      "{{cite web|url=http://a.example}} {{cite book|isbn=0306406152}}",
      ["url:a.example", "isbn:9780306406157"],
    ],
    ["{{multiref|{{ISBN|0-306-40615-2}}|{{doi|10.1000/x}}}}", ["isbn:9780306406157", "doi:10.1000/x"]],
    ["{{small|Lovelace, ''Notes'', {{ISBN|0-306-40615-2}}}}", ["isbn:9780306406157"]],
    ["{{multiref|[http://a.example A]|{{small|[http://b.example B]}}}}", ["url:a.example", "url:b.example"]],
    ["[http://a.example A]. {{quotation|Rain, [http://b.example B]}}", ["url:a.example", "url:b.example"]],
    ["{{lang|de|[http://a.example A]}}, [http://b.example B]", ["url:a.example", "url:b.example"]],
    ["{{small|[http://a.example A] {{dead link}}}} {{cite web|url=http://b.example}}", ["url:b.example"]],
    [
      "{{multiref|{{cite book|id={{ISBN|0-306-40615-2}}}}|{{cite web|url=http://b.example}}}}",
      ["isbn:9780306406157", "url:b.example"],
    ],
    [
      "{{cite book|last=A|id={{ISBN|0-306-40615-2}}|others={{cite web|url=http://b.example}}}}",
      ["isbn:9780306406157"],
    ],
    ["{{cite web|url=http://a.example|quote={{cite web|url=http://b.example}}}}", ["url:a.example"]],
    ["{{cite book|title=A|others={{cite web|url=http://b.example}}}}", ["url:b.example"]],
    ["{{lien web|lire en ligne={{url|http://a.example}}|titre={{lang|fr|A}}}}", ["url:a.example"]],
  ])("are found in %s", (reference, found) => expect(works(reference)).toEqual(found));

  it("are its words where nothing else is", () => {
    expect(works("Rain,  p. 3.")).toEqual(works("rain, p. 3"));
    expect(works("Rain, p. 3")?.[0]).toMatch(/^text:[0-9a-f]{64}$/);
    expect(works("Rain, p. 3")).not.toEqual(works("Rain, p. 4"));
    expect(works("वर्षा, पृ. ३")).toEqual(works("वर्षा, पृ. ३."));
  });

  it("are those of a title beside a copy in an archive that numbers them", () => {
    const book = "{{cite book|title=Rain|last=Lovelace}}";
    expect(works(`${book} {{webarchive|url=https://archive.today/Xk2j3}}`)).toEqual(works(book));
  });

  it("are the same words in any markup", () => {
    expect(works("[[Ada Lovelace|Lovelace]], ''Notes''&nbsp;– 1843.")).toEqual(
      works('Lovelace: "Notes" (1843)'),
    );
  });

  it.each([
    ["names", "M&uuml;ller &amp; Ros&eacute;, p.&nbsp;5", "M&uuml;ller"],
    ["numbers", "M&#252;ller &#38; Ros&#xE9;, p.&#160;5", "M&#xFC;ller"],
  ])("are the same words with characters given by their %s", (_, reference, author) => {
    expect(works(reference)).toEqual(works("Müller & Rosé, p. 5"));
    const book = (name: string) => works(`{{cite book|last=${name}|title=Rain}}`);
    expect(book(author)).toEqual(book("Müller"));
  });

  it("are title and author where a template tells no more", () => {
    const one = works("{{cite book|last=Ada|title=Notes|pages=4}}");
    expect(one).toEqual(works("{{cite book|title=Notes|last=Ada|year=1843|pages=p. 5}}"));
    expect(one).not.toEqual(works("{{cite book|title=Notes|last=Byron|pages=4}}"));
  });

  it.each(["multiref", "multiref2", "unbulleted list citebundle", "ubl", "small", "nowrap"])(
    "are the same with {{%s}} around their templates as without",
    (name) => {
      const web = "{{cite web|url=http://a.example|title=A}}";
      const other = "{{cite web|url=http://b.example|title=B}}";
      const book = "{{cite book|title=Rain|last=Lovelace}}";
      const diary = "{{cite book|title=Diary|last=Byron}}";
      for (const [one, two] of [
        [web, other],
        [web, book],
        [book, diary],
      ] as const) {
        const bare = works(`${one}; ${two}`);
        expect(works(`{{${name}|${one}|${two}}}`)).toEqual(bare);
        expect(works(`{{${name}|id=x|1=${one} ${two}}}`)).toEqual(bare);
        expect(works(`{{${name}|See also {{small|${one}}}|{{nowrap|{{small|${two}}}}}}}`)).toEqual(bare);
      }
    },
  );

  it("are those of its own templates in a note that has a reference within a template", () => {
    const note = `{{#tag:ref|{{small|A note.<ref>{{cite web|url=http://a.example}}</ref>}}}}`;
    const [outer, inner] = citationsOf(blockOf(note));
    expect(outer?.works).toEqual([expect.stringMatching(/^text:/)]);
    expect(inner?.works).toEqual(["url:a.example"]);
  });

  it("are none where a name is used again or nothing is said", () => {
    expect(citationsOf(blockOf("<ref name=a /><ref></ref>")).map((citation) => citation.works)).toEqual([
      [],
      [],
    ]);
  });

  it("are those of the wiki they stand on, whichever was read before", () => {
    const text = "<ref>{{Vorlage:ISBN|3-16-148410-0}}</ref>";
    const on = (grammar: Grammar) => citationsOf({ ...blockOf(text), grammar })[0]?.works;
    const german = grammarIn("de", { 10: "Vorlage" });
    expect([on(english), on(german)]).toEqual([[expect.stringMatching(/^text:/)], ["isbn:9783161484100"]]);
  });

  it("are found in a hundred thousand references of one line", { tags: "long" }, () => {
    const text = "<ref>{{cite web|url=http://a.example/b}}</ref>".repeat(100_000);
    expect(citationsOf(blockOf(text))).toHaveLength(100_000);
  });

  it("are at most a hundred in one reference", () => {
    const text = Array.from({ length: 1000 }, (_, i) => `{{cite web|url=http://a.example/${i}}}`).join("");
    expect(works(text)).toHaveLength(100);
    expect(works(`{{ubl|${"|{{small|"}${text}}}}}`)).toHaveLength(100);
    expect(works(`{{ubl||{{small|${text}}}}}`.repeat(100))).toHaveLength(100);
  });

  it("are found around and in templates as deep and as many as a page holds", { tags: "long" }, () => {
    const deep = (name: string, inner: string) =>
      `${`{{${name}|`.repeat(10_000)}${inner}${"}}".repeat(10_000)}`;
    const web = "{{cite web|url=http://a.example}}";
    expect(works(deep("small", web))).toHaveLength(1);
    expect(works(`{{small|${"{{small|a}}".repeat(100_000)}}}${web}`)).toEqual(["url:a.example"]);
    expect(works(`{{small|{{small|${`{{small|{{small|a}}${web}}}`.repeat(50_000)}}}}}`)).toEqual([
      "url:a.example",
    ]);
    const list = (depth: number): string => (depth === 0 ? web : `{{ubl|${list(depth - 1).repeat(10)}}}`);
    expect(works(list(5))).toEqual(["url:a.example"]);
  });
});
