import { describe, expect, it } from "vitest";
import type { TimelineEntry } from "../../src/revision.ts";
import { history, testPage } from "../../src/testing.ts";
import { readFirst } from "../support/read-shared.ts";
import { hasHistories } from "../support/shared-histories.ts";
import { checkPage } from "./oracle/check.ts";
import { randomPages } from "./oracle/random-pages.ts";

// The long histories are left to npm run oracle:claim.
const names = ["en-adam-himebauch.xml.gz", "hi-kahani.xml.gz", "dewiktionary-hallo.xml.gz"];

describe.skipIf(!hasHistories)("lifelines of all sentences that stand", () => {
  it.each(names)("of %s agree with the texts, each read from scratch", async (name) => {
    const { faults, sentences } = await checkPage((use) => readFirst(name, use));
    expect(sentences).toBeGreaterThan(5);
    expect(faults).toEqual([]);
  });
});

describe("lifelines of made-up pages", () => {
  it("agree with the texts, citations of copies included", async () => {
    let steps = 0;
    for (const sketches of randomPages(7, 400)) {
      const verdict = await checkPage((use) =>
        use({ page: testPage, timeline: stream(history(...sketches)) }),
      );
      expect({ sketches, faults: verdict.faults }).toEqual({ sketches, faults: [] });
      steps += verdict.steps;
    }
    expect(steps).toBeGreaterThan(1000);
  });
});

async function* stream(entries: readonly TimelineEntry[]): AsyncGenerator<TimelineEntry> {
  yield* entries;
}
