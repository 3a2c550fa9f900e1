import { describe, expect, it } from "vitest";
import type { ClaimInParts } from "../../../src/claim/result.ts";
import { claimJson } from "../../../src/cli/claim/json.ts";
import { claimMarkdown } from "../../../src/cli/claim/markdown.ts";
import { claimText } from "../../../src/cli/claim/text.ts";
import { claimOf } from "../../claim/claim-of.ts";

const found = await claimOf("the mill", [{ text: "The mill is red.\n\nThe mill is old." }], { all: true });

/** The claim, and how many of its lifelines were made so far. */
function counted() {
  const made = { lifelines: 0 };
  const matches = {
    length: found.matches.length,
    *[Symbol.iterator]() {
      for (const lifeline of found.matches) {
        made.lifelines++;
        yield lifeline;
      }
    },
  };
  const claim: ClaimInParts = { ...found, matches };
  return { claim, made };
}

describe("a claim in pieces", () => {
  it.each([
    ["JSON", claimJson],
    ["text", (claim: ClaimInParts) => claimText(claim, false, null)],
    ["Markdown", (claim: ClaimInParts) => claimMarkdown(claim, null, null)],
  ])("has each lifeline as %s before the next is made", (_, piecesOf) => {
    const { claim, made } = counted();
    const seen = new Map<string, number>();
    for (const piece of piecesOf(claim)) {
      for (const word of ["red", "old"]) {
        if (piece.includes(`The mill is ${word}.`) && !seen.has(word)) seen.set(word, made.lifelines);
      }
    }
    expect([...seen]).toEqual([
      ["red", 1],
      ["old", 2],
    ]);
  });

  it("is the JSON document that the whole claim would be, also without lifelines", () => {
    const none = { ...found, matches: [] };
    for (const claim of [found, none]) {
      expect([...claimJson(claim)].join("")).toBe(`${JSON.stringify(claim, null, 2)}\n`);
    }
  });
});
