import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { sha1 } from "../../src/json.ts";
import { systemClock } from "../../src/net/system-clock.ts";
import type { PageHistory, Revision, TimelineEntry } from "../../src/revision.ts";
import { readHistories } from "../../src/sources/export-history.ts";
import { type MediawikiSource, mediawikiSource } from "../../src/sources/mediawiki/mediawiki-source.ts";
import type { MediawikiOptions } from "../../src/sources/mediawiki/options.ts";
import { openInput } from "../../src/sources/open-input.ts";
import { hasHistories } from "../support/shared-histories.ts";
import { longPlace, manyRevisions, manyTitle } from "./many-revisions.ts";
import { maintain, setExtra } from "./real-wiki.ts";

const wiki = inject("wiki");
const sourceOf = (options: Partial<MediawikiOptions> = {}): MediawikiSource =>
  mediawikiSource({
    api: wiki.api,
    contact: "tests@example.org",
    version: "0.0.0",
    clock: systemClock,
    gapMs: 0,
    ...options,
  });

async function entriesOf(history: PageHistory): Promise<TimelineEntry[]> {
  const entries: TimelineEntry[] = [];
  for await (const entry of history.timeline) entries.push(entry);
  return entries;
}

async function revisionsOf(history: PageHistory): Promise<Revision[]> {
  const entries = await entriesOf(history);
  return entries.flatMap((entry) => (entry.kind === "revision" ? [entry.revision] : []));
}

/** What both sources have to agree on; tags are the API's alone. */
function comparable({ text, tags: _, ...head }: Revision) {
  return { ...head, text: text.state === "readable" ? sha1(text.bytes) : text.state };
}

describe("the Action API of a real wiki", () => {
  it("gives every page as the wiki's own export does", async () => {
    const input = await openInput(wiki.dump);
    const source = sourceOf();
    const titles: string[] = [];
    for await (const exported of readHistories(input, { scratch: wiki.folder })) {
      const { page } = exported;
      const asked = await source.page({ pageId: page.pageId }, { log: false, talk: false });
      expect(asked.page, page.title).toEqual(page);
      const expected = (await revisionsOf(exported)).map(comparable);
      expect((await revisionsOf(asked)).map(comparable), page.title).toEqual(expected);
      titles.push(page.title);
    }
    expect(titles).toEqual(expect.arrayContaining([manyTitle, wiki.live.title, ...wiki.samples]));
  });

  it("lists first and packs texts when a page has more than a list holds", async () => {
    const history = await sourceOf().page(manyTitle);
    expect(history.expected).toMatchObject({ revisions: manyRevisions, requests: 13 });
    expect(await revisionsOf(history)).toHaveLength(manyRevisions);
    expect(history.report()).toMatchObject({
      revisionsRead: manyRevisions,
      tooLargeTexts: [],
      halvedBatches: 0,
    });
  });

  it("reads no further than `to`", async () => {
    const all = await revisionsOf(await sourceOf().page(manyTitle));
    const to = all[59]?.id;
    const history = await sourceOf().page(manyTitle, { to });
    expect(await revisionsOf(history)).toEqual(all.slice(0, 60));
    expect(history.report()).toMatchObject({ revisionsWanted: 60, revisionsRead: 60 });
  });

  it("refuses a revision of another page", async () => {
    const [other] = await revisionsOf(await sourceOf().page(wiki.live.title));
    const asked = sourceOf().page(manyTitle, { to: other?.id });
    await expect(asked).rejects.toMatchObject({ code: "REVISION_NOT_ON_PAGE" });
  });

  it.each([
    ["No such page", "PAGE_MISSING"],
    ["Foo[bar", "PAGE_INVALID"],
    ["A|B", "PAGE_INVALID"],
    ["Talk:", "PAGE_INVALID"],
    ["Special:Version", "PAGE_SPECIAL"],
    ["mw:Help", "PAGE_INTERWIKI"],
  ])("tells what %j is: %s", async (title, code) => {
    await expect(sourceOf().page(title)).rejects.toMatchObject({ code });
  });

  it("tells of a missing page that it was deleted or moved", async () => {
    await expect(sourceOf().page("Lamp signal")).rejects.toThrow(/it was deleted on \d{4}-\d\d-\d\d/);
    await expect(sourceOf().page("User:Ada/Lamp")).resolves.toMatchObject({
      page: { title: "User:Ada/Lamp" },
    });
  });

  it("says when the page is a redirect, and follows it only when asked", async () => {
    const own = await sourceOf().page("User:Ada/Lamp");
    expect(own.report()).toMatchObject({ isRedirect: true, redirectedFrom: null });
    const followed = await sourceOf().page("User:Ada/Lamp", { followRedirect: true });
    expect(followed.page.title).toBe(wiki.live.title);
    expect(followed.report()).toMatchObject({ isRedirect: false, redirectedFrom: "User:Ada/Lamp" });
    const none = await sourceOf().page(wiki.live.title, { followRedirect: true });
    expect(none.report()).toMatchObject({ isRedirect: false, redirectedFrom: null });
  });

  it.each([
    ["To afar", "PAGE_INTERWIKI", "mw:Help"],
    ["Around", "PAGE_MISSING", "Around"],
    ["To nothing", "PAGE_MISSING", "Nothing at all"],
    ["To the log", "PAGE_SPECIAL", "Special:Log"],
  ])("tells where %j leads, which cannot be read: %s", async (title, code, redirectsTo) => {
    const followed = sourceOf().page(title, { followRedirect: true });
    await expect(followed).rejects.toMatchObject({ code, details: { redirectsTo } });
  });

  it.each(["/index.php?title=Vic", "/index.php/Vic", "/api.php?action=help", ""])(
    "is found at %j",
    async (path) => {
      const { api } = await sourceOf({ api: new URL(wiki.api).origin + path }).wiki();
      expect(api.href).toBe(wiki.api);
    },
  );

  it("is no wiki at an address that is none", async () => {
    const nobody = sourceOf({ api: "http://127.0.0.1:9/" }).wiki();
    await expect(nobody).rejects.toMatchObject({ code: "NOT_A_WIKI" });
  });

  it("stops asking when the reader stops", async () => {
    const history = await sourceOf().page(manyTitle, { log: false, talk: false });
    for await (const _ of history.timeline) break;
    const { requests } = history.report();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(history.report().requests).toBe(requests);
    // Siteinfo, two lists, the batch that was read and the one fetched ahead.
    expect(requests).toBeLessThanOrEqual(5);
  });
});

