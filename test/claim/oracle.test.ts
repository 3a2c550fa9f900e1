import { describe, expect, it } from "vitest";
import type { PageHistory } from "../../src/revision.ts";
import { readShared } from "../support/read-shared.ts";
import { hasHistories } from "../support/shared-histories.ts";
import { checkPage } from "./oracle/check.ts";

// The long histories are left to npm run oracle:claim.
const names = ["en-adam-himebauch.xml.gz", "hi-kahani.xml.gz", "dewiktionary-hallo.xml.gz"];

describe.skipIf(!hasHistories)("lifelines of all sentences that stand", () => {
  it.each(names)("of %s agree with the texts, each read from scratch", async (name) => {
    const { faults, sentences } = await checkPage((use) => readFirst(name, use));
    expect(sentences).toBeGreaterThan(5);
    expect(faults).toEqual([]);
  });
});

async function readFirst<T>(name: string, use: (history: PageHistory) => Promise<T>): Promise<T> {
  for await (const history of readShared(name)) return await use(history);
  throw new Error(`${name} has no page`);
}
