import { describe, expect, it } from "vitest";
import { wordCount } from "../../../detectors/revert/word-count.ts";

describe("wordCount", () => {
  it.each(["0", "9", "A", "Z", "a", "z", "À", "я", "９", "Ａ"])("counts %s as a word", (character) => {
    expect(wordCount(`${character} ${character}`, 9)).toBe(2);
  });

  it.each(["/", ":", "@", "[", "`", "{", "~", "»", "¿", "—", "、", "，", "！", "｡"])(
    "takes %s for no word",
    (character) => {
      expect(wordCount(`${character} ${character}`, 9)).toBe(0);
    },
  );

  it.each([" ", "\t", "\r", "\u00a0", "\u3000"])("parts words by %j", (space) => {
    expect(wordCount(`one${space}two`, 9)).toBe(2);
  });

  it.each(["'", "-", "’", "\u0008"])("parts none by %j", (mark) => {
    expect(wordCount(`one${mark}two`, 9)).toBe(1);
  });

  it("counts both scripts of a sentence", () => {
    expect(wordCount("東京 tea 都庁", 9)).toBe(3);
  });

  it("counts two characters of a script without spaces as a word, up to the most", () => {
    expect(wordCount("東京都庁", 9)).toBe(2);
    expect(wordCount("one two three", 2)).toBe(2);
    expect(wordCount("水，火，金，土。", 9)).toBe(2);
  });
});
