import { describe, expect, it, onTestFinished } from "vitest";
import { listNews, listWhole } from "../../src/recall/listing.ts";
import type { Looks } from "../../src/recall/look.ts";
import { askNews, type News } from "../../src/sources/mediawiki/listing/ask-news.ts";
import { mediawikiSource } from "../../src/sources/mediawiki/mediawiki-source.ts";
import type { PageOptions } from "../../src/sources/mediawiki/read-page.ts";
import type { Observation } from "../../src/store/kept.ts";
import { busyWiki, talkOf } from "../support/busy-wiki.ts";
import { fakeClock } from "../support/fake-clock.ts";
import { scratchStore } from "../support/scratch-store.ts";

const title = "Lamp";
const day = 86_400;
const nothing: Looks = { own: "none", talk: "none", log: false };

/** A wiki with a page of three revisions, of which the last changes nothing, and its talk page. */
async function pageOfWiki(listLimit?: number) {
  const wiki = await busyWiki(listLimit);
  onTestFinished(() => wiki.close());
  const source = mediawikiSource({ api: wiki.api, version: "1", clock: fakeClock() });
  onTestFinished(() => source.close());
  const ids = ["Oil.", "Lamp oil.", "Lamp oil."].map((text) => {
    wiki.pass(day);
    return wiki.save(title, text);
  });
  wiki.save(talkOf(title), "Which oil?");
  wiki.pass(day);
  const opened = await source.open();
  return { wiki, ids, opened, whole: () => listWhole(opened, title, {}) };
}

/** Such a page as it is kept after a first look at it, which parts of the observation may differ from. */
async function keptPage(differing: Partial<Observation> = {}, listLimit?: number) {
  const page = await pageOfWiki(listLimit);
  const { wiki, opened, whole } = page;
  const { lists, observed } = await whole();
  const key = { wiki: "busy.example", pageId: wiki.page(title).pageId };
  const kept = await (await scratchStore()).lockPage(key);
  onTestFinished(() => kept.close());
  kept.save((write) => {
    write.revisions("page", lists.own);
    write.revisions("talk", lists.talk);
    write.log(lists.log);
  });
  const before = { ...observed, generation: 1, counts: { own: 3, talk: 1, log: 0 }, ...differing };
  const news = async () => {
    const { talkTitle, at: since } = before;
    const asked = { pageId: key.pageId, typed: title, title, talkTitle, since };
    const answer = await askNews((parameters) => opened.client.ask(parameters, undefined), asked);
    if (answer === null) throw new Error("the wiki is none");
    return answer;
  };
  /** Lists what there is to look at, with what the wiki said before. */
  const look = async (looks: Partial<Looks>, said?: News, options: PageOptions = {}) =>
    listNews(opened, kept, before, { ...nothing, ...looks }, said ?? (await news()), options);
  return { ...page, before, lists, news, look };
}

/** What a page is protected with. */
const protection = { details: [{ type: "edit", level: "sysop", expiry: "infinity" }] };

describe("listWhole", () => {
  it("lists a page, the page about it, and its log, and says how far it is", async () => {
    const { wiki, ids, opened } = await pageOfWiki(2);
    wiki.log("protect/protect", title, protection);
    wiki.pass(60);
    const seen: unknown[] = [];
    const { lists } = await listWhole(opened, title, { onProgress: (progress) => seen.push(progress) });
    expect(lists.own.map(({ head }) => head.id)).toEqual(ids);
    expect([lists.talk.length, lists.log.length, seen.length]).toEqual([1, 1, 2]);
  });

  it("looks for no talk page of a talk page", async () => {
    const { opened } = await pageOfWiki();
    expect(await listWhole(opened, talkOf(title), {})).toMatchObject({
      lists: { own: [{}], talk: [] },
      observed: { talk: null, talkTitle: null },
    });
  });

  it.each([
    [5, ""],
    [6, "2024-01-05T00:00:00Z"],
  ])("takes a touch for settled that is %i seconds ago: %j", async (seconds, touched) => {
    const { wiki, whole } = await pageOfWiki();
    wiki.save(title, "Coal.");
    wiki.save(talkOf(title), "Which coal?");
    wiki.pass(seconds);
    const { observed } = await whole();
    expect([observed.touched, observed.talk?.touched]).toEqual([touched, touched]);
  });

  it("says that a page was listed when the first list came, as what comes since is in no list", async () => {
    const { wiki, whole } = await pageOfWiki();
    const began = wiki.now();
    wiki.fault(({ parameters }) => {
      if (parameters.get("list") === "logevents" || parameters.get("titles") !== title) wiki.pass(60);
      return undefined;
    });
    const { observed } = await whole();
    expect([observed.at, observed.listedAt, observed.talkListedAt]).toEqual([began, began, began]);
    expect(wiki.now()).not.toBe(began);
  });

  it("has no talk page that is deleted while it is listed", async () => {
    const { wiki, whole } = await pageOfWiki(2);
    for (const word of ["coal", "peat"]) wiki.save(talkOf(title), `Which ${word}?`);
    const talkId = String(wiki.page(talkOf(title)).pageId);
    wiki.fault(({ parameters }) => {
      if (parameters.get("pageids") === talkId && parameters.has("rvcontinue")) wiki.vanish(talkOf(title));
      return undefined;
    });
    expect(await whole()).toMatchObject({ lists: { talk: [] }, observed: { talk: null } });
  });
});

