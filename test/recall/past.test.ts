import { describe, expect, it, onTestFinished } from "vitest";
import { pastChange } from "../../src/recall/past.ts";
import { type ListedRevision, type LogEntry, textOf } from "../../src/revision.ts";
import type { LockedPage } from "../../src/store/page-store.ts";
import { listed } from "../support/damaged-group.ts";
import { scratchStore } from "../support/scratch-store.ts";

const own = listed(3);
const log: readonly LogEntry[] = [
  {
    id: 5,
    timestamp: "2020-01-01T00:00:00Z",
    user: { id: 1, name: "Ada" },
    comment: "for now",
    change: { kind: "unprotected" },
    parameters: {},
  },
];

/** A page of which lists are kept, and no texts. */
async function kept(): Promise<LockedPage> {
  const page = await (await scratchStore()).lockPage({ wiki: "wiki.example", pageId: 7 });
  onTestFinished(() => page.close());
  page.save((write) => {
    write.revisions("page", own);
    write.revisions("talk", own);
    write.log(log);
  });
  return page;
}

/** The list, of whose second revision this part is another. */
const withSecond = (part: Partial<ListedRevision["head"]>): readonly ListedRevision[] =>
  own.map((one) => (one.head.id === 2 ? { ...one, head: { ...one.head, ...part } } : one));

describe("pastChange", () => {
  it("sees nothing hidden where all is as it was", async () => {
    expect(pastChange(await kept(), { own, talk: own, log })).toMatchObject({
      isChanged: false,
      isHidden: false,
    });
  });

  it.each([
    ["mw-reverted", false],
    ["mw-undo", true],
  ])("sees that a revision has got the tag %s: %s", async (tag, isChanged) => {
    const now = { own: withSecond({ tags: [tag] }), talk: own, log };
    expect(pastChange(await kept(), now)).toMatchObject({ isChanged, isHidden: false });
  });

  it("forgets the texts that a new log entry names, and not again those of one that is known", async () => {
    const page = await kept();
    page.save((write) => write.texts("page", new Map(own.map(({ head }) => [head.id, textOf("kept")]))));
    const [entry] = log;
    if (entry === undefined) throw new Error("there is no log entry");
    const change = { kind: "visibility_changed", revisions: [2], hidden: [] } as const;
    const now = { own, talk: own, log: [...log, { ...entry, id: 6, change }] };
    expect(pastChange(page, now).forget.page).toEqual(new Set([2]));
    page.save((write) => write.log(now.log));
    expect(pastChange(page, now)).toMatchObject({ isChanged: false, forget: { page: new Set() } });
  });

  it.each([
    ["the user of a revision", { own: withSecond({ user: null }) }],
    ["the comment of a revision", { own: withSecond({ comment: null }) }],
    ["the comment of a revision of the talk page", { talk: withSecond({ comment: null }) }],
    ["the user of a log entry", { log: log.map((entry) => ({ ...entry, user: null })) }],
    ["the comment of a log entry", { log: log.map((entry) => ({ ...entry, comment: null })) }],
    ["a log entry", { log: [] }],
  ])("sees that %s was hidden", async (_, now) => {
    expect(pastChange(await kept(), { own, talk: own, log, ...now })).toMatchObject({
      isChanged: true,
      isHidden: true,
    });
  });

  it("names the revisions of the page of which something was hidden", async () => {
    const { hidden } = pastChange(await kept(), { own: withSecond({ comment: null }), talk: own, log });
    expect([...hidden]).toEqual([2]);
  });
});
