import { describe, expect, it } from "vitest";
import { wordCount } from "../../../detectors/revert/word-count.ts";

describe("wordCount", () => {
  it.each(["0", "9", "A", "Z", "a", "z", "À", "я"])("counts %s as a word", (character) => {
    expect(wordCount(`${character} ${character}`, 9)).toBe(2);
  });

  it.each(["/", ":", "@", "[", "`", "{", "~", "»", "—", "、"])("takes %s for no word", (character) => {
    expect(wordCount(`${character} ${character}`, 9)).toBe(0);
  });

  it("counts two characters of a script without spaces as a word, up to the most", () => {
    expect(wordCount("東京都庁", 9)).toBe(2);
    expect(wordCount("one two three", 2)).toBe(2);
  });
});