describe("listNews", () => {
  it("asks for nothing that needs no look, and remembers when it was last listed", async () => {
    const { wiki, lists, before, news, look } = await keptPage({ textsAtOnce: 7 });
    wiki.pass(60);
    const said = await news();
    wiki.requests();
    const listed = await look({}, said);
    expect(wiki.requests()).toBe(0);
    const { generation: _, counts: __, ...same } = before;
    expect(listed).toMatchObject({ lists, observed: { ...same, at: wiki.now() } });
  });

  it.each(["own", "talk"] as const)("says that the whole list of one part (%s) was read", async (part) => {
    const { wiki, before, look } = await keptPage({ textsAtOnce: 7 });
    wiki.save(title, "Coal.");
    wiki.save(talkOf(title), "Which coal?");
    wiki.pass(60);
    const listed = await look({ [part]: "all" });
    const now = wiki.now();
    const { listedAt, talkListedAt, textsAtOnce, touched } = listed?.observed ?? {};
    expect([listedAt, talkListedAt, textsAtOnce]).toEqual([
      part === "own" ? now : before.listedAt,
      part === "talk" ? now : before.talkListedAt,
      50,
    ]);
    // What touched a page that is not listed as a whole may have been a hiding.
    expect(touched).toBe(part === "own" ? wiki.page(title).touched : before.touched);
    expect(listed?.lists[part]).toHaveLength(part === "own" ? 4 : 2);
  });

  it("puts what it lists anew behind what it knows", async () => {
    const { wiki, before, look, whole } = await keptPage();
    wiki.pass(60);
    wiki.save(title, "Lamp oil.");
    wiki.save(title, "Coal.");
    wiki.pass(60);
    const listed = await look({ own: "newer" });
    expect(listed?.lists.own).toEqual((await whole()).lists.own);
    expect(listed?.observed.listedAt).toBe(before.listedAt);
  });

  it.each([
    ["2024-01-04T01:00:00Z", 2],
    ["2024-01-04T00:59:59Z", 1],
  ])("lists from the last revision on that was an hour old at %s", async (at, place) => {
    const { wiki, ids, look } = await keptPage({ at });
    const { length } = wiki.asked;
    await look({ own: "newer" });
    expect(wiki.asked[length + 1]?.parameters.get("rvstartid")).toBe(String(ids[place]));
  });

  it("does not take an edit for one that changed nothing where its parent is in no list", async () => {
    const { look, whole } = await keptPage({ at: "2024-01-04T00:59:59Z" });
    const listed = await look({ own: "newer" });
    expect(listed?.lists.own.map(({ isNull }) => isNull)).toEqual([false, false, true]);
    expect(listed?.lists.own).toEqual((await whole()).lists.own);
  });

  it("lists everything where the revision it knows is on the page no more", async () => {
    const { wiki, ids, look } = await keptPage();
    const page = wiki.page(title);
    page.revisions = page.revisions.slice(0, 2);
    const listed = await look({ own: "newer" });
    expect(listed?.lists.own.map(({ head }) => head.id)).toEqual(ids.slice(0, 2));
    expect(listed?.observed.listedAt).toBe(wiki.now());
  });

  it("asks for nothing more once its caller has left", async () => {
    const { news, look } = await keptPage();
    const signal = AbortSignal.abort();
    await expect(look({ own: "all" }, await news(), { signal })).rejects.toMatchObject({ code: "CANCELLED" });
  });

  it("gives nothing of a page that was moved meanwhile", async () => {
    const { wiki, news, look } = await keptPage();
    const said = await news();
    wiki.move(title, "Light");
    expect(await look({ own: "all" }, said)).toBeNull();
  });

  it("gives nothing of a page that is deleted while it is listed", async () => {
    const { wiki, news, look } = await keptPage({}, 2);
    const said = await news();
    wiki.fault(({ parameters }) => {
      if (parameters.has("rvcontinue")) wiki.vanish(title);
      return undefined;
    });
    expect(await look({ own: "all" }, said)).toBeNull();
  });

  it("reads the log where that is to be looked at, and not otherwise", async () => {
    const { wiki, look } = await keptPage();
    wiki.log("protect/protect", title, protection);
    wiki.pass(60);
    const logs = [await look({ log: true }), await look({ own: "all" })];
    expect(logs.map((listed) => listed?.lists.log.length)).toEqual([1, 0]);
  });

  it.each([
    ["edited", (wiki: Wiki) => void wiki.save(title, "Coal.")],
    ["hidden in part", (wiki: Wiki, id: number) => wiki.hide(title, [id])],
    [
      "given a revision that touches it at its own time",
      (wiki: Wiki) => {
        const { touched } = wiki.page(title);
        wiki.save(title, "Coal.", { secondsAgo: 2 * day });
        wiki.page(title).touched = touched;
      },
    ],
  ])("reads the log of a page, too, that was %s behind the news", async (_, change) => {
    const { wiki, ids, news, look } = await keptPage();
    const said = await news();
    wiki.pass(60);
    wiki.log("protect/protect", title, protection);
    change(wiki, ids[0] ?? 0);
    wiki.pass(60);
    const listed = await look({ own: "all" }, said);
    expect(listed?.lists.log.map(({ change: { kind } }) => kind)).toContain("protected");
  });

  it("reads the log of a page that may have been touched again in the second of the news", async () => {
    const { wiki, ids, news, look } = await keptPage();
    wiki.save(title, "Peat.");
    const said = await news();
    wiki.hide(title, ids.slice(0, 1));
    const listed = await look({ own: "all" }, said);
    expect(listed?.lists.log).toHaveLength(1);
    expect(listed?.observed.touched).toBe("");
  });

  it("takes of the log what came until the page was listed, where that is touched again before it is read", async () => {
    const { wiki, ids, news, look } = await keptPage();
    const said = await news();
    wiki.pass(60);
    wiki.hide(title, ids.slice(0, 1));
    wiki.pass(60);
    wiki.fault(({ parameters }) => {
      if (parameters.get("list") !== "logevents") return undefined;
      wiki.fault(null);
      wiki.pass(60);
      wiki.hide(title, ids.slice(1, 2));
      return undefined;
    });
    const listed = await look({ own: "all" }, said);
    expect(listed?.lists.own.map(({ isHidden }) => isHidden)).toEqual([true, false, false]);
    expect(listed?.lists.log.map(({ change }) => change)).toMatchObject([{ revisions: ids.slice(0, 1) }]);
  });

  it("remembers of a page what the news said, whatever its list says later", async () => {
    const { wiki, news, look } = await keptPage();
    wiki.save(title, "Peat.");
    const said = await news();
    const redirect = said.page === null ? null : { ...said.page, redirect: true };
    wiki.save(title, "Coal.");
    const listed = await look({ own: "all" }, { ...said, page: redirect });
    expect(listed?.observed).toMatchObject({ isRedirect: true, lastRevision: redirect?.lastrevid });
  });

  it.each([
    ["newer", false, true],
    ["none", true, true],
    ["none", false, false],
    ["all", true, false],
  ] as const)(
    "owes a whole list of a talk page where it lists %s, and owed one: %s",
    async (look, owed, owes) => {
      const { talk = null } = (await keptPage()).before;
      const page = await keptPage({ talk: talk && { ...talk, isOwed: owed } });
      page.wiki.save(talkOf(title), "Which coal?");
      page.wiki.pass(60);
      expect((await page.look({ talk: look }))?.observed.talk?.isOwed).toBe(owes);
    },
  );

  it("lists no talk page that is gone", async () => {
    const { wiki, look } = await keptPage();
    wiki.vanish(talkOf(title));
    wiki.pass(60);
    expect(await look({ talk: "all" })).toMatchObject({
      lists: { talk: [] },
      // Else it would be looked for each time from a week on.
      observed: { talk: null, talkListedAt: wiki.now() },
    });
  });
});

type Wiki = Awaited<ReturnType<typeof pageOfWiki>>["wiki"];
