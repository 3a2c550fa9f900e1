import { describe, expect, it } from "vitest";
import { isOfCharacters, likeness } from "../../../detectors/sentence_similarity/likeness.ts";
import { bigramsOf, similarity } from "../../../src/text/similarity.ts";

const alike = (a: string, b: string) => likeness(bigramsOf(a), bigramsOf(b));

describe("likeness", () => {
  it.each([
    ["Chinese", "他出生于上海。", "他出生于北京。", (3 / 6 + 5 / 7) / 2],
    ["Japanese", "湖では魚が釣れる。", "湖では貝が採れる。", (4 / 8 + 7 / 9) / 2],
    ["characters that repeat", "人人人人", "人人", (2 / 4 + 4 / 6) / 2],
  ])("is the mean of pairs and characters in %s", (_, a, b, expected) => {
    expect(alike(a, b)).toBeCloseTo(expected, 10);
    expect(alike(b, a)).toBeCloseTo(expected, 10);
  });

  it.each([
    ["letters", "He was born in Shanghai.", "He was born in Beijing."],
    ["letters on one side", "他出生于上海。", "He was born in 上海."],
    ["digits for the most part", "身長は180cm。", "身長は175cm。"],
    ["Hangul, where letters make up a syllable", "그는 서울에서 태어났다.", "그는 부산에서 태어났다."],
  ])("is that of pairs of %s", (_, a, b) => {
    expect(alike(a, b)).toBe(similarity(a, b));
  });

  it("is 1 of a text and itself, and 0 of texts without a character in common", () => {
    expect(alike("上海市", "上海市")).toBe(1);
    expect(alike("上海市", "北京人")).toBe(0);
  });
});

describe("isOfCharacters", () => {
  it.each(["上海", "ラジオ", "ひらがな", "NHKの番組表", "䶮㐀"])("is true of %s", (text) => {
    expect(isOfCharacters(text)).toBe(true);
  });

  it.each(["", "Shanghai", "AB上海", "。、「」", "서울", "ไทย"])("is false of '%s'", (text) => {
    expect(isOfCharacters(text)).toBe(false);
  });
});
