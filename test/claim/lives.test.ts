import { describe, expect, it } from "vitest";
import { lifelineOf } from "./claim-of.ts";

describe("livesOf", () => {
  it("shows the last of the wordings that were found, where none of them stands", async () => {
    const [first, last] = ["1801", "1802"].map((year) => `The old mill by the river was built in ${year}.`);
    const { sentence } = await lifelineOf("old mill", first ?? "", last ?? "", "Nothing is left here today.");
    expect(sentence.text).toBe(last);
  });
});
