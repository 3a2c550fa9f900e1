import { describe, expect, it } from "vitest";
import type { TimelineEntry } from "../../src/revision.ts";
import { history, testPage } from "../../src/testing.ts";
import { readFirst } from "../support/read-shared.ts";
import { hasHistories } from "../support/shared-histories.ts";
import { checkPage } from "./oracle/check.ts";
import { whyNotLinked } from "./oracle/linked.ts";
import { randomPages } from "./oracle/random-pages.ts";

const short = ["en-adam-himebauch.xml.gz", "hi-kahani.xml.gz", "dewiktionary-hallo.xml.gz"];
const long = ["en-vic.xml.gz", "en-american-goldfinch.xml.gz", "en-anarchism-first1500.xml.xz"];

async function holds(name: string): Promise<void> {
  const { faults, sentences } = await checkPage((use) => readFirst(name, use));
  expect(sentences).toBeGreaterThan(5);
  expect(faults).toEqual([]);
}

describe.skipIf(!hasHistories)("lifelines of all sentences that stand", () => {
  it.each(short)("of %s agree with the texts, each read from scratch", holds);
  it.each(long)("of %s agree with the texts", { tags: "long", timeout: 120_000 }, holds);
});

describe("lifelines of made-up pages", () => {
  it("agree with the texts, citations of copies included", { tags: "long" }, async () => {
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

describe("whyNotLinked", () => {
  const long = "The lamp was lit in 1868 by the first keeper, who came from Eastwick with his sons.";

  it.each([
    ["reads alike", ["The lamp was lit."], ["The lamp was lit again."]],
    ["is the same once values are taken out", ["9 rooms."], ["1,250,000,000 rooms."]],
    ["is cut to its beginning", [long], ["The lamp was lit in 1868."]],
    [
      "grows before its end",
      ["Who came from Eastwick with his sons."],
      [`In those years, it is told, ${long}`],
    ],
    ["is cut in its middle", [`${long} ${long}`], ["The lamp came from Eastwick with his sons."]],
    [
      "is cut but for a word",
      [`In those years, it is told, ${long}`],
      ["Men who came from Eastwick with his sons."],
    ],
    ["is a few words and given a gloss", ["Old lamps"], ["Old lamps (of tin, brass or copper)"]],
    ["is another word in Chinese", ["他出生于上海。"], ["他出生于北京。"]],
  ])("finds nothing against a sentence that %s", (_, went, came) => {
    expect(whyNotLinked(went, came)).toBeNull();
  });

  it.each([
    ["is another", [long], ["No ship has been lost on the reef since."]],
    ["has the words in another order", [long], ["His sons came from Eastwick and lit it."]],
    ["has a few words from its middle", [long], ["The first keeper."]],
    ["is less than a fifth of it", [long], ["The lamp was."]],
    ["is one of several pieces", [long], ["The lamp was lit in 1868.", "A storm broke it."]],
  ])("says how little alike a sentence is that %s", (_, went, came) => {
    expect(whyNotLinked(went, came)).toMatch(/^0\.[0-5]\d\d alike$/);
  });

  it("holds of a page what a sentence with a clause cut out became", async () => {
    const sketches = [long, "The lamp was lit in 1868."];
    const { faults, chains } = await checkPage((use) =>
      use({ page: testPage, timeline: stream(history(...sketches)) }),
    );
    expect({ faults, chains }).toEqual({ faults: [], chains: [sketches] });
  });
});

async function* stream(entries: readonly TimelineEntry[]): AsyncGenerator<TimelineEntry> {
  yield* entries;
}
