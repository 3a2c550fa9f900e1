import { describe, expect, it } from "vitest";
import { testPage } from "../../src/testing.ts";
import { observedOf } from "../../src/walk/anchored.ts";

const kindOf = (name: string) => observedOf(testPage, { id: 0, name }, null, null).user?.kind;

describe("observedOf", () => {
  it("tells no tags from tags that are not known", () => {
    expect(observedOf(testPage, null, null, [])).toHaveProperty("tags", []);
    expect(observedOf(testPage, null, null, null)).not.toHaveProperty("tags");
  });

  it("shows as much of a comment as a wiki keeps, because each event repeats it", () => {
    const shown = (comment: string) => observedOf(testPage, null, comment, null).comment;
    const longest = "\u{1F33B}".repeat(500);
    expect(shown(longest)).toBe(longest);
    expect(shown(`${longest}.`)).toBe(`${longest}…`);
    expect(shown("c".repeat(65_536))).toHaveLength(1_001);
  });

  it.each([
    ["Ada", "account"],
    ["~2026-12", "temporary"],
    ["de>Ada", "imported"],
    ["203.0.113.7", "address"],
    ["216.39.146.xxx", "address"],
    ["2001:DB8::1", "address"],
    ["2001:db8:0:0:0:0:0:1", "address"],
    ["::ffff:203.0.113.7", "address"],
    ["::", "address"],
    ["a:b", "account"],
    ["a.b:c:d", "account"],
    ["1:2.3:4", "account"],
    ["Ada::Lovelace", "account"],
  ])("takes %s for a name of the kind %s", (name, kind) => {
    expect(kindOf(name)).toBe(kind);
  });

  it.each([":", "a:", "1."])(
    "stays linear on a name of many %j",
    (piece) => {
      expect(kindOf(`${piece.repeat(50_000)}x`)).toBe("account");
    },
    2_000,
  );
});
