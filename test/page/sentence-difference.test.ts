import { describe, expect, it } from "vitest";
import type { Block } from "../../src/page/block.ts";
import type { Change, Side } from "../../src/page/change.ts";
import { sentenceDifference } from "../../src/page/sentence-difference.ts";
import { testPage } from "../../src/testing.ts";
import { grammarOf } from "../../src/text/grammar.ts";

const grammar = grammarOf(testPage.site);

function side(...texts: readonly string[]): Side {
  const blocks: Block[] = texts.map((text) => ({ bytes: text.length, grammar, memo: {}, text }));
  return { blocks, bytes: 0, changed: blocks.map((_, i) => i), revision: null, sha1: null };
}

function change(before: Side, after: Side, kind: Change["kind"] = "edited"): Change {
  return { after, before, candidates: [2], kept: [], kind };
}

const shown = (placed: readonly { readonly sentence: { readonly text: string } }[]) =>
  placed.map(({ sentence }) => sentence.text);

describe("sentenceDifference", () => {
  it("cancels equal sentences wherever they stand", () => {
    const { removed, added, stayed } = sentenceDifference(
      change(side("One here. Two here.\n", "Three here.\n"), side("Three here.\n", "Two here. Four here.\n")),
    );
    expect(shown(removed)).toEqual(["One here."]);
    expect(shown(added)).toEqual(["Four here."]);
    expect(stayed.map(([from, to]) => [from.block, to.block, to.sentence.text])).toEqual([
      [1, 0, "Three here."],
      [0, 1, "Two here."],
    ]);
  });

  it("counts copies", () => {
    const { removed, added } = sentenceDifference(
      change(side("Same one. Same one.\n"), side("Same one. Other.\n")),
    );
    expect([shown(removed), shown(added)]).toEqual([["Same one."], ["Other."]]);
  });

  it("says where a sentence stands", () => {
    const { added } = sentenceDifference(change(side(), side("One here.\n", "Two here. Three here.\n")));
    expect(added.map(({ block, ordinal }) => [block, ordinal])).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
  });

  it("is empty where a revision has no text of its own", () => {
    const unread = change(side("One here.\n"), side("Two here.\n"), "unreadable");
    expect(sentenceDifference(unread)).toEqual({ added: [], removed: [], stayed: [] });
  });

  it("is found once a change", () => {
    const one = change(side(), side("One here.\n"));
    expect(sentenceDifference(one)).toBe(sentenceDifference(one));
  });
});
