import { describe, expect, it } from "vitest";
import type { FullEntry } from "../../src/claim/journal.ts";
import { isTold, pairReturns, partsIn } from "../../src/claim/pair-returns.ts";

function entry(kind: FullEntry["kind"], from: readonly number[], to: readonly number[]): FullEntry {
  const fact = { type: "", subject: {}, isExact: true };
  return { moment: 0, kind, from, to, fact, values: null, citations: 0, citationsBefore: 0 };
}

const removed = (sentence: number) => entry("removed", [sentence], []);
const back = (sentence: number) => entry("reintroduced", [], [sentence]);
const told = (entries: readonly FullEntry[]) => entries.filter(isTold);

/** Sentence 1 was split in 2 and 3. */
const split = partsIn([entry("split", [1], [2, 3])]);

const parts = (
  entries: readonly FullEntry[],
  wentFor: (came: FullEntry) => number = () => -1,
  likeness: (gone: number, came: number) => number = () => 0,
) =>
  pairReturns(told(entries), split, wentFor, likeness).map(({ came, gone }) => [
    came.flatMap(({ to }) => to),
    gone.flatMap(({ from }) => from),
  ]);

describe("pairReturns", () => {
  it("puts each copy that came back in place of one that went", () => {
    expect(parts([removed(4), removed(4), back(5), back(5), back(5)])).toEqual([
      [[5], [4]],
      [[5], [4]],
      [[5], []],
    ]);
  });

  it("puts what is known to have replaced a sentence in its place, the others where there is room", () => {
    const [four, five, six] = [removed(4), removed(5), back(6)];
    const wentFor = (came: FullEntry) => (came === six ? 5 : -1);
    expect(parts([four, five, back(7), six], wentFor)).toEqual([
      [[7], [4]],
      [[6], [5]],
    ]);
    expect(parts([four, back(7), six], wentFor)).toEqual([
      [[7], [4]],
      [[6], []],
    ]);
  });

  it("tells each removal once, where a later copy is the one that is known to have replaced a sentence", () => {
    const [five, first, second] = [removed(5), back(6), back(6)];
    const wentFor = (came: FullEntry) => (came === second ? 5 : -1);
    const nearest = (gone: number, came: number) => -Math.abs(gone - came);
    expect(parts([removed(4), five, removed(8), first, second, back(9)], wentFor, nearest)).toEqual([
      [[6], [4]],
      [[6], [5]],
      [[9], [8]],
    ]);
  });

  it("puts what reads most alike in each other's place, where several came back or went", () => {
    const nearest = (gone: number, came: number) => -Math.abs(gone - came);
    expect(parts([removed(4), removed(4), removed(8), back(9), back(9)], () => -1, nearest)).toEqual([
      [[9], [8]],
      [[9], [4]],
      [[], []],
    ]);
    expect(parts([removed(8), back(4), back(9), back(9)], () => -1, nearest)).toEqual([
      [[4], []],
      [[9], [8]],
      [[9], []],
    ]);
  });

  it("puts a whole in place of its parts, and parts in place of their whole, a copy of each at a time", () => {
    expect(parts([removed(3), removed(2), removed(2), removed(3), back(1), back(1)])).toEqual([
      [[1], [3, 2]],
      [[1], [2, 3]],
    ]);
    expect(parts([removed(1), back(2), back(3), back(3)])).toEqual([
      [[2, 3], [1]],
      [[3], []],
    ]);
  });

  it("compares nothing where thousands came back, and puts them in each other's place in order", {
    tags: "long",
  }, () => {
    const many = Array.from({ length: 30_000 }, (_, i) => [removed(30_000 + i), back(100_000 + i)]).flat();
    let compared = 0;
    const found = parts(many, undefined, () => compared++);
    expect([found.length, found.at(-1), compared]).toEqual([30_000, [[129_999], [59_999]], 0]);
  });

  it("puts thousands of copies in place of those of their parts, each once", () => {
    const copies = 20_000;
    const found = parts(Array.from({ length: copies }, () => [removed(2), removed(3), back(1)]).flat());
    expect([found.length, found.at(-1)]).toEqual([copies, [[1], [2, 3]]]);
  });
});

describe("partsIn", () => {
  const edited = (from: number, to: number) => entry("modified", [from], [to]);

  it("tells the parts of a whole with their rewordings, whichever wording of the whole it is asked about", () => {
    const partsOf = partsIn([
      edited(7, 1),
      entry("merged", [2, 3], [1]),
      edited(1, 8),
      edited(3, 4),
      edited(4, 5),
    ]);
    expect([1, 7, 8].map(partsOf)).toEqual([
      [2, 3, 4, 5],
      [2, 3, 4, 5],
      [2, 3, 4, 5],
    ]);
    expect([2, 5].map(partsOf)).toEqual([[], []]);
  });

  it("tells a part once that has its first wording again", () => {
    const partsOf = partsIn([
      entry("split", [1], [2, 3]),
      edited(2, 4),
      edited(4, 2),
      entry("split", [1], [2, 3]),
    ]);
    expect(partsOf(1)).toEqual([2, 4, 3]);
  });
});
