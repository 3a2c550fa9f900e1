import { describe, expect, it } from "vitest";
import { displayed } from "../../../src/cli/words/displayed.ts";

describe("displayed", () => {
  it("spells out controls, directions and line ends", () => {
    expect(displayed("a\x1b[31mb\u202ec\u2066d\u2028e\n")).toBe(
      "a\\u{1b}[31mb\\u{202e}c\\u{2066}d\\u{2028}e\\u{a}",
    );
  });

  it("keeps the joiners that Devanagari and Persian are written with", () => {
    expect(displayed("क्\u200dष می\u200cخواهم")).toBe("क्\u200dष می\u200cخواهم");
  });

  it("spells out tags past the basic plane, and mends half characters", () => {
    expect(displayed("x\u{e0041}")).toBe("x\\u{e0041}");
    expect(displayed("\ud83d")).toBe("\ufffd");
  });
});
