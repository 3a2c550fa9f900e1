import type { Clock } from "../../src/net/clock.ts";

/** A clock that only moves when somebody sleeps; deadlines never come. */
export interface FakeClock extends Clock {
  /** What was slept, in order. */
  readonly slept: readonly number[];
}

export function fakeClock(): FakeClock {
  let now = 1_000;
  const slept: number[] = [];
  return {
    slept,
    monotonicMs: () => now,
    unixMs: () => now,
    sleep: async (ms) => {
      slept.push(ms);
      now += ms;
    },
    timer: () => () => undefined,
  };
}
