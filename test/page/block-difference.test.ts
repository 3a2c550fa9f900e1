import { describe, expect, it } from "vitest";
import { blockDifference } from "../../src/page/block-difference.ts";
import { createBlockPool } from "../../src/page/block-pool.ts";
import { noText, resplit } from "../../src/page/resplit.ts";
import { grammar } from "./grammar.ts";

/** The difference of two texts in which each character is a line. */
function difference(before: string, after: string) {
  const pool = createBlockPool(grammar);
  const [a, b] = [before, after].map(
    (text) => resplit(noText, Buffer.from([...text].map((c) => `${c}\n`).join("")), pool).text.blocks,
  );
  return blockDifference(a ?? [], b ?? []);
}

describe("blockDifference", () => {
  it.each([
    ["equal texts", "abc", "abc", { removed: [], added: [], kept: [] }],
    ["an insertion", "ac", "abc", { removed: [], added: [1], kept: [] }],
    ["a removal", "abc", "ac", { removed: [1], added: [], kept: [] }],
    ["a replacement", "abc", "axc", { removed: [1], added: [1], kept: [] }],
    ["one more of the same", "aa", "aaa", { removed: [], added: [2], kept: [] }],
    [
      "a swap",
      "xaby",
      "xbay",
      {
        removed: [],
        added: [],
        kept: [
          [2, 1],
          [1, 2],
        ],
      },
    ],
    ["two edits", "1a2b3", "1x2y3", { removed: [1, 3], added: [1, 3], kept: [[2, 2]] }],
    [
      "repeated lines, first to first",
      "1aa2",
      "3aba4",
      {
        removed: [0, 3],
        added: [0, 2, 4],
        kept: [
          [1, 1],
          [2, 3],
        ],
      },
    ],
    [
      "a copy that went in front of one that stayed",
      "1a2a3",
      "1b2a4",
      {
        removed: [1, 4],
        added: [1, 4],
        kept: [
          [2, 2],
          [3, 3],
        ],
      },
    ],
    [
      "a copy that came in front of one that was there",
      "12a3",
      "1a2a4",
      {
        removed: [3],
        added: [1, 4],
        kept: [
          [1, 2],
          [2, 3],
        ],
      },
    ],
    [
      "a copy that moved while another one went",
      "1a2a3b",
      "1x2y3ab",
      {
        removed: [3],
        added: [1, 3],
        kept: [
          [2, 2],
          [4, 4],
          [1, 5],
        ],
      },
    ],
    ["the first text", "", "ab", { removed: [], added: [0, 1], kept: [] }],
    ["a blanking", "ab", "", { removed: [0, 1], added: [], kept: [] }],
  ])("of %s", (_, before, after, expected) => {
    expect(difference(before, after)).toEqual(expected);
  });
});
