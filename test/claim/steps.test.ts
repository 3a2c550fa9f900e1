import { describe, expect, it } from "vitest";
import { openJournal } from "../../src/claim/journal.ts";
import { createSentences } from "../../src/claim/sentences.ts";
import { stepsOf } from "../../src/claim/steps.ts";
import { history, testPage } from "../../src/testing.ts";

const [first] = history({ id: 9, text: "a" });
if (first?.kind !== "revision") throw new Error("no revision");
const { revision } = first;

describe("stepsOf", () => {
  it("reads the sentences of a partial revert once or twice, however many lifelines it touches", () => {
    let reads = 0;
    const sentences = createSentences();
    const keys = Array.from({ length: 50 }, (_, i) => `key ${i}`);
    for (const key of keys) sentences.add(key, `Text of ${key}.`);
    const subject = Object.defineProperty({ target: 3, sentences: keys }, "sentences", {
      enumerable: true,
      get: () => {
        reads++;
        return keys;
      },
    });
    const reverts = [{ type: "revert_partial", subject, isExact: true }];
    const entries = keys.map((key, i) => ({
      moment: 0,
      kind: "reintroduced" as const,
      from: [],
      to: [i],
      fact: { type: "sentence_reintroduced", subject: { sentence: key, removedAt: 8 }, isExact: true },
      values: null,
      citations: 0,
      citationsBefore: 0,
    }));
    const moments = [{ revision, predecessorId: 8, unreadable: [], reverts }];
    const full = (place: number) => entries[place];
    const account = {
      page: testPage,
      sentences,
      journal: openJournal({ moments, entries, full, citations: [[]] }),
    };
    const told = keys.flatMap((_, i) => stepsOf(new Set([i]), account));
    expect(new Set(told.map(({ step }) => step.revert?.eventId)).size).toBe(1);
    expect(reads).toBeLessThan(5);
  });
});
