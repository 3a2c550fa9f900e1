import { describe, expect, it } from "vitest";
import { shortEvent } from "../../src/cli/mcp/short-event.ts";
import type { HistoryEvent } from "../../src/event.ts";
import { testEvent } from "../support/test-event.ts";

/** What the line says behind the id, the type and the place. */
function told(type: string, subject: HistoryEvent["subject"], evidence: HistoryEvent["evidence"] = {}) {
  return shortEvent({ ...testEvent, type, subject, evidence }).replace(/^0{12} \S+: /, "");
}

const digest = "a".repeat(64);

describe("shortEvent", () => {
  it("begins with the id, the type and the section", () => {
    const event = { ...testEvent, type: "link_changed", subject: { action: "added" } };
    expect(shortEvent({ ...event, evidence: { section: ["Oil", "Lamps"] } })).toBe(
      `${"0".repeat(12)} link_changed in Oil > Lamps: action added`,
    );
  });

  it("leaves out what is absent, empty or false", () => {
    const evidence = { caption: null, name: "", inReference: false, links: [] };
    expect(told("link_changed", { action: "added" }, evidence)).toBe("action added");
  });

  it("says at which revisions it may have happened, and which model judged", () => {
    const { parameters } = testEvent.FactProvenance;
    const boundary = { path: "model", model: "m", promptDigest: digest, responseDigest: digest } as const;
    const FactProvenance = {
      ...testEvent.FactProvenance,
      attribution: { kind: "range", candidates: [4, 5] } as const,
      parameters: { ...parameters, boundary: { ...boundary, answer: "a", confidence: null } },
    };
    const event = { ...testEvent, FactProvenance, subject: { action: "added" }, evidence: {} };
    expect(shortEvent(event)).toMatch(/: action added; at one of revisions 4, 5; judged by model$/);
  });

  it("marks what differs, and leaves out what that says already", () => {
    const [from, to] = ["{{use aa}}", "{{user aa}}"];
    const subject = { action: "changed", element: "cell", from, to };
    expect(told("table_changed", subject, { before: from, after: to, row: 2 })).toBe(
      "{{[-use-]{+user+} aa}} | action changed; element cell; row 2",
    );
    expect(told("sentence_removed", { sentence: digest }, { before: "One lamp.", section: [] })).toBe(
      "[-One lamp.-]",
    );
  });

  it("tells what was before what is, in whatever order the event has them", () => {
    const counts = [{ before: 0, after: 1 }, JSON.parse('{"after":1,"before":0}')];
    expect(counts.map((uses) => told("citation_added", { work: "isbn:1" }, { uses }))).toEqual([
      "uses before 0, after 1; work isbn:1",
      "uses before 0, after 1; work isbn:1",
    ]);
  });

  it("tells a fact also where its word stands in the text by chance", () => {
    const subject = { template: "Lamp", parameter: "1", from: "3", to: "1 Lamp" };
    expect(told("template_parameter_changed", subject)).toBe("[-3-]{+1 Lamp+} | parameter 1; template Lamp");
    const link = { action: "added", element: "external", target: "https://x.example" };
    expect(told("link_changed", link, { before: null, after: "[https://x.example added]" })).toContain(
      "| action added;",
    );
  });

  it("tells a name that the words do not show whole", () => {
    const file = `Lamp ${"of an old tower ".repeat(8)}.jpg`;
    const [before, after] = [`[[File:${file}|left|x]]`, `[[File:${file}|left|y]]`];
    expect(told("media_changed", { action: "changed", name: file }, { before, after })).toContain(
      "; name Lamp of",
    );
  });

  it("names the sections between which a sentence moved, with no mark of a text that came", () => {
    const moved = { sentence: digest, from: ["Oil"], to: [] };
    expect(told("sentence_moved", moved, { after: "One lamp." })).toBe("One lamp. (from Oil to the lead)");
  });

  it("shows headings above each other as one", () => {
    const evidence = { before: ["Oil"], after: ["Lamps", "Oil"] };
    expect(told("section_changed", { action: "moved" }, evidence)).toBe("{+Lamps > +}Oil | action moved");
  });

  it("shows a reference as it is written, in one line", () => {
    expect(
      told("citation_added", { work: "url:x.example" }, { source: "<ref>\nhttps://x.example</ref>" }),
    ).toBe("{+<ref> https://x.example</ref>+} | work url:x.example");
  });

  it("has the names of users instead of their ids, and headings instead of digests", () => {
    const pairs = [{ actors: ["Ada", "Bo"], reverts: [2, 1] }];
    expect(told("revert_war", { actors: [17, 18], firstRevert: 4 }, { pairs, reverts: 3 })).toBe(
      "first revert 4; pairs actors (Ada, Bo), reverts (2, 1); reverts 3",
    );
    expect(told("talk_activity", { trigger: "topic", topics: [digest] }, { topics: ["Oil"], posts: 1 })).toBe(
      "posts 1; topics Oil; trigger topic",
    );
  });

  it("calls a hidden user one", () => {
    expect(told("revert_identity", { restored: 1 }, { authors: ["Bo", null] })).toBe(
      "authors Bo, a hidden user; restored 1",
    );
  });

  it("cuts no character in half", () => {
    const line = told("sentence_removed", {}, { before: `a${"🦊".repeat(300)}` });
    expect(line.isWellFormed()).toBe(true);
  });
});
