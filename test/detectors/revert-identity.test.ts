import { describe, expect, it } from "vitest";
import { revert } from "../../detectors/revert.ts";
import { detect, history, hoursAfterStart, type RevisionSketch } from "../../src/testing.ts";

const hidden: RevisionSketch = { text: { state: "hidden" } };
const ann = { user: { id: 7, name: "Ann" } };
const bob = { user: { id: 8, name: "Bob" } };

async function reverts(sketches: readonly RevisionSketch[], parameters: unknown = {}) {
  const events = await detect(revert, history(...sketches), { parameters });
  return events.filter(({ type }) => type === "revert_identity");
}

async function subjects(sketches: readonly RevisionSketch[], parameters: unknown = {}) {
  return (await reverts(sketches, parameters)).map(({ anchor, subject }) => ({ at: anchor.id, ...subject }));
}

function others(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `other ${i}`);
}

describe("revert_identity", () => {
  it.each<[string, RevisionSketch[], object[]]>([
    ["a text that comes back", ["a", "b", "a"], [{ at: 3, restored: 1, reverted: [2] }]],
    ["every edit it undid", ["a", "b", "c", "a"], [{ at: 4, restored: 1, reverted: [2, 3] }]],
    ["Devanagari", ["एक कहानी।", "दूसरी।", "एक कहानी।"], [{ at: 3, restored: 1, reverted: [2] }]],
    ["Chinese", ["茶。", "水。", "茶。"], [{ at: 3, restored: 1, reverted: [2] }]],
    ["an empty text that comes back", ["", "b", ""], [{ at: 3, restored: 1, reverted: [2] }]],
    [
      "the nearest of two equal texts",
      ["a", "b", "a", "c", "a"],
      [
        { at: 3, restored: 1, reverted: [2] },
        { at: 5, restored: 3, reverted: [4] },
      ],
    ],
    [
      "a revert of a revert",
      ["a", "b", "a", "b"],
      [
        { at: 3, restored: 1, reverted: [2] },
        { at: 4, restored: 2, reverted: [3] },
      ],
    ],
    [
      "fifteen edits undone at once",
      ["a", ...others(15), "a"],
      [{ at: 17, restored: 1, reverted: Array.from({ length: 15 }, (_, i) => i + 2) }],
    ],
    ["no null revision among the reverted", ["a", "b", "b", "a"], [{ at: 4, restored: 1, reverted: [2] }]],
    [
      "the later of a text and its null revision",
      ["a", "a", "b", "a"],
      [{ at: 4, restored: 2, reverted: [3] }],
    ],
    ["hidden revisions within", ["a", hidden, "b", "a"], [{ at: 4, restored: 1, reverted: [2, 3] }]],
    ["a hidden revision alone", ["a", hidden, "a"], [{ at: 3, restored: 1, reverted: [2] }]],
    [
      "a null revision after a hidden one",
      ["a", hidden, "b", "b", "a"],
      [{ at: 5, restored: 1, reverted: [2, 3] }],
    ],
  ])("finds %s", async (_, sketches, found) => {
    expect(await subjects(sketches)).toEqual(found);
  });

  it.each<[string, RevisionSketch[]]>([
    ["for a page without revisions", []],
    ["for a first revision", ["a"]],
    ["when the same text is saved twice", ["a", "a"]],
    ["for new texts alone", ["a", "b", "c"]],
    ["when sixteen edits lie between", ["a", ...others(16), "a"]],
    ["when places are taken by null revisions", ["a", ...Array.from({ length: 16 }, () => "b"), "a"]],
    ["when only hidden texts come back", ["a", hidden, "b", hidden]],
    ["for one space more", ["a", "b", "a "]],
    ["for an accent written otherwise", ["caf\u00e9", "b", "cafe\u0301"]],
    ["for a full-width stop instead of a full stop", ["茶。", "水。", "茶."]],
    ["for a null revision after a hidden one that hides nothing new", ["a", hidden, hidden]],
    ["for a bot that saves ever new texts", others(40)],
  ])("stays silent %s", async (_, sketches) => {
    expect(await subjects(sketches)).toEqual([]);
  });

  it("looks back no further than its radius", async () => {
    expect(await subjects(["a", "b", "c", "a"], { radius: 1 })).toEqual([]);
    expect(await subjects(["a", "b", "c", "a"], { radius: 2 })).toHaveLength(1);
  });

  it("refuses a radius of none", async () => {
    await expect(subjects(["a"], { radius: 0 })).rejects.toThrow(
      "parameters of revert: radius: must be at least 1 (was 0)",
    );
  });

  it("goes by time where ids do not", async () => {
    const found = await subjects([
      { id: 30, text: "a" },
      { id: 10, text: "b" },
      { id: 20, text: "a" },
    ]);
    expect(found).toEqual([{ at: 20, restored: 30, reverted: [10] }]);
  });

  it("finds a text again that is no wikitext", async () => {
    const code = (text: string) => ({ model: "javascript", text });
    expect(await subjects([code("a()"), code("b()"), code("a()")])).toHaveLength(1);
  });

  it("names the authors once each, and none for hidden users", async () => {
    const [event] = await reverts([
      "a",
      { ...bob, text: "b" },
      { user: null, text: "c" },
      { ...bob, text: "d" },
      "a",
    ]);
    expect(event?.evidence).toMatchObject({
      authors: ["Bob", null],
      selfRevert: false,
      spanSeconds: 3 * 3600,
    });
  });

  it("tells a self-revert, by account rather than by name", async () => {
    const renamed = { user: { id: 7, name: "Anna" } };
    const [own] = await reverts(["a", { ...ann, text: "b" }, { ...renamed, text: "a" }]);
    const [mixed] = await reverts(["a", { ...ann, text: "b" }, { ...bob, text: "c" }, { ...ann, text: "a" }]);
    expect([own, mixed].map((event) => event?.evidence.selfRevert)).toEqual([true, false]);
  });

  it("takes a hidden name for one editor's, who did not make the edits of two others", async () => {
    const [event] = await reverts([
      "a",
      { ...ann, text: "b" },
      { ...bob, text: "c" },
      { text: "a", user: null },
    ]);
    expect(event?.evidence.selfRevert).toBe(false);
  });

  it("says of no revert whether it is one of oneself where hidden names leave that open", async () => {
    const hidden = (text: string) => ({ user: null, text });
    const [nobody] = await reverts(["a", hidden("b"), hidden("a")]);
    const [author] = await reverts(["a", hidden("b"), { ...ann, text: "c" }, { ...ann, text: "a" }]);
    const [another] = await reverts(["a", hidden("b"), { ...bob, text: "c" }, { ...ann, text: "a" }]);
    expect([nobody, author, another].map((event) => event?.evidence.selfRevert)).toEqual([null, null, false]);
  });

  it("says whether the wiki's tags agree, where it has any", async () => {
    const tagged = (tags: readonly string[] | null) => reverts(["a", "b", { tags, text: "a" }]);
    const agreements = [];
    for (const tags of [["mw-manual-revert"], ["mw-undo"], ["mw-rollback"], ["mobile edit"], null]) {
      agreements.push((await tagged(tags))[0]?.evidence.tagAgrees);
    }
    expect(agreements).toEqual([true, true, true, false, undefined]);
  });

  it("is where it happened for certain, unless the predecessor cannot be read", async () => {
    const [within] = await reverts(["a", hidden, "b", "a"]);
    const [before] = await reverts(["a", "b", hidden, "a"]);
    expect(within?.FactProvenance.attribution).toEqual({ kind: "exact" });
    expect(before?.FactProvenance.attribution).toEqual({ candidates: [3, 4], kind: "range" });
  });

  it("has a place for each of two reverts in one second", async () => {
    const timestamp = hoursAfterStart(1);
    const found = await subjects([
      "a",
      { timestamp, text: "b" },
      { timestamp, text: "a" },
      { timestamp, text: "b" },
    ]);
    expect(found.map(({ at }) => at)).toEqual([3, 4]);
  });
});

