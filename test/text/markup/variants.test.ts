import { describe, expect, it } from "vitest";
import { variantsIn } from "../../../src/text/markup/variants.ts";

describe("variantsIn", () => {
  it("finds the innermost of several, each in one pass", () => {
    expect(variantsIn(`${"-{".repeat(200_000)}茶}-`, "zh")).toHaveLength(1);
    expect(variantsIn("-{茶}-".repeat(100_000), "zh-hant")).toHaveLength(100_000);
    expect(variantsIn("-{".repeat(200_000), "zh")).toEqual([]);
  });

  it("is silent on the wiki of a language without variants", () => {
    expect(variantsIn("-{茶}-", "ja")).toEqual([]);
    expect(variantsIn("-{x}-", "")).toEqual([]);
  });
});
