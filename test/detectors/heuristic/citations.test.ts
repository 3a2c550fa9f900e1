import { describe, expect, it } from "vitest";
import { heuristic } from "../../../detectors/heuristic.ts";
import { detect, history } from "../../../src/testing.ts";
import { lastEvents } from "./subjects.ts";

const types = ["citation_added", "citation_removed", "citation_replaced"];
const last = async (...texts: readonly string[]) =>
  (await lastEvents(types, ...texts)).map(({ type, subject }) => [type, subject]);

const rain = "Rain falls from clouds that cool in the evening.";
const snow = "Snow lies on the hills until the end of spring.";
const cite = (path: string) => `{{cite web|url=http://a.example/${path}|title=A}}`;
const web = (path: string) => `<ref>${cite(path)}</ref>`;
const defined = (path: string) => `<ref name=${path}>http://a.example/${path}</ref>`;
const added = (path: string) => ["citation_added", { work: `url:a.example/${path}` }];
const removed = (path: string) => ["citation_removed", { work: `url:a.example/${path}` }];
const replaced = (from: string, to: string) => [
  "citation_replaced",
  { from: `url:a.example/${from}`, to: `url:a.example/${to}` },
];

describe("citations", () => {
  it("replace each other where an older wording of their sentence comes back", async () => {
    const [late, early] = [rain, rain.replace("evening", "early evening")];
    const found = await last(early, late + web("b"), `${early}${web("c")} ${snow}`);
    expect(found).toEqual([replaced("b", "c")]);
  });

  it("come and go where an older wording comes back in another section", async () => {
    const [late, early] = [rain, rain.replace("evening", "early evening")];
    const found = await last(
      early,
      `== Hills ==\n${late}${web("b")}`,
      `== Coast ==\n${early}${web("c")} ${snow}`,
    );
    expect(found).toEqual([removed("b"), added("c")]);
  });

  it("come and go where another sentence comes back", async () => {
    const found = await last(rain, snow + web("b"), `${rain}${web("c")} It is wet.`);
    expect(found).toEqual([removed("b"), added("c")]);
  });

  it.each([
    ["one that came", rain, rain + web("b"), [added("b")]],
    ["one that went", rain + web("b"), rain, [removed("b")]],
    ["a named one", rain, `${rain}<ref name=b>http://a.example/b</ref>`, [added("b")]],
    ["a second place", rain + web("b"), `${rain}${web("b")} ${snow}${web("b")}`, [added("b")]],
    [
      "a name used again",
      `${rain}<ref name=b>http://a.example/b</ref> ${snow}`,
      `${rain}<ref name=b>http://a.example/b</ref> ${snow}<ref name=b />`,
      [added("b")],
    ],
    ["one by a parser function", rain, `${rain}{{#tag:ref|http://a.example/b}}`, [added("b")]],
    ["one in a note of a template", rain, `${rain}{{efn|See ${cite("b")}.}}`, [added("b")]],
    ["an address in a note", `${rain}{{refn|group=n|See [http://a.example/b here].}}`, rain, [removed("b")]],
    [
      "another one in a note",
      `${rain}{{refn|${cite("b")}}}`,
      `${rain}{{refn|{{cite web|url=http://a.example/c|title=Snow}}}}`,
      [replaced("b", "c")],
    ],
    [
      "a note's name used again",
      `${rain}{{efn|name=n|${cite("b")}}} ${snow}`,
      `${rain}{{efn|name=n|${cite("b")}}} ${snow}{{efn|name=n}}`,
      [added("b")],
    ],
    [
      "words alone, beside a note of a template that says something else",
      `${rain}<ref>Ada, Rain, 1990.</ref>{{efn|It falls in drops.}}`,
      `${rain}{{efn|It falls.}}`,
      [["citation_removed", { work: expect.stringMatching(/^text:/) }]],
    ],
    [
      "words alone, beside a note of a template that says the same",
      `${rain}<ref>Ada, Rain, 1990.</ref> ${snow}{{efn|Ada, Rain, 1990.}}`,
      `${rain} ${snow}{{efn|Ada, Rain, 1990.}}`,
      [["citation_removed", { work: expect.stringMatching(/^text:/) }]],
    ],
    [
      "a reference in a note, for itself",
      `${rain}{{efn|A note.}}`,
      `${rain}{{efn|A note.${web("b")}}}`,
      [added("b")],
    ],
    ["one by the template that Hebrew has for it", rain, `${rain}{{הערה|http://a.example/b}}`, [added("b")]],
    ["one in a template", "{{box|a=}}", `{{box|a=${web("b")}}}`, [added("b")]],
    [
      "one in the list of references",
      `${rain}<ref name=b />`,
      `${rain}<ref name=b />\n<references>\n<ref name=b>http://a.example/b</ref>\n</references>`,
      [added("b")],
    ],
    ["Hindi", "वर्षा बादलों से गिरती है।", `वर्षा बादलों से गिरती है।${web("b")}`, [added("b")]],
    ["Chinese", "雨从云中落下。", `雨从云中落下。${web("b")}`, [added("b")]],
    ["another work for one sentence", rain + web("b"), rain + web("c"), [replaced("b", "c")]],
    [
      "another work for the second value that has its name",
      `{{box|a=1<ref name=b />|c=2<!-- <ref name=b /> --><ref name=b />}}\n${defined("b")}${defined("c")}`,
      `{{box|a=1<ref name=b />|c=2<!-- <ref name=b /> --><ref name=c />}}\n${defined("b")}${defined("c")}`,
      [replaced("b", "c")],
    ],
    [
      "another work at an address that is not UTF-8",
      rain + web("M%FCller"),
      rain + web("M%F6ller"),
      [replaced("M%FCller", "M%F6ller")],
    ],
    [
      "another work for a sentence that was edited too",
      rain + web("b"),
      `${rain.replace("evening", "morning")}${web("c")}`,
      [replaced("b", "c")],
    ],
    [
      "another work under one name, far away",
      `${rain}<ref name=n>http://a.example/b</ref>\n\n${snow}`,
      `${rain}\n\n${snow}<ref name=n>http://a.example/c</ref>`,
      [replaced("b", "c")],
    ],
    [
      "two works for two, each in a reference of its own",
      rain + web("b") + web("c"),
      rain + web("d") + web("e"),
      [replaced("b", "d"), replaced("c", "e")],
    ],
    // Which of two took a place would be a guess.
    [
      "one work where two went",
      rain + web("b") + web("c"),
      rain + web("d"),
      [removed("b"), removed("c"), added("d")],
    ],
    [
      "two works where one went",
      rain + web("b"),
      rain + web("c") + web("d"),
      [removed("b"), added("c"), added("d")],
    ],
    [
      "a list of works where another list went",
      `${rain}<ref>http://a.example/b http://a.example/c</ref>`,
      `${rain}<ref>http://a.example/d http://a.example/e</ref>`,
      [removed("b"), removed("c"), added("d"), added("e")],
    ],
    [
      "one work of a list that is another",
      `${rain}<ref>http://a.example/b http://a.example/c</ref>`,
      `${rain}<ref>http://a.example/b http://a.example/d</ref>`,
      [replaced("c", "d")],
    ],
    [
      "one more work in a template around others",
      `${rain}<ref>{{multiref|${cite("b")}}}</ref>`,
      `${rain}<ref>{{multiref|${cite("b")}|${cite("c")}}}</ref>`,
      [added("c")],
    ],
    [
      "one that went from two templates around others",
      `${rain}<ref>{{small|{{ubl|${cite("b")}|${cite("c")}}}}}</ref>`,
      `${rain}<ref>{{small|{{ubl|${cite("c")}}}}}</ref>`,
      [removed("b")],
    ],
    [
      "a work that went beside one that is worded anew",
      `${rain}<ref>Smith, Ann. Mills of the North, 1904.</ref>${web("b")}`,
      `${rain}<ref>Smith, Ann. Mills of the North, 1904, p. 5.</ref>`,
      [["citation_replaced", { from: expect.any(String), to: expect.any(String) }], removed("b")],
    ],
  ])("finds %s", async (_, before, after, found) => {
    expect(await last(before, after)).toEqual(found);
  });

  it.each([
    ["a reference that moves", `${rain}${web("b")}\n\n${snow}`, `${rain}\n\n${snow}${web("b")}`],
    ["another form of one work", rain + web("b"), `${rain}<ref>A: [https://www.a.example/b/ here]</ref>`],
    [
      "an archived copy",
      rain + web("b"),
      `${rain}<ref>http://web.archive.org/web/2010/http://a.example/b</ref>`,
    ],
    [
      "a copy in an archive that numbers them",
      `${rain}<ref>[http://a.example/b A page]</ref>`,
      `${rain}<ref>[http://a.example/b A page] {{webarchive|url=https://www.webcitation.org/5kwKHjskP}}</ref>`,
    ],
    [
      "an ISBN written otherwise",
      `${rain}<ref>ISBN 0-306-40615-2</ref>`,
      `${rain}<ref>{{cite book|isbn=9780306406157}}</ref>`,
    ],
    [
      "a template that comes around works",
      `${rain}<ref>${cite("b")}; ${cite("c")}</ref>`,
      `${rain}<ref>{{multiref|${cite("b")}|${cite("c")}}}</ref>`,
    ],
    [
      "a template that goes from around works",
      `${rain}<ref>{{nowrap|${cite("b")}}} {{small|${cite("c")}}}</ref>`,
      `${rain}<ref>${cite("b")}</ref><ref>${cite("c")}</ref>`,
    ],
    [
      "another template around works, with books in it that have no identifier",
      `${rain}<ref>{{ubl|{{cite book|title=Clouds|last=Ada}}|{{cite book|title=Hills|last=Byron}}}}</ref>`,
      `${rain}<ref>{{multiref2|{{cite book|title=Clouds|last=Ada}}|{{cite book|title=Hills|last=Byron|p=5}}}}</ref>`,
    ],
    [
      "a note by a template in the place of one by a tag",
      `${rain}<ref group=n>${cite("b")}</ref>`,
      `${rain}{{efn|${cite("b")}}}`,
    ],
    [
      "a note that explains, by a template in the place of a tag",
      `${rain}<ref group=n>It falls in [[drop]]s.</ref>`,
      `${rain}{{efn|It falls in [[drop]]s.}}`,
    ],
    [
      "a note that explains at two places, by a tag in the place of a template",
      `${rain}{{efn|name=n|It falls in drops.}} ${snow}{{efn|name=n}}`,
      `${rain}<ref group=n name=n>It falls in drops.</ref> ${snow}<ref group=n name=n />`,
    ],
    ["a note that explains and names no work", rain, `${rain}{{efn|It falls {{nowrap|in drops}}.}}`],
    ["a name for one that had none", rain + web("b"), rain + web("b").replace("<ref>", "<ref name=b>")],
    ["a link outside a reference", rain, `${rain} http://a.example/b`],
    ["a citation template outside a reference", rain, `${rain} {{cite web|url=http://a.example/b}}`],
    ["an ampersand written otherwise", rain + web("?b&amp;c"), rain + web("?b&c")],
    ["a name that stands for nothing", rain, `${rain}<ref name=b />`],
    ["nowiki", rain, `${rain}<nowiki>${web("b")}</nowiki>`],
    ["a comment", rain, `${rain}<!-- ${web("b")} -->`],
    ["a reference nobody closed", rain, `${rain}<ref>http://a.example/b`],
    ["the list of references", rain, `${rain}\n<references />`],
  ])("is silent on %s", async (_, before, after) => {
    expect(await last(before, after)).toEqual([]);
  });

  it("does not call it a replacement where the sentences are others", async () => {
    expect(await last(`${rain}${web("b")}\n\n${snow}`, `${rain}\n\n${snow}${web("c")}`)).toEqual([
      removed("b"),
      added("c"),
    ]);
  });

  it("shows the reference that came, and none to another page of its work", async () => {
    const old = "<ref>Ada, Rain, ISBN 0521369738, p. 9.</ref>";
    const now = "<ref>Ada, Rain, ISBN 0521369738, p. 4.</ref>";
    const [event] = await lastEvents(types, `${rain} ${snow}${old}`, `${rain}${now} ${snow}${old}`);
    expect(event?.evidence).toMatchObject({ source: now, uses: { before: 1, after: 2 } });
    const both = `${rain}<ref>Ada, Sun.</ref>${now} ${snow}${old} It is cold in winter.<ref>Bo, Ice.</ref>`;
    const [gone] = await lastEvents(types, both, `${rain} ${snow}${old} It is cold in winter.`);
    expect(gone?.evidence).toMatchObject({ source: now, uses: { before: 2, after: 1 } });
  });

  it("counts uses over the whole page", async () => {
    const define = "<ref name=b>http://a.example/b</ref>";
    const [event] = await lastEvents(
      types,
      `${rain}${define}\n\n${snow}<ref name=b />`,
      `${rain}${define}\n\n${snow}<ref name=b />\n\nHail.<ref name=b />`,
    );
    expect(event?.evidence).toEqual({
      name: "b",
      section: [],
      source: "<ref name=b />",
      uses: { after: 3, before: 2 },
    });
  });

  describe("of two references that become one with the addresses of both", () => {
    const [a, b] = ["http://a.example/u", "http://b.example/v"];
    const two = `${rain}<ref>${a}</ref> ${snow}<ref>${b}</ref>`;
    const one = `${rain}<ref>{{cite web|doi=10.1000/xyz|url=${a}|archive-url=${b}}}</ref> ${snow}`;

    it("finds the use that went, and the one that comes back", async () => {
      for (const [texts, type, uses] of [
        [[two, one], "citation_removed", { after: 1, before: 2 }],
        [[two, one, two], "citation_added", { after: 2, before: 1 }],
      ] as const) {
        const [event, ...more] = await lastEvents(types, ...texts);
        expect([event?.type, event?.evidence.uses]).toEqual([type, uses]);
        expect(more).toEqual([]);
      }
    });

    it("tells how long each was cited, in other words too", async () => {
      const events = await lastEvents(types, two, one, two, "");
      expect(events.map(({ evidence }) => evidence.standingSeconds)).toEqual([10800, 10800]);
    });

    it("stays silent where they were one reference before", async () => {
      expect(await lastEvents(types, `${rain}<ref>${a} ${b}</ref> ${snow}`, one)).toEqual([]);
    });
  });

  describe("of a work that is told in other words", () => {
    const written = (page: string) => `<ref name=b>Ada Lamb, Of the rain on the old hills, ${page}.</ref>`;
    const twice = `${rain}${written("page 6")} ${snow}<ref name=b />`;

    it("finds a use that came", async () => {
      const [event, ...more] = await lastEvents(types, `${rain}${written("p. 6")} ${snow}`, twice);
      expect([event?.type, event?.evidence.uses]).toEqual(["citation_added", { after: 2, before: 1 }]);
      expect(more).toEqual([]);
    });

    it("finds a use that went", async () => {
      const [event, ...more] = await lastEvents(types, twice, `${rain}${written("p. 6")} ${snow}`);
      expect([event?.type, event?.evidence.uses]).toEqual(["citation_removed", { after: 1, before: 2 }]);
      expect(more).toEqual([]);
    });
  });

  it.each(["http://a.example/b", "ISBN 0-306-40615-2"])(
    "counts what a reference in a note cites, %s, once",
    async (cited) => {
      const note = `{{#tag:ref|Some say it was the other hill.<ref>${cited}</ref>}}`;
      const events = await lastEvents(types, rain, rain + note);
      expect(events.map(({ evidence }) => evidence.uses)).toEqual([
        { after: 1, before: 0 },
        { after: 1, before: 0 },
      ]);
      expect(new Set(events.map(({ evidence }) => evidence.source))).toEqual(
        new Set([note, `<ref>${cited}</ref>`]),
      );
    },
  );

  it("takes no note for another where a reference in it is", async () => {
    const note = (path: string) => `${rain}{{#tag:ref|Some say it was the other hill.${web(path)}}}`;
    expect(await last(note("b"), note("c"))).toEqual([replaced("b", "c")]);
  });

  it("takes all uses along when a definition goes", async () => {
    const define = "<ref name=b>http://a.example/b</ref>";
    const [event] = await lastEvents(
      types,
      `${rain}${define}\n\n${snow}<ref name=b />`,
      `${rain}\n\n${snow}<ref name=b />`,
    );
    expect(event?.type).toBe("citation_removed");
    expect(event?.evidence).toMatchObject({ uses: { after: 0, before: 2 } });
  });

  describe("of references that a list defines", () => {
    const b = "<ref name=b>http://a.example/b</ref>";
    const use = "<ref name=b />";
    const listed = (...references: readonly string[]) =>
      `<references>\n${references.join("\n")}\n</references>`;
    const reflist = (...references: readonly string[]) => `{{reflist|refs=\n${references.join("\n")}\n}}`;
    const page = (cited: string, list: string) => `${rain}${cited}\n\n${snow}\n\n== Notes ==\n${list}\n`;

    it.each([
      ["one that moves into the list", page(b, "<references />"), page(use, listed(b))],
      ["one that moves out of it", page(use, listed(b)), page(b, "<references />")],
      ["one that moves into a template", page(b, "{{reflist}}"), page(use, reflist(b))],
      ["one that gets a name in the list", page(web("b"), "{{reflist}}"), page(use, reflist(b))],
      ["all that move, uses and all", page(b + use, "{{reflist}}"), page(use + use, reflist(b))],
      ["a list that becomes a template", page(use, listed(b)), page(use, reflist(b))],
      ["one that nobody uses", page("", "<references />"), page("", listed(b))],
      ["one that nobody used", page("", listed(b)), page("", "<references />")],
      ["one without a name", page("", "<references />"), page("", listed(web("b")))],
      ["a use in the list", page(b, "<references />"), page(b, listed(use))],
      ["what the text defines too", page(b, "<references />"), page(b, listed(b))],
      ["what the text defined too", page(b, listed(b)), page(use, listed(b))],
      [
        "another work for a name of the text",
        page(b + use, "<references />"),
        page(b + use, listed("<ref name=b>http://a.example/c</ref>")),
      ],
      [
        "one of another group",
        page(use, "<references />"),
        page(use, listed("<ref name=b group=g>http://a.example/b</ref>")),
      ],
      [
        "a list of another group",
        page(use, "<references />"),
        page(use, `<references group=g>${b}</references>`),
      ],
      [
        "an order turned round",
        page(use, listed(b, "<ref name=c>c</ref>")),
        page(use, listed("<ref name=c>c</ref>", b)),
      ],
      ["a list that loses a comment", page(use, listed(b, "<!-- c -->")), page(use, listed(b))],
    ])("is silent on %s", async (_, before, after) => {
      expect(await last(before, after)).toEqual([]);
    });

    it.each([
      ["a use that came", page("", listed(b)), page(use, listed(b)), [added("b")]],
      ["a use that went", page(use, listed(b)), page("", listed(b)), [removed("b")]],
      ["a definition that went", page(use, listed(b)), page(use, "<references />"), [removed("b")]],
      [
        "another work under its name",
        page(use, listed(b)),
        page(use, listed(b.replace("/b", "/c"))),
        [replaced("b", "c")],
      ],
      [
        "a group of the list",
        page("<ref name=b group=g />", ""),
        page("<ref name=b group=g />", `{{reflist|group=g|refs=${b}}}`),
        [added("b")],
      ],
      ["a list that lost its end", page("", listed(b)), page("", `<references>\n${b}`), [added("b")]],
      ["a list that got its end", page("", `<references>\n${b}`), page("", listed(b)), [removed("b")]],
      ["a list that lost its beginning", page("", listed(b)), page("", `${b}\n</references>`), [added("b")]],
      ["a list in a comment", page(use, `<!-- <references> --> ${b}`), page(use, listed(b)), [removed("b")]],
      ["a use by a template", page("", reflist(b)), page("{{r|b}}", reflist(b)), [added("b")]],
      ["a use by a template in the infobox", reflist(b), `{{box|a=1{{r|c|b}}}}${reflist(b)}`, [added("b")]],
      [
        "the text's work for the list's",
        page(use, listed(b)),
        page(`${use}<ref name=b>http://a.example/c</ref>`, listed(b)),
        [replaced("b", "c")],
      ],
      [
        "the list's work for the text's",
        page(`${use}<ref name=b>http://a.example/c</ref>`, listed(b)),
        page(use, listed(b)),
        [replaced("c", "b")],
      ],
    ])("finds %s", async (_, before, after, found) => {
      expect(await last(before, after)).toEqual(found);
    });

    it("counts uses alone", async () => {
      const [event] = await lastEvents(types, page(use, listed(b)), page(use + use, listed(b)));
      expect(event?.evidence).toMatchObject({ source: use, uses: { before: 1, after: 2 } });
    });

    it("shows the list's reference where the text took its name", async () => {
      const [event] = await lastEvents(
        types,
        page(use, listed(b)),
        page(`${use}<ref name=b>http://a.example/c</ref>`, listed(b)),
      );
      expect(event?.evidence).toMatchObject({ before: b, fromUses: { before: 1, after: 0 } });
    });

    it("shows the reference that defined the name the text took, whatever else cites the work there", async () => {
      const [event] = await lastEvents(
        types,
        page(use, listed("<ref>http://a.example/b</ref>", b.replace("=b", "=c"), b)),
        page(
          `${use}<ref name=b>http://a.example/c http://a.example/d</ref>`,
          listed("<ref>http://a.example/b</ref>", b.replace("=b", "=c"), b),
        ),
      );
      expect(event?.type).toBe("citation_removed");
      expect(event?.evidence).toMatchObject({ source: b, uses: { before: 1, after: 0 } });
    });

    it("shows no definition that says nothing", async () => {
      const empty = "<references>\n<ref name=b />\n</references>\n";
      const [event] = await lastEvents(types, "", `${empty}${rain}${b}`);
      expect(event?.evidence).toMatchObject({ source: b, uses: { before: 0, after: 1 } });
    });

    it("finds the same whatever the page was before", async () => {
      const [before, after] = [page("", listed(b)), page(use, listed(b))];
      const detours = [before, page(b, listed()), `<references>\n${b}`, "", page(use, reflist(b))];
      const found = await Promise.all(detours.map((detour) => last(detour, before, after)));
      expect(found).toEqual(detours.map(() => [added("b")]));
    });
  });

  describe("of a name that stands for several works", () => {
    const book = (n: number) => `https://books.google.com/books?id=Ab_-12345678&pg=PA${n}`;

    it("takes one of them for another page of their book wherever the walk began", async () => {
      const named = `<ref name=b>${book(2)}</ref> <ref name=b>${book(1)}</ref>`;
      const events = await lastEvents(types, `<ref name=b /> ${named}`, `<ref>${book(3)}</ref>`);
      const uses = events.map(({ type, evidence }) => [type, evidence.uses]);
      expect(uses).toContainEqual(["citation_removed", { after: 0, before: 2 }]);
      expect(uses).toContainEqual(["citation_removed", { after: 1, before: 2 }]);
      expect(uses).toHaveLength(2);
    });

    it("knows each by the reference that cites it", async () => {
      const defined = "<ref name=b>ISBN 0-306-40615-2</ref> <ref name=b>http://a.example/b</ref>";
      expect(
        await last(
          `${rain}<ref name=b />\n\n${defined}`,
          `${rain}\n\n${defined}\n\n${snow}<ref>PMID 12345, ISBN 0-306-40615-2</ref>`,
        ),
      ).toEqual([["citation_added", { work: "pmid:12345" }], removed("b")]);
    });
  });

  it("keeps groups apart", async () => {
    const text = `${rain}<ref name=b>http://a.example/b</ref>`;
    expect(await last(text, `${text} ${snow}<ref name=b group=g />`)).toEqual([]);
  });

  it("is quiet through a flood of edits without references", async () => {
    const flood = history(...Array.from({ length: 200 }, (_, i) => `${rain} ${i}`));
    const events = await detect(heuristic, flood);
    expect(events.map(({ type }) => type)).toEqual(["page_lifecycle_changed"]);
  });

  it("finds nothing in an empty history", async () => {
    expect(await detect(heuristic, history())).toEqual([]);
  });

  it("starts afresh when a page was blanked and came back", async () => {
    expect(await last(rain + web("b"), "", rain + web("b"))).toEqual([added("b")]);
  });

  it("compares with the last text that could be read", async () => {
    const hidden = { text: { state: "hidden" as const } };
    const events = await detect(heuristic, history(rain, hidden, rain + web("b")));
    const [event] = events.filter(({ type }) => type === "citation_added");
    expect(event?.FactProvenance.attribution).toEqual({ candidates: [2, 3], kind: "range" });
  });

  it.each([
    ["since it came", [rain, rain + web("b"), rain + web("b"), rain], 7200],
    ["since it last came", [rain + web("b"), rain, rain + snow + web("b"), rain + snow], 3600],
    ["through a blanking that is reverted", [rain + web("b"), "", rain + web("b"), rain], 10_800],
    [
      "at the place that is left, too",
      [rain + web("b"), `${rain}${web("b")} ${snow}${web("b")}`, rain + web("b")],
      7200,
    ],
    [
      "in other words before",
      [
        `${rain}<ref>Ada Lamp, Rain and its clouds, 1990.</ref>`,
        `${rain}<ref>Ada Lamp, Rain and its clouds, London, 1990, page 5.</ref>`,
        rain,
      ],
      7200,
    ],
    [
      "in other words, and at a place more",
      [
        `${rain}<ref name=b>Ada Lamp, Rain and its clouds, 1990.</ref> ${snow}`,
        `${rain}<ref name=b>Ada Lamp, Rain and its clouds, London, 1990, page 5.</ref> ${snow}<ref name=b />`,
        `${rain} ${snow}`,
      ],
      7200,
    ],
    ["until another took its place", [rain + web("b"), rain + web("b"), rain + web("c")], 7200],
  ])("tells how long a work was cited: %s", async (_, texts, seconds) => {
    const events = await lastEvents(types, ...texts);
    expect(events.map(({ evidence }) => evidence.standingSeconds)).toEqual([seconds]);
  });
});
