import { describe, expect, it } from "vitest";
import type { Envelope } from "../../../../src/sources/mediawiki/client/answer.ts";
import { continued, continuedAhead } from "../../../../src/sources/mediawiki/client/continued.ts";

/** Gives the answers in turn and notes what it was asked. */
function wikiOf(answers: readonly (Envelope | Error)[]) {
  const asked: unknown[] = [];
  return {
    asked,
    async ask(parameters: Readonly<Record<string, string>>): Promise<Envelope> {
      const answer = answers[asked.length];
      asked.push(parameters);
      if (answer === undefined || answer instanceof Error) throw answer ?? new Error("asked once too often");
      return answer;
    },
  };
}

const one: Envelope = { query: 1, continue: { at: 2 } };
const two: Envelope = { query: 2, continue: { at: "3" } };
const whole: readonly Envelope[] = [one, two, { query: 3 }];

describe.each([
  ["continued", continued, 1],
  ["continuedAhead", continuedAhead, 2],
])("%s", (_, answers, askedAtFirst) => {
  it("goes on where each answer says, to the last", async () => {
    const wiki = wikiOf(whole);
    const got: unknown[] = [];
    for await (const { query } of answers(wiki.ask, { list: "x" })) got.push(query);
    expect(got).toEqual([1, 2, 3]);
    expect(wiki.asked).toEqual([
      { continue: "", list: "x" },
      { at: "2", list: "x" },
      { at: "3", list: "x" },
    ]);
  });

  it("goes on by all modules that an old wiki names, however many", { tags: "long" }, async () => {
    const modules = Object.fromEntries(
      Array.from({ length: 200_000 }, (_, i) => [`m${i}`, { [`c${i}`]: i }]),
    );
    const wiki = wikiOf([{ query: 1, "query-continue": modules }, { query: 2 }]);
    const got: unknown[] = [];
    for await (const { query } of answers(wiki.ask, {})) got.push(query);
    expect(got).toEqual([1, 2]);
    expect(wiki.asked[1]).toMatchObject({ c0: "0", c199999: "199999" });
  });

  it("has asked as far as it says when an answer is read, and no further when the reader stops", async () => {
    const wiki = wikiOf(whole);
    for await (const { query } of answers(wiki.ask, {})) {
      expect(query).toBe(1);
      expect(wiki.asked).toHaveLength(askedAtFirst);
      break;
    }
    expect(wiki.asked).toHaveLength(askedAtFirst);
  });

  it("hands on what came before a failure", async () => {
    const got: unknown[] = [];
    const read = async () => {
      for await (const { query } of answers(wikiOf([one, two, new Error("down")]).ask, {})) {
        got.push(query);
      }
    };
    await expect(read()).rejects.toThrow("down");
    expect(got).toEqual([1, 2]);
  });

  it("says of a wiki that goes in circles that it does", async () => {
    const read = async () => {
      for await (const _ of answers(wikiOf(Array(9).fill(one)).ask, {}));
    };
    await expect(read()).rejects.toMatchObject({ code: "WIKI_ERROR" });
  });
});
