import { describe, expect, it } from "vitest";
import type { FileLeft } from "../../../src/cli/words/file-left.ts";
import { createProgress } from "../../../src/cli/words/progress.ts";
import { emptyReport } from "../../../src/walk/walk-report.ts";
import { fakeClock } from "../../support/fake-clock.ts";

/** What is shown of a walk, given how many revisions it has read at some milliseconds. */
function shownOf(
  reads: readonly (readonly [atMs: number, revisions: number])[],
  total?: number,
  fileLeft?: FileLeft,
) {
  const shown: (readonly [string, number | undefined, number | undefined])[] = [];
  let nowMs = 0;
  const progress = createProgress(
    {
      clock: { ...fakeClock(), monotonicMs: () => nowMs },
      progress: (line, done, all) => void shown.push([line, done, all]),
    },
    "Lamp\u202e",
    total,
    fileLeft,
  );
  for (const [atMs, revisions] of reads) {
    nowMs = atMs;
    progress({ ...emptyReport(), revisions });
  }
  return shown;
}

describe("createProgress", () => {
  it("tells how fast the walk goes, from where it began, and how long it will take", () => {
    const reads = [
      [0, 100],
      [199, 120],
      [2_000, 200],
    ] as const;
    expect(shownOf(reads, 300)).toEqual([
      ["Lamp\\u{202e}: 100 of 300 revisions, 0/s", 100, 300],
      ["Lamp\\u{202e}: 200 of 300 revisions, 50/s, 2 s left", 200, 300],
    ]);
  });

  it("does not tell how long it will take where the source does not know", () => {
    const reads = [
      [0, 0],
      [1_000, 40],
    ] as const;
    expect(shownOf(reads).map(([line]) => line)).toEqual([
      "Lamp\\u{202e}: 0 revisions, 0/s",
      "Lamp\\u{202e}: 40 revisions, 40/s",
    ]);
  });

  it("tells what is left of the file where the source does not know, and only when a line is shown", () => {
    const asked: number[] = [];
    const fileLeft = (nowMs: number) => `, ${asked.push(nowMs)} % of the file`;
    const reads = [
      [0, 0],
      [100, 20],
      [1_000, 40],
    ] as const;
    expect(shownOf(reads, undefined, fileLeft)).toEqual([
      ["Lamp\\u{202e}: 0 revisions, 0/s, 1 % of the file", 0, undefined],
      ["Lamp\\u{202e}: 40 revisions, 40/s, 2 % of the file", 40, undefined],
    ]);
    expect(asked).toEqual([0, 1_000]);
    expect(shownOf(reads, 80, fileLeft)[1]?.[0]).toBe("Lamp\\u{202e}: 40 of 80 revisions, 40/s, 1 s left");
  });
});
