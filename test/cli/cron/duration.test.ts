import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { durationInput } from "../../../src/cli/cron/duration.ts";

describe("durationInput", () => {
  it.each([
    ["90s", 90],
    ["5m", 300],
    ["1h", 3_600],
    ["2d", 172_800],
  ])("takes %s for %i seconds", (typed, seconds) => {
    expect(v.parse(durationInput, typed)).toBe(seconds);
  });

  it.each(["5", "h", "1w", "-1h", "1.5h", "1000000s", "1h "])("refuses %j", (typed) => {
    expect(v.safeParse(durationInput, typed).success).toBe(false);
  });
});
