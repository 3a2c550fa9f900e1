import { describe, expect, it } from "vitest";
import { everydayHistories, hasHistories } from "../support/shared-histories.ts";
import { explain } from "./explain.ts";
import { sweepBlocks, sweepTexts } from "./sweep.ts";

// A sample; `npm run oracle:markup` reads all of every history.
describe.skipIf(!hasHistories)("the scanner beside the reference parser", () => {
  it.each(everydayHistories.filter((name) => !name.includes("anarchism")))(
    "finds the same in blocks of %s, or it is known why not",
    async (name) => {
      const { disagreements } = await sweepBlocks(name, name.startsWith("aawiki") ? 40 : 8);
      expect(disagreements.filter((one) => explain(one) === null)).toEqual([]);
    },
  );

  it("finds the same in whole texts", async () => {
    const { disagreements } = await sweepTexts("en-vic.xml.gz", 90);
    expect(disagreements.filter((one) => explain(one) === null)).toEqual([]);
  });
});
