import type { Clock } from "../../src/net/clock.ts";

/** A clock that moves only when somebody sleeps, or when a deadline is made to pass. */
export interface FakeClock extends Clock {
  /** The times slept, in order. */
  readonly slept: readonly number[];
  /** Moves on to the next deadline, which passes. */
  expire(): void;
}

export function fakeClock(): FakeClock {
  let now = 1_000;
  const slept: number[] = [];
  const deadlines = new Set<{ readonly atMs: number; readonly call: () => void }>();
  return {
    slept,
    monotonicMs: () => now,
    unixMs: () => now,
    sleep: async (ms) => {
      slept.push(ms);
      now += ms;
    },
    timer(ms, call) {
      const deadline = { atMs: now + ms, call };
      deadlines.add(deadline);
      return () => deadlines.delete(deadline);
    },
    expire() {
      const [next] = [...deadlines].sort((a, b) => a.atMs - b.atMs);
      if (next === undefined) throw new Error("nobody waits for a deadline");
      deadlines.delete(next);
      now = next.atMs;
      next.call();
    },
  };
}
