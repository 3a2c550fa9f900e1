import { describe, expect, it } from "vitest";
import { splitBlocks } from "../../../src/page/split.ts";
import { heldTags, longestTag, tagAttributes } from "../../../src/text/markup/tags.ts";

describe("heldTags", () => {
  it("are tags whose content is not cut into blocks", () => {
    for (const tag of heldTags.keys()) {
      expect([tag, splitBlocks(Buffer.from(`<${tag}>\n\n</${tag}>\n`)).ends.length]).toEqual([tag, 1]);
    }
  });

  it("are no longer than the longest", () => {
    expect(Math.max(...[...heldTags.keys()].map((tag) => tag.length))).toBe(longestTag);
  });
});

describe("tagAttributes", () => {
  it.each([
    ['name="a b" group=n', { group: "n", name: "a b" }],
    ["NAME = 'a'", { name: "a" }],
    ["name=a/b", { name: "a/b" }],
    ['name="a', { name: "a" }],
    ["name", {}],
    ["= a", {}],
    ["name=a name=b", { name: "b" }],
    ["имя=a name=ह", { name: "ह", имя: "a" }],
    ["__proto__=x", { ["__proto__"]: "x" }],
  ])("reads %s", (text, attributes) => {
    expect([...tagAttributes(text)].sort()).toEqual(Object.entries(attributes).sort());
  });
});
