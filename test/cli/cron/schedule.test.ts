import { describe, expect, it } from "vitest";
import { nextPassMs, passAgain } from "../../../src/cli/cron/schedule.ts";
import { HistoryError } from "../../../src/errors.ts";
import { testHost } from "../../support/test-host.ts";

const hourMs = 3_600_000;

/** Makes hourly passes, each of which is given the means to end the run; how many there were, and what was said of failures. */
async function passes(pass: (nth: number, end: (reason?: unknown) => void) => void) {
  const stop = new AbortController();
  const { host, errors } = testHost();
  const beganMs: number[] = [];
  const again = passAgain(
    async () => pass(beganMs.push(host.clock.monotonicMs()), (reason) => stop.abort(reason)),
    hourMs,
    { ...host, signal: stop.signal },
  );
  const failure = await again.then(
    () => null,
    (cause: unknown) => cause,
  );
  return { beganMs, failure, errors: errors() };
}

describe("passAgain", () => {
  it("reports what a later pass fails of, and goes on at the next hour", async () => {
    const { beganMs, failure, errors } = await passes((nth, end) => {
      if (nth === 2) throw new HistoryError("STORE_FAILED", "the disk is full");
      if (nth === 3) end();
    });
    expect([beganMs.map((ms) => Math.floor(ms / hourMs)), failure]).toEqual([[0, 1, 2], null]);
    expect(errors).toEqual([expect.stringContaining("the disk is full")]);
  });

  it.each([
    [2, "PAGES_FAILED", null],
    [1, "INVALID_INPUT", "INVALID_INPUT"],
  ] as const)("comes to pass %i where the first fails with %s", async (count, code, thrown) => {
    const { beganMs, failure } = await passes((nth, end) => {
      if (nth === 1) throw new HistoryError(code, "it failed");
      end();
    });
    expect([beganMs.length, failure]).toEqual([count, thrown && expect.objectContaining({ code: thrown })]);
  });

  it.each([
    ["is told to end", undefined, null],
    ["has lost its reader", new HistoryError("OUTPUT_FAILED", "gone", { reason: "EPIPE" }), "CANCELLED"],
  ])("ends with the pass in which it %s", async (_, reason, code) => {
    const { beganMs, failure, errors } = await passes((_nth, end) => {
      end(reason);
      throw new HistoryError("CANCELLED", "given up");
    });
    expect([beganMs, failure, errors]).toEqual([[0], code && expect.objectContaining({ code }), []]);
  });
});

describe("nextPassMs", () => {
  it("keeps to the times that the first pass set, however long one takes", () => {
    expect(nextPassMs(1_000, 1_000, 100, 0)).toBe(1_100);
    expect(nextPassMs(1_000, 1_130, 100, 0)).toBe(1_200);
  });

  it("leaves out what was missed", () => {
    expect(nextPassMs(0, 1_050, 100, 0)).toBe(1_100);
  });

  it("begins up to a tenth of the interval late", () => {
    expect(nextPassMs(0, 0, 100, 0.999)).toBeCloseTo(109.99);
  });
});
