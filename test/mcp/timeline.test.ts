import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEventTally } from "../../src/cli/mcp/event-tallies.ts";
import type { HistoryEvent } from "../../src/event.ts";
import type { FakeWiki } from "../support/fake-wiki.ts";
import { call, converse, textOf } from "./conversation.ts";
import { lampWiki } from "./lamp.ts";

let wiki: FakeWiki;
beforeAll(async () => {
  wiki = await lampWiki(60);
});
afterAll(() => wiki.close());

/** Calls analyze, again and again while the answer goes on. */
async function parts(args: object) {
  const client = converse();
  const answers: Record<string, unknown>[] = [];
  let next: object | undefined = { page: "Lamp", api: wiki.api, ...args };
  for (let id = 1; next !== undefined; id++) {
    client.send(call(id, "analyze", next));
    const answer: Record<string, unknown> = textOf(await client.answer(id));
    answers.push(answer);
    next = args !== null && "limit" in args && args.limit === "0" ? undefined : Object(answer.next).arguments;
  }
  client.hangUp();
  await client.over;
  return answers;
}

const editsIn = (answers: readonly Record<string, unknown>[]) =>
  answers.flatMap((one) => Object(one.timeline));

describe("a short answer of analyze", () => {
  it("has a line for each event, under its edit", async () => {
    const short = await parts({ short: true });
    const whole = (await parts({})).flatMap(({ events }) => Object(events));
    const ids = editsIn(short).flatMap(({ events }) => events.map((line: string) => line.split(" ")[0]));
    expect(ids).toEqual(whole.map(({ eventId }) => eventId.slice(0, 12)));
    const { revision, at, by, link, events } = editsIn(short).at(-1);
    const one = whole.filter(({ anchor }) => anchor.id === revision);
    expect(one.map(({ eventId }) => eventId.slice(0, 12))).toEqual(
      events.map((line: string) => line.slice(0, 12)),
    );
    expect(one[0]).toMatchObject({ anchor: { timestamp: at }, observed: { user: { name: by } } });
    expect(link).toBe(one[0].links.diff);
  });

  it("leads to the whole events of an edit by its revision", async () => {
    const { revision, events } = editsIn(await parts({ short: true })).at(-1);
    const [answer] = await parts({ from: revision, to: revision });
    expect(Object(answer).events.map(({ eventId }: HistoryEvent) => eventId.slice(0, 12))).toEqual(
      events.map((line: string) => line.slice(0, 12)),
    );
  });

  it("names the edit again where a part begins in the middle of it", async () => {
    const [whole, byOne] = [await parts({ short: true }), await parts({ short: true, limit: "1" })];
    expect(byOne.map((one) => Object(one.timeline)[0].revision)).toEqual(
      editsIn(whole).flatMap(({ revision, events }) => events.map(() => revision)),
    );
  });

  it("shows the words of a sentence, and no digest", async () => {
    const [line] = editsIn(await parts({ short: true, types: "sentence_removed" }))[0].events;
    expect(line).toMatch(/^[0-9a-f]{12} sentence_removed in Light: \[-Keeper number 0 wrote .*-\]/);
    expect(line).not.toMatch(/[0-9a-f]{13}/);
  });
});

describe("counts by time and user", () => {
  it("are of the whole answer, also at limit 0", async () => {
    const [answer] = await parts({ limit: "0" });
    const { months, users, userCount, counts } = Object(answer);
    const sum = (of: object) => Object.values(of).reduce((total: number, one) => total + Number(one), 0);
    expect([sum(months), sum(users), userCount]).toEqual([counts.total, counts.total, 1]);
  });

  it("are by year of more than five years, and tell ten users with the most events", async () => {
    const [answer] = await parts({});
    const [event] = Object(answer).events;
    const tally = createEventTally();
    for (let i = 0; i < 61; i++) {
      const timestamp = `${2000 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, "0")}-01T00:00:00Z`;
      const user = { kind: "account", name: `U${i % 12}` };
      tally.add({ ...event, anchor: { ...event.anchor, timestamp }, observed: { ...event.observed, user } });
    }
    const { months, years, users, userCount } = tally.tallies();
    expect([months, years]).toEqual([
      undefined,
      { 2000: 12, 2001: 12, 2002: 12, 2003: 12, 2004: 12, 2005: 1 },
    ]);
    expect([Object.keys(users).slice(0, 2), Object.keys(users).length, userCount]).toEqual([
      ["U0", "U1"],
      10,
      12,
    ]);
  });

  it("tell sixty years with the most events, however many a stranger's wiki tells of", async () => {
    const [answer] = await parts({});
    const [event] = Object(answer).events;
    const tally = createEventTally();
    const add = (year: number) =>
      tally.add({ ...event, anchor: { ...event.anchor, timestamp: `${year}-01-01T00:00:00Z` } });
    for (let year = 1000; year < 2000; year++) add(year);
    add(1999);
    const years = Object.entries(tally.tallies().years ?? {});
    expect([years.length, years[0], years.at(-1)]).toEqual([60, ["1000", 1], ["1999", 2]]);
  });
});
