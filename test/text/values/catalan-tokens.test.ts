import { describe, expect, it } from "vitest";
import { takeValues } from "../../../src/text/values/values.ts";

const wordsOf = (text: string, language: string) => takeValues(text, language).words;

describe("a raised point in Catalan", () => {
  it("joins a word", () => {
    expect(wordsOf("El col·legi té 5 alumnes.", "ca")).toBe("el col·legi té alumnes");
    expect(takeValues("Fa 5 mil·límetres.", "ca").values.map(({ normal }) => normal)).toEqual(["5 mm"]);
  });

  it("parts units, and words of other languages", () => {
    expect(wordsOf("Fa 5 N·m.", "ca")).toBe("fa n m");
    expect(wordsOf("Le col·legi.", "fr")).toBe("le col legi");
  });
});
