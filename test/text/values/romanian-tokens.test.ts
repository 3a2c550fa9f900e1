import { describe, expect, it } from "vitest";
import { takeValues } from "../../../src/text/values/values.ts";

describe("`de` behind a number in Romanian", () => {
  it.each([
    ["Are 25 de kilometri.", "are", ["25 de kilometri"]],
    ["Are 1200 de locuitori.", "are locuitori", ["1200"]],
    ["Are 25 de mii de locuitori.", "are locuitori", ["25 de mii"]],
    ["Costă 3 milioane de euro.", "costă", ["3 milioane de euro"]],
    ["A jucat 120 de meciuri.", "a jucat meciuri", ["120"]],
    ["A jucat 1.200 de meciuri.", "a jucat meciuri", ["1.200"]],
    ["Costă 100 de $ aici.", "costă aici", ["100 de $"]],
  ])("is part of it before what is counted: %s", (text, words, values) => {
    const read = takeValues(text, "ro");
    expect(read.words).toBe(words);
    expect(read.values.map((value) => value.text)).toEqual(values);
  });

  it.each([
    ["A venit în 1990 de la Cluj.", "a venit în de la cluj", ["1990"]],
    ["A plecat pe 5 de la Cluj.", "a plecat pe de la cluj", ["5"]],
    ["La numărul 25 de pe strada Lungă.", "la numărul de pe strada lungă", ["25"]],
    ["Are 25, de exemplu.", "are de exemplu", ["25"]],
    ["O carte de kilometri.", "o carte de kilometri", []],
  ])("is a preposition elsewhere: %s", (text, words, values) => {
    const read = takeValues(text, "ro");
    expect(read.words).toBe(words);
    expect(read.values.map((value) => value.text)).toEqual(values);
  });
});