describe("a wiki whose answers are small", () => {
  beforeEach(() => setExtra(wiki.folder, "$wgAPIMaxResultSize = 100000;"));
  afterEach(() => setExtra(wiki.folder, ""));

  it("still gives every text, the longest by action=raw", async () => {
    const history = await sourceOf().page(manyTitle);
    const revisions = await revisionsOf(history);
    const long = revisions[longPlace]?.text;
    expect(long?.state === "readable" && long.bytes.byteLength).toBeGreaterThan(300_000);
    expect(revisions.filter(({ text }) => text.state !== "readable")).toEqual([]);
    expect(history.report()).toMatchObject({ rawTexts: 1, tooLargeTexts: [] });
  });

  it.skipIf(!hasHistories)("reads on where answers are cut", async () => {
    const history = await sourceOf().page("Vic");
    expect((await revisionsOf(history)).every(({ text }) => text.state === "readable")).toBe(true);
  });
});

describe("a wiki that is read-only or behind", () => {
  afterEach(() => setExtra(wiki.folder, ""));

  it("is read all the same when it is read-only", async () => {
    await setExtra(wiki.folder, "$wgReadOnly = 'closed for the night';");
    expect(await revisionsOf(await sourceOf().page(wiki.live.title))).not.toEqual([]);
  });

  it("is called private when it is, and read with a bot's password", async () => {
    const password = "0123456789abcdefghijklmnopqrstuv";
    await maintain(wiki.folder, "createBotPassword", "--appid=reader", "--grants=basic", "Ada", password);
    const open = await revisionsOf(await sourceOf().page(wiki.live.title));
    await setExtra(wiki.folder, "$wgGroupPermissions['*']['read'] = false;");
    await expect(sourceOf().wiki()).rejects.toMatchObject({ code: "FORBIDDEN" });
    const account = { origin: new URL(wiki.api).origin, user: "Ada@reader", password };
    expect(await revisionsOf(await sourceOf({ account }).page(wiki.live.title))).toEqual(open);
    await expect(sourceOf({ account: { ...account, password: "wrong" } }).wiki()).rejects.toMatchObject({
      code: "FORBIDDEN",
      message: expect.stringContaining("(wrongpassword)"),
    });
  });
});

