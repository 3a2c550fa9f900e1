import { describe, expect, it } from "vitest";
import { bestEach, candidatesOf, mostPairs } from "../../../detectors/sentence_similarity/candidates.ts";
import { type Prepared, prepare } from "../../../detectors/sentence_similarity/prepared.ts";
import { sentenceKey } from "../../../src/text/sentences/sentences.ts";

function prepared(texts: readonly string[]): readonly Prepared[] {
  const placed = texts.map((text, ordinal) => ({
    block: 0,
    ordinal,
    sentence: { end: 0, key: sentenceKey(text), start: 0, text },
  }));
  return prepare(placed, "en", () => 0);
}

const names = Array.from({ length: 90 }, (_, i) => `Mill${i * 37}`);

describe("candidatesOf", () => {
  it("compares all where there are few", () => {
    const old = prepared(names.slice(0, 20));
    const now = prepared(names.slice(0, 20));
    expect(candidatesOf(old, now).every((candidates) => candidates.length === 20)).toBe(true);
  });

  it("finds the sentence that shares a rare word first, and no more than the best, where there are many", () => {
    const old = prepared(names.map((name) => `The mill ${name} stands at the river.`));
    const now = prepared(names.map((name) => `The mill ${name} stood by a brook.`));
    expect(old.length * now.length).toBeGreaterThan(mostPairs);
    const found = candidatesOf(old, now);
    expect(found.map(([first]) => first?.order)).toEqual(now.map(({ order }) => order));
    expect(Math.max(...found.map((candidates) => candidates.length))).toBeLessThanOrEqual(bestEach);
  });

  it("works where words have no spaces", () => {
    const old = prepared(
      names.map((_, i) => `第${String.fromCharCode(0x5000 + i * 7, 0x6000 + i)}座水车在河边。`),
    );
    const now = prepared(
      names.map((_, i) => `第${String.fromCharCode(0x5000 + i * 7, 0x6000 + i)}座水车曾在溪边。`),
    );
    expect(candidatesOf(old, now).map(([first]) => first?.order)).toEqual(now.map(({ order }) => order));
  });
});
