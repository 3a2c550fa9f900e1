import { describe, expect, it } from "vitest";
import { builtInDetectors } from "../../detectors/index.ts";
import { createParameterSets } from "../../src/verify/parameter-sets.ts";
import { register } from "../../src/walk/registry.ts";

describe("the parameters of each analysis of a page", () => {
  it("are a detector's only ones where another one has several, and else those it is registered with", () => {
    const sets = createParameterSets();
    const registered = register(builtInDetectors, { revert: { radius: 3 } });
    const own = new Map(registered.map(({ detector, parameters }) => [detector.name, parameters]));
    const spikes = { ...own.get("activity_spike") };
    const statements = [
      ["revert", { ...own.get("revert"), radius: 4 }],
      ["revert", { ...own.get("revert"), radius: 5 }],
      ["activity_spike", { ...spikes, quietDays: 77 }],
      ["revert", { ...own.get("revert"), radius: 4 }],
    ] as const;
    expect(statements.map(([name, parameters]) => sets.passOf(name, parameters))).toEqual([0, 1, 0, 0]);
    const told = sets
      .passes(registered)
      .map((pass) => new Map(pass.map(({ detector, parameters }) => [detector.name, parameters])));
    expect(told.map((pass) => [pass.get("revert")?.radius, pass.get("activity_spike")?.quietDays])).toEqual([
      [4, 77],
      [5, 77],
    ]);
    expect(told.map((pass) => pass.get("template_signal"))).toEqual(
      Array(2).fill(own.get("template_signal")),
    );
  });

  it("are those it is registered with where nothing is stated", () => {
    const registered = register(builtInDetectors, { revert: { radius: 3 } });
    expect(createParameterSets().passes(registered)).toEqual([registered]);
  });

  it("may be of eight analyses, and no more", () => {
    const sets = createParameterSets();
    const passes = Array.from({ length: 8 }, (_, i) => sets.passOf("revert", { radius: i + 1 }));
    expect(passes).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(() => sets.passOf("revert", { radius: 9 })).toThrow(/more than 8 sets of parameters/);
  });
});
