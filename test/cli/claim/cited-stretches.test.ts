import { describe, expect, it } from "vitest";
import { citedStretches } from "../../../src/cli/claim/cited-stretches.ts";
import { lifelineOf } from "../../claim/claim-of.ts";

const mill = "The old mill by the river was built in 1801.";

/** How the last change of a sentence's citations is shown. */
async function shown(before: string, after: string) {
  const { steps } = await lifelineOf(mill, `${mill}${before}`, `${mill}${after}`);
  return steps
    .slice(-1)
    .flatMap(citedStretches)
    .map((stretches) => stretches.map(({ kind, text }) => `${kind} ${text}`));
}

describe("citedStretches", () => {
  it("marks what changed within the one that was cited anew", async () => {
    expect(await shown("<ref>Smith 1999</ref><ref>Fog</ref>", "<ref>Smith 2001</ref><ref>Fog</ref>")).toEqual(
      [["kept Smith ", "removed 1999", "added 2001"], ["kept Fog"]],
    );
  });

  it("marks what changed in one that the sentence also uses by its name", async () => {
    const again = '<ref name="a"/>';
    expect(
      await shown(`<ref name="a">Smith 1999</ref>${again}`, `<ref name="a">Smith 2001</ref>${again}`),
    ).toEqual([["kept Smith ", "removed 1999", "added 2001"], ["kept (again: a)"]]);
  });
});
