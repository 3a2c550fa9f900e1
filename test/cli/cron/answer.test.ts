import { describe, expect, it } from "vitest";
import { cronAnswerOf } from "../../../src/cli/cron/answer.ts";
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

describe("cronAnswerOf", () => {
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
