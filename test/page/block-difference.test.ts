import { describe, expect, it } from "vitest";
import { blockDifference } from "../../src/page/block-difference.ts";
import { createBlockPool } from "../../src/page/block-pool.ts";
import { noText, resplit } from "../../src/page/resplit.ts";
import { grammar } from "./grammar.ts";
import { seeded } from "./random-edits.ts";

/** The difference of two texts in which each character is a line, `-` an empty one. */
function difference(before: string, after: string) {
  const pool = createBlockPool(grammar);
  const [a, b] = [before, after].map((text) => {
    const lines = [...text].map((c) => (c === "-" ? "\n" : `${c}\n`));
    return resplit(noText, Buffer.from(lines.join("")), pool, { prefix: 0, suffix: 0 }).text.blocks;
  });
  return blockDifference(a ?? [], b ?? []);
}

const letters = ["a", "a", "b", "c", "d", "-"];

/** Two texts of few letters, an edit or some apart: lines that come, go, move and are copied. */
function randomPair(seed: number): readonly [string, string] {
  const random = seeded(seed);
  const below = (most: number) => Math.floor(random() * most);
  const line = () => letters[below(letters.length)] ?? "";
  const before = Array.from({ length: below(14) }, line);
  let after = before;
  for (let edits = 1 + below(4); edits > 0; edits--) {
    const at = below(after.length + 1);
    const cut = after.slice(at, at + 1 + below(3));
    const [isCut, isPut, isNew] = [below(2) === 0, below(2) === 0, below(3) === 0];
    if (isCut) after = after.toSpliced(at, cut.length);
    if (isPut) after = after.toSpliced(below(after.length + 1), 0, ...(isNew ? [line()] : cut));
  }
  return [before.join(""), after.join("")];
}

function copies(text: string, line: string): number {
  return text.split(line).length - 1;
}

/** The lines that a text has more often than another one, sorted. */
function more(than: string, text: string): readonly string[] {
  const left = [...than];
  return [...text]
    .filter((line) => !left.includes(line) || left.splice(left.indexOf(line), 1).length === 0)
    .sort();
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
    [
      "a copy that came, and an empty line in front of one that was there",
      "12a-3",
      "4a2-a-5",
      {
        removed: [0, 4],
        added: [0, 1, 5, 6],
        kept: [
          [1, 2],
          [3, 3],
          [2, 4],
        ],
      },
    ],
    ["the first text", "", "ab", { removed: [], added: [0, 1], kept: [] }],
    ["a blanking", "ab", "", { removed: [0, 1], added: [], kept: [] }],
  ])("of %s", (_, before, after, expected) => {
    expect(difference(before, after)).toEqual(expected);
  });

  it("tells what one text has more often, and each line once, after any edits", () => {
    for (let seed = 1; seed <= 3000; seed++) {
      const [before, after] = randomPair(seed);
      const { removed, added, kept } = difference(before, after);
      expect(removed.map((i) => before[i]).sort(), `${seed}`).toEqual(more(after, before));
      expect(added.map((j) => after[j]).sort(), `${seed}`).toEqual(more(before, after));
      expect(kept.filter(([i, j]) => before[i] !== after[j])).toEqual([]);
      const [old, now] = [kept.map(([i]) => i).concat(removed), kept.map(([, j]) => j).concat(added)];
      expect([new Set(old).size, new Set(now).size], `${seed}`).toEqual([old.length, now.length]);
      for (const places of [removed, added, kept.map(([, j]) => j)]) {
        expect(places, `${seed}`).toEqual(places.toSorted((a, b) => a - b));
      }
    }
  });

  it("is the same whatever stands in front of what changed and behind it", () => {
    for (let seed = 1; seed <= 1000; seed++) {
      const [before, after] = randomPair(seed);
      const { removed, added, kept } = difference(`1${before}2`, `1${after}2`);
      // Lines like those within, too.
      const around = difference(`abc-a1${before}2da-b`, `abc-a1${after}2da-b`);
      const moved = (places: readonly number[]) => places.map((place) => place + 5);
      expect(around, `${seed}`).toEqual({
        removed: moved(removed),
        added: moved(added),
        kept: kept.map(moved),
      });
    }
  });

  it("tells no copy where there are as many as before, whatever empty lines come or go", () => {
    const parts = ["", "a", "aa", "-", "--", "a-", "-a", "a-a", "-a-"];
    const texts = parts.flatMap((one) => parts.map((other) => [one, other] as const));
    for (const [one, other] of texts) {
      for (const [oneNow, otherNow] of texts) {
        // Where there are as many empty lines as before, they may be the same.
        if (copies(one + other, "-") === copies(oneNow + otherNow, "-")) continue;
        const [before, after] = [`1${one}2${other}3`, `4${oneNow}2${otherNow}5`];
        const { removed, added } = difference(before, after);
        const isFirst = [
          ...removed.filter((i) => before[i] === "a").map((i) => i < before.indexOf("2")),
          ...added.filter((j) => after[j] === "a").map((j) => j < after.indexOf("2")),
        ];
        if (copies(one, "a") === copies(oneNow, "a")) expect(isFirst, after).not.toContain(true);
        if (copies(other, "a") === copies(otherNow, "a")) expect(isFirst, after).not.toContain(false);
      }
    }
  });
});
