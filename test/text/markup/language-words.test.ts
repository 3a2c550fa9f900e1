import { describe, expect, it } from "vitest";
import { languageWords } from "../../../src/text/markup/language-words.ts";

describe("languageWords", () => {
  it("has a line for each language, in order, with fields that have values", () => {
    const lines = languageWords.trim().split("\n");
    expect(lines.filter((line) => !/^[a-z]+(?:-[a-z]+)*(?:\|(?:-?\d+|[a-z]+)=[^|]+)+$/.test(line))).toEqual(
      [],
    );
    const languages = lines.map((line) => line.split("|", 1)[0]);
    expect(languages).toEqual([...new Set(languages)].sort());
  });
});
