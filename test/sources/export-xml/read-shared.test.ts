import { describe, expect, it } from "vitest";
import { openInput } from "../../../src/sources/open-input.ts";
import { everydayHistories, fullHistory, hasHistories, historyPath } from "../../support/shared-histories.ts";
import { readWithSaxes } from "./oracle.ts";
import { readAll } from "./read-all.ts";

const histories =
  process.env.STEMMA_FULL === undefined ? everydayHistories : [...everydayHistories, fullHistory];

describe.skipIf(!hasHistories)("readExport on real histories", () => {
  it.each(histories)(
    "reads %s as a validating parser does",
    { tags: "long", timeout: 600_000 },
    async (name) => {
      const input = await openInput(historyPath(name));
      const ours = await readAll(input.read());
      const theirs = await readWithSaxes(input.read());
      expect(ours.length).toBe(theirs.length);
      for (const [i, page] of ours.entries()) expect(page).toEqual(theirs[i]);
    },
  );
});
