import { describe, expect, it } from "vitest";
import { HistoryError } from "../../src/errors.ts";
import { createPatience, withPatience } from "../../src/net/patience.ts";
import { fakeClock } from "../support/fake-clock.ts";

describe("createPatience", () => {
  it("has its whole time again once something was given, and none when it is over", () => {
    let now = 0;
    const patience = createPatience(1_000, { ...fakeClock(), monotonicMs: () => now });
    now = 400;
    expect(patience.leftMs()).toBe(600);
    patience.renew();
    expect(patience.leftMs()).toBe(1_000);
    now = 2_000;
    expect(patience.leftMs()).toBe(0);
  });
});

describe("withPatience", () => {
  it.each(["signal", "stop"] as const)("waits and tries no more once its %s is aborted", async (name) => {
    const ends = { signal: new AbortController(), stop: new AbortController() };
    const woken: unknown[] = [];
    const sleep = async (_: number, end?: AbortSignal) => {
      ends[name].abort();
      woken.push(end?.aborted);
    };
    const failure = new HistoryError("NETWORK", "no answer");
    const attempt = async (count: number) => (count < 2 ? { waitMs: null, failure } : { done: count });
    const clock = { ...fakeClock(), sleep };
    const waiting = withPatience(attempt, 60_000, clock, ends.signal.signal, { stop: ends.stop.signal });
    await expect(waiting).rejects.toMatchObject({ code: "CANCELLED" });
    expect(woken).toEqual([true]);
  });

  it.each([
    [2_999, [1_000]],
    [3_000, [1_000, 2_000]],
  ])("does not begin a wait that would end after its time (%i ms)", async (mostMs, slept) => {
    const clock = fakeClock();
    const failure = new HistoryError("NETWORK", "no answer");
    const attempt = async () => ({ waitMs: null, failure });
    await expect(withPatience(attempt, mostMs, clock, undefined)).rejects.toBe(failure);
    expect(clock.slept).toEqual(slept);
  });

  it("tells of each wait before it begins, and waits twice as long the next time", async () => {
    const order: string[] = [];
    const clock = { ...fakeClock(), sleep: async (ms: number) => void order.push(`waits ${ms}`) };
    const failure = new HistoryError("NETWORK", "no answer");
    const attempt = async (tries: number) => (tries < 2 ? { waitMs: null, failure } : { done: tries });
    await withPatience(attempt, 60_000, clock, undefined, {
      onWait: (ms) => order.push(`tells ${ms}`),
    });
    expect(order).toEqual(["tells 1000", "waits 1000", "tells 2000", "waits 2000"]);
  });

  it("waits no longer than a minute, but where the other side demands it", async () => {
    const waits: number[] = [];
    const clock = { ...fakeClock(), sleep: async (ms: number) => void waits.push(ms) };
    const failure = new HistoryError("NETWORK", "no answer");
    const attempt = async (tries: number) =>
      tries < 9 ? { waitMs: tries === 8 ? 90_000 : null, failure } : { done: tries };
    await withPatience(attempt, 600_000, clock, undefined);
    expect(waits.map((ms) => ms / 1000)).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 90]);
  });
});
