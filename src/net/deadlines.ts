import type { Clock } from "./clock.ts";

/** How long one request may take, in milliseconds. */
interface Times {
  /** Most time for all of it. */
  readonly totalMs: number;
  /** Most time until the answer begins. */
  readonly beginMs: number;
  /** Most time without a byte, from the request on. */
  readonly idleMs: number;
}

/** The deadlines of one request. */
interface Deadlines {
  /** Called when a part of the answer has arrived. */
  onArrival(): void;
  /** Whether a part of it has arrived. */
  hasBegun(): boolean;
  /** Whether a deadline has passed. */
  hasPassed(): boolean;
  /** Ends the deadlines for good: a failure may be reported while the rest of an answer still arrives. */
  callOff(): void;
}

/** The times of one request: its own where they are shorter than the usual ones. */
export function leastOf(
  usual: Pick<Times, "totalMs" | "idleMs">,
  own: Partial<Pick<Times, "totalMs" | "beginMs">>,
): Times {
  const { totalMs, idleMs } = usual;
  return {
    totalMs: Math.min(totalMs, own.totalMs ?? totalMs),
    beginMs: own.beginMs ?? totalMs,
    idleMs,
  };
}

/** Sets the deadlines of a request that begins now, and calls back when one has passed. */
export function setDeadlines(
  clock: Clock,
  { totalMs, beginMs, idleMs }: Times,
  onPassed: () => void,
): Deadlines {
  let hasPassed = false;
  let hasBegun = false;
  let isCalledOff = false;
  const expire = () => {
    hasPassed = true;
    onPassed();
  };
  const cancelTotal = clock.timer(totalMs, expire);
  const cancelBegin = clock.timer(beginMs, expire);
  let cancelIdle = clock.timer(idleMs, expire);
  return {
    onArrival() {
      hasBegun = true;
      if (isCalledOff) return;
      cancelBegin();
      cancelIdle();
      cancelIdle = clock.timer(idleMs, expire);
    },
    hasBegun: () => hasBegun,
    hasPassed: () => hasPassed,
    callOff() {
      isCalledOff = true;
      cancelTotal();
      cancelBegin();
      cancelIdle();
    },
  };
}

/** The result of a promise; `null` where that takes longer. */
export function within<T>(promise: Promise<T>, ms: number, clock: Clock): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const callOff = clock.timer(ms, () => resolve(null));
    promise.then(resolve, reject).finally(callOff);
  });
}
