import { describe, expect, it } from "vitest";
import { areCutOut } from "../../../detectors/sentence_similarity/cut-out.ts";

describe("areCutOut", () => {
  it.each([
    ["the end", "a b c d e f g h i j", "a b c d e f"],
    ["the beginning", "a b c d e f g h i j", "E f g h i j"],
    ["the middle", "a b c (x y z) d e f", "a b c d e f."],
    ["two middles", "a b x c d y e f", "a b c d e f"],
    ["what begins like the rest", "a b a b c a b c d e f", "a b c d e f"],
    ["what stands behind a few words", "a b (x y z) c d e", "A b"],
    ["the end for another word", "a b c d e f g h i j k l", "a b c d e f g x"],
    ["the beginning for another word", "a b c d e f g h i j k l", "X f g h i j k l"],
    ["more behind another word in the middle", "a b c d e f g h i j k l", "a b c d x f g h"],
    ["both ends and another word between", "i j a b c d k l m n e f g o", "a b c d x e f g"],
    ["a run that begins twice before another word", "a b i a b c d e f g j k", "a b c d e f g x"],
    ["many times its words behind it", `a b c d e ${"x ".repeat(30)}`, "A b c d e"],
    ["a run that could go on", "a b c d x c d e y f g h", "a b c d e f g h"],
  ])("finds %s cut out, and put in", (_, longer, shorter) => {
    expect([areCutOut(longer, shorter), areCutOut(shorter, longer)]).toEqual([true, true]);
  });

  it.each([
    ["fewer than six words that are not the first", "a b c d e f g", "b c d e f"],
    ["the first of fewer than six words and another", "a b c d e f g", "a b c e"],
    ["one word", "a b c d", "a"],
    ["more than five times two words", "a b c d e f g h i j k", "a b"],
    ["four runs", "a b x c d y e f z g h", "a b c d e f g h"],
    ["another order", "a b c d e f g h", "e f g h a b c d"],
    ["a word that is another", "a b c d e f g h", "a b c d e f x"],
    ["two words in the middle that are others", "a b c d e f g h i j k l", "a b c x y f g h"],
    ["another word behind two runs", "a b i j k c d l e f g m n", "a b c d e f g x"],
    ["what is behind another word before it", "e f g h i j k l a b c d", "a b c x e f g h"],
    ["another word at both ends", "a b c d e f g h i j k l", "x f g h i j k y"],
    ["more than five times four words", `a b c d ${"x ".repeat(17)}`, "a b c d"],
    ["more than 250 words", `a b c d e ${"x ".repeat(250)}`, "a b c d e"],
    ["more than five times the words", `a b c d e ${"x ".repeat(25)}f`, "a b c d e f"],
    ["words that no space parts", "他是作家，出生于上海，毕业于大学。", "出生于上海，毕业于大学。"],
  ])("does not find %s", (_, longer, shorter) => {
    expect([areCutOut(longer, shorter), areCutOut(shorter, longer)]).toEqual([false, false]);
  });

  it("takes no longer where words repeat", () => {
    // Not timed: compared word by word, so many would not come to their end.
    const many = "a ".repeat(100_000);
    expect(areCutOut(many, `${many}b`)).toBe(false);
    expect(areCutOut("a ".repeat(100), `${"a ".repeat(149)}b`)).toBe(true);
  });
});
