import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FakeWiki, fakeWiki } from "../support/fake-wiki.ts";
import { call, converse, type Heard, textOf } from "./conversation.ts";
import { lampRevisions, lampWiki } from "./lamp.ts";

let wiki: FakeWiki;
beforeAll(async () => {
  wiki = await lampWiki(60);
});
afterAll(() => wiki.close());

const mostBytes = 50_000;

/** Calls tools of one server, one after the other. */
function session(env = {}) {
  const client = converse(env);
  let id = 0;
  return {
    async ask(tool: string, args: object): Promise<Heard> {
      client.send(call(++id, tool, args));
      return client.answer(id);
    },
    async end() {
      client.hangUp();
      await client.over;
    },
  };
}

const bytesOf = ({ result }: Heard) => Buffer.byteLength(JSON.stringify(result));

describe("the part of a long answer", () => {
  it("is of the call it goes on with, though another call has the same steps", async () => {
    const page = { page: "Lamp", api: wiki.api, limit: "1" };
    const { ask, end } = session();
    const first = textOf(await ask("claim", { ...page, text: "Keeper number 3 wrote in the log" }));
    const other = textOf(await ask("claim", { ...page, text: "number 3 wrote" }));
    expect([other.shown, other.matches]).not.toEqual([first.shown, first.matches]);
    const later = textOf(await ask("claim", Object(first.next).arguments));
    expect(later).toMatchObject({ text: first.text, shown: { first: 2, last: 2 } });
    await end();
  });

  it("of claim is given for a text that ends in half a character, as one that is cut by length may", async () => {
    const { ask, end } = session();
    const text = "Keeper number 3 wrote in the log \ud83d";
    const first = textOf(await ask("claim", { page: "Lamp", api: wiki.api, text, limit: "1" }));
    expect(first).toMatchObject({ shown: { first: 1, last: 1 }, truncated: true });
    const later = textOf(await ask("claim", Object(first.next).arguments));
    await end();
    expect(later).toMatchObject({ shown: { first: 2, last: 2 } });
  });

  it("of claim tells sentences apart at limit 0, and when each was first there, without steps", async () => {
    const { ask, end } = session();
    const asked = { page: "Lamp", api: wiki.api, text: "wrote in the log", all: "true" };
    const told = textOf(await ask("claim", { ...asked, limit: "3" }));
    const { matches } = textOf(await ask("claim", { ...asked, limit: "0" }));
    const [first] = Object(told.matches);
    const { wording: _, ...firstSeen } = first.firstSeen;
    expect(Object(matches)[0]).toMatchObject({ sentence: first.sentence, firstSeen, steps: [] });
    expect(Object(matches)[0].firstSeen).not.toHaveProperty("wording");
    await end();
  });

  it.each(["0", "1"])("of claim tells at limit %s what happened last, and who did it", async (limit) => {
    const { ask, end } = session();
    const asked = { page: "Lamp", api: wiki.api, text: "Keeper number 57 wrote in the log" };
    const whole = textOf(await ask("claim", asked));
    const { kind, revision, by } = Object(whole.matches)[0].steps.at(-1);
    const part = textOf(await ask("claim", { ...asked, limit }));
    await end();
    expect(part).toMatchObject({
      truncated: true,
      matches: [{ stepCount: 3, lastStep: { kind, revision, by } }],
    });
  });

  it("of claim does not repeat a long text, and goes on when it is sent again", async () => {
    const { ask, end } = session();
    const text = `Keeper number 3 wrote in the log that 10 ships had passed before dawn. ${long(39)}`;
    const args = { page: "Lamp", api: wiki.api, text, limit: "1" };
    const first = await ask("claim", args);
    expect(bytesOf(first)).toBeLessThan(mostBytes);
    const { next } = textOf(first);
    expect(next).toMatchObject({ arguments: { page: "Lamp", limit: "1" }, argumentsAsBefore: ["text"] });
    const later = textOf(await ask("claim", { ...Object(next).arguments, text }));
    await end();
    expect(later).toMatchObject({ shown: { first: 2, last: 2 } });
  });

  it("of claim is refused by a new server when the sentence's fate has changed meanwhile", async () => {
    const revisions = [...lampRevisions(30)];
    const edited = await fakeWiki({ revisions });
    const text = "Keeper number 3 wrote in the log that 10 ships had passed before dawn.";
    const first = session();
    const { next } = textOf(await first.ask("claim", { page: "Lamp", api: edited.api, text, limit: "1" }));
    await first.end();
    const last = revisions.at(-1)?.text ?? "";
    revisions.push({ id: 900, text: last.replace("10 ships", "11 ships"), comment: "Counted" });
    const second = session();
    const answer = textOf(await second.ask("claim", Object(next).arguments));
    expect(answer).toMatchObject({ code: "INVALID_INPUT", cause: expect.stringContaining("has changed") });
    await second.end();
    await edited.close();
  });

  it.each([
    ["of a long text in Devanagari", "कहानी ".repeat(1300), undefined],
    ["of forty sentences that are not there", unlike(40), undefined],
    ["of forty sentences, the counts alone", unlike(40), "0"],
    ["of forty long sentences in Devanagari that are not there", long(40), undefined],
    ["of sentences that are there and long ones that are not, a part", `${present()} ${long(11)}`, "1"],
    ["of many sentences that are there", present(), "0"],
    ["of many sentences that are there, told", present(), undefined],
  ])("fits the cap: claim %s", async (_, text, limit) => {
    const { ask, end } = session();
    const answer = await ask("claim", { page: "Lamp", api: wiki.api, text, limit });
    expect(answer.result?.isError).toBeUndefined();
    expect(bytesOf(answer)).toBeLessThan(mostBytes);
    await end();
  });

  it.each([
    ["of forty sentences that are not there", unlike(40), undefined],
    ["of forty long sentences in Devanagari that are not there", long(40), undefined],
    ["of many sentences that are there", present(), "0"],
  ])("fits the least cap, too: claim %s", async (_, text, limit) => {
    const { ask, end } = session({ STEMMA_ANSWER_BYTES: "10000" });
    const answer = await ask("claim", { page: "Lamp", api: wiki.api, text, limit });
    expect(answer.result?.isError).toBeUndefined();
    expect(bytesOf(answer)).toBeLessThan(10_000);
    await end();
  });
});

function unlike(count: number): string {
  return Array.from(
    { length: count },
    (_, i) => `Keeper ${i} wrote that the headland lamp had ${i} ships.`,
  ).join(" ");
}

/** 190 characters a sentence, nearly all of three bytes each. */
function long(count: number): string {
  return Array.from({ length: count }, (_, i) => `क${i}${"खगघ".repeat(62)}।`).join(" ");
}

function present(): string {
  return Array.from(
    { length: 20 },
    (_, i) => `Keeper number ${3 * i} wrote in the log that ${3 * i + 7} ships had passed before dawn.`,
  ).join(" ");
}
