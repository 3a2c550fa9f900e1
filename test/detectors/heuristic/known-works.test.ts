import { describe, expect, it } from "vitest";
import { createKnownWorks } from "../../../detectors/heuristic/known-works.ts";

const list = "x".repeat(60);

describe("createKnownWorks", () => {
  it("counts a text once, however many references are read in it", () => {
    const works = createKnownWorks(100);
    for (const key of ["a", "b", "c"]) works.add(key, [key], list);
    expect(works.find("a")).toEqual(["a"]);
  });

  it("forgets all when it keeps too much", () => {
    const works = createKnownWorks(100);
    works.add("a", ["a"], list);
    works.add("b", ["b"], `${list}y`);
    expect([works.find("a"), works.find("b")]).toEqual([undefined, ["b"]]);
  });

  it("counts a text again that is kept after all was forgotten", () => {
    const works = createKnownWorks(62);
    for (const key of ["a", "b", "c"]) works.add(key, [key], list);
    works.add("d", ["d"], list);
    expect([works.find("b"), works.find("c"), works.find("d")]).toEqual([undefined, ["c"], ["d"]]);
  });
});
