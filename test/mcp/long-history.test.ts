// @module-tag long
import { describe, expect, it } from "vitest";
import { main } from "../../src/cli/main.ts";
import { canonicalJson } from "../../src/json.ts";
import type { FakeWiki } from "../support/fake-wiki.ts";
import { historyWiki } from "../support/history-wiki.ts";
import { readShared } from "../support/read-shared.ts";
import { hasHistories } from "../support/shared-histories.ts";
import { testHost } from "../support/test-host.ts";
import { type Conversation, call, converse, textOf } from "./conversation.ts";
import { lampWiki } from "./lamp.ts";

// 1500 revisions of 67 kB with STEMMA_FULL=1, an everyday page without.
const history =
  process.env.STEMMA_FULL === "1" ? "en-anarchism-first1500.xml.xz" : "en-american-goldfinch.xml.gz";

/** A wiki on this machine that holds a shared history. */
async function served(name: string): Promise<{ wiki: FakeWiki; page: string }> {
  for await (const history of readShared(name)) {
    return { wiki: await historyWiki(history), page: history.page.title };
  }
  throw new Error(`${name} holds no page`);
}

/** All parts of an answer, each under 50 kB with what is told first in its place. */
async function parts(client: Conversation, args: object) {
  const documents: Readonly<Record<string, unknown>>[] = [];
  for (let next = args; next !== undefined; ) {
    const id = documents.length;
    client.send(call(id, "analyze", next));
    const answer = await client.answer(id);
    expect(Buffer.byteLength(JSON.stringify(answer))).toBeLessThan(50_000);
    const document = textOf(answer);
    const members = Object.keys(document);
    expect(members.indexOf("counts")).toBeLessThan(members.indexOf("events"));
    expect(typeof document.cursor).toBe(document.truncated === true ? "string" : "undefined");
    documents.push(document);
    next = Object(document.next).arguments;
  }
  return documents;
}

/** The events of all parts. */
const eventsIn = (documents: readonly Readonly<Record<string, unknown>>[]) =>
  documents.flatMap(({ events }) => (Array.isArray(events) ? events : []));

async function typed(page: string, api: string, ...more: readonly string[]): Promise<readonly string[]> {
  const { host, out } = testHost();
  expect(await main(["analyze", page, "--api", api, ...more], host)).toBe(0);
  return out().trimEnd().split("\n");
}

describe("an answer about 1500 revisions", () => {
  it("comes in parts under 50 kB, counts first, that make up what the command line writes", async () => {
    const wiki = await lampWiki(1500);
    const documents = await parts(converse(), { page: "Lamp", api: wiki.api, depth: "detailed" });
    expect(documents[0]).toMatchObject({ truncated: true, shown: { first: 1 } });
    expect(eventsIn(documents).map(canonicalJson)).toEqual(await typed("Lamp", wiki.api));
    await wiki.close();
  }, 300_000);

  it.each([
    ["types", "sentence_modified,sentence_removed"],
    ["theme", "disputes"],
    ["user", "Ada"],
  ])(
    "is narrowed by %s as the command line is",
    async (name, value) => {
      const wiki = await lampWiki(1500);
      const documents = await parts(converse(), { page: "Lamp", api: wiki.api, [name]: value });
      const lines = await typed("Lamp", wiki.api, `--${name}`, value);
      expect(eventsIn(documents).map(canonicalJson)).toEqual(lines);
      expect(documents[0]).toMatchObject({ counts: { total: lines.length } });
      await wiki.close();
    },
    120_000,
  );
});

describe.skipIf(!hasHistories)("an answer about a long history", () => {
  it("comes in parts under 50 kB that make up what the command line writes", async () => {
    const { wiki, page } = await served(history);
    const documents = await parts(converse(), { page, api: wiki.api });
    const asked = wiki.asked.length;
    expect(eventsIn(documents).map(canonicalJson)).toEqual(await typed(page, wiki.api));
    expect(documents.length).toBeGreaterThan(5);
    // All parts took one reading.
    expect(wiki.asked.length).toBe(2 * asked);
    await wiki.close();
  }, 300_000);
});
