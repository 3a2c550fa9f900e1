import { describe, expect, it } from "vitest";
import { splitBlocks } from "../../../src/page/split.ts";
import { heldTags } from "../../../src/text/markup/tags.ts";

describe("heldTags", () => {
  it("are tags whose content is not cut into blocks", () => {
    for (const tag of heldTags.keys()) {
      expect([tag, splitBlocks(Buffer.from(`<${tag}>\n\n</${tag}>\n`)).ends.length]).toEqual([tag, 1]);
    }
  });
});
