import { describe, expect, it } from "vitest";
import { builtInDetectors } from "../detectors/index.ts";
import { type AnalyzeOptions, analyze } from "../src/analyze.ts";
import type { Observed } from "../src/event.ts";
import { history, hoursAfterStart, logEntry, talkPost, testPage } from "../src/testing.ts";
import { register } from "../src/walk/registry.ts";

const detectors = register(builtInDetectors);
const gannet = { id: 17, name: "Gannet" };
const address = { id: 0, name: "2001:DB8:0:0:0:0:0:1" };
const revisions = history(
  { text: "The lamp burns.", user: gannet },
  { text: "The lamp burns. It is red.", user: address },
  { text: "The lamp burns.", user: null },
  { text: "The lamp burns. The rock is wet.", user: { id: 0, name: "imported>Wick" } },
  // Gives no event.
  { text: "The lamp burns.  The rock is wet.", user: gannet },
);
const moved = { kind: "moved", from: "Light", to: "Lamp", redirectLeft: true } as const;
const timeline = [
  ...revisions,
  logEntry({
    id: 1,
    timestamp: hoursAfterStart(8),
    user: gannet,
    comment: null,
    change: moved,
    parameters: {},
  }),
  talkPost({
    revision: {
      id: 9,
      timestamp: hoursAfterStart(9),
      user: gannet,
      comment: null,
      minor: false,
      model: "wikitext",
      tags: null,
    },
    newTopics: ["Oil"],
    addsProse: true,
  }),
];

async function analyzed(options: AnalyzeOptions) {
  const { events, manifest } = analyze({ page: testPage, timeline: of(timeline) }, detectors, options);
  const batches = [];
  for await (const batch of events) batches.push(...batch);
  return { events: batches, manifest: manifest() };
}

async function* of<T>(all: readonly T[]): AsyncGenerator<T> {
  yield* all;
}

describe("analyze of one user", () => {
  it.each([
    ["an account", "user:gannet", "Gannet"],
    ["an address", "2001:db8::1", "2001:DB8:0:0:0:0:0:1"],
    ["an imported name", "imported>Wick", "imported>Wick"],
  ])("shows the events of %s as they are among those of all", async (_, user, name) => {
    const isTheirs = ({ observed }: { observed: Observed }) => observed.user?.name === name;
    const { events, manifest } = await analyzed({ user });
    expect(events.length).toBeGreaterThan(0);
    expect(events).toEqual((await analyzed({})).events.filter(isTheirs));
    expect(manifest).toMatchObject({ total: events.length, selection: { user: name } });
  });

  it.each([
    ["2001:db8::/32", 1],
    ["2001:db8:0:0:0:0:0:1/128", 1],
    ["::/0", 1],
    ["2001:db8::2/127", 0],
    ["0.0.0.0/0", 0],
  ])("takes %s for all addresses that begin so", async (user, revisions) => {
    const isTheirs = ({ observed }: { observed: Observed }) => observed.user?.name === address.name;
    const { events, manifest } = await analyzed({ user });
    expect(manifest.byUser).toMatchObject({ revisions, logEntries: 0, talkPosts: 0 });
    expect(events).toEqual(revisions === 0 ? [] : (await analyzed({})).events.filter(isTheirs));
  });

  it("counts what the user did, also what gave no event or is not shown, and how many are hidden", async () => {
    const { manifest } = await analyzed({ user: "Gannet", since: hoursAfterStart(8), types: ["revert_war"] });
    expect(manifest.total).toBe(0);
    expect(manifest.byUser).toEqual({
      user: "Gannet",
      revisions: 2,
      logEntries: 1,
      talkPosts: 1,
      userHidden: 1,
    });
  });

  it.each([
    ["ganet", "Ganet", ["Gannet"]],
    ["Wick", "Wick", ["imported>Wick"]],
    ["2001:db8::2", "2001:DB8:0:0:0:0:0:2", ["2001:DB8:0:0:0:0:0:1"]],
    ["Nobody at all", "Nobody at all", []],
  ])("names for %j, who did nothing, who may be meant", async (user, name, nearestNames) => {
    const { events, manifest } = await analyzed({ user });
    expect(events).toEqual([]);
    expect(manifest.byUser).toEqual({
      user: name,
      revisions: 0,
      logEntries: 0,
      talkPosts: 0,
      userHidden: 1,
      nearestNames,
    });
  });

  it.each([
    ["192.0.2.0/33", "32"],
    ["User:192.0.2.0/x", "32"],
    ["2001:db8::/129", "128"],
  ])("refuses %j, in which nobody can be", async (user, longest) => {
    await expect(analyzed({ user })).rejects.toThrow(
      `user: a range of addresses must end in a number from /0 to /${longest} (was `,
    );
  });

  it("says nothing of users where none is named", async () => {
    const { manifest } = await analyzed({});
    expect(Object.keys(manifest)).not.toEqual(expect.arrayContaining(["byUser"]));
    expect(manifest).not.toHaveProperty("selection");
  });
});
