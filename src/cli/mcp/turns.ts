/**
 * Lets a few work at a time; the others wait their turn, first come first served.
 *
 * Whoever goes away while waiting is out of the queue at once.
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
      // The place is handed on, so that nobody who comes meanwhile takes it.
      const [next] = waiting;
      if (next === undefined) working--;
      else {
        waiting.delete(next);
        next();
      }
    }
  };
}
