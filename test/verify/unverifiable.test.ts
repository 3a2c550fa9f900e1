import { describe, expect, it } from "vitest";
import { changedInputs } from "../../src/verify/unverifiable.ts";

const sha1 = "0".repeat(40);
const recorded = { FactProvenance: { inputs: [{ revision: 1, sha1: null }] } };

describe("a text that nobody could read when an event was found", () => {
  it.each([
    ["is the same while nobody can", "hidden", []],
    ["is another one where it can be read", sha1, [{ revision: 1, recorded: null, found: sha1 }]],
    ["is gone with its revision", null, [{ revision: 1, recorded: null, found: "gone" }]],
  ])("%s", (_, now, changed) => {
    const texts = new Map(now === null ? [] : [[1, now] as const]);
    expect(changedInputs(recorded, texts)).toEqual(changed);
  });
});
