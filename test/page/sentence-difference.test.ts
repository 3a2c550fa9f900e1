import { describe, expect, it } from "vitest";
import { type Block, emptyMemo } from "../../src/page/block.ts";
import type { Change, Side } from "../../src/page/change.ts";
import { createPageState } from "../../src/page/page-state.ts";
import { sentenceDifference } from "../../src/page/sentence-difference.ts";
import { history, testPage } from "../../src/testing.ts";
import { grammarOf } from "../../src/text/markup/grammar.ts";
import { sentencesOf } from "../../src/text/sentences/sentences.ts";
import { randomTexts } from "./random-edits.ts";

const grammar = grammarOf(testPage.site);

function side(...texts: readonly string[]): Side {
  const blocks: Block[] = texts.map((text) => ({ bytes: text.length, grammar, memo: emptyMemo(), text }));
  return { blocks, bytes: 0, changed: blocks.map((_, i) => i), revision: null, sha1: null };
}

function change(before: Side, after: Side, kind: Change["kind"] = "edited"): Change {
  return { after, before, candidates: [2], kept: [], kind, memo: { sentences: undefined } };
}

const sorted = (counts: ReadonlyMap<string, number>) => [...counts].sort(([a], [b]) => (a < b ? -1 : 1));

const shown = (placed: readonly { readonly sentence: { readonly text: string } }[]) =>
  placed.map(({ sentence }) => sentence.text);

/** How many more copies of each sentence the new text has. */
function byCounting(before: Side, after: Side): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [{ blocks }, step] of [
    [before, -1],
    [after, 1],
  ] as const) {
    for (const { key } of blocks.flatMap(sentencesOf)) counts.set(key, (counts.get(key) ?? 0) + step);
  }
  return new Map([...counts].filter(([, count]) => count !== 0));
}

