import { describe, expect, it } from "vitest";
import { createFileLeft } from "../../../src/cli/words/file-left.ts";

/** What is told ten seconds after the first page, if this share of the file has been read by then. */
function toldOf(share: (() => number | null) | undefined, walked = {}) {
  return createFileLeft({ share }, walked, { monotonicMs: () => 5_000 })(15_000);
}

describe("createFileLeft", () => {
  it.each([
    [0.01, ", 1 % of the file, 990 s left"],
    [0.409, ", 40 % of the file, 15 s left"],
    [0.999, ", 99 % of the file, 1 s left"],
  ])("tells how much of the file is read, and how long the rest takes at that pace: %d", (share, told) => {
    expect(toldOf(() => share)).toBe(told);
  });

  it.each([
    ["too little is read to tell the pace", 0.009],
    ["all of it is read, but not yet walked", 1],
    ["another program reads it", null],
  ])("tells nothing where %s", (_, share) => {
    expect(toldOf(() => share)).toBe("");
  });

  it("tells nothing of a stream", () => {
    expect(toldOf(undefined)).toBe("");
  });

  it("tells nothing before any time has passed", () => {
    expect(createFileLeft({ share: () => 0.5 }, {}, { monotonicMs: () => 5_000 })(5_000)).toBe("");
  });

  it.each([{ page: "Lamp" }, { sort: true }, { to: 7 }, { until: "2020" }])(
    "tells nothing where the walk does not go with the file: %j",
    (walked) => {
      expect(toldOf(() => 0.5, walked)).toBe("");
    },
  );
});
