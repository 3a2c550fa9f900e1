import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, inject, it, onTestFinished } from "vitest";
import { builtInDetectors } from "../../detectors/index.ts";
import { analyze } from "../../src/analyze.ts";
import { canonicalEvent } from "../../src/event.ts";
import { systemClock } from "../../src/net/system-clock.ts";
import { observeWiki } from "../../src/observe/observe-wiki.ts";
import type { PageResult } from "../../src/observe/result.ts";
import { streamOf } from "../../src/observe/stream.ts";
import { openWatchedPages } from "../../src/observe/watched-pages.ts";
import { mediawikiSource } from "../../src/sources/mediawiki/mediawiki-source.ts";
import { openStore } from "../../src/store/store.ts";
import { register } from "../../src/walk/registry.ts";
import { canonicalLines } from "../observe/watching.ts";
import { wikiSession } from "./wiki-session.ts";

const wiki = inject("wiki");
const detectors = register(builtInDetectors);
const stream = streamOf(detectors, "detailed", "0.0.0");

const text = (end: string) =>
  `The '''beacon''' stands on a rock.\n\n== Light ==\nIt burns all night. ${end}\n`;

const older = `<mediawiki xmlns="http://www.mediawiki.org/xml/export-0.11/" version="0.11" xml:lang="en">
<page><title>Rock beacon</title><ns>0</ns><id>9</id>
<revision><id>90</id><timestamp>2018-03-01T10:00:00Z</timestamp><contributor><username>Cara</username><id>5</id></contributor>
<comment>a stub</comment><model>wikitext</model><format>text/x-wiki</format>
<text xml:space="preserve">A beacon.</text></revision></page></mediawiki>`;

it("watching a page of a real wiki gives, at every look, the events of one run over its whole history", async () => {
  const folder = mkdtempSync(join(tmpdir(), "stemma-watch-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const store = await openStore(folder, { pid: process.pid, host: "here", since: "2026-01-01T00:00:00Z" });
  onTestFinished(() => store.close());
  const source = mediawikiSource({
    api: wiki.api,
    contact: "tests@example.org",
    version: "0.0.0",
    clock: systemClock,
    gapMs: 0,
  });
  onTestFinished(() => source.close());
  const passwords = JSON.parse(readFileSync(join(wiki.folder, "accounts.json"), "utf8"));
  const keeper = await wikiSession(wiki.api, "Keeper", passwords.Keeper);
  const ada = await wikiSession(wiki.api, "Ada", passwords.Ada);

  async function look(listed: string, title: string): Promise<PageResult> {
    const pages = await openWatchedPages(store, { newId: "one" });
    try {
      const watched = await source.watch();
      const results: PageResult[] = [];
      const pass = {
        wiki: watched,
        store,
        index: pages.index("real", stream),
        folder: pages.folder("real"),
        stream,
        // Nothing of a test is five minutes old.
        settleSeconds: -60,
        stop: new AbortController().signal,
      };
      for await (const result of observeWiki(pass, [listed])) results.push(result);
      const [result] = results;
      if (result === undefined) throw new Error("no result");
      if (result.status === "missing") return result;
      expect(result.error).toBeUndefined();
      const whole: string[] = [];
      for await (const events of analyze(await source.page(title), detectors).events)
        whole.push(...events.map(canonicalEvent));
      expect(canonicalLines(result.eventsFile), `${result.status} ${listed}`).toEqual(whole);
      return result;
    } finally {
      await pages.close();
    }
  }

  const first = "Rock beacon";
  await ada.edit(first, text(""));
  await ada.edit(`Talk:${first}`, "== Height ==\nHow high is it? ~~~~\n");
  const hidden = await ada.edit(first, text("Call 555-0100."));
  await ada.edit(first, text("Ships see it from afar."));
  expect(await look(first, first)).toMatchObject({ status: "new", newRevisions: 3 });
  expect(await look(first, first)).toMatchObject({ status: "unchanged" });

  await wait(1_100);
  const fourth = await ada.edit(first, text("Ships see it from ten miles."));
  await keeper.act("protect", { title: first, protections: "edit=sysop", expiry: "infinite" });
  expect(await look(first, first)).toMatchObject({ status: "changed", newRevisions: 2, from: fourth });

  await keeper.act("revisiondelete", {
    type: "revision",
    ids: String(hidden),
    hide: "content",
    reason: "out",
  });
  expect(await look(first, first)).toMatchObject({
    status: "history_changed",
    change: { past: { revisions: { hidden: [hidden], inserted: [], vanished: [] } } },
  });

  await wait(1_100);
  const second = "Beacon on the rock";
  await keeper.act("move", { from: first, to: second, movetalk: "1", reason: "a better name" });
  expect(await look(first, second)).toMatchObject({ status: "moved", title: second, newRevisions: 1 });

  await wait(1_100);
  await keeper.act("delete", { title: second, reason: "to see" });
  expect(await look(second, second)).toMatchObject({ status: "missing" });
  await keeper.act("undelete", { title: second, reason: "seen" });
  expect(await look(second, second)).toMatchObject({ status: "changed", newRevisions: 0 });

  await wait(1_100);
  await keeper.importXml(older.replace("Rock beacon", second), "from afar");
  const imported = await look(second, second);
  expect(imported).toMatchObject({ status: "history_changed" });
  expect(imported.change?.past?.revisions.inserted).toHaveLength(1);
  expect(await look(second, second)).toMatchObject({ status: "unchanged" });
});
