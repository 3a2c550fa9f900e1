import { describe, expect, it } from "vitest";
import { mergeTimeline, placeOf } from "../src/merge-timeline.ts";
import { type LogEntry, type Revision, type TalkPost, type TimelineEntry, textOf } from "../src/revision.ts";

const user = { id: 1, name: "Ada" };
const head = (id: number, second: number) => ({
  id,
  timestamp: `2020-01-01T00:00:0${second}Z`,
  user,
  comment: "",
  minor: false,
  model: "wikitext",
  tags: null,
});
const revision = (id: number, second: number): Revision => ({ ...head(id, second), text: textOf("") });
const log = (id: number, second: number): LogEntry => ({
  id,
  timestamp: `2020-01-01T00:00:0${second}Z`,
  user,
  comment: "",
  change: { kind: "deleted" },
  parameters: {},
});
const post = (id: number, second: number): TalkPost => ({
  revision: head(id, second),
  newTopics: [],
  addsProse: true,
});

function label(entry: TimelineEntry): string {
  const { kind, id } = placeOf(entry);
  return `${kind} ${id}`;
}

async function labels(timeline: AsyncIterable<TimelineEntry>): Promise<string[]> {
  const all: string[] = [];
  for await (const entry of timeline) all.push(label(entry));
  return all;
}

describe("mergeTimeline", () => {
  it("goes by timestamp", async () => {
    const merged = await labels(mergeTimeline([revision(1, 1), revision(2, 5)], [log(9, 3)], [post(7, 2)]));
    expect(merged).toEqual(["revision 1", "talk 7", "log 9", "revision 2"]);
  });

  it("puts revisions before logs and logs before talk at one timestamp, then goes by id", async () => {
    const merged = await labels(
      mergeTimeline([revision(8, 1), revision(9, 1)], [log(1, 1), log(2, 1)], [post(3, 1)]),
    );
    expect(merged).toEqual(["revision 8", "revision 9", "log 1", "log 2", "talk 3"]);
  });

  it("keeps the order of a source whose ids fall while time goes on", async () => {
    expect(await labels(mergeTimeline([revision(9, 1), revision(3, 2)], [], []))).toEqual([
      "revision 9",
      "revision 3",
    ]);
  });

  it("is empty for nothing at all", async () => {
    expect(await labels(mergeTimeline([], [], []))).toEqual([]);
  });

  it("tells every source when the reader stops", async () => {
    const ended: string[] = [];
    async function* told<T>(name: string, values: readonly T[]): AsyncGenerator<T> {
      try {
        yield* values;
      } finally {
        ended.push(name);
      }
    }
    const merged = mergeTimeline(
      told("revisions", [revision(1, 1), revision(2, 2)]),
      told("logs", [log(1, 5)]),
      told("talk", [post(1, 5)]),
    );
    for await (const _ of merged) break;
    expect(ended.sort()).toEqual(["logs", "revisions", "talk"]);
  });

  it("tells every source when the reader stops, also where one of them fails at that", async () => {
    const ended: string[] = [];
    async function* told<T>(name: string, value: T): AsyncGenerator<T> {
      try {
        yield value;
      } finally {
        ended.push(name);
        await Promise.reject(new Error(`${name} cannot be closed`));
      }
    }
    const merged = mergeTimeline(
      told("revisions", revision(1, 1)),
      told("logs", log(1, 5)),
      told("talk", post(1, 5)),
    );
    const reading = async () => {
      for await (const _ of merged) break;
    };
    await expect(reading()).rejects.toThrow("revisions cannot be closed");
    expect(ended.sort()).toEqual(["logs", "revisions", "talk"]);
  });

  it("reads each source one entry ahead and no further", async () => {
    let read = 0;
    function* counted(): Generator<Revision> {
      for (let id = 1; id <= 9; id++) {
        read++;
        yield revision(id, id);
      }
    }
    for await (const _ of mergeTimeline(counted(), [], [])) break;
    expect(read).toBe(1);
  });
});