describe("sentenceDifference", () => {
  it("is what the whole texts differ in, after any edits", () => {
    const state = createPageState(grammar);
    let id = 0;
    for (const bytes of randomTexts(17, 300)) {
      const [entry] = history({ id: ++id, text: { bytes, state: "readable" } });
      if (entry?.kind !== "revision") continue;
      const made = state.next(entry.revision);
      const { removed, added } = sentenceDifference(made);
      const found = new Map<string, number>();
      for (const { sentence } of added) found.set(sentence.key, (found.get(sentence.key) ?? 0) + 1);
      for (const { sentence } of removed) found.set(sentence.key, (found.get(sentence.key) ?? 0) - 1);
      if (made.kind !== "unreadable")
        expect(sorted(found)).toEqual(sorted(byCounting(made.before, made.after)));
    }
  });

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

  it("tells the copy that came, though an empty line came in front of one that was there", () => {
    const state = createPageState(grammar);
    const [, made] = history(
      "One here.\nTwo here.\nSame one. Three.\n\nFour here.\n",
      "One now.\nSame one. Other.\nTwo here.\n\nSame one. Five.\n\nFour now.\n",
    ).flatMap((entry) => (entry.kind === "revision" ? [state.next(entry.revision)] : []));
    const { added } = sentenceDifference(made ?? change(side(), side()));
    expect(added.filter(({ sentence }) => sentence.text === "Same one.").map(({ block }) => block)).toEqual([
      1,
    ]);
  });

  it("names the pieces that are a whole of the other side, whichever line they stand on", () => {
    const parted = side("The bush grows in the\n", "hills behind the town.\n", "Milk it needs.\n");
    const joined = side("The bush grows in the hills behind the town.\n", "No milk it needs.\n");
    const wordings = (before: Side, after: Side) =>
      sentenceDifference(change(before, after)).rejoined.map(({ from, to }) => [shown(from), shown(to)]);
    const [whole, pieces] = [
      ["The bush grows in the hills behind the town."],
      ["The bush grows in the", "hills behind the town."],
    ];
    expect(wordings(parted, joined)).toEqual([[pieces, whole]]);
    expect(wordings(joined, parted)).toEqual([[whole, pieces]]);
    expect(wordings(side("Some tea.\n"), side("“Some tea. It is hot.”\n"))).toEqual([]);
    const curly = side("“Some tea. It’s hot.”\n");
    expect(wordings(side('"Some tea. It\'s hot."\n'), curly)[0]?.[1]).toHaveLength(2);
  });

  it.each([
    ["Tea -- the", "drink -- is hot."],
    ["Tea – the drink", "– is hot."],
    ["Tea—the drink —", "is hot."],
    ["Tea -", "the drink - is hot."],
  ])("finds the pieces of a whole around its dashes: %s / %s", (...pieces) => {
    const parted = side(...pieces.map((piece) => `${piece}\n`));
    const joined = side("Tea--the drink—is hot.\n");
    const groups = sentenceDifference(change(parted, joined)).rejoined;
    expect(groups.map(({ from }) => shown(from))).toEqual([pieces]);
  });

  it("finds the pieces of a whole that begin and end with a dash", () => {
    const parted = side("- tea -\n", "- milk -\n");
    const joined = side("- tea - - milk -\n");
    expect(sentenceDifference(change(parted, joined)).rejoined).toHaveLength(1);
  });

  it("gives up on thousands of pieces that are wholes but for a dash", () => {
    const rejoined = (count: number) => {
      const pieces = side(...new Array<string>(count).fill("a- b\n"), "Milk it\n", "needs.\n");
      const wholes = Array.from({ length: 200 }, (_, i) => `${"a -b ".repeat(i + 2)}\n`);
      return sentenceDifference(change(pieces, side(...wholes, "Milk it needs.\n"))).rejoined;
    };
    expect(rejoined(20)).toHaveLength(1);
    expect(rejoined(2_000)).toEqual([]);
  });

  it("gives up on tens of thousands of short pieces beside a long whole", { tags: "long" }, () => {
    const rejoined = (count: number) => {
      const pieces = side(...new Array<string>(count).fill("10. a\n"), "Milk it\n", "needs.\n");
      const whole = side(`b ${"10. a ".repeat(660)}\n`, "Milk it needs.\n");
      return sentenceDifference(change(pieces, whole)).rejoined;
    };
    expect(rejoined(2_000)).toHaveLength(1);
    expect(rejoined(20_000)).toEqual([]);
  });

  it("looks once at pieces that are as long as 20,000 wholes", () => {
    const lines = (sentence: (number: string) => string) =>
      side(...Array.from({ length: 20_000 }, (_, i) => `${sentence(String(i + 10_000))}\n`));
    const before = lines((number) => `Tea ${number} here. Milk ${number} there.`);
    const after = lines((number) => `Pot ${number} here milk ${number} there.`);
    expect(sentenceDifference(change(before, after)).rejoined).toEqual([]);
  });

  it("takes each of many equal wholes once, the first one first", () => {
    const many = (count: number, line: string) => side(...new Array<string>(count).fill(line));
    const joined = change(many(40_000, "Some tea\n"), many(20_000, "Some tea Some tea\n"));
    const wholes = sentenceDifference(joined).rejoined.map(({ to }) => to[0]?.block);
    expect(wholes).toEqual(Array.from({ length: 20_000 }, (_, i) => i));
  });

  it("takes a whole once, too, beside wholes that differ from it by a hyphen", () => {
    const parted = ["Some re-used\n", "tea it is\n"];
    const [hyphened, other] = ["Some re-used tea it is\n", "Some reused tea it is\n"];
    const groups = (before: Side, after: Side) =>
      sentenceDifference(change(before, after)).rejoined.map(({ from, to }) => [
        from.map(({ block }) => block),
        to.map(({ block }) => block),
      ]);
    const three = side(...parted, ...parted, ...parted);
    expect(groups(three, side(hyphened, other, hyphened))).toEqual([
      [[0, 1], [0]],
      [[2, 3], [2]],
    ]);
    const many = (...lines: readonly string[]) => new Array<readonly string[]>(20_000).fill(lines).flat();
    expect(groups(side(...many(...parted)), side(...many(other), ...many(hyphened)))).toHaveLength(20_000);
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
    expect(sentenceDifference(unread)).toEqual({ added: [], rejoined: [], removed: [], stayed: [] });
  });

  it("is found once a change", () => {
    const one = change(side(), side("One here.\n"));
    expect(sentenceDifference(one)).toBe(sentenceDifference(one));
  });
});
