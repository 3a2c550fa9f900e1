import { afterEach, describe, expect, it } from "vitest";
import { type MediawikiSource, mediawikiSource } from "../../../src/sources/mediawiki/mediawiki-source.ts";
import type { WatchedWiki } from "../../../src/sources/mediawiki/watched-wiki.ts";
import { type BusyWiki, busyWiki, talkOf } from "../../support/busy-wiki.ts";
import { fakeClock } from "../../support/fake-clock.ts";
import { complaint } from "../../support/fake-wiki.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function watch(
  listLimit?: number,
): Promise<{ wiki: BusyWiki; watched: WatchedWiki; source: MediawikiSource }> {
  const wiki = await busyWiki(listLimit);
  const source = mediawikiSource({
    api: wiki.api,
    contact: "ada@example.org",
    version: "0",
    clock: fakeClock(),
  });
  open.push(source, wiki);
  return { wiki, source, watched: await source.watch() };
}

const idsOf = (listed: readonly { head: { id: number } }[] | null) => listed?.map(({ head }) => head.id);

describe("watchedWiki", () => {
  it("asks what became of fifty titles at once, and tells its clock", async () => {
    const { wiki, watched } = await watch();
    const titles = Array.from({ length: 120 }, (_, i) => `Page ${i}`);
    for (const title of titles) wiki.save(title, "text");
    wiki.requests();
    const standings = await watched.standings([...titles, ...titles.map(talkOf)]);
    expect(wiki.requests()).toBe(5);
    expect(standings.get("Page 119")).toMatchObject({
      state: "there",
      title: "Page 119",
      lastRevision: 1_119,
    });
    expect(standings.get("Talk:Page 3")).toEqual({ state: "missing" });
    expect(watched.now()).toBe("2024-01-01T00:00:00Z");
  });

  it("answers to a title as it was typed", async () => {
    const { wiki, watched } = await watch();
    wiki.save("Harbour light", "text");
    const standings = await watched.standings(["harbour_light", "Harbour light"]);
    expect([...standings.values()].map((one) => one.state === "there" && one.title)).toEqual([
      "Harbour light",
      "Harbour light",
    ]);
  });

  it("asks again for texts that the wiki still fails at, and does not mind", async () => {
    const { wiki, watched } = await watch();
    const ids = [wiki.save("Lamp", "one"), wiki.save("Lamp", "two")];
    wiki.fault(({ parameters, path }) =>
      path === "/w/index.php"
        ? { status: 500 }
        : parameters.has("revids")
          ? complaint("internal_api_error_TypeError")
          : undefined,
    );
    const unread = ids.map((id) => ({ head: { id }, bytes: 3 }));
    expect(await watched.textsAgain(unread)).toEqual(new Map());
  });

  it("finds pages by id where their titles lead elsewhere", async () => {
    const { wiki, watched } = await watch();
    wiki.save("Lamp", "text");
    const { pageId } = wiki.page("Lamp");
    wiki.move("Lamp", "Light");
    const standings = await watched.standingsById([pageId, 999]);
    expect(standings.get(pageId)).toMatchObject({ state: "there", title: "Light" });
    expect(standings.get(999)).toEqual({ state: "missing" });
  });

  it("reads one log stream for each type, whatever the number of pages", async () => {
    const { wiki, watched } = await watch(3);
    for (const title of ["A", "B", "C", "D"]) wiki.save(title, "text");
    wiki.log("patrol/patrol", "A");
    wiki.log("delete/revision", "B", { type: "revision", ids: [1], new: { content: true } });
    wiki.pass(60);
    const since = wiki.now();
    wiki.move("C", "E");
    for (let i = 0; i < 4; i++) wiki.log("protect/protect", "D");
    wiki.requests();
    const mentions = await watched.logSince(since);
    expect(wiki.requests()).toBe(6);
    expect(mentions?.map(({ titles }) => titles)).toEqual([["C", "E"], ["D"], ["D"], ["D"], ["D"]]);
  });

  it("lists a page from a known revision on", async () => {
    const { wiki, watched } = await watch(2);
    const ids = ["a", "b", "c", "d", "e"].map((text) => {
      wiki.pass(60);
      return wiki.save("Lamp", text);
    });
    const { pageId, revisions } = wiki.page("Lamp");
    const known = { id: ids[1] ?? 0, timestamp: revisions[1]?.timestamp ?? "" };
    expect(idsOf(await watched.listNewer(pageId, known))).toEqual(ids.slice(1));
  });

  it.each([
    ["is gone", (wiki: BusyWiki) => wiki.page("Lamp").revisions.splice(0, 1), "2024-01-01T00:00:00Z"],
    [
      "is another page's",
      (wiki: BusyWiki) => wiki.page("Other").revisions.push(...wiki.page("Lamp").revisions.splice(0, 1)),
      "2024-01-01T00:00:00Z",
    ],
    ["is said to have another time", () => undefined, "2024-01-01T00:00:59Z"],
  ])("lists nothing from a revision that %s", async (_, spoil, timestamp) => {
    const { wiki, watched } = await watch();
    const id = wiki.save("Lamp", "a");
    wiki.pass(60);
    wiki.save("Lamp", "b");
    wiki.save("Other", "c");
    spoil(wiki);
    expect(await watched.listNewer(wiki.page("Lamp").pageId, { id, timestamp })).toBeNull();
  });

  it("tells which texts are hidden without reading them", async () => {
    const { wiki, watched } = await watch();
    const id = wiki.save("Lamp", "secret");
    wiki.hide("Lamp", [id]);
    const [listed] = await watched.list(wiki.page("Lamp").pageId);
    expect(listed?.isHidden).toBe(true);
  });
});
