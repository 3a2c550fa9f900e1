import { describe, expect, it } from "vitest";
import { heuristic } from "../../../detectors/heuristic.ts";
import { revert } from "../../../detectors/revert.ts";
import { templateSignal } from "../../../detectors/template_signal.ts";
import { sha256 } from "../../../src/json.ts";
import { comparePlaces, placeOf } from "../../../src/merge-timeline.ts";
import type { TimelineEntry } from "../../../src/revision.ts";
import { detect, history } from "../../../src/testing.ts";
import { post } from "../../support/post.ts";

const day = 24;

function posts(...hours: readonly number[]): TimelineEntry[] {
  return hours.map((at) => post(at));
}

function merged(...entries: readonly (readonly TimelineEntry[])[]): TimelineEntry[] {
  return entries.flat().sort((a, b) => comparePlaces(placeOf(a), placeOf(b)));
}

/** Hours 0 to 2: the third revision reverts the second. */
const reverted = history("Tea.", "Coffee.", "Tea.");
const calm = history("Tea.", "Coffee.", "Water.");
const disputed = history("Tea.", "Tea.", "{{POV}} Tea.");
const topic = (at: number, by: string | null = "Ann") => post(at, { by, topics: ["Why tea?"] });

async function events(timeline: readonly TimelineEntry[], parameters: unknown = {}) {
  const all = await detect(heuristic, timeline, { after: [revert, templateSignal], parameters });
  return all.filter(({ type }) => type === "talk_activity");
}

async function triggers(timeline: readonly TimelineEntry[], parameters: unknown = {}) {
  return (await events(timeline, parameters)).map(({ subject }) => subject.trigger);
}

describe("talk_activity", () => {
  it.each<[string, readonly TimelineEntry[], string[]]>([
    ["a topic after a revert", [...reverted, topic(3)], ["topic"]],
    ["a topic after a dispute template", [...disputed, topic(3)], ["topic"]],
    ["a topic by somebody hidden", [...reverted, topic(3, null)], ["topic"]],
    ["a topic seven days after, to the second", [...reverted, topic(2 + 7 * day)], ["topic"]],
    ["a topic in another script", [...reverted, post(3, { topics: ["चाय क्यों?"] })], ["topic"]],
    ["a topic without prose", [...reverted, post(3, { prose: false, topics: ["Tea"] })], ["topic"]],
    ["a fifth post", [...reverted, ...posts(3, 4, 5, 6, 7)], ["posts"]],
    ["a fifth post within 48 hours to the second", [...reverted, ...posts(3, 4, 5, 6, 51)], ["posts"]],
    [
      "a fifth post whose first four came before the revert",
      merged(reverted, posts(0.5, 1.2, 1.5, 1.8, 3)),
      ["posts"],
    ],
    ["another topic 48 hours later", [...reverted, topic(3), topic(51)], ["topic", "topic"]],
  ])("finds %s", async (_, timeline, found) => {
    expect(await triggers(timeline)).toEqual(found);
  });

  it.each<[string, readonly TimelineEntry[]]>([
    ["for a page without revisions", []],
    ["for a topic on a page at peace", [...calm, topic(3)]],
    ["for a topic more than seven days after", [...reverted, topic(2 + 7 * day + 0.01)]],
    ["for a topic of a bot", [...reverted, topic(3, "ArchiveBot")]],
    ["for four posts", [...reverted, ...posts(3, 4, 5, 6)]],
    ["for five posts in more than 48 hours", [...reverted, ...posts(3, 15, 27, 39, 51.01)]],
    [
      "for five posts without prose",
      [...reverted, ...[3, 4, 5, 6, 7].map((at) => post(at, { prose: false }))],
    ],
    [
      "for five posts of which one is a bot's",
      [...reverted, ...posts(3, 4, 5, 6), post(7, { by: "SineBot" })],
    ],
    [
      "for a flood of a bot",
      [
        ...reverted,
        ...Array.from({ length: 40 }, (_, i) => post(3 + i / 10, { by: "Bot", topics: [`${i}`] })),
      ],
    ],
    ["when another template comes", [...history("Tea.", "{{Infobox tea}} Tea."), topic(3)]],
    ["when the talk comes before the revert", merged(reverted, [topic(1.5)])],
  ])("stays silent %s", async (_, timeline) => {
    expect(await triggers(timeline)).toEqual([]);
  });

  it("is told once in 48 hours", async () => {
    expect(await triggers([...reverted, topic(3), topic(4), topic(50.9)])).toHaveLength(1);
  });

  it("takes its numbers from its parameters", async () => {
    expect(await triggers([...reverted, topic(27)], { talkArticleDays: 1 })).toEqual([]);
    expect(await triggers([...reverted, ...posts(3, 4)], { talkPosts: 2 })).toEqual(["posts"]);
    expect(await triggers([...reverted, ...posts(3, 4, 5, 6, 7)], { talkPostHours: 3 })).toEqual([]);
    expect(await triggers([...reverted, topic(3), topic(4)], { talkRearmHours: 1 })).toHaveLength(2);
    expect(await triggers([...reverted, topic(3, "TeaBot")], { botSuffix: "" })).toEqual(["topic"]);
  });

  it("names the topics by key, and shows them", async () => {
    const [event] = await events([...reverted, post(3, { topics: ["Why tea?", "And milk"] })]);
    expect(event?.subject).toEqual({ topics: [sha256("Why tea?"), sha256("And milk")], trigger: "topic" });
    expect(event?.evidence.topics).toEqual(["Why tea?", "And milk"]);
  });

  it("says what in the article it goes with", async () => {
    const quarrel = history("Tea.", "Coffee.", "Tea.", "Coffee.", "{{POV}} Coffee.");
    const [event] = await events([...quarrel, topic(6)]);
    expect(event?.evidence).toMatchObject({
      posts: 1,
      sign: { revision: 5, secondsAgo: 7200, type: "dispute" },
      signs: { dispute: 1, revert_identity: 2, revert_war: 0 },
    });
  });
});
