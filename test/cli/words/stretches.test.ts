import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stretchesOf, withoutMiddle } from "../../../src/cli/words/stretches.ts";
import { wordDiff } from "../../../src/text/word-diff.ts";

const words = fc
  .array(fc.constantFrom("the", "old", "mill", "नदी", "1801", "—", "."), { maxLength: 12 })
  .map((all) => all.join(" "));

describe("stretchesOf", () => {
  it("makes up both wordings", () => {
    fc.assert(
      fc.property(words, words, (before, after) => {
        const stretches = stretchesOf(before, wordDiff(before, after));
        const without = (kind: string) =>
          stretches
            .filter((stretch) => stretch.kind !== kind)
            .map(({ text }) => text)
            .join("");
        expect([without("added"), without("removed")]).toEqual([before, after]);
      }),
      { seed: 1 },
    );
  });

  it("takes changes with a space between them as one", () => {
    const stretches = stretchesOf("a red old mill", wordDiff("a red old mill", "a blue new mill"));
    expect(stretches).toEqual([
      { kind: "kept", text: "a " },
      { kind: "removed", text: "red old" },
      { kind: "added", text: "blue new" },
      { kind: "kept", text: " mill" },
    ]);
  });
});

describe("withoutMiddle", () => {
  it("keeps what stands around a change", () => {
    const kept = "x".repeat(100);
    const shown = withoutMiddle([
      { kind: "kept", text: kept },
      { kind: "added", text: "new" },
      { kind: "kept", text: kept },
    ]);
    expect(shown.map(({ text }) => text.length)).toEqual([41, 3, 41]);
  });

  it("parts no mark and no half from the character it belongs to", () => {
    const [first, , last] = withoutMiddle(
      [
        { kind: "kept", text: "नि".repeat(100) },
        { kind: "added", text: "new" },
        { kind: "kept", text: "🦊".repeat(100) },
      ],
      7,
    );
    expect([first?.text, last?.text]).toEqual(["…निनिनि", "🦊🦊🦊…"]);
  });

  it("leaves a sentence without a change whole", () => {
    const whole = [{ kind: "kept", text: "x".repeat(300) }] as const;
    expect(withoutMiddle(whole)).toEqual(whole);
  });
});
