/** Lets a few work at a time; the others wait their turn, first come first served. */
export function createTurns(most: number): <T>(signal: AbortSignal, work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let working = 0;
  return async (signal, work) => {
    if (working >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else working++;
    try {
      signal.throwIfAborted();
      return await work();
    } finally {
      // The place is handed on, so that nobody who comes meanwhile takes it.
      const next = waiting.shift();
      if (next === undefined) working--;
      else next();
    }
  };
}
