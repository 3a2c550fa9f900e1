import { describe, expect, it } from "vitest";
import { lastEvents } from "./subjects.ts";

const types = ["citation_added", "citation_removed", "citation_replaced"];
const rain = "Rain falls from clouds that cool in the evening.";
const snow = "Snow lies on the hills until the end of spring.";
const told = async (before: string, after: string) =>
  (await lastEvents(types, before, after)).map(({ type, evidence }) => [
    type,
    evidence.basis,
    evidence.before,
    evidence.after,
  ]);

const plain = "Ada, Rain of the North, 1990, p. 4";
const link = "[http://a.example/b Ada]";
const template = "{{cite web|url=http://a.example/b|title=Rain}}";
const other = "[http://b.example/c Snow]";
const third = "[http://c.example/d Hail]";
const ref = (content: string) => `<ref>${content}</ref>`;

describe("words of a reference to the same work", () => {
  it.each([
    ["behind words", ref(plain), ref(`${plain}. Ada is a turnip`)],
    ["behind a link", ref(link), ref(`${link} is a turnip`)],
    ["that stand there once already", ref(`${link} Ada is not late.`), ref(`${link} Ada is not not late.`)],
    ["that stand there once still", ref(`${link} Rain, rain.`), ref(`${link} Rain.`)],
    ["behind a template", ref(template), ref(`${template} Ada is a turnip`)],
    ["that went", ref(`${template} See the last chapter.`), ref(template)],
    ["of another number", ref(plain), ref(plain.replace("1990, p. 4", "1990, p. 5"))],
    ["of another Roman number", ref(`${plain}, n. iv`), ref(`${plain}, n. ix`)],
    ["under a name", `<ref name=a>${plain}</ref>`, `<ref name=a>${plain}, turnip</ref>`],
    ["with a name that came", ref(plain), `<ref name=a>${plain}, turnip</ref>`],
    ["of a note", `<ref group=n>${plain}, all year</ref>`, `<ref group=n>${plain}, turnip</ref>`],
    ["of a function", `{{#tag:ref|${plain}}}`, `{{#tag:ref|${plain}, turnip}}`],
  ])("are told: %s", async (_, before, after) => {
    expect(await told(rain + before, rain + after)).toEqual([["citation_replaced", "work", before, after]]);
  });

  it("are not told of a reference of which only a part could be compared", async () => {
    const many = Array.from({ length: 4000 }, (_, i) => `word${i}`).join(" ");
    const [before, after] = ["Ada", "Ada of the north"].map((label) =>
      ref(`[http://a.example/b ${label}] ${many}`),
    );
    expect(await told(`${rain}${before}`, `${rain}${after}`)).toEqual([]);
    const short = ref(`${link} turnip`);
    expect(await told(`${rain}${before}`, `${rain}${short}`)).toEqual([]);
    expect(await told(`${rain}${short}`, `${rain}${before}`)).toEqual([]);
  });

  it("are told of the reference that has the same name, wherever it stands now", async () => {
    const named = (name: string, words: string) => `<ref name=${name}>${link} ${words}</ref>`;
    const [a, b] = [named("a", "one"), named("b", "two")];
    const [a2, b2] = [named("a", "one turnip"), named("b", "two turnip")];
    expect(await told(`${rain}${a}${b}`, `${rain}${b2}${a2}`)).toEqual([
      ["citation_replaced", "work", a, a2],
      ["citation_replaced", "work", b, b2],
    ]);
  });

  it("are told of the reference that begins with the same work, whatever their order and names", async () => {
    const page = (...references: readonly string[]) => rain + references.join("");
    const before = page(`<ref name=a>${link} one</ref>`, `<ref name=b>${other}; ${link} two</ref>`);
    const after = page(
      `<ref name=d>${other}; ${link} two turnip</ref>`,
      `<ref name=c>${link} one turnip</ref>`,
    );
    expect((await told(before, after)).map(([, , was, is]) => [was, is])).toEqual([
      [`<ref name=a>${link} one</ref>`, `<ref name=c>${link} one turnip</ref>`],
      [`<ref name=b>${other}; ${link} two</ref>`, `<ref name=d>${other}; ${link} two turnip</ref>`],
    ]);
  });

  it("are told of a text that goes on defining a name which a list defined, too", async () => {
    const [before, after] = ["one", "one turnip"].map((words) => `<ref name=a>${link} ${words}</ref>`);
    const list = `<references>\n<ref name=a>${link} two</ref>\n</references>`;
    expect(await told(`${rain}${before}\n${list}`, `${rain}${after}`)).toContainEqual([
      "citation_replaced",
      "work",
      before,
      after,
    ]);
  });

  it("are told with the time for which a work known by its words was cited, and its uses", async () => {
    const [event] = await lastEvents(types, rain + ref(plain), rain + ref(`${plain}, turnip`));
    expect(event?.evidence).toMatchObject({
      standingSeconds: 3600,
      fromUses: { before: 1, after: 0 },
      toUses: { before: 0, after: 1 },
    });
  });

  it("leave a use that went to its own event", async () => {
    const page = (words: string, more: string) => `${rain}<ref name=a>${template}${words}</ref>${more}`;
    const events = await lastEvents(
      types,
      page("", " It snows.<ref name=a />"),
      page(" Turnip", " It snows."),
    );
    expect(events.map(({ type, evidence: { uses, fromUses } }) => [type, uses ?? fromUses])).toEqual([
      ["citation_replaced", { before: 1, after: 1 }],
      ["citation_removed", { before: 2, after: 1 }],
    ]);
  });

  it("are told of a definition in a list that is used", async () => {
    const page = (words: string) =>
      `${rain}<ref name=a />\n<references>\n<ref name=a>${template}${words}</ref>\n</references>`;
    expect(await told(page(""), page(" Turnip"))).toHaveLength(1);
    const unused = (words: string) => page(words).replace("<ref name=a />", "");
    expect(await told(unused(""), unused(" Turnip"))).toEqual([]);
  });

  it.each([
    ["loses its first work", ref(`${other}; ${link}`), ref(`${link} Ada is a turnip`)],
    ["gains a work before its first", ref(`${link} Ada is a turnip`), ref(`${other}; ${link}`)],
    ["has another first work", ref(`${other}; ${link}`), ref(`${third}; ${link} turnip`)],
  ])("are told of a list that %s", async (_, before, after) => {
    expect(await told(rain + before, rain + after)).toContainEqual([
      "citation_replaced",
      "work",
      before,
      after,
    ]);
  });

  it("are not told where two lists begin with another work, and it would be a guess which is which", async () => {
    const page = (...lists: readonly string[]) => rain + lists.map(ref).join(`\n\n${snow}`);
    const before = page(`${other}; ${link}`, `${third}; ${link}`);
    const events = await lastEvents(types, before, page(`${link} turnip`));
    expect(events.filter(({ evidence }) => evidence.basis === "work")).toEqual([]);
  });

  it.each([
    [
      "by their words",
      ref("Rosé, M&uuml;hlen &#8211; Br&uuml;cken, 1990, p.&#160;4"),
      ref("Rosé, Mühlen – Brücken, 1990, p. 4"),
    ],
    ["by an address", ref(`${link} Ros&eacute; 1990&ndash;95`), ref(`${link} Rosé 1990–95`)],
    ["by author and year", "{{sfn|M&uuml;hler|1990}}", "{{sfn|Mühler|1990}}"],
  ])("are the same if characters are given by name or number: a work known %s", async (_, before, after) => {
    expect(await told(rain + before, rain + after)).toEqual([]);
    expect(await told(rain + after, rain + before)).toEqual([]);
  });

  it.each([
    ["places", "{{sfn|Mühler|1990|p=4}}", "{{sfn|p=4|2=1990|1=Mühler}}"],
    ["places of several works", "{{sfnm|Mühler|1990|Rosé|1995}}", "{{sfnm|1=Mühler|2=1990|3=Rosé|4=1995}}"],
    [
      "years before authors",
      "{{sfnm|1a1=Mühler|1a2=Berg|1y=1990|2a1=Rosé|2y=1995}}",
      "{{sfnm|1y=1990|1a2=Berg|1a1=Mühler|2y=1995|2a1=Rosé}}",
    ],
  ])("are the same if the parameters of a short note are written otherwise: %s", async (_, before, after) => {
    expect(await told(rain + before, rain + after)).toEqual([]);
    expect(await told(rain + after, rain + before)).toEqual([]);
  });

  it("are told where the reference moves", async () => {
    const [before, after] = [ref(plain), ref(`${plain}. Turnip`)];
    expect(await told(`${rain}${before}\n\n${snow}`, `${rain}\n\n${snow}${after}`)).toEqual([
      ["citation_replaced", "work", before, after],
    ]);
  });

  it("are told once where two equal references change alike", async () => {
    const page = (words: string) => `${rain}${ref(words)}\n\n${snow}${ref(words)}`;
    expect(await told(page(plain), page(`${plain}. Turnip`))).toHaveLength(1);
  });

  it.each([
    ["white space, punctuation and markup", ref(plain), ref(`  ''Ada''; Rain of  the North (1990), p. 4.`)],
    ["letters before a page", ref(plain), ref(plain.replace("p.", "pp."))],
    ["letters right before a page", ref(plain), ref(plain.replace("p. ", "p"))],
    ["dashes in a number", ref(`${plain}-5`), ref(`${plain}–5`)],
    ["dashes that come into a number", ref(`${plain}, no. 12345`), ref(`${plain}, no. 12-345`)],
    ["a number as long as an identifier", ref(`${link} 1234567`), ref(`${link} 7654321`)],
    ["a space that is given by its name", ref(plain), ref(plain.replace(" 1990", "&nbsp;1990"))],
    ["the note that a template makes", `{{refn|${link}}}`, `{{refn|${link} turnip}}`],
    ["the order of words", ref(plain), ref("Rain of the North, Ada, 1990, p. 4")],
    ["the order of words said twice", ref(`${plain}. Rain`), ref("Rain of Rain the North, Ada, 1990, p. 4")],
    ["words that a template takes", ref(`${link}, Rain`), ref(template.replace("|title", "|last=Ada|title"))],
    ["the label of a link", ref(link), ref("[http://a.example/b Turnip]")],
    [
      "the label of a link before a template",
      ref(`${link} ${template}`),
      ref(`[http://a.example/b Turnip] ${template}`),
    ],
    ["a parameter of a template", ref(template), ref(template.replace("Rain", "Turnip"))],
    ["another of several that was reworded", ref(link) + ref(`${link} one`), ref(`${link} two`)],
  ])("are not told: %s", async (_, before, after) => {
    const events = await lastEvents(types, rain + before, rain + after);
    expect(events.filter(({ evidence }) => evidence.basis === "work")).toEqual([]);
  });
});
