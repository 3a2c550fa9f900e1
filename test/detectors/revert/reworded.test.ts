import { describe, expect, it } from "vitest";
import { createRewordings } from "../../../detectors/revert/reworded.ts";
import { revert } from "../../../detectors/revert.ts";
import { sha256 } from "../../../src/plugin.ts";
import { detect, history } from "../../../src/testing.ts";

/** Sentences of which no two read alike, but for their last words. */
function sentences(count: number, end: string): readonly string[] {
  return Array.from({ length: count }, (_, i) => {
    const words = sha256(`${i}`).replace(/\d/g, (digit) => "ghijklmnop"[Number(digit)] ?? "");
    return `The ${words.slice(0, 40).replace(/.{8}/g, "$& ")}${end}.`;
  });
}

const placed = (texts: readonly string[]) => texts.map((text) => ({ key: text, text, start: 0, end: 0 }));

describe("createRewordings", () => {
  it("knows a new wording again, however many pairs were scored meanwhile", () => {
    const withoutReworded = createRewordings(0.6);
    const [gone, added] = [placed(sentences(200, "came")), placed(sentences(200, "came back"))];
    const left = withoutReworded(gone, added).length;
    expect(left).toBeLessThan(100);
    expect(withoutReworded(gone, added)).toHaveLength(left);
    expect(withoutReworded(gone, [])).toHaveLength(200);
  });
});

describe("revert", () => {
  it("takes a long rewrite for no revert of the edit that first brought what was put back since", async () => {
    const old = sentences(200, "came").join("\n\n");
    const now = sentences(150, "came back").join("\n\n");
    const texts = ["Tea.", `Tea.\n\n${old}`, "Tea is hot.", `Tea is hot.\n\n${old}`, `Tea is hot.\n\n${now}`];
    const events = await detect(
      revert,
      history(...texts.map((text, i) => ({ text, user: { id: 0, name: `U${i}` } }))),
    );
    expect(events.map(({ type, anchor }) => [type, anchor.id])).toEqual([["revert_partial", 4]]);
  });
});
