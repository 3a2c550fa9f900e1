import { describe, expect, it } from "vitest";
import { foldSteps } from "../../../src/cli/claim/fold-steps.ts";
import type { RevisionSketch } from "../../../src/testing.ts";
import { lifelineOf } from "../../claim/claim-of.ts";

const rain = "It rains on the coast for most of the winter.";
const mill = "The old mill by the river was built in 1801.";
const changed = "The old mill by the river was built in 1802.";

async function folded(...texts: readonly RevisionSketch[]) {
  const { steps } = await lifelineOf(mill, ...texts);
  return foldSteps(steps).map(({ step, undone }) => [
    `${step.revision.revision} ${step.kind}`,
    undone?.revision.revision ?? null,
  ]);
}

describe("foldSteps", () => {
  it("joins a loss and a change with the revert right behind", async () => {
    expect(await folded(mill, rain, mill, changed, mill)).toEqual([
      ["1 appeared", null],
      ["2 removed", 3],
      ["4 modified", 5],
    ]);
  });

  it("joins a change of citations with the revert right behind", async () => {
    const cited = `${mill}<ref>Smith 1999</ref>`;
    expect(await folded(mill, cited, mill, cited)).toEqual([
      ["1 appeared", null],
      ["2 recited", 3],
      ["4 recited", null],
    ]);
    const other = `${mill}<ref>Jones 2005</ref>`;
    expect(await folded(cited, mill, other)).toEqual([
      ["1 appeared", null],
      ["2 recited", null],
      ["3 recited", null],
    ]);
  });

  it("joins each copy with its own return", async () => {
    const twice = `${mill}\n\n${mill}`;
    expect(await folded(twice, rain, twice)).toEqual([
      ["1 appeared", null],
      ["1 appeared", null],
      ["2 removed", 3],
      ["2 removed", 3],
    ]);
  });

  it("joins a split and a merge with the revert right behind", async () => {
    const parts = "The old mill by the river was built in 1801. And it burnt down soon after the war.";
    const whole = "The old mill by the river was built in 1801, and it burnt down soon after the war.";
    const { steps } = await lifelineOf(whole, whole, parts, whole);
    expect(foldSteps(steps)).toMatchObject([
      { step: { kind: "appeared" }, undone: null },
      { step: { kind: "split" }, undone: { kind: "reintroduced" } },
    ]);
    const merged = await lifelineOf(whole, parts, whole, parts);
    expect(foldSteps(merged.steps).slice(2)).toMatchObject([
      { step: { kind: "merged" }, undone: { kind: "reintroduced" } },
    ]);
  });

  it("leaves a return that is no revert", async () => {
    const user = { id: 1, name: "Ann" };
    expect(await folded(mill, { text: rain, user }, { text: `${rain} ${mill}`, user })).toEqual([
      ["1 appeared", null],
      ["2 removed", null],
      ["3 reintroduced", null],
    ]);
  });

  // Not timed: what looks for each return among all does not come to its end.
  it("joins each of a hundred thousand copies with its own return", { tags: "long" }, async () => {
    const { steps } = await lifelineOf(mill, mill, rain, mill);
    const many = steps.flatMap((step) => Array.from({ length: 100_000 }, () => ({ ...step })));
    const undone = foldSteps(many).flatMap((shown) => shown.undone ?? []);
    expect(new Set(undone).size).toBe(100_000);
  });
});
