/**
 * Lets a few callers work at a time; the others wait, first come, first served.
 *
 * A caller that gives up while it waits leaves the queue at once.
 */
export function createTurns(most: number): <T>(signal: AbortSignal, work: () => Promise<T>) => Promise<T> {
  const waiting = new Set<() => void>();
  let working = 0;

  function turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(begin);
        reject(signal.reason);
      };
      const begin = () => {
        signal.removeEventListener("abort", leave);
        resolve();
      };
      signal.addEventListener("abort", leave, { once: true });
      waiting.add(begin);
    });
  }

  return async (signal, work) => {
    signal.throwIfAborted();
    if (working >= most) await turn(signal);
    else working++;
    try {
      signal.throwIfAborted();
      return await work();
    } finally {
      // The place is passed on directly, so that no newcomer takes it.
      const [next] = waiting;
      if (next === undefined) working--;
      else {
        waiting.delete(next);
        next();
      }
    }
  };
}
