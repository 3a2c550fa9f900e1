import { mkdirSync, readFileSync, rmdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { openWiki } from "../../src/cli/history/open-wiki.ts";
import { main } from "../../src/cli/main.ts";
import { copyEnd, openEnvironment } from "../../src/store/environment.ts";
import { pageFile } from "../../src/store/page-files.ts";
import { busyWiki, talkOf } from "../support/busy-wiki.ts";
import { scratchFolder, scratchStore } from "../support/scratch-store.ts";
import { testHost } from "../support/test-host.ts";
import { until } from "../support/until.ts";

/** Analyzes the page through a store; what was said of it. */
async function analyze(api: string, store: string, title = "Lamp"): Promise<string> {
  const { host, errors } = testHost();
  await main(["analyze", title, "--api", api, "--store", store], host);
  return errors().join("\n");
}

/** A wiki, and a store in which its page is kept. */
async function keptPage() {
  const wiki = await busyWiki();
  onTestFinished(() => wiki.close());
  wiki.save("Lamp", "Oil.");
  wiki.save(talkOf("Lamp"), "Which oil?");
  wiki.pass(60);
  const folder = scratchFolder();
  await analyze(wiki.api, folder);
  const store = await scratchStore(folder);
  const [key = { wiki: "", pageId: 0 }] = await store.pages();
  return { wiki, folder, store, key };
}

/** The page's texts as they lie in its file. */
async function textsIn(file: string): Promise<Buffer> {
  const environment = await openEnvironment(file);
  const texts = environment.get("page/bodies/000000");
  await environment.close();
  if (texts === undefined) throw new Error("no texts are kept");
  return texts;
}

describe("recallPage", () => {
  it("has the next that locks the page erase what was hidden, where it could not itself", async () => {
    const wiki = await busyWiki();
    onTestFinished(() => wiki.close());
    const [, id = 0] = ["Oil.", "Zyxwvut lives at 12 Quay Street.", "Gas."].map((it) =>
      wiki.save("Lamp", it),
    );
    const folder = scratchFolder();
    await analyze(wiki.api, folder);
    const store = await scratchStore(folder);
    const [key = { wiki: "", pageId: 0 }] = await store.pages();
    const file = pageFile(join(folder, "1", "pages"), key);
    const texts = await textsIn(file);
    wiki.hide("Lamp", [id]);
    wiki.pass(60);
    // Nothing can be written anew where a folder is in the way.
    mkdirSync(file + copyEnd);
    expect(await analyze(wiki.api, folder)).toContain("[STORE_FAILED]");
    rmdirSync(file + copyEnd);
    expect(readFileSync(file).includes(texts)).toBe(true);
    await (await store.lockPage(key)).close();
    expect(readFileSync(file).includes(texts)).toBe(false);
  });

  it("leaves nothing in the file of what was hidden, though the page is not read to its end", async () => {
    const wiki = await busyWiki();
    onTestFinished(() => wiki.close());
    const [shown = 0, id = 0] = ["Oil.", "Zyxwvut lives at 12 Quay Street.", "Gas."].map((it) =>
      wiki.save("Lamp", it),
    );
    wiki.pass(60);
    const folder = scratchFolder();
    await analyze(wiki.api, folder);
    const [key = { wiki: "", pageId: 0 }] = await (await scratchStore(folder)).pages();
    const file = pageFile(join(folder, "1", "pages"), key);
    const texts = await textsIn(file);
    wiki.hide("Lamp", [id]);
    wiki.pass(60);
    const { host } = testHost();
    const line = ["analyze", "Lamp", "--api", wiki.api, "--store", folder, "--to", String(shown)];
    expect(await main(line, host)).toBe(0);
    expect(readFileSync(file).includes(texts)).toBe(false);
  });

  it("forgets a text of the page about it that was hidden", async () => {
    const { wiki, folder, store, key } = await keptPage();
    const [{ id } = { id: 0 }] = wiki.page(talkOf("Lamp")).revisions;
    const text = () => store.read(key, (page) => page.text("talk", id)?.state ?? null);
    const before = await text();
    wiki.hide(talkOf("Lamp"), [id]);
    wiki.pass(60);
    await analyze(wiki.api, folder);
    expect([before, await text()]).toEqual(["readable", null]);
  });

  it("removes what models said of a revision of which the comment alone was hidden, and no log tells of it", async () => {
    const wiki = await busyWiki();
    onTestFinished(() => wiki.close());
    const [shown = 0, id = 0] = ["Oil.", "Gas."].map((text) =>
      wiki.save("Lamp", text, { comment: "so says Zyxwvut of 12 Quay Street" }),
    );
    const folder = scratchFolder();
    await analyze(wiki.api, folder);
    const store = await scratchStore(folder);
    const [key = { wiki: "", pageId: 0 }] = await store.pages();
    store.answers.put("of the hidden", "Zyxwvut", { ...key, revisions: [id] });
    store.answers.put("of another", "a lamp", { ...key, revisions: [shown] });
    wiki.suppress("Lamp", [id], ["comment"]);
    wiki.pass(60);
    await analyze(wiki.api, folder);
    expect([store.answers.get("of the hidden"), store.answers.get("of another")]).toEqual([null, "a lamp"]);
  });

  it("keeps a page apart from that of another wiki which has come to answer at its address", async () => {
    const { wiki, folder, store } = await keptPage();
    wiki.rename("https://other.example/wiki/Main_Page");
    expect(await analyze(wiki.api, folder)).not.toContain("[");
    const names = (await store.pages()).map(({ wiki: name }) => name.split(" ")[0]);
    expect(names.sort()).toEqual(["busy.example", "other.example"]);
  });

  it("lists once what two runs that waited for a page both saw was new", async () => {
    const { wiki, folder, store, key } = await keptPage();
    wiki.save("Lamp", "Gas.");
    wiki.pass(60);
    const first = await store.lockPage(key);
    const { length } = wiki.asked;
    const runs = [analyze(wiki.api, folder), analyze(wiki.api, folder)];
    await until(() => wiki.asked.length === length + 2);
    await first.close();
    await Promise.all(runs);
    const lists = wiki.asked.slice(length).filter(({ parameters }) => parameters.has("rvlimit"));
    expect(lists).toHaveLength(1);
  });

  it("lists all of a page again of which another command forgot the lists while it waited for it", async () => {
    const { wiki, folder, store, key } = await keptPage();
    wiki.save("Lamp", "Gas.");
    wiki.pass(60);
    const first = await store.lockPage(key);
    const { length } = wiki.asked;
    const run = analyze(wiki.api, folder);
    await until(() => wiki.asked.length === length + 1);
    first.save((write) => {
      write.revisions("page", []);
      write.revisions("talk", []);
    });
    await first.close();
    await run;
    const page = await store.lockPage(key);
    onTestFinished(() => page.close());
    expect([page.revisions("page").length, page.revisions("talk").length]).toEqual([2, 1]);
  });

  it("finds a page at one request by its own title, and by the one by which it was found before", async () => {
    const { wiki, folder } = await keptPage();
    wiki.save("Mill", "Flour.");
    wiki.pass(60);
    await analyze(wiki.api, folder, "mill");
    for (const title of ["mill", "Mill"]) {
      wiki.requests();
      await analyze(wiki.api, folder, title);
      expect(wiki.requests()).toBe(1);
    }
  });

  it("lets go of a page of which a revision is asked for that it does not have", async () => {
    const wiki = await busyWiki();
    onTestFinished(() => wiki.close());
    wiki.save("Lamp", "Oil.");
    const folder = scratchFolder();
    const { host, errors } = testHost();
    await main(["analyze", "Lamp", "--api", wiki.api, "--store", folder, "--to", "99999"], host);
    expect(errors().join("\n")).toContain("[REVISION_NOT_ON_PAGE]");
    const store = await scratchStore(folder);
    const [key = { wiki: "", pageId: 0 }] = await store.pages();
    await (await store.lockPage(key, AbortSignal.timeout(2_000))).close();
  });

  it("gives up a page that another reader works on when its own reader has left", async () => {
    const { wiki, folder, store, key } = await keptPage();
    const gone = new AbortController();
    const opened = await openWiki(wiki.api, undefined, { store: folder }, testHost().host);
    onTestFinished(() => opened.close());
    const { history } = await opened.page("Lamp", { signal: gone.signal });
    const other = await store.lockPage(key);
    onTestFinished(() => other.close());
    const first = history.timeline[Symbol.asyncIterator]().next();
    gone.abort();
    await expect(first).rejects.toMatchObject({ code: "CANCELLED" });
  });
});
