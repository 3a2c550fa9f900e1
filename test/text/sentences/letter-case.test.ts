import { describe, expect, it } from "vitest";
import { isCaselessAt, isSmallAt } from "../../../src/text/sentences/letter-case.ts";

describe("letters", () => {
  it.each([
    ["a", true, false],
    ["A", false, false],
    ["é", true, false],
    ["𐐨", true, false],
    ["ა", false, true],
    ["ჿ", false, true],
    ["א", false, true],
    ["𐤀", false, true],
    ["჻", false, false],
    ["1", false, false],
    ["", false, false],
  ])("are small or have no case: %s", (text, isSmall, isCaseless) => {
    const at = 2;
    expect([isSmallAt(`. ${text}`, at), isCaselessAt(`. ${text}`, at)]).toEqual([isSmall, isCaseless]);
  });
});
