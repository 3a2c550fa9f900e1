import { describe, expect, it } from "vitest";
import { revisionLines } from "../../../src/cli/export/revision-lines.ts";
import type { Attribution, HistoryEvent } from "../../../src/event.ts";
import { canonicalJson } from "../../../src/json.ts";
import { testEvent } from "../../support/test-event.ts";

const head = "- [2020-01-01 00:00](https://wiki.example/wiki/Special:PermanentLink/2) a hidden user";

function told(...events: readonly [Partial<HistoryEvent>, ...Partial<HistoryEvent>[]]): readonly string[] {
  const [first, ...rest] = events;
  const shown = { ...testEvent, evidence: {}, observed: { ...testEvent.observed, comment: null } };
  const whole = (event: Partial<HistoryEvent>) => ({ ...shown, ...event });
  return revisionLines([whole(first), ...rest.map(whole)])
    .trimEnd()
    .split("\n");
}

function sentence(type: string, evidence: HistoryEvent["evidence"], subject = {}): Partial<HistoryEvent> {
  return { type, theme: "claims", subject, evidence };
}

describe("revisionLines", () => {
  it("says when, who and why once, and puts alike events of one section in one line", () => {
    const section = ["Lamps"];
    const observed = {
      ...testEvent.observed,
      comment: " a *new* lamp ",
      user: { name: "Ada", kind: "account" },
    } as const;
    const lines = told(
      { ...sentence("sentence_first_seen", { after: "One.", section }), observed },
      sentence("sentence_removed", { before: "Two.", section }),
      sentence("sentence_first_seen", { after: "Three.", section }),
    );
    expect(lines).toEqual([
      head.replace("a hidden user", "Ada (*a \\*new\\* lamp*)"),
      "  - **sentence first seen**, in Lamps: <ins>One.</ins> <ins>Three.</ins>",
      "  - **sentence removed**, in Lamps: <del>Two.</del>",
    ]);
  });

  it("marks what differs within a sentence, and shows it once where only a value changed", () => {
    const subject = { from: "a", to: "b" };
    const texts = { before: "It burns 5 lamps.", after: "It burns 6 lamps." };
    const lines = told(
      sentence("sentence_modified", texts, { from: ["a"], to: ["b"], relation: "edit" }),
      sentence("claim_value_changed", texts, subject),
    );
    expect(lines).toEqual([head, "  - **value changed**: It burns <del>5</del><ins>6</ins> lamps."]);
  });

  it("shows two texts with little in common one after the other", () => {
    const texts = { before: "It burns at night.", after: "Nobody has seen a light there for years." };
    expect(told(sentence("sentence_modified", texts))[1]).toContain(
      "<del>It burns at night.</del> <ins>Nobody has seen a light there for years.</ins>",
    );
  });

  it("marks no difference that only comes from where evidence cut two long texts", () => {
    const words = Array.from({ length: 60 }, (_, i) => `word${i}`).join(" ");
    const cut = (text: string) => `${text.slice(0, 300)}…`;
    const [, line] = told(sentence("sentence_modified", { before: cut(words), after: cut(`New ${words}`) }));
    expect(line).toMatch(/: <ins>New <\/ins>word0 [^<]*…$/);
  });

  it("leaves out a link and a template that the citation shows", () => {
    const source = "<ref>{{cite|url=https://x.example}}</ref>";
    const link = { action: "added", element: "external", target: "https://x.example" };
    const lines = told(
      {
        type: "link_changed",
        subject: link,
        evidence: { after: "https://x.example", before: null, inReference: true },
      },
      {
        type: "template_added",
        subject: { inReference: true },
        evidence: { after: "{{cite|url=https://x.example}}" },
      },
      {
        type: "link_changed",
        subject: link,
        evidence: { after: "https://y.example", before: null, inReference: true },
      },
      { type: "citation_added", subject: { work: "w" }, evidence: { source } },
    );
    expect(lines.slice(1).map((line) => line.split(":")[0])).toEqual([
      "  - **link added**",
      "  - **citation added**",
    ]);
    expect(lines[1]).toContain("y.example");
  });

  it("leaves out a changed value that the citation shows with space around its =, among any amount of it", () => {
    const source = (year: string) => `<ref>{{cite|year\n=\t${year}}}${"\t".repeat(500_000)}a</ref>`;
    const changed = (from: string, to: string) => ({
      type: "template_parameter_changed",
      subject: { from, inReference: true, parameter: "year", template: "Cite", to },
    });
    const lines = told(changed("1904", "1911"), changed("1904", "1912"), {
      type: "citation_replaced",
      evidence: { after: source("1911"), before: source("1904") },
    });
    expect(lines).toHaveLength(3);
    expect(lines[1]).toBe("  - **template parameter changed**: Cite, year: <del>1904</del> <ins>1912</ins>");
  });

  it("looks for links in no more text of citations than there is time for", () => {
    const link = (after: string) => ({
      type: "link_changed",
      subject: { action: "added", element: "wikilink", target: after },
      evidence: { after, before: null, inReference: true },
    });
    const citation = (source: string) => ({ type: "citation_added", subject: {}, evidence: { source } });
    const long = citation(`<ref>[[Lamp]]${"a".repeat(1_000_000)}</ref>`);
    const shown = (times: number) => {
      const lamps = Array.from({ length: times }, () => link("[[Lamp]]"));
      return told(link("[[Oil]]"), ...lamps, long, citation("<ref>[[Oil]]</ref>"))[1];
    };
    expect(shown(990)).toMatch(/citation added/);
    expect(shown(1_010)).toMatch(/link added\*\*: <ins>\S*Lamp/);
    const others = Array.from({ length: 10 }, () => citation("a".repeat(100_000)));
    expect(
      told(link("[[Lamp]]"), ...Array.from({ length: 989 }, () => link("[[Lamp]]")), ...others, long)[1],
    ).toMatch(/link added\*\*: <ins>\S*Lamp/);
  });

  it("says who was undone, for how long it had stood, and what went along", () => {
    const evidence = {
      authors: ["Bo", null],
      selfRevert: false,
      spanSeconds: 7200,
      consequences: { sentence_removed: 2 },
    };
    expect(told({ subject: { restored: 1, reverted: [2, 3] }, evidence }).slice(1)).toEqual([
      "  - **revert**: undoes 2 revisions (edits by Bo, a hidden user), the first of which stood for 2 hours; the text is that of revision 1 again",
      "  - along with the whole text: sentence removed 2",
    ]);
  });

  it("says the same of an event that the store kept, whose members come back in another order", () => {
    const protections = [{ action: "edit", level: "sysop", expiry: null }];
    const protectedPage = {
      type: "page_lifecycle_changed",
      subject: { change: "protected", protections },
      evidence: { consequences: { sentence_removed: 2, link_changed: 1 } },
    };
    const lines = told(protectedPage);
    expect(lines).toContain("  - along with the whole text: link changed 1, sentence removed 2");
    expect(told(JSON.parse(canonicalJson(protectedPage)))).toEqual(lines);
  });

  it("shows twenty of many alike, and how many more there are", () => {
    const many = Array.from({ length: 25 }, (_, i) => sentence("sentence_removed", { before: `No ${i}.` }));
    const [, line] = told(sentence("sentence_removed", { before: "First." }), ...many);
    expect(line?.match(/<del>/g)).toHaveLength(20);
    expect(line).toMatch(/ … and 6 more$/);
  });

  it("says where an edit may be another's, as texts before it cannot be read", () => {
    const among = (...candidates: number[]) => saidOf({ kind: "range", candidates });
    const saidOf = (attribution: Attribution) => {
      return told({ FactProvenance: { ...testEvent.FactProvenance, attribution } })[0];
    };
    expect(among(1, 2)).toMatch(/, or whoever saved the revision before, whose text cannot be read$/);
    expect(among(1, 2, 3)).toMatch(
      /, or whoever saved one of the 2 revisions before, whose texts cannot be read$/,
    );
    expect(saidOf({ kind: "range", candidates: [1, 9], omitted: 7 })).toContain(
      "one of the 8 revisions before",
    );
  });

  it("names the topics that a talk page opened, and what came before in the article", () => {
    const FactProvenance = {
      ...testEvent.FactProvenance,
      parameters: { boundary: { path: "heuristic" }, talkPostHours: 48 },
    } as const;
    const evidence = {
      topics: ["Lamps", "Oil"],
      posts: 2,
      sign: { type: "revert_war", revision: 7, secondsAgo: 7200 },
    };
    const talk = (subject: HistoryEvent["subject"]) =>
      told({ type: "talk_activity", subject, evidence, FactProvenance })[1];
    expect(talk({ trigger: "topic", topics: ["0".repeat(64), "1".repeat(64)] })).toBe(
      "  - **talk activity**: opens the topics “Lamps”, “Oil”, 2 hours after an edit war in revision 7 of the article",
    );
    expect(talk({ trigger: "posts", topics: [] })).toBe(
      "  - **talk activity**: 2 posts within 48 hours, 2 hours after an edit war in revision 7 of the article",
    );
  });

  it("shows another reference's changed parameter, whose value a citation has too", () => {
    const subject = { template: "Cite", parameter: "year", from: null, to: "2019", inReference: true };
    const lines = told(
      { type: "template_parameter_changed", subject },
      {
        type: "citation_added",
        subject: { work: "w" },
        evidence: { source: "<ref>{{Cite|year=2019}}</ref>" },
      },
    );
    expect(lines[1]).toBe("  - **template parameter changed**: Cite, year: <ins>2019</ins>");
    const [, replaced] = told(
      { type: "template_parameter_changed", subject: { ...subject, from: "2018" } },
      {
        type: "citation_replaced",
        subject: { from: "v", to: "w" },
        evidence: { before: "<ref>{{Cite|year = 2018}}</ref>", after: "<ref>{{Cite|year=2019}}</ref>" },
      },
    );
    expect(replaced).toMatch(/^ {2}- \*\*citation replaced/);
  });
});
