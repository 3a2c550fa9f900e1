import { describe, expect, it } from "vitest";
import { createJournal } from "../../src/claim/journal.ts";
import { createSentences } from "../../src/claim/sentences.ts";
import type { Finding } from "../../src/detector.ts";
import { createPageState } from "../../src/page/page-state.ts";
import { history, testPage } from "../../src/testing.ts";
import { english } from "../text/wikis.ts";

describe("createJournal", () => {
  it("finds the values of each edit without a look at those of all others", () => {
    let looks = 0;
    const keys = Array.from({ length: 100 }, (_, i) => `lamp ${i}`);
    const valued = keys.map((key): Finding => {
      const subject = {
        get from() {
          looks += 1;
          return key;
        },
        to: "lamp",
      };
      return { type: "claim_value_changed", subject, evidence: {} };
    });
    const modified = keys.map((key): Finding => {
      const subject = { from: [key], relation: "edit", to: ["lamp"] };
      return { type: "sentence_modified", subject, evidence: {} };
    });
    const { valuesFrom } = journalOf([...valued, ...modified.toReversed()]);
    expect(looks).toBeLessThan(1_000);
    expect(valuesFrom()).toEqual(keys.toReversed());
  });

  it("gives a sentence that came back the first change of values that led to it, and no edit the same", () => {
    const valued = ["red", "blue"].map((from): Finding => {
      return { type: "claim_value_changed", subject: { from, to: "lamp" }, evidence: {} };
    });
    const back: Finding = { type: "sentence_reintroduced", subject: { sentence: "lamp" }, evidence: {} };
    const modified = ["red", "blue"].map((from): Finding => {
      const subject = { from: [from], relation: "edit", to: ["lamp"] };
      return { type: "sentence_modified", subject, evidence: {} };
    });
    const { valuesFrom } = journalOf([...valued, back, ...modified]);
    expect(valuesFrom()).toEqual(["red", undefined, "blue"]);
  });
});

/** The journal of a page of one revision, by its findings; gives for each entry the sentence whose values it took. */
function journalOf(findings: readonly Finding[]) {
  const state = createPageState(english);
  const journal = createJournal(createSentences());
  for (const entry of history("A lamp.")) {
    if (entry.kind !== "revision") continue;
    const change = state.next(entry.revision);
    journal.add({ page: testPage, position: 0, before: null, after: entry.revision, change }, findings);
  }
  return {
    valuesFrom: () => journal.entries.map((_, place) => journal.full(place)?.values?.subject.from),
  };
}
