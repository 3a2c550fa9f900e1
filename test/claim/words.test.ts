import { describe, expect, it } from "vitest";
import { wordsOf } from "../../src/claim/words.ts";

describe("wordsOf", () => {
  it("leaves out case, dashes, quotes and punctuation", () => {
    expect(wordsOf("“Well-known” — it's 10,000!")).toBe(" well known it s 10 000 ");
    expect(wordsOf("well known 'IT‘s' 10 000")).toBe(" well known it s 10 000 ");
  });

  it("keeps the marks of Devanagari with their letters, and leaves out the danda", () => {
    expect(wordsOf("नदी बहती है।")).toBe(" नदी बहती है ");
  });

  it("takes every character of a script without spaces for a word", () => {
    expect(wordsOf("東京は首都")).toBe(" 東 京 は 首 都 ");
  });

  it("leaves out what has no width", () => {
    expect(wordsOf("TÜRKİYE’NİN")).toBe(wordsOf("Türkiye’nin"));
    expect(wordsOf("so\u00adft\u200b \u202eword")).toBe(" soft word ");
  });

  it("has nothing to say of a text without words", () => {
    expect(wordsOf("… — !")).toBe("");
  });
});
