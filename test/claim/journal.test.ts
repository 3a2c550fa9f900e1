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
    const state = createPageState(english);
    const journal = createJournal(createSentences());
    for (const entry of history("A lamp.")) {
      if (entry.kind !== "revision") continue;
      const change = state.next(entry.revision);
      const pair = { page: testPage, position: 0, before: null, after: entry.revision, change };
      journal.add(pair, [...valued, ...modified.toReversed()]);
    }
    expect(looks).toBeLessThan(1_000);
    const found = journal.entries.map((_, place) => journal.full(place)?.values?.subject.from);
    expect(found).toEqual(keys.toReversed());
  });
});
