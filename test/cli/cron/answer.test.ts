import { readFileSync, statSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { cronAnswer, cronAnswerOf } from "../../../src/cli/cron/answer.ts";
import { totalsOf } from "../../../src/cli/cron/totals.ts";
import { answerBytes } from "../../../src/cli/mcp/written.ts";
import type { PageResult } from "../../../src/observe/result.ts";

const missing = (page: string): PageResult => ({
  page,
  status: "missing",
  newRevisions: 0,
  from: null,
  to: null,
  events: 0,
  eventsFile: null,
});

/** How many pages an answer has, of which there has to be one. */
function pagesIn(answer: Awaited<ReturnType<typeof cronAnswerOf>>): number {
  const { pages } = v.parse(cronAnswer, answer);
  expect(pages.length).toBeGreaterThan(0);
  return pages.length;
}

describe("cronAnswerOf", () => {
  it("counts what a change of the past withdrew, added and left untold", async () => {
    const change = {
      reason: "past",
      past: null,
      withdrawn: ["a", "b", "c"],
      added: ["d"],
      untold: ["e", "f"],
      bytes: 1,
      file: "x",
    } as const;
    const result = { ...missing("Lamp"), status: "history_changed", change } as const;
    const { pages } = await cronAnswerOf([result], totalsOf([result], 1), 50_000);
    expect(pages).toMatchObject([{ change: { withdrawn: 3, added: 1, untold: 2, file: "x" } }]);
  });

  it("tells of no page that is unchanged, and of the first ones where not all fit", async () => {
    const gone = Array.from({ length: 40 }, (_, i) => missing(`Lamp ${i}`));
    const results = [{ ...missing("Bell"), status: "unchanged" } as const, ...gone];
    const totals = totalsOf(results, results.length);
    const all = await cronAnswerOf(results, totals, 50_000);
    expect([all.pages, all.truncated]).toEqual([gone, false]);
    for (let most = 2_000; most < 4_000; most += 100) {
      const some = await cronAnswerOf(results, totals, most);
      expect(answerBytes(some)).toBeLessThanOrEqual(most);
      expect(some).toMatchObject({ truncated: true, pages: gone.slice(0, pagesIn(some)) });
    }
  });

  it("lays what does not fit in a file of this user's alone", async () => {
    const results = ["Lamp", "Bell"].map(missing);
    const { resultsFile } = await cronAnswerOf(results, totalsOf(results, 2), 10);
    expect(statSync(String(resultsFile)).mode & 0o077).toBe(0);
    expect(readFileSync(String(resultsFile), "utf8").trimEnd().split("\n")).toHaveLength(2);
  });

  it("leaves room for what is sent around an answer", async () => {
    const results = ["Lamp", "Bell", "Gate"].map(missing);
    const totals = totalsOf(results, results.length);
    const whole = await cronAnswerOf(results, totals, 50_000);
    expect(whole.truncated).toBe(false);
    const exactly = answerBytes(whole);
    expect((await cronAnswerOf(results, totals, exactly)).truncated).toBe(false);
    expect((await cronAnswerOf(results, totals, exactly - 1)).truncated).toBe(true);
  });
});
