import { describe, expect, it } from "vitest";
import { followsIn } from "../../src/page/follows.ts";
import { looseBlock } from "../../src/text/markup/loose-block.ts";
import { sentencesOf } from "../../src/text/sentences/sentences.ts";

/** Whether the second of two sentences of a text, counted over its lines, follows the first. */
function follow(lines: readonly string[], first: number, second: number): boolean {
  const blocks = lines.map(looseBlock);
  const sentences = blocks.flatMap((block, index) =>
    sentencesOf(block).map((sentence, ordinal) => ({ block: index, ordinal, sentence })),
  );
  const [one, other] = [sentences[first], sentences[second]];
  if (one === undefined || other === undefined) throw new Error("the text has no such sentence");
  const side = { revision: null, sha1: null, bytes: 0, blocks, changed: [] };
  return followsIn(side)(one, other);
}

const blank = (count: number) => new Array<string>(count).fill("\n");

describe("followsIn", () => {
  it("lets the next sentence of a line follow, and no other", () => {
    const line = ["It rained. It snowed. It thawed.\n"];
    expect([follow(line, 0, 1), follow(line, 0, 2), follow(line, 1, 0)]).toEqual([true, false, false]);
  });

  it("lets the first of a line follow the last of the one above, and no others", () => {
    const lines = ["It rained. It snowed.\n", "It thawed. It froze.\n"];
    expect([follow(lines, 1, 2), follow(lines, 0, 2), follow(lines, 1, 3)]).toEqual([true, false, false]);
  });

  it.each([
    [4, true],
    [5, false],
  ])("knows whether one follows past %i blank lines", (count, follows) => {
    expect(follow(["It rained.\n", ...blank(count), "It thawed.\n"], 0, 1)).toBe(follows);
  });

  it.each([
    ["a heading", "== Snow ==\n", false],
    ["a line of spaces", `${" ".repeat(15)}\n`, true],
    ["a line of more spaces", `${" ".repeat(16)}\n`, false],
  ])("knows whether one follows past %s", (_, line, follows) => {
    expect(follow(["It rained.\n", line, "It thawed.\n"], 0, 1)).toBe(follows);
  });
});