describe("the page that was edited live", () => {
  it("has its log under all the titles it had, and nothing of another page's", async () => {
    const entries = await entriesOf(await sourceOf().page(wiki.live.title));
    const changes = entries.flatMap((entry) => (entry.kind === "log" ? [entry.entry.change] : []));
    expect(changes).toEqual([
      {
        kind: "protected",
        protections: [
          { action: "edit", level: "autoconfirmed", expiry: "2031-01-01T00:00:00Z" },
          { action: "move", level: "sysop", expiry: null },
        ],
      },
      { kind: "moved", from: "Signal lamp", to: "Lamp signal", redirectLeft: true },
      { kind: "protected", protections: [{ action: "edit", level: "sysop", expiry: null }] },
      { kind: "unprotected" },
      { kind: "visibility_changed", revisions: [wiki.live.hiddenText], hidden: ["content"] },
      { kind: "visibility_changed", revisions: [wiki.live.hiddenUser], hidden: ["user"] },
      { kind: "visibility_changed", revisions: [wiki.live.hiddenComment], hidden: ["comment"] },
      { kind: "visibility_changed", revisions: [wiki.live.hiddenComment], hidden: ["content", "user"] },
      // Shown again: the wiki notes only what changed.
      { kind: "visibility_changed", revisions: [wiki.live.hiddenComment], hidden: [] },
      { kind: "deleted" },
      { kind: "restored", revisions: expect.any(Number) },
      { kind: "moved", from: "Lamp signal", to: "User:Ada/Lamp", redirectLeft: false },
      { kind: "moved", from: "User:Ada/Lamp", to: "Signal lamp", redirectLeft: true },
      { kind: "imported", revisions: 2, from: null },
    ]);
  });

  it("hides what was hidden", async () => {
    const revisions = await revisionsOf(await sourceOf().page(wiki.live.title));
    const byId = new Map(revisions.map((revision) => [revision.id, revision]));
    expect(byId.get(wiki.live.hiddenText)).toMatchObject({ text: { state: "hidden" }, comment: "look" });
    expect(byId.get(wiki.live.hiddenUser)).toMatchObject({ user: null, text: { state: "readable" } });
    expect(byId.get(wiki.live.hiddenComment)).toMatchObject({ comment: null, user: { name: "Bela" } });
  });

  it("has the wiki's tags on what was undone and rolled back", async () => {
    const revisions = await revisionsOf(await sourceOf().page(wiki.live.title));
    const tags = revisions.flatMap(({ tags }) => tags ?? []);
    expect(revisions.find(({ id }) => id === wiki.live.undone)?.tags).toContain("mw-undo");
    expect(tags).toEqual(
      expect.arrayContaining([
        "mw-blank",
        "mw-manual-revert",
        "mw-new-redirect",
        "mw-removed-redirect",
        "mw-reverted",
        "mw-rollback",
      ]),
    );
  });

  it("begins with the revisions that were imported, whatever their ids", async () => {
    const [first, second, third] = await revisionsOf(await sourceOf().page(wiki.live.title));
    expect([first?.timestamp, second?.timestamp]).toEqual(["2019-03-01T10:00:00Z", "2019-03-02T10:00:00Z"]);
    expect(third?.id).toBeLessThan(first?.id ?? 0);
  });

  it("has its talk page's posts in its timeline", async () => {
    const entries = await entriesOf(await sourceOf().page(wiki.live.title));
    const topics = entries.flatMap((entry) => (entry.kind === "talk" ? entry.post.newTopics : []));
    expect(topics).toEqual(["Miles", "Name"]);
  });

  it("tells of a merge", async () => {
    const kinds = (await entriesOf(await sourceOf().page("New lantern"))).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "revision")).toHaveLength(3);
  });
});
