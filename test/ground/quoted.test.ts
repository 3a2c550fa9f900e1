import { describe, expect, it } from "vitest";
import { quoted, shownName } from "../../src/ground/quoted.ts";

describe("quoted", () => {
  it("gives a short value whole, and the beginning of a long one, without half a character", () => {
    expect(quoted('two "words"')).toBe('"two \\"words\\""');
    expect(quoted("x".repeat(5_000))).toBe(`"${"x".repeat(100)}…"`);
    expect(quoted("x".repeat(99) + "🙂".repeat(9))).toBe(`"${"x".repeat(99)}…"`);
  });

  it("takes what is no text, as a program may give it", () => {
    expect([undefined, null, 7].map(quoted)).toEqual(["undefined", "null", "7"]);
  });
});

describe("shownName", () => {
  it("gives a path whole, and the beginning of what hardly is one", () => {
    const path = "folder/".repeat(100);
    expect(shownName(path)).toBe(path);
    expect(shownName("x".repeat(5_000))).toBe(`${"x".repeat(1_000)}…`);
  });
});
