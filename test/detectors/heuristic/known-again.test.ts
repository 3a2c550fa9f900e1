import { describe, expect, it } from "vitest";
import { normalisedAddress } from "../../../detectors/heuristic/address.ts";
import { createKnownAgain } from "../../../detectors/heuristic/known-again.ts";
import { isSite, pageOfAddress } from "../../../detectors/heuristic/page-of-address.ts";
import { keysOfWork } from "../../../detectors/heuristic/work-keys.ts";
import { citationsOf } from "../../../detectors/heuristic/works.ts";
import { readWritten } from "../../../detectors/heuristic/written.ts";
import { createPageState } from "../../../src/page/page-state.ts";
import { history } from "../../../src/testing.ts";
import { english } from "../../text/wikis.ts";
import { lastCitations } from "./subjects.ts";

describe("pageOfAddress", () => {
  it.each([
    ["https://www.amazon.com/Mills-North/dp/0306406152/ref=sr_1", "isbn:9780306406157"],
    ["https://amazon.co.uk/gp/product/0306406152", "isbn:9780306406157"],
    ["https://www.amazon.com/dp/B00ABCDEFG", "amazon:B00ABCDEFG"],
    ["https://books.google.com/books?id=Ab_-12345678&pg=PA5", "google:Ab_-12345678"],
    ["https://books.google.co.uk/books?hl=en&id=Ab_-12345678", "google:Ab_-12345678"],
    ["https://www.google.com/books/edition/Mills/Ab_-12345678?gbpv=1", "google:Ab_-12345678"],
    ["https://m.mills.example/A%20b", "page:mills.example/a b"],
    ["https://en.m.mills.example/a", "page:en.mills.example/a"],
    ["https://mills.example/a/index.html", "page:mills.example/a"],
    ["https://mills.example/index.php?title=a", "page:mills.example/index.php?title=a"],
    ["https://mills.example/", "page:mills.example"],
    ["https://m.example/", "page:m.example"],
    ["https://m.youtube.com/watch?app=desktop&v=abcdefghijk", "youtube:abcdefghijk"],
    ["https://www.youtube.com/embed/abcdefghijk?start=5", "youtube:abcdefghijk"],
    ["https://www.youtube.com/user/abcdefghijk", "page:youtube.com/user/abcdefghijk"],
    ["https://archive.org/stream/millsofnorth00smit/mills_djvu.txt", "archive:millsofnorth00smit"],
    ["https://x.com/mills/status/1234", "status:1234"],
    ["https://www.jstor.org/stable/1234?seq=1", "jstor:1234"],
  ])("reads %s", (address, page) => expect(pageOfAddress(normalisedAddress(address))).toBe(page));

  it("knows a site from its pages", () => {
    expect(["page:a.example", "page:a.example/b", "google:Ab_-12345678"].map(isSite)).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("the keys of a work", () => {
  const keys = (work: string, content: string) => [...keysOfWork(work, readWritten(`<ref>${content}</ref>`))];

  it("are all that a template names it by", () => {
    const call =
      "{{cite journal|doi=10.1000/x|pmid=123|url=https://a.example/b|chapter-url=https://a.example/c}}";
    expect(keys("doi:10.1000/x", call)).toEqual([
      "doi:10.1000/x",
      "pmid:123",
      "url:a.example/b",
      "page:a.example/b",
      "url:a.example/c",
      "page:a.example/c",
    ]);
  });

  it("are no other work's of the same reference", () => {
    const prose = "[https://a.example/b B], [https://a.example/c C]";
    expect(keys("url:a.example/b", prose)).toEqual(["url:a.example/b", "page:a.example/b"]);
    const calls = "{{cite book|isbn=0306406152}} {{cite web|url=https://a.example/c}}";
    expect(keys("isbn:9780306406157", calls)).toEqual(["isbn:9780306406157"]);
  });

  it("are no site as a whole", () => {
    expect(keys("isbn:9780306406157", "A, ISBN 0-306-40615-2, [https://a.example/ B]")).toEqual([
      "isbn:9780306406157",
    ]);
  });
});

describe("createKnownAgain", () => {
  it("reads each work once, however many it is compared with", () => {
    let reads = 0;
    const cited = (name: string) => {
      const state = createPageState(english);
      const [side] = history(`<ref>{{cite web|url=https://${name}.example/a|title=${name}}}</ref>`).flatMap(
        (entry) => (entry.kind === "revision" ? [state.next(entry.revision).after] : []),
      );
      const [found] = side?.blocks.flatMap((block) => citationsOf(block)) ?? [];
      if (side === undefined || found === undefined) throw new Error("nothing is cited");
      return {
        at: [{ block: 0, found, side }] as const,
        standingSeconds: 0,
        uses: { after: 0, before: 1 },
        get work() {
          reads += 1;
          return `url:${name}.example/a`;
        },
      };
    };
    const [fewer, more] = ["mills", "boats"].map((name) => [1, 2, 3, 4, 5, 6, 7].map((i) => cited(name + i)));
    const known = createKnownAgain(fewer ?? [], more ?? []);
    reads = 0;
    const pairs = (fewer ?? []).flatMap((from) => (more ?? []).map((to) => ({ from, to })));
    for (const { from, to } of pairs) {
      known.isReworded({ from, to, basis: "sentence", at: [from.at[0], to.at[0]] });
    }
    expect([pairs.length, reads]).toEqual([49, 14]);
  });
});

// Whatever stands around it: a sentence, another one after the edit, or a template.
describe.each([
  [
    "one sentence",
    (ref: string) => `The mill grinds rye.${ref}`,
    (ref: string) => `The mill grinds rye.${ref}`,
  ],
  [
    "two sentences",
    (ref: string) => `The mill grinds rye.${ref}`,
    (ref: string) => `Nobody lives there.${ref}`,
  ],
  ["a template", (ref: string) => `{{Mill|a=1${ref}}}`, (ref: string) => `{{Mill|a=2${ref}}}`],
])("one work in other words, in %s", (_, first, second) => {
  const forms = [
    "{{cite book|title=Mills of the old North|last=Smith|url=https://mills.example/a}}",
    "{{cite book|title=Mills of the old North|last=Smith|url=https://mills.example/a|isbn=0306406152}}",
    "{{cite book|title=Mills of the old North|last=Smith|isbn=978-0-306-40615-7|doi=10.1000/x}}",
    "{{cite book|title=Mills of the old North|last=Smith|doi=10.1000/x|pmid=5}}",
    "{{cite book|title=Mills|pmid=5|url=https://mills.example/b}}",
    "[https://m.mills.example/b/index.html Mills of the old North]",
    "[https://rivers.example/7 Mills of the old North, revised]",
  ];
  const pairs = forms.slice(1).map((form, i) => [forms[i] ?? "", form] as const);

  it.each(pairs.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]))(
    "is no event: %s, %s",
    async (one, other) => {
      expect(await lastCitations(first(`<ref>${one}</ref>`), second(`<ref>${other}</ref>`))).toEqual([]);
    },
  );

  it("is told where it is another", async () => {
    const other = "<ref>{{cite book|title=Bread and salt|last=Brown|isbn=9780804429573}}</ref>";
    expect(await lastCitations(first(`<ref>${forms[0]}</ref>`), second(other))).not.toEqual([]);
  });
});

describe("one work behind one sentence", () => {
  const page = (one: string) => `The mill grinds rye.<ref>${one}</ref>`;
  const told = (one: string, other: string) => lastCitations(page(one), page(other));
  const book = "Arden, Rosa. Mills: A Survey of the North. Quay Press. 1998. p. 4";

  it.each([
    [
      "how its reference begins",
      `${book} However, it should be said that many others call each of these a windmill.`,
      `${book}; Weir, Colin. Rivers and their Dams. Harbour Books, second edition`,
    ],
    [
      "its title",
      "Arden, Rosa. 1998. ''Mills: A Survey of the North''. Quay. p. 202",
      'Old stones. Arden in "Mills: A Survey of the North", op. cit.',
    ],
  ])("is known by %s", async (_, one, other) => {
    expect(await told(one, other)).toEqual([]);
    expect(await told(other, one)).toEqual([]);
  });

  it.each([
    [
      "a newspaper",
      "“Storm takes a sail”, ''The Northern Daily Post'', 5 June 2005",
      "Weir, Colin, ''The Northern Daily Post'', 3 May 2004",
    ],
    [
      "an author and a list of works",
      "Arden, ''Mills of the North'' and ''Rivers of the South''",
      "Arden, ''Bread of the East''; Weir, ''Salt of the West''; Hill, ''Sails over the Sound''",
    ],
    ["an author", "Arden, Rosa. Mills. Quay Press, 1998", "Arden, Rosa. Bread and salt. Hill, 2004"],
  ])("is not known by %s", async (_, one, other) => {
    expect(await told(one, other)).not.toEqual([]);
  });
});

describe("one work behind other sentences", () => {
  const told = (one: string, other: string) =>
    lastCitations(`The mill grinds rye.<ref>${one}</ref>`, `Nobody lives there.<ref>${other}</ref>`);
  const book = "Arden, Rosa. Mills: A Survey of the North. Quay Press. 1998. p. 4";
  const quotation =
    '"What the wheel cannot turn, the wind will turn in the end, as every miller on the river knows."';

  it.each([
    ["a quotation in front", `${quotation} ${book}`],
    ["a quotation and a word that leads to it", `${quotation} In: ${book}.`],
    [
      "a remark in front",
      `Many a writer has said since then that none of this was ever seen by anybody: ${book}`,
    ],
  ])("is known by its words with %s", async (_, longer) => {
    expect(await told(book, longer)).toEqual([]);
    expect(await told(longer, book)).toEqual([]);
  });

  it.each([
    [
      "of other works in front",
      book,
      `Weir, Colin. Rivers and their Dams. Harbour Books, 2004, p. 7; Hill, Ann. Sails over the Sound. Lantern House, 2011, p. 31; ${book}`,
    ],
    ["of a page that was not closed", book, `. ${quotation} All of this was said before.<ref>${book}`],
    [
      "of a template with another title",
      "{{cite book|title=Mills}}",
      `${quotation} {{cite book|title=Salt}}`,
    ],
    ["of fewer than five words", "Arden, Mills, page 4", `${quotation} Arden, Mills, page 4`],
  ])("is not known by the words %s", async (_, one, other) => {
    expect(await told(one, other)).not.toEqual([]);
  });
});

describe("a note of author and year", () => {
  const page = (one: string) => `The mill grinds rye.<ref>${one}</ref>`;
  const told = async (one: string, other: string) =>
    (await lastCitations(page(one), page(other))).map(({ type }) => type);

  it.each([
    ["author", "Smith 2001, p. 5.", "Jones 2001, p. 5."],
    ["author of a page spelled out", "Smith 2001, page 5.", "Jones 2001, page 5."],
    ["author in a template", "{{harvnb|Smith|2001|p=5}}", "{{harvnb|Jones|2001|p=5}}"],
    ["authors in a template", "{{harvnb|Smith|Brown|2001|p=5}}", "{{harvnb|Jones|Green|2001|p=5}}"],
    ["author and year in a template", "{{harvnb|Smith|2001|pp=5–7}}", "{{harvnb|Jones|2003|pp=5–7}}"],
    ["year", "Smith 2001, p. 5.", "Smith 2003, p. 5."],
    ["year in a template", "{{harvnb|Smith|2001|p=5}}", "{{harvnb|Smith|2003|p=5}}"],
    ["letter of the year", "Smith 2001a, p. 5.", "Smith 2001b, p. 5."],
    ["author where a template comes", "Smith 2001, p. 5.", "{{harvnb|Jones|2001|p=5}}"],
    ["author told in full", "Smith 2001, p. 5", "Jones, Bob. A History of Bread. Harrow Press 2001, p. 5"],
    ["template named after its work", "{{Smith 2001|p=5}}", "{{Jones 2001|p=5}}"],
    ["number of a database", "{{cite Q|Q12345}}", "{{cite Q|Q98765}}"],
    ["Russian author", "Иванов 2001, с. 5", "Петров 2001, с. 5"],
    ["Chinese author", "王力 2001，第5页", "李四 2001，第5页"],
  ])("is told where it names another %s", async (_, one, other) => {
    expect(await told(one, other)).toEqual(["citation_replaced"]);
    expect(await told(other, one)).toEqual(["citation_replaced"]);
  });

  it.each([
    ["another page", "Smith 2001, p. 5", "Smith 2001, p. 6"],
    ["pages past a thousand", "Smith, Mills, p. 1234", "Smith, Mills, p. 1240"],
    ["other pages", "Smith 2001, pp. 5–7", "Smith 2001, pp. 12–15"],
    ["another page in a template", "{{harvnb|Smith|2001|p=5}}", "{{harvnb|Smith|2001|p=6}}"],
    ["other pages in a template", "{{harvnb|Smith|2001|pp=5–7}}", "{{harvnb|Smith|2001|pp=12–15}}"],
    ["a template for its words", "Smith (2001), page 5", "{{harvnb|Smith|2001|pp=7–9}}"],
    ["another template", "{{harvtxt|Smith|2001|p=5}}", "{{harvnb|Smith|2001|p=5}}"],
    ["a template around it", "{{harvnb|Smith|2001|p=5}}", "{{small|{{harvnb|Smith|2001|p=5}}}}"],
    ["an author more", "{{harvnb|Smith|2001|p=5}}", "{{harvnb|Smith|Brown|2001|p=5}}"],
    ["a first name", "Smith 2001, page 5", "Smith, John 2001, p. 5"],
    ["a remark", "Smith 2001, p. 5", "See Smith 2001, p. 5, who says that nobody else ever did so."],
    ["a letter of the year", "Smith 2001, p. 5", "Smith 2001a, p. 5"],
    ["no year", "Smith 2001, p. 5", "Smith, p. 5"],
    ["a slip", "Smith 2001, p. 5", "Smtih 2001, p. 5"],
    ["a slip in a template", "{{harvnb|Smith|2001|p=5}}", "{{harvnb|Smyth|2001|p=5}}"],
    ["letters for fun", "Smith 2001, p. 5", "Smiiiiith 2001, p. 5"],
    ["another spelling", "Müller 2001, S. 5", "Mueller 2001, S. 5"],
    ["a link", "Smith 2001, p. 5", "[[Ann Smith (miller)|Smith]] 2001, p. 5"],
    ["an address", "Smith 2001, p. 5", "[https://mills.example/2004/a Smith 2001], p. 5"],
    ["another day of reading", "Smith, Mills. Read 5 May 2009", "Smith, Mills. Read 7 May 2010"],
    [
      "the work in full",
      "Smith 2001, p. 5",
      "{{cite book|last=Smith|first=Ann|title=Mills of the North|year=2001|page=5|isbn=0-306-40615-2}}",
    ],
    ["the work in its words", "Smith 2001", "Smith, Ann. Mills of the North. Harrow: Quay Press, 2001, p. 5"],
    [
      "the work in full for a template",
      "{{harvnb|Smith|2001}}",
      "Smith, Ann. Mills of the North. Quay, 2001.",
    ],
    ["a row of letters", "Smith 2001, p. 5", `Smith 2001, p. 5 ${"a".repeat(100_000)}`],
  ])("is one work with %s", async (_, one, other) => {
    expect(await told(one, other)).toEqual([]);
    expect(await told(other, one)).toEqual([]);
  });

  it("is one work elsewhere with another page, and not by another author", async () => {
    const elsewhere = async (one: string, other: string) =>
      (await lastCitations(`The mill grinds rye.<ref>${one}</ref>`, `Nobody lives.<ref>${other}</ref>`)).map(
        ({ type }) => type,
      );
    const [smith, page, jones] = ["Smith|2001|p=5", "Smith|2001|p=6", "Jones|2001|p=5"].map(
      (said) => `{{harvnb|${said}}}`,
    );
    expect(await elsewhere(smith ?? "", page ?? "")).toEqual([]);
    expect(await elsewhere(smith ?? "", jones ?? "")).toEqual(["citation_added", "citation_removed"]);
  });
});

describe("templates with parameters of their own language", () => {
  const told = async (one: string, other: string) =>
    (await lastCitations(`Tea is hot.<ref>${one}</ref>`, `Tea is hot.<ref>${other}</ref>`)).map(
      ({ type }) => type,
    );

  it("tell another book though the names of parameters are most of their words", async () => {
    const call = (author: string, title: string, year: string, page: string) =>
      `{{צ-ספר |מחבר=${author} |שם=${title} |מו"ל=אלפא |שנת הוצאה=${year} |עמ=${page}}}`;
    expect(
      await told(call("כהן", "טירות הריין", "1999", "12"), call("לוי", "יער ואחו", "1998", "13")),
    ).toEqual(["citation_replaced"]);
    expect(
      await told(call("כהן", "טירות הריין", "1999", "12"), call("כהן", "טירות הריין", "1999", "13")),
    ).toEqual([]);
  });

  it.each([
    ["{{Cytuj |nazwisko=", "Nowak", "Kos", " |tytuł=Stare miasto nad rzeką |url="],
    ["{{Cita web |apellidos=", "Ruiz", "Paz", " |título=La vieja ciudad del río |url="],
    ["{{Webbref |efternamn=", "Berg", "Lind", " |titel=Den gamla staden vid ån |url="],
  ])("tell another author's page of the same title (%s)", async (start, one, other, title) => {
    const call = (author: string, page: string) => `${start}${author}${title}https://a.example/${page}}}`;
    expect(await told(call(one, "b"), call(other, "c"))).toEqual(["citation_replaced"]);
    expect(await told(call(one, "b"), call(one, "c"))).toEqual([]);
  });
});

describe("references in several words that become uses of one name", () => {
  const told = async (before: string, after: string) =>
    (await lastCitations(before, after)).map(({ type, evidence }) => [type, evidence.uses]);

  const short = 'Ada Miller, "Water". The Small Book of Mills. Edited by Ian Lee. Quay Press, 2003.';
  const long = `${short} Quay Reference Online. Quay Press.`;
  const apart = `Mills are old.<ref>${short}</ref>\n\nThey grind rye.<ref>${long}</ref>`;
  const named = `<ref name=m>Miller, Ada. "Water". The Small Book of Mills. Edited by Ian Lee. Quay Press, 2003.</ref>`;

  it("are one work, both ways", async () => {
    const together = `Mills are old.${named}\n\nThey grind rye.<ref name=m />`;
    expect(await told(apart, together)).toEqual([]);
    expect(await told(together, apart)).toEqual([]);
  });

  it("are found behind many works that are known by an identifier, and cited at more places", async () => {
    const each = (reference: (i: number) => string) =>
      Array.from({ length: 40 }, (_, i) => `Mill ${i} is old.${reference(i)}\n\n`).join("");
    const url = (i: number) => `url=http://a.example/${i}`;
    const once = each((i) => `<ref>{{cite web|${url(i)}}}</ref>`);
    const twice = each((i) => `<ref>{{cite web|${url(i)}|doi=10.1000/x${i}}}</ref>`.repeat(2));
    const [before, after] = [
      `Wheat grows.<ref>${long}</ref> It is sown.`,
      `Wheat grows. It is sown.${named}`,
    ];
    const found = await told(once + before, twice + after);
    expect(found).toEqual(Array.from({ length: 40 }, () => ["citation_added", { after: 2, before: 1 }]));
  });

  it("are still one use less where one of them went", async () => {
    const one = `Mills are old.${named}\n\nThey grind rye.`;
    expect(await told(apart, one)).toEqual([["citation_removed", { after: 0, before: 1 }]]);
  });
});
