import { describe, expect, it } from "vitest";
import { commonEnds } from "../../src/common-ends.ts";
import { createBlockPool } from "../../src/page/block-pool.ts";
import { type KeepRule, noText, resplit, type SplitText } from "../../src/page/resplit.ts";
import { splitBlocks } from "../../src/page/split.ts";
import { grammar } from "./grammar.ts";
import { randomTexts } from "./random-edits.ts";

const sound: KeepRule = { mindsUnsettled: true, tooManyInFront: 0, tooManyBehind: 0, widens: true };

function fromScratch(bytes: Buffer) {
  const { ends, settled } = splitBlocks(bytes);
  return { texts: ends.map((end, i) => bytes.toString("utf8", ends[i - 1] ?? 0, end)), settled };
}

/** The first of the texts that comes out otherwise than from scratch, if one does. */
function firstMismatch(texts: Iterable<Buffer>, rule: KeepRule) {
  const pool = createBlockPool(grammar);
  let text: SplitText = noText;
  for (const bytes of texts) {
    const before = text.bytes.toString();
    text = resplit(text, bytes, pool, commonEnds(text.bytes, bytes), rule).text;
    const incremental = { texts: text.blocks.map((block) => block.text), settled: text.settled };
    const expected = fromScratch(bytes);
    const isSame =
      incremental.settled === expected.settled &&
      incremental.texts.length === expected.texts.length &&
      incremental.texts.every((block, i) => block === expected.texts[i]) &&
      incremental.texts.join("") === bytes.toString();
    if (!isSame) return { before, after: bytes.toString(), incremental, expected };
  }
  return null;
}

describe("resplit", () => {
  it("cuts 20,000 randomly edited texts as from scratch", () => {
    expect(firstMismatch(randomTexts(1, 20_000), sound)).toBeNull();
  });

  it.each([
    ["keeps what rests on an unclosed opener", { ...sound, mindsUnsettled: false }],
    ["keeps a block too many in front", { ...sound, tooManyInFront: 1 }],
    ["keeps a block too many behind", { ...sound, tooManyBehind: 1 }],
    ["does not read on where a construct stays open", { ...sound, widens: false }],
  ])("would be caught by the same texts if it %s", (_, rule) => {
    expect(firstMismatch(randomTexts(1, 20_000), rule)).not.toBeNull();
  });

  it("reads no more than the changed line", () => {
    const pool = createBlockPool(grammar);
    const lines = Array.from({ length: 1000 }, (_, i) => `Line ${i} of the page.\n`);
    const old = resplit(noText, Buffer.from(lines.join("")), pool).text;
    const edited = Buffer.from(lines.with(500, "Another line.\n").join(""));
    expect(resplit(old, edited, pool).scanned).toBe("Another line.\n".length);
  });

  it("hands on the blocks it keeps", () => {
    const pool = createBlockPool(grammar);
    const old = resplit(noText, Buffer.from("a\nb\nc\n"), pool).text;
    const { blocks } = resplit(old, Buffer.from("a\nB\nc\n"), pool).text;
    expect([blocks[0] === old.blocks[0], blocks[1] === old.blocks[1], blocks[2] === old.blocks[2]]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