describe("revert_identity with base: first", () => {
  const parameters = { base: "first" };

  it("restores the first of equal texts", async () => {
    expect(await subjects(["a", "b", "a", "c", "a"], parameters)).toEqual([
      { at: 3, restored: 1, reverted: [2] },
      { at: 5, restored: 1, reverted: [4] },
    ]);
  });

  it("knows no radius", async () => {
    expect(await subjects(["a", ...others(20), "a"], parameters)).toMatchObject([{ at: 22, restored: 1 }]);
  });

  it("reverts a row once, by the first revert that reaches over it", async () => {
    expect(await subjects(["z", "a", "b", "a", "z"], parameters)).toEqual([
      { at: 4, restored: 2, reverted: [3] },
      { at: 5, restored: 1, reverted: [2, 4] },
    ]);
  });

  it("reaches over rows of a text older than its base", async () => {
    expect(await subjects(["z", "a", "z", "a"], parameters)).toEqual([
      { at: 3, restored: 1, reverted: [2] },
      { at: 4, restored: 2, reverted: [3] },
    ]);
  });

  it("skips rows that were reverted before", async () => {
    expect(await subjects(["a", "b", "c", "b", "a", "c", "a"], parameters)).toEqual([
      { at: 4, restored: 2, reverted: [3] },
      { at: 5, restored: 1, reverted: [2, 4] },
      { at: 6, restored: 3, reverted: [5] },
      { at: 7, restored: 1, reverted: [6] },
    ]);
  });

  it("reverts no null revisions", async () => {
    expect(await subjects(["a", "b", "b", "a", "a"], parameters)).toEqual([
      { at: 4, restored: 1, reverted: [2] },
    ]);
  });
});
