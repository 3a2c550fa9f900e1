import { describe, expect, it } from "vitest";
import { commonEnds } from "../../src/ground/common-ends.ts";
import { type BlockPool, createBlockPool } from "../../src/page/block-pool.ts";
import { noText, resplit, type SplitText } from "../../src/page/resplit.ts";
import { splitBlocks } from "../../src/page/split.ts";
import { grammar } from "./grammar.ts";
import { randomTexts } from "./random-edits.ts";

function splitAgain(old: SplitText, bytes: Buffer, pool: BlockPool) {
  return resplit(old, bytes, pool, commonEnds(old.bytes, bytes));
}

function fromScratch(bytes: Buffer) {
  const { ends, settled } = splitBlocks(bytes);
  return { texts: ends.map((end, i) => bytes.toString("utf8", ends[i - 1] ?? 0, end)), settled };
}

/** The first of the texts that comes out otherwise than from scratch, if one does. */
function firstMismatch(texts: Iterable<Buffer>) {
  const pool = createBlockPool(grammar);
  let text: SplitText = noText;
  for (const bytes of texts) {
    const before = text.bytes.toString();
    text = splitAgain(text, bytes, pool).text;
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
    expect(firstMismatch(randomTexts(1, 20_000))).toBeNull();
  });

  it.each([
    ["an opener is closed", ["a\n<!-- b\nc\n", "a\n<!-- b\nc\n-->\n"]],
    ["a mark far below closes what is opened", ["a\nb\nc\nd -->\n", "a\n<!-- b\nc\nd -->\n"]],
    ["a change puts a construct over two lines", ["a\nc\n", "a <!-- b\n-->c\n"]],
  ])("cuts as from scratch where %s", (_, texts) => {
    expect(firstMismatch(texts.map((text) => Buffer.from(text)))).toBeNull();
  });

  it("reads no more than the changed line", () => {
    const pool = createBlockPool(grammar);
    const lines = Array.from({ length: 1000 }, (_, i) => `Line ${i} of the page.\n`);
    const old = splitAgain(noText, Buffer.from(lines.join("")), pool).text;
    const edited = Buffer.from(lines.with(500, "Another line.\n").join(""));
    expect(splitAgain(old, edited, pool).scanned).toBe("Another line.\n".length);
  });

  it("hands on the blocks it keeps", () => {
    const pool = createBlockPool(grammar);
    const old = splitAgain(noText, Buffer.from("a\nb\nc\n"), pool).text;
    const { blocks } = splitAgain(old, Buffer.from("a\nB\nc\n"), pool).text;
    expect([blocks[0] === old.blocks[0], blocks[1] === old.blocks[1], blocks[2] === old.blocks[2]]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
