import { describe, expect, it, onTestFinished } from "vitest";
import type { Anchor } from "../../src/event.ts";
import type { Json } from "../../src/json.ts";
import { savedRun } from "../../src/recall/saved-run.ts";
import type { ListedRevision, LogEntry } from "../../src/revision.ts";
import { emptyReport } from "../../src/walk/walk-report.ts";
import { listed } from "../support/damaged-group.ts";
import { scratchStore } from "../support/scratch-store.ts";

const noon = "2024-01-01T12:00:00Z";
const sooner = "2024-01-01T11:59:59Z";
const later = "2024-01-01T12:00:01Z";

const mark: Anchor = { kind: "log", id: 5, timestamp: noon };
const report = { ...emptyReport(), revisions: 1, logEntries: 1, talkPosts: 1 };

const revision = (id: number, timestamp: string): readonly ListedRevision[] =>
  listed(1).map((one) => ({ ...one, head: { ...one.head, id, timestamp } }));
const entry = (id: number, timestamp: string): LogEntry => ({
  id,
  timestamp,
  user: null,
  comment: "",
  change: { kind: "unprotected" },
  parameters: {},
});

/** What a run saved that read one entry of each list, up to noon. */
const walked = { own: revision(1, sooner), log: [entry(5, noon)], talk: revision(2, sooner) };

/** The run that a page keeps which has walked so far, if it can be continued with these lists. */
async function found(lists: Partial<typeof walked>, walk: Json = { mark: { ...mark } }, origin = "then") {
  const kept = await (await scratchStore()).lockPage({ wiki: "wiki.example", pageId: 7 });
  onTestFinished(() => kept.close());
  kept.save((write) => write.run("brief", { origin, state: { report, walk, talk: null } }, []));
  return savedRun({ kept, lists: { ...walked, ...lists }, origin: "then" }, "brief");
}

describe("savedRun", () => {
  it("is whole where nothing came since", async () => {
    expect(await found({})).toMatchObject({ isWhole: true, report, walk: { mark } });
  });

  it("is none where the past was another", async () => {
    expect(await found({}, { mark: { ...mark } }, "before something was hidden")).toBeNull();
  });

  it.each([
    ["a later revision", { own: [...walked.own, ...revision(9, later)] }],
    ["a later log entry of the same second", { log: [...walked.log, entry(6, noon)] }],
    ["a post of the same second, which follows its log", { talk: [...walked.talk, ...revision(9, noon)] }],
  ])("can be continued with %s", async (_, lists) => {
    expect(await found(lists)).toMatchObject({ isWhole: false, report });
  });

  it.each([
    ["a revision of the same second, which precedes its log", { own: [...walked.own, ...revision(9, noon)] }],
    ["an earlier revision", { own: [...walked.own, ...revision(9, sooner)] }],
    ["an earlier log entry", { log: [...walked.log, entry(6, sooner)] }],
    ["the entry that was walked last", { log: [...walked.log, entry(5, noon)] }],
    ["an earlier post", { talk: [...walked.talk, ...revision(9, sooner)] }],
    [
      "an earlier post behind a later revision",
      { own: [...walked.own, ...revision(9, later)], talk: [...walked.talk, ...revision(8, sooner)] },
    ],
  ])("is none where %s came", async (_, lists) => {
    expect(await found(lists)).toBeNull();
  });

  it("can be continued from wherever a walk stands that has met nothing yet", async () => {
    expect(await found({ own: [...walked.own, ...revision(9, sooner)] }, { mark: null })).not.toBeNull();
  });

  it("is none where another version wrote down how far it was", async () => {
    const own = [...walked.own, ...revision(9, later)];
    expect(await found({ own }, { mark: 5 })).toBeNull();
  });
});
