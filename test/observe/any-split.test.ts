// @module-tag long
import { describe, expect, it } from "vitest";
import type { TimelineEntry } from "../../src/revision.ts";
import { randomTexts, seeded } from "../page/random-edits.ts";
import { talkOf } from "../support/busy-wiki.ts";
import { readSample, readShared } from "../support/read-shared.ts";
import { hasHistories } from "../support/shared-histories.ts";
import { canonicalLines, watching } from "./watching.ts";

/** A save: when, where, what, by whom. */
interface Saved {
  readonly timestamp: string;
  readonly about: "page" | "talk";
  readonly text: string;
  readonly user: string;
  readonly comment: string;
}

async function fromHistory(name: string): Promise<readonly Saved[]> {
  for await (const { timeline } of name === "sample" ? readSample() : readShared(name)) {
    const saved: Saved[] = [];
    for await (const entry of timeline) saved.push(...savedOf(entry));
    return saved;
  }
  return [];
}

function savedOf(entry: TimelineEntry): readonly Saved[] {
  if (entry.kind === "log") return [];
  const { comment, timestamp, user } = entry.kind === "revision" ? entry.revision : entry.post.revision;
  const said = { timestamp, user: user?.name ?? "Nobody", comment: comment ?? "" };
  if (entry.kind === "talk") {
    // Posts come without their texts: these have a topic and some prose each.
    const topics = entry.post.newTopics.map((topic) => `== ${topic} ==\n`).join("");
    return [{ ...said, about: "talk", text: `${topics}Post of ${timestamp}. ${said.comment}` }];
  }
  const { text } = entry.revision;
  return [
    { ...said, about: "page", text: text.state === "readable" ? Buffer.from(text.bytes).toString() : "" },
  ];
}

/** Random texts with a talk page beside them, some minutes to some months apart. */
function made(seed: number): readonly Saved[] {
  const random = seeded(seed + 1_000);
  let ms = Date.UTC(2015, 0, 1);
  return [...randomTexts(seed, 150)].map((text, i) => {
    ms += Math.ceil(10 ** (random() * 5)) * 1_000;
    const timestamp = new Date(ms).toISOString().replace(".000Z", "Z");
    const user = `User ${Math.floor(random() * 5)}`;
    return i % 7 === 3
      ? { timestamp, about: "talk", text: `== Topic ${i} ==\nSome words, ${i} of them.`, user, comment: "" }
      : { timestamp, about: "page", text: text.toString(), user, comment: "edit" };
  });
}

const histories: readonly [string, () => Promise<readonly Saved[]> | readonly Saved[]][] = [
  ["the sample", () => fromHistory("sample")],
  ["random edits", () => made(1)],
  ["other random edits", () => made(2)],
  ...(hasHistories
    ? ["dewiktionary-hallo.xml.gz", "hi-kahani.xml.gz", "en-nintendo-switch-2015.xml.gz"].map(
        (name): [string, () => Promise<readonly Saved[]>] => [name, () => fromHistory(name)],
      )
    : []),
];

describe.each(histories)("watching %s", (_, read) => {
  it.each([1, 2])("gives the events of one run, however it is split (%i)", async (seed) => {
    const saved = await read();
    const random = seeded(seed);
    const at = await watching(50);
    const title = "Watched page";
    let eventsFile: string | null = null;
    let passes = 0;
    const observe = async () => {
      const [result] = await at.observe([title]);
      if (result?.status === "error") throw new Error(result.error?.message);
      expect(result?.status).not.toBe("history_changed");
      eventsFile = result?.eventsFile ?? null;
      passes++;
    };
    for (const { timestamp, about, text, user, comment } of saved) {
      at.wiki.at(timestamp);
      at.wiki.save(about === "page" ? title : talkOf(title), text, { user, comment });
      if (random() < 0.05) at.wiki.log("protect/protect", title, { details: [] });
      // Some passes come at once, when the last saves have to wait; some an hour later.
      if (random() > 12 / saved.length) continue;
      at.wiki.pass(random() < 0.5 ? 3_600 : 60);
      await observe();
    }
    at.wiki.pass(3_600);
    await observe();
    expect(passes).toBeGreaterThan(3);
    const lines = canonicalLines(eventsFile);
    expect(lines.length).toBeGreaterThan(20);
    expect(lines).toEqual(await at.canonical(title));
  });
});
