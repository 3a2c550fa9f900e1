import { describe, expect, it } from "vitest";
import { textOf } from "../../src/revision.ts";
import { packTexts, unpackTexts } from "../../src/store/text-group.ts";

describe("packTexts", () => {
  it.each([
    ["grows by what it ends in", ["la", "lala", "lalala"]],
    ["shrinks to what it begins with", ["lalala", "lala", "la"]],
    ["grows by more than is compared at once", ["a".repeat(3_000), "a".repeat(5_000), "a".repeat(3_500)]],
    ["is emptied, and comes back", ["la", "", "la"]],
  ])("keeps a text that %s", (_, texts) => {
    const kept = texts.map((text, id) => ({ id, text: textOf(text) }));
    const { index, body } = packTexts(kept);
    expect(unpackTexts(index, body)).toEqual(new Map(kept.map(({ id, text }) => [id, text])));
  });

  it("keeps of each text what the one before it has not, be there one between that nobody can read", () => {
    const [long, longer] = ["oil ".repeat(1_000), `${"oil ".repeat(1_000)}gas`];
    const texts = [textOf(long), textOf(longer), { state: "hidden" } as const, textOf(long), textOf(longer)];
    const { index } = packTexts(texts.map((text, id) => ({ id, text })));
    expect(index.map(([, , , , , own]) => own)).toEqual([4_000, 3, 0, 0, 3]);
  });

  it.each(["hidden", "missing", "too_large"] as const)("keeps that a text is %s", (state) => {
    const { index, body } = packTexts([{ id: 1, text: { state } }]);
    expect(unpackTexts(index, body)).toEqual(new Map([[1, { state }]]));
  });

  it("takes no other text for the one that was kept", () => {
    const { index } = packTexts(["la", "lala"].map((text, id) => ({ id, text: textOf(text) })));
    const { body } = packTexts(["la", "lalo"].map((text, id) => ({ id, text: textOf(text) })));
    expect([...unpackTexts(index, body).keys()]).toEqual([0]);
  });

  it("keeps apart from damaged texts that others are hidden", () => {
    const { index, body } = packTexts([
      { id: 1, text: textOf("la") },
      { id: 2, text: { state: "hidden" } },
    ]);
    expect(unpackTexts(index, body.subarray(0, -1))).toEqual(new Map([[2, { state: "hidden" }]]));
  });
});
