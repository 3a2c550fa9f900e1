import { describe, expect, it } from "vitest";
import { quotedName } from "../../../../src/sources/mediawiki/listing/page-name.ts";

describe("quotedName", () => {
  it("quotes a title whole, and of what is longer than any the beginning", () => {
    expect(quotedName("Lamp")).toBe('"Lamp"');
    expect(quotedName("x".repeat(255))).toBe(`"${"x".repeat(255)}"`);
    expect(quotedName("x".repeat(3000))).toBe(`"${"x".repeat(255)}…"`);
  });

  it.each([
    ["क", 85],
    ["é", 127],
    ["🗼", 63],
  ])("counts a title's bytes, and halves no %s", (character, most) => {
    const longest = character.repeat(most);
    expect(quotedName(longest)).toBe(`"${longest}"`);
    expect(quotedName(character.repeat(300))).toBe(`"${longest}…"`);
  });
});
