import { mkdirSync, readFileSync, rmdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { openWiki } from "../../src/cli/history/open-wiki.ts";
import { main } from "../../src/cli/main.ts";
import { copyEnd, openEnvironment } from "../../src/store/environment.ts";
import { pageFile } from "../../src/store/page-files.ts";
import { busyWiki } from "../support/busy-wiki.ts";
import { scratchFolder, scratchStore } from "../support/scratch-store.ts";
import { testHost } from "../support/test-host.ts";

/** Analyzes the page through a store; what was said of it. */
async function analyze(api: string, store: string): Promise<string> {
  const { host, errors } = testHost();
  await main(["analyze", "Lamp", "--api", api, "--store", store], host);
  return errors().join("\n");
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
    const wiki = await busyWiki();
    onTestFinished(() => wiki.close());
    wiki.save("Lamp", "Oil.");
    wiki.pass(60);
    const folder = scratchFolder();
    await analyze(wiki.api, folder);
    const store = await scratchStore(folder);
    const [key = { wiki: "", pageId: 0 }] = await store.pages();
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
