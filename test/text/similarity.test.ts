import { stringSimilarity } from "string-similarity-js";
import { describe, expect, it } from "vitest";
import { countShared, type Part } from "../../src/text/shared-bigrams.ts";
import {
  bigramsOf,
  equalEnds,
  leastShared,
  mostShared,
  sharedBigrams,
  similarity,
} from "../../src/text/similarity.ts";
import { mixer } from "../support/mixer.ts";

const words = "tea is hot cold not The the Straße İstanbul 茶は熱い чай ЧАЙ 12 1,200 a b 𝒜 ".split(" ");

function texts(count: number): string[] {
  const next = mixer(11);
  return Array.from({ length: count }, () =>
    Array.from({ length: next(12) }, () => words[next(words.length)]).join(" "),
  );
}

describe("similarity", () => {
  it("is string-similarity-js's number on random pairs", () => {
    const some = texts(300);
    const pairs = some.flatMap((a) => some.slice(0, 60).map((b) => [a, b] as const));
    expect(pairs.filter(([a, b]) => similarity(a, b) !== stringSimilarity(a, b))).toEqual([]);
  });

  it("is 0 under two units", () => {
    expect(similarity("a", "a")).toBe(0);
  });

  it("finds a negation alike: values are compared apart", () => {
    expect(similarity("She was not guilty.", "She was guilty.")).toBeGreaterThan(0.85);
  });
});

describe("sharedBigrams", () => {
  it("counts the same with equal ends cut off as without", () => {
    const some = texts(60);
    for (const [i, begin] of some.entries()) {
      for (const middle of some.slice(0, 20)) {
        const end = some[(i * 7) % some.length] ?? "";
        const [a, b] = [bigramsOf(begin + middle + end), bigramsOf(begin + (some[i + 1] ?? "") + end)];
        expect(sharedBigrams(a, b)).toBe(sharedBigrams(a, b, { start: 0, end: 0 }));
        expect(leastShared(equalEnds(a, b)) <= sharedBigrams(a, b)).toBe(true);
      }
    }
  });
});

describe("countShared", () => {
  it("counts as two sorted lists do, past the room it begins with, too", () => {
    const next = mixer(5);
    for (const longest of [3, 40, 700]) {
      for (let round = 0; round < 60; round++) {
        const [one = "", other = ""] = [0, 1].map(() =>
          Array.from({ length: next(longest) }, () => words[next(words.length)]).join(
            next(2) === 0 ? "" : " ",
          ),
        );
        const parts = [one, other].map((text) => ({ text, start: next(4), end: text.length - next(4) }));
        const [first, second] = parts;
        if (first === undefined || second === undefined) continue;
        expect(countShared(first, second)).toBe(byHand(first, second));
      }
    }
  });

  it("counts the same where all bigrams want one place", () => {
    const one = crowdedText(400);
    const parts = [one, `${one.slice(50, 300)} tea ${one.slice(0, 90)}`].map((text) => ({
      text,
      start: 0,
      end: text.length,
    }));
    const [first, second] = parts;
    if (first === undefined || second === undefined) throw new Error("two texts");
    const shared = byHand(first, second);
    expect(shared).toBeGreaterThan(250);
    expect([countShared(first, second), countShared(second, first)]).toEqual([shared, shared]);
  });
});

function crowdedText(units: number): string {
  let last = 100;
  let text = "";
  while (text.length < units) {
    do last = (last + 1) % 0xd800;
    while (Math.imul((text.charCodeAt(text.length - 1) << 16) | last, 0x9e3779b1) >>> 22 !== 5);
    text += String.fromCharCode(last);
  }
  return text;
}

function byHand(one: Part, other: Part): number {
  const left = pairsIn(other);
  return pairsIn(one).filter((pair) => {
    const at = left.indexOf(pair);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  }).length;
}

function pairsIn({ text, start, end }: Part): string[] {
  return Array.from({ length: Math.max(0, end - start - 1) }, (_, i) => text.slice(start + i, start + i + 2));
}

describe("mostShared", () => {
  it("is never less than what is shared", () => {
    const some = texts(200).map(bigramsOf);
    for (const a of some)
      for (const b of some.slice(0, 40)) expect(mostShared(a, b) >= sharedBigrams(a, b)).toBe(true);
  });
});
