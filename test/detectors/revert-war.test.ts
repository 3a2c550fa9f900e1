import { describe, expect, it } from "vitest";
import { revert } from "../../detectors/revert.ts";
import { detect, history, hoursAfterStart, type RevisionSketch } from "../../src/testing.ts";

const ids: Record<string, number> = { Ann: 1, Bob: 2, Cid: 3, Dee: 4 };

/** An edit as `Ann a` or `Ann a 30`: who, the text, and hours after the first where not an hour after the one before. */
function edits(...words: readonly string[]): RevisionSketch[] {
  let hours = -1;
  return words.map((word) => {
    const [name = "", text = "", at] = word.split(" ");
    hours = at === undefined ? hours + 1 : Number(at);
    const user = name === "?" ? null : { id: ids[name] ?? 0, name };
    return { text, timestamp: hoursAfterStart(hours), user };
  });
}

async function wars(words: readonly string[], parameters: unknown = {}) {
  const events = await detect(revert, history(...edits(...words)), { parameters });
  return events.filter(({ type }) => type === "revert_war");
}

async function subjects(words: readonly string[], parameters: unknown = {}) {
  return (await wars(words, parameters)).map(({ anchor, subject }) => ({ at: anchor.id, ...subject }));
}

const start = ["Cid a", "Ann b", "Bob a", "Ann b", "Bob a"];

