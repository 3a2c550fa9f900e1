import { describe, expect, it } from "vitest";
import { isMisspelled } from "../../../detectors/heuristic/misspelled.ts";

describe("isMisspelled", () => {
  it.each([
    ["a letter that is another", "Smith", "Smyth"],
    ["one at the beginning", "Kmith", "Smith"],
    ["two that changed places", "Smith", "Smtih"],
    ["a letter that came", "Smith", "Smiith"],
    ["letters that went at the end", "Smithson", "Smith"],
    ["two letters for one", "Müller", "Mueller"],
    ["no slip", "Smith", "Smith"],
  ])("takes for a slip %s", (_, word, other) => {
    expect([isMisspelled(word, other), isMisspelled(other, word)]).toEqual([true, true]);
  });

  it.each([
    ["two other letters", "Smith", "Sneth"],
    ["two of which one changed places", "Smith", "Siath"],
    ["three letters for one", "Smith", "Smaooth"],
    ["slips in two places", "Harrow", "Herrew"],
    ["another letter of a short word", "Lea", "Lee"],
    ["another first letter of a short word", "Kat", "Sat"],
  ])("takes for another word %s", (_, word, other) => {
    expect([isMisspelled(word, other), isMisspelled(other, word)]).toEqual([false, false]);
  });
});
