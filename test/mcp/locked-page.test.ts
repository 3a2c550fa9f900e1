// @module-tag long
import { hostname } from "node:os";
import { expect, it } from "vitest";
import { openStore } from "../../src/store/store.ts";
import { fakeWiki } from "../support/fake-wiki.ts";
import { otherRun } from "../support/other-run.ts";
import { scratchFolder } from "../support/scratch-store.ts";
import { call, converse, textOf } from "./conversation.ts";
import { lampRevisions } from "./lamp.ts";

it("waits for a page that another process is reading, and says so meanwhile", async () => {
  const revisions = [...lampRevisions(5)];
  const wiki = await fakeWiki({ revisions });
  const folder = scratchFolder();
  const client = converse({ STEMMA_STORE: folder });
  const asked = { page: "Lamp", api: wiki.api, limit: "0" };
  client.send(call(1, "analyze", asked));
  await client.answer(1);
  const store = await openStore(folder, { pid: process.pid, host: hostname(), since: "" });
  const [page] = await store.pages();
  await store.close();
  const other = await otherRun(folder, "hold", page, [], hostname());
  revisions.push({ id: 900, text: "All of it is gone.", comment: "Gone" });
  client.send(call(2, "analyze", asked, { progressToken: "t" }));
  const waits = /waits for another process/;
  while (!client.heard.some(({ params }) => waits.test(params?.message ?? ""))) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  other.kill("SIGKILL");
  expect(textOf(await client.answer(2))).toMatchObject({ read: { revisions: 6 } });
  client.hangUp();
  await client.over;
  await wiki.close();
});
