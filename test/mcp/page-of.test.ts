import { describe, expect, it } from "vitest";
import { type LongAnswer, pageOf } from "../../src/cli/mcp/page-of.ts";
import { createSession } from "../../src/cli/mcp/session.ts";
import { documentBytes } from "../../src/cli/mcp/written.ts";
import type { Json, JsonObject } from "../../src/json.ts";

/** An answer of numbered entries; `reads` counts how often the whole was read. */
function numbers(count: number, size = 200) {
  const state = { reads: 0, first: "" };
  const answer: LongAnswer = {
    read: async (total = count) => {
      state.reads++;
      const entries = Array.from({ length: Math.min(count, total) }, (_, n) =>
        JSON.stringify({ n, text: `${n === 0 ? state.first : ""}${'\u202e"x'.repeat(size / 3)}` }),
      );
      return { head: { count: entries.length }, entries };
    },
    pinned: () => null,
    document: ({ head }, entries, part) => ({ ...head, ...part, entries }),
  };
  return { answer, state };
}

async function follow(answer: LongAnswer, session: ReturnType<typeof createSession>, limit?: number) {
  const entries: Json[] = [];
  const sizes: number[] = [];
  let cursor: string | undefined;
  do {
    const document = await pageOf({ tool: "t", asked: { page: "P" }, limit, cursor }, answer, session);
    sizes.push(documentBytes(document));
    if (Array.isArray(document.entries)) entries.push(...document.entries);
    cursor = typeof document.cursor === "string" ? document.cursor : undefined;
  } while (cursor !== undefined);
  return { entries, sizes };
}

const whole = async (answer: LongAnswer) =>
  (await answer.read(undefined)).entries.map((entry) => JSON.parse(entry));

describe("pageOf", () => {
  it("gives parts under the cap that are the whole, read once", async () => {
    const { answer, state } = numbers(500);
    const { entries, sizes } = await follow(answer, createSession(20_000));
    expect(state.reads).toBe(1);
    expect(entries).toEqual(await whole(answer));
    expect(Math.max(...sizes)).toBeLessThan(20_000);
    expect(Math.min(...sizes.slice(0, -1))).toBeGreaterThan(17_000);
  });

  it("reads again what is no longer kept, and leaves out what came since", async () => {
    const session = createSession(20_000);
    const first = await pageOf({ tool: "t", asked: {} }, numbers(50).answer, session);
    const grown = numbers(60);
    const next = await pageOf(
      { tool: "t", asked: {}, cursor: String(first.cursor) },
      grown.answer,
      createSession(1e6),
    );
    expect(grown.state.reads).toBe(1);
    expect(next).toMatchObject({ truncated: false, shown: { last: 50, of: 50 } });
  });

  it("says so when the history has changed under a cursor", async () => {
    const first = await pageOf({ tool: "t", asked: {} }, numbers(50).answer, createSession(20_000));
    const changed = numbers(50);
    changed.state.first = "other";
    const next = pageOf(
      { tool: "t", asked: {}, cursor: String(first.cursor) },
      changed.answer,
      createSession(20_000),
    );
    await expect(next).rejects.toThrow(/has changed since the cursor was given; repeat the call without/);
  });

  it("says so when what is pinned above the entries has changed under a cursor", async () => {
    const pinned = (head: JsonObject) => head;
    const answer = (count: number) => ({ ...numbers(count).answer, pinned });
    const first = await pageOf({ tool: "t", asked: {}, limit: 1 }, answer(5), createSession());
    const cursor = String(first.cursor);
    const pinnedOtherwise = { ...answer(5), pinned: () => ({ count: 6 }) };
    const next = pageOf({ tool: "t", asked: {}, cursor }, pinnedOtherwise, createSession());
    await expect(next).rejects.toThrow("has changed since the cursor was given");
    expect(await pageOf({ tool: "t", asked: {}, cursor }, answer(5), createSession())).toMatchObject({
      shown: { first: 2, last: 5 },
    });
  });

  it("goes on with its own answer, though another call's had the same entries", async () => {
    const session = createSession();
    const part = (page: string, cursor?: string) => {
      const { answer } = numbers(2);
      const read = async () => ({ ...(await answer.read(2)), head: { page } });
      return pageOf({ tool: "t", asked: { page }, limit: 1, cursor }, { ...answer, read }, session);
    };
    const { cursor } = await part("P");
    await part("Q");
    expect(await part("P", String(cursor))).toMatchObject({ page: "P", shown: { first: 2 } });
  });

  it("gives the counts alone at limit 0, no more than the limit, and the exact call that goes on", async () => {
    const session = createSession();
    const asked = { page: "P", theme: undefined };
    const none = await pageOf({ tool: "t", asked, limit: 0 }, numbers(5).answer, session);
    expect(none).toMatchObject({ count: 5, entries: [], truncated: true, shown: { first: null, of: 5 } });
    const two = await pageOf({ tool: "t", asked, limit: 2 }, numbers(5).answer, session);
    expect(two.next).toEqual({ tool: "t", arguments: { page: "P", limit: "2", cursor: two.cursor } });
    expect((await follow(numbers(5).answer, session, 2)).sizes).toHaveLength(3);
  });

  it.each([5, 6, 1e9])("takes no cursor that begins behind entry %i of five", async (at) => {
    const session = createSession();
    const given = await pageOf({ tool: "t", asked: {}, limit: 2 }, numbers(5).answer, session);
    const read: object = JSON.parse(Buffer.from(String(given.cursor), "base64url").toString());
    const cursor = Buffer.from(JSON.stringify({ ...read, at })).toString("base64url");
    const next = pageOf({ tool: "t", asked: {}, cursor }, numbers(5).answer, session);
    await expect(next).rejects.toThrow("arguments: cursor: is not one that was given");
  });

  it("gives an entry that is larger than the cap by itself", async () => {
    const { entries, sizes } = await follow(numbers(3, 30_000).answer, createSession(20_000));
    expect([entries.length, sizes.length]).toEqual([3, 3]);
  });

  it.each([
    ["no cursor", "xyz", {}, /is not one that was given/],
    ["a cursor of other arguments", undefined, { page: "Q" }, /belongs to a call with other arguments/],
  ])("refuses %s", async (_, typed, asked, message) => {
    const session = createSession();
    const { cursor } = await pageOf({ tool: "t", asked: {}, limit: 1 }, numbers(5).answer, session);
    const next = pageOf({ tool: "t", asked, cursor: typed ?? String(cursor) }, numbers(5).answer, session);
    await expect(next).rejects.toThrow(message);
  });
});
