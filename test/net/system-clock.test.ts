import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { systemClock } from "../../src/net/system-clock.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Whether something has ended once so much more time is over. */
async function endedAfter(ms: number, begun: Promise<void>): Promise<boolean> {
  let hasEnded = false;
  void begun.then(() => {
    hasEnded = true;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return hasEnded;
}

describe("systemClock", () => {
  it("sleeps as long as it is told to", async () => {
    const sleep = systemClock.sleep(1_000, new AbortController().signal);
    expect(await endedAfter(999, sleep)).toBe(false);
    expect(await endedAfter(1, sleep)).toBe(true);
  });

  it("wakes as soon as the sleeper leaves, and leaves no timer behind", async () => {
    const sleeper = new AbortController();
    const sleep = systemClock.sleep(1_000, sleeper.signal);
    sleeper.abort();
    expect(await endedAfter(0, sleep)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("does not sleep for whoever has left", async () => {
    expect(await endedAfter(0, systemClock.sleep(1_000, AbortSignal.abort()))).toBe(true);
  });

  it("calls back once its time is over, and not where that was called off", async () => {
    const called: string[] = [];
    systemClock.timer(1_000, () => called.push("kept"));
    systemClock.timer(1_000, () => called.push("called off"))();
    await vi.advanceTimersByTimeAsync(999);
    expect(called).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(called).toEqual(["kept"]);
  });
});