describe("revert_war", () => {
  it.each<[string, string[], object[]]>([
    ["the third revert between two", start, [{ actors: [1, 2], at: 5, firstRevert: 3 }]],
    [
      "a war between addresses, by name",
      ["Cid a", "1.2.3.4 b", "5.6.7.8 a", "1.2.3.4 b", "5.6.7.8 a"],
      [{ actors: ["1.2.3.4", "5.6.7.8"], at: 5, firstRevert: 3 }],
    ],
    [
      "an account against an address, the account first",
      ["Cid a", "1.2.3.4 b", "Bob a", "1.2.3.4 b", "Bob a"],
      [{ actors: [2, "1.2.3.4"], at: 5, firstRevert: 3 }],
    ],
    [
      "names of other scripts",
      ["Cid a", "अनु b", "博 a", "अनु b", "博 a"],
      [{ actors: ["अनु", "博"], at: 5, firstRevert: 3 }],
    ],
    [
      "a third who joins two that undid each other",
      ["Cid a", "Ann b", "Bob a", "Ann b", "Dee a"],
      [{ actors: [1, 2], at: 5, firstRevert: 3 }],
    ],
    [
      "the last revert at the end of the window",
      ["Cid a", "Ann b", "Bob a 2", "Ann b", "Bob a 50"],
      [{ actors: [1, 2], at: 5, firstRevert: 3 }],
    ],
    [
      "a mutual pair that comes after three reverts",
      ["Cid a", "Ann b", "Bob a", "Dee b", "Bob a", "Dee b"],
      [{ actors: [2, 4], at: 5, firstRevert: 3 }],
    ],
    [
      "the pair that undid each other most",
      ["Cid a", "Ann b", "Bob a", "Dee c 90", "Bob a", "Dee c", "Ann a", "Dee c"],
      [{ actors: [2, 4], at: 7, firstRevert: 5 }],
    ],
    [
      "a second war after 48 hours of peace",
      [...start, "Ann b 60", "Bob a", "Ann b"],
      [
        { actors: [1, 2], at: 5, firstRevert: 3 },
        { actors: [1, 2], at: 8, firstRevert: 6 },
      ],
    ],
  ])("finds %s", async (_, words, found) => {
    expect(await subjects(words)).toEqual(found);
  });

  it.each<[string, string[]]>([
    ["for a page without revisions", []],
    ["for two reverts", ["Cid a", "Ann b", "Bob a", "Ann b"]],
    ["when nobody undoes who undid them", ["Cid a", "Ann b", "Bob a", "Dee b", "Cid a"]],
    [
      "when one patroller undoes three others",
      ["Bob a", "Ann b", "Bob a", "Cid c", "Bob a", "Dee d", "Bob a"],
    ],
    ["when an editor undoes nobody else", ["Ann a", "Ann b", "Ann a", "Ann b", "Ann a", "Ann b"]],
    ["when self-reverts make up the number", ["Cid a", "Ann b", "Ann a", "Bob b", "Ann a", "Ann b", "Ann a"]],
    ["when the first is a minute too old", ["Cid a", "Ann b", "Bob a 2", "Ann b", "Bob a 50.02"]],
    ["when those who undo each other are hidden", ["Cid a", "? b", "? a", "? b", "? a", "? b"]],
    ["when one by somebody hidden makes up the number", ["Cid a", "Ann b", "Bob a", "Ann b", "? a"]],
    ["when one of somebody hidden makes up the number", ["Cid a", "Ann b", "Bob a", "Ann b", "? c", "Ann b"]],
    ["when texts never come back", ["Ann a", "Bob b", "Ann c", "Bob d", "Ann e", "Bob f"]],
    [
      "for a bot that undoes a bot that undoes nobody",
      ["FixBot a", "AddBot b", "FixBot a", "AddBot c", "FixBot a", "AddBot d", "FixBot a"],
    ],
  ])("stays silent %s", async (_, words) => {
    expect(await subjects(words)).toEqual([]);
  });

  it("tells a war that goes on once", async () => {
    const longer = [
      ...start,
      ...Array.from({ length: 30 }, (_, i) => `${i % 2 === 0 ? "Ann b" : "Bob a"} ${10 + i * 40}`),
    ];
    expect(await subjects(longer)).toHaveLength(1);
  });

  it("is told again only after a whole window of peace", async () => {
    expect(await subjects([...start, "Ann b 52", "Bob a", "Ann b"])).toHaveLength(1);
    expect(await subjects([...start, "Ann b 52.01", "Bob a", "Ann b"])).toHaveLength(2);
  });

  it("takes window and number from its parameters", async () => {
    expect(await subjects(start, { warReverts: 4 })).toEqual([]);
    expect(await subjects(start, { warHours: 1 })).toEqual([]);
    expect(await subjects(start, { warHours: 2 })).toHaveLength(1);
    expect(await subjects(start, { warReverts: 2 })).toMatchObject([{ at: 4 }]);
  });

  it("lists pairs, reverters and who went over three reverts", async () => {
    const quarrel = ["Cid a", "Ann b", "Bob a", "Dee b", "Bob a", "Dee b", "Bob a"];
    const [long] = await wars([...quarrel, "Cid b", "Bob a", "Ann b"], { warReverts: 8 });
    expect(long?.evidence).toMatchObject({
      editors: [
        { most24h: 4, name: "Bob", reverts: 4 },
        { most24h: 2, name: "Dee", reverts: 2 },
        { most24h: 1, name: "Cid", reverts: 1 },
        { most24h: 1, name: "Ann", reverts: 1 },
      ],
      overThree: ["Bob"],
      reverts: 8,
    });
    expect(long?.evidence.pairs).toContainEqual({ actors: ["Dee", "Bob"], reverts: [2, 2] });
  });

  it("counts a revert by somebody hidden that undid several, under no name", async () => {
    const [war] = await wars(["Cid a", "Ann b", "Bob a", "Ann b", "Dee c", "? a"]);
    expect(war?.evidence).toMatchObject({
      editors: [{ name: "Bob" }, { name: "Ann" }],
      window: [{ by: "Bob" }, { by: "Ann" }, { by: null, undid: ["Ann", "Dee"] }],
    });
  });

  it("names of pairs that undid each other as often the first to begin", async () => {
    const twoPairs = ["Cid a", "Ann b", "Bob a", "Ann b", "Cid c", "Dee b", "Cid c"];
    expect(await subjects(twoPairs, { warReverts: 4 })).toEqual([{ actors: [1, 2], at: 7, firstRevert: 3 }]);
  });

  it("counts reverts within 24 hours, not within the window", async () => {
    const slow = [
      "Cid a",
      "Ann b",
      "Bob a 2",
      "Ann b 3",
      "Bob a 20",
      "Ann b 21",
      "Bob a 40",
      "Ann b 41",
      "Bob a 49",
    ];
    const [event] = await wars(slow, { warReverts: 7 });
    expect(event?.evidence).toMatchObject({
      editors: [
        { most24h: 2, name: "Bob", reverts: 4 },
        { most24h: 2, name: "Ann", reverts: 3 },
      ],
      overThree: [],
    });
  });

  it("gives Yasseri's M so far: editors in mutual reverts times their lesser edits, without the top pair", async () => {
    // Pairs: Ann (2 edits) and Bob (3), then Bob and Dee (2): M = 3 x (2 + 2 - 2).
    const [first] = await wars(start);
    const [second] = await wars(["Cid a", "Ann b", "Bob a", "Ann b", "Bob a", "Dee b", "Bob a", "Dee b"], {
      warReverts: 6,
    });
    expect(first?.evidence.controversy).toBe(0);
    expect(second?.evidence.controversy).toBe(3 * 2);
  });

  it("knows an editor by account through a renaming", async () => {
    const timeline = edits(...start).map((edit, i) =>
      typeof edit === "string" || i !== 3 ? edit : { ...edit, user: { id: 1, name: "Annabel" } },
    );
    const renamed = await detect(revert, history(...timeline));
    expect(renamed.filter(({ type }) => type === "revert_war")).toHaveLength(1);
  });
});
