import { describe, expect, it } from "vitest";
import type { Block } from "../../src/page/block.ts";
import { createBlockPool } from "../../src/page/block-pool.ts";
import { grammar } from "./grammar.ts";

describe("createBlockPool", () => {
  it("is full when it holds two megabytes, and twice what was kept, beside that", () => {
    const pool = createBlockPool(grammar);
    const blocksFrom = (first: number): readonly Block[] =>
      Array.from({ length: 300 }, (_, i) => {
        const line = Buffer.from(`${first + i} `.repeat(10_000).slice(0, 9_999).concat("\n"));
        return pool.block(line, 0, line.length);
      });
    const kept = blocksFrom(1_000);
    expect(pool.isFull()).toBe(true);
    pool.keepOnly([kept, kept]);
    const fullness = [pool.isFull()];
    for (const first of [2_000, 3_000]) {
      blocksFrom(first);
      fullness.push(pool.isFull());
    }
    expect(fullness).toEqual([false, false, true]);
  });

  it("keeps the blocks of the texts that are named, and makes the others anew", () => {
    const pool = createBlockPool(grammar);
    const blockOf = (line: string) => pool.block(Buffer.from(line), 0, Buffer.byteLength(line));
    const [kept, other] = [blockOf("kept\n"), blockOf("other\n")];
    pool.keepOnly([[kept]]);
    expect(blockOf("kept\n")).toBe(kept);
    expect(blockOf("other\n")).not.toBe(other);
    expect(pool.made).toBe(3);
  });

  it("has one block for all empty lines, which it never makes", () => {
    const pool = createBlockPool(grammar);
    const text = Buffer.from("\n\n");
    expect(pool.block(text, 0, 1)).toBe(pool.block(text, 1, 2));
    expect(pool.made).toBe(0);
  });
});
