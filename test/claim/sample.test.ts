import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { builtInDetectors } from "../../detectors/index.ts";
import { claim } from "../../src/claim/claim.ts";
import { readHistories } from "../../src/sources/export-history.ts";
import { openInput } from "../../src/sources/open-input.ts";
import { register } from "../../src/walk/registry.ts";

const sample = resolve(import.meta.dirname, "../../examples/sample/sample.xml");

async function stepsOf(text: string): Promise<readonly string[]> {
  for await (const history of readHistories(await openInput(sample, process.stdin), {
    page: "Harrow Skerry Lighthouse",
    scratch: tmpdir(),
  })) {
    const { matches } = await claim(history, register(builtInDetectors), text);
    return (matches[0]?.steps ?? []).map(({ kind, revision }) => `${revision.revision} ${kind}`);
  }
  return [];
}

/** What two vandals did to every sentence that stood then, and those who put it back. */
const rows = ["1062 removed", "1063 reintroduced", "1064 removed", "1067 reintroduced"];

describe("lifelines of the sample page", () => {
  let told: Readonly<Record<string, readonly string[]>> = {};
  const texts = [
    "A painting of the night by Oda Lindqvist",
    "The sea carried it away twice",
    "The last keeper left in 1987",
    "It shows the tower far taller",
    "It was built in 1868",
  ] as const;

  beforeAll(async () => {
    told = Object.fromEntries(await Promise.all(texts.map(async (text) => [text, await stepsOf(text)])));
  });

  it.each<[string, (typeof texts)[number], readonly string[]]>([
    [
      "put back by hand, and survives blankings",
      texts[0],
      ["1028 appeared", "1032 removed", "1033 reintroduced", ...rows],
    ],
    [
      "cited, split, and parted from its citation",
      texts[1],
      [
        "1003 appeared",
        "1012 recited",
        "1014 removed",
        "1015 reintroduced",
        "1016 split",
        "1021 recited",
        ...rows,
      ],
    ],
    [
      "moved, and parted from its citation",
      texts[2],
      ["1005 appeared", "1014 removed", "1015 reintroduced", "1021 moved", "1048 recited", ...rows],
    ],
    ["taken out for good", texts[3], ["1028 appeared", "1032 removed"]],
  ])("of a sentence that is %s", (_, text, steps) => {
    expect(told[text]).toEqual(steps);
  });

  it("of a sentence that was merged and whose number changed", () => {
    expect(told[texts[4]]).toContain("1023 merged");
    expect(told[texts[4]]?.at(-1)).toBe("1070 modified");
  });
});
