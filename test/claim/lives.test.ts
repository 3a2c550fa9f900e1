import { describe, expect, it } from "vitest";
import { claimOf, lifelineOf } from "./claim-of.ts";

describe("livesOf", () => {
  it("shows the last of the wordings that were found, where none of them stands", async () => {
    const [first, last] = ["1801", "1802"].map((year) => `The old mill by the river was built in ${year}.`);
    const { sentence } = await lifelineOf("old mill", first ?? "", last ?? "", "Nothing is left here today.");
    expect(sentence.text).toBe(last);
  });

  it("counts for how long a sentence stood, not since when it is gone", async () => {
    const [short, long] = ["The mill was red.", "A duke had the mill."];
    const texts = [short, long, `${long} It rains.`, "Nothing is left here.", "Nobody is left here."];
    const { matches } = await claimOf("mill", texts, { all: true });
    expect(matches.map(({ sentence }) => sentence.text)).toEqual([long, short]);
  });
});
