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

const secondHidden = own.map((one) => (one.head.id === 2 ? { ...one, isHidden: true } : one));
const withoutSecond = own.filter(({ head }) => head.id !== 2);

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
    expect(pastChange(page, now)).toMatchObject({ isChanged: true, forget: { page: new Set([2]) } });
    page.save((write) => write.log(now.log));
    expect(pastChange(page, now)).toMatchObject({ isChanged: false, forget: { page: new Set() } });
  });

  it.each([
    ["was hidden though no log tells of it", "readable", secondHidden, [2], [2]],
    ["was taken from the page", "readable", withoutSecond, [2], [2]],
    ["was hidden is shown again", "hidden", own, [2], []],
    ["was hidden was taken from the page", "hidden", withoutSecond, [2], [2]],
    ["could not be read is as it was", "missing", own, [], []],
  ] as const)("sees a kept text that %s", async (_, state, now, forget, hidden) => {
    const page = await kept();
    const text = state === "readable" ? textOf("kept") : ({ state } as const);
    page.save((write) => write.texts("page", new Map([[2, text]])));
    expect(pastChange(page, { own: now, talk: own, log })).toEqual({
      isChanged: forget.length > 0,
      isHidden: hidden.length > 0,
      hidden: new Set(hidden),
      forget: { page: new Set(forget), talk: new Set() },
    });
  });

  it.each([
    ["another time", withSecond({ timestamp: "2020-01-01T00:00:01Z" })],
    ["another user", withSecond({ user: { id: 2, name: "Ada" } })],
    ["a user of another name", withSecond({ user: { id: 1, name: "Bela" } })],
    ["another comment", withSecond({ comment: "so it is" })],
    ["become a minor edit", withSecond({ minor: true })],
    ["another content model", withSecond({ model: "css" })],
    ["a text that is hidden and was never kept", secondHidden],
  ])("sees that a revision has %s", async (_, now) => {
    const change = pastChange(await kept(), { own: now, talk: own, log });
    expect(change).toMatchObject({ isChanged: true, isHidden: false });
  });

  it("sees that a page has become longer, and nothing else", async () => {
    const now = { own: listed(4), talk: listed(5), log };
    expect(pastChange(await kept(), now)).toMatchObject({ isChanged: false, isHidden: false });
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
