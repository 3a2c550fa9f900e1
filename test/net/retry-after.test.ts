import { afterEach, describe, expect, it, vi } from "vitest";
import { retryAfterMs } from "../../src/net/retry-after.ts";

const now = Date.UTC(2015, 9, 21, 7, 28, 30);

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("retryAfterMs", () => {
  it.each([
    ["5", null, 5_000],
    ["0.25", null, 250],
    ["0.0001", null, 1],
    [" 7 ", null, 7_000],
    ["Wed, 21 Oct 2015 07:28:30 GMT", "Wed, 21 Oct 2015 07:28:00 GMT", 30_000],
    ["Wed, 21 Oct 2015 07:28:00 GMT", "Wed, 21 Oct 2015 07:28:30 GMT", 0],
    ["Wed, 21 Oct 2015 07:28:36 GMT", null, 6_000],
    ["Wed, 21 Oct 2015 07:28:36 GMT", "today", 6_000],
    ["Wed, 21 Oct 2015 07:28:00 GMT", null, 0],
    ["Wed, 21 Oct 2015 09:28:00 GMT", null, null],
    ["soon", null, null],
    ["-3", null, null],
    [null, null, null],
  ])("reads %s (answer of %s) as %s ms", (retryAfter, date, ms) => {
    const header = (name: string) => (name === "retry-after" ? retryAfter : date);
    expect(retryAfterMs(header, { unixMs: () => now })).toBe(ms);
  });

  it.each([
    ["Wed Oct 21 07:28:36 2015", null],
    ["Wed Oct 21 07:28:36 2015", "Wed, 21 Oct 2015 07:28:30 GMT"],
  ])("takes a date without a zone (%s, answer of %s) for UTC wherever it runs", (retryAfter, date) => {
    vi.stubEnv("TZ", "America/New_York");
    const header = (name: string) => (name === "retry-after" ? retryAfter : date);
    expect(retryAfterMs(header, { unixMs: () => now })).toBe(6_000);
  });
});
