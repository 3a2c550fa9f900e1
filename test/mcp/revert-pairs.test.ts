import { describe, expect, it } from "vitest";
import { revert } from "../../detectors/revert.ts";
import { createRevertPairs } from "../../src/cli/mcp/revert-pairs.ts";
import { history, type RevisionSketch, testPage } from "../../src/testing.ts";
import { register } from "../../src/walk/registry.ts";
import { createWalker } from "../../src/walk/walker.ts";

async function pairsOf(...sketches: readonly RevisionSketch[]) {
  const { told } = await createWalker(testPage, register([revert]), "brief").tellAll(history(...sketches));
  const pairs = createRevertPairs();
  for (const event of told.flatMap((one) => one.at("brief"))) pairs.add(event);
  return pairs.told();
}

const by = (name: string | null, text: string) => ({ user: name === null ? null : { id: 0, name }, text });
const tea = "Tea is made of the leaves of a bush that grows in the hills.";
const milk = "Milk goes into the cup before anything else does.";
const rum = "Rum is for the cold evenings of the winter alone.";

describe("createRevertPairs", () => {
  it("counts whom each editor reverted, in whole or in part, the most frequent pair first", async () => {
    const revisions = [
      by("Ann", tea),
      by("Ben", `${tea}\n\n${milk}`),
      by("Ann", tea),
      by("Ben", `${tea}\n\n${milk}`),
      by("Ann", tea),
      by("Cem", `${tea}\n\n${milk}\n\n${rum}`),
      by("Dan", `${tea}\n\n${rum}`),
    ];
    expect((await pairsOf(...revisions)).most).toEqual([
      { by: "Ann", undid: "Ben", reverts: 2 },
      { by: "Ben", undid: "Ann", reverts: 1 },
      { by: "Cem", undid: "Ann", reverts: 1 },
      { by: "Dan", undid: "Cem", reverts: 1 },
    ]);
  });

  it("orders pairs of equally many reverts by name, not by time", async () => {
    const turn = (undid: string, who: string) => [by(undid, `${tea}\n\n${milk}`), by(who, tea)];
    const { most } = await pairsOf(
      by("Ann", tea),
      ...turn("Zoe", "Dan"),
      ...turn("Ben", "Dan"),
      ...turn("Ben", "Cem"),
    );
    expect(most.map((pair) => [pair.by, pair.undid])).toEqual([
      ["Ben", "Dan"],
      ["Cem", "Ben"],
      ["Dan", "Ben"],
      ["Dan", "Zoe"],
    ]);
  });

  it("leaves out those who revert themselves, and hidden names", async () => {
    const none = { total: 0, most: [] };
    expect(await pairsOf(by("Ann", tea), by("Ben", milk), by("Ben", tea))).toEqual(none);
    expect(await pairsOf(by("Ann", tea), by(null, milk), by("Ben", tea))).toEqual(none);
    expect(await pairsOf(by("Ann", tea), by("Ben", milk), by(null, tea))).toEqual(none);
  });

  it("names no more than ten pairs, and counts all", async () => {
    const edits = Array.from({ length: 12 }, (_, i) => [by(`User ${i}`, milk), by("Ann", tea)]);
    const { total, most } = await pairsOf(by("Ann", tea), ...edits.flat());
    // Ann undid twelve, of whom all but the first had undone her.
    expect([total, most.length]).toEqual([23, 10]);
  });
});
