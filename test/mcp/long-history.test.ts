import { describe, expect, it } from "vitest";
import { main } from "../../src/cli/main.ts";
import { canonicalJson } from "../../src/json.ts";
import { type FakeWiki, fakeWiki, type KeptRevision } from "../support/fake-wiki.ts";
import { readShared } from "../support/read-shared.ts";
import { hasHistories } from "../support/shared-histories.ts";
import { testHost } from "../support/test-host.ts";
import { call, converse, textOf } from "./conversation.ts";

// 1500 revisions of 67 kB with STEMMA_FULL=1, an everyday page without.
const history =
  process.env.STEMMA_FULL === "1" ? "en-anarchism-first1500.xml.xz" : "en-american-goldfinch.xml.gz";

/** A wiki on this machine that holds a shared history. */
async function served(name: string): Promise<{ wiki: FakeWiki; page: string }> {
  for await (const { page, timeline } of readShared(name)) {
    const revisions: KeptRevision[] = [];
    for await (const entry of timeline) {
      if (entry.kind !== "revision") continue;
      const { id, timestamp, text, user } = entry.revision;
      revisions.push({
        id,
        timestamp,
        text: text.state === "readable" ? Buffer.from(text.bytes).toString("utf8") : "",
        row: { user: user?.name ?? "Nobody", userid: user?.id ?? 0 },
      });
    }
    return { wiki: await fakeWiki({ title: page.title, revisions }), page: page.title };
  }
  throw new Error(`${name} holds no page`);
}

describe.skipIf(!hasHistories)("an answer about a long history", () => {
  it("comes in parts under 50 kB that make up what the command line writes", async () => {
    const { wiki, page } = await served(history);
    const client = converse();
    const events: unknown[] = [];
    let args: object = { page, api: wiki.api };
    let parts = 0;
    for (let truncated = true; truncated; parts++) {
      client.send(call(parts, "analyze", args));
      const answer = await client.answer(parts);
      expect(Buffer.byteLength(JSON.stringify(answer))).toBeLessThan(50_000);
      const text = textOf(answer);
      if (Array.isArray(text.events)) events.push(...text.events);
      truncated = text.truncated === true;
      args = Object(text.next).arguments;
    }
    const asked = wiki.asked.length;
    const { host, out } = testHost();
    expect(await main(["analyze", page, "--api", wiki.api], host)).toBe(0);
    expect(events.map(canonicalJson)).toEqual(out().trimEnd().split("\n"));
    expect(parts).toBeGreaterThan(5);
    // All parts took one reading.
    expect(wiki.asked.length).toBe(2 * asked);
    await wiki.close();
  }, 120_000);
});
