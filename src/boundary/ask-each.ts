import { throwIfCancelled } from "../ground/cancelled.ts";
import type { Clock } from "../net/clock.ts";

/** How fast questions are asked, and who is notified. */
export interface AskingPace {
  /** Least time between the starts of two questions; none when left out. */
  readonly pace?: { readonly clock: Clock; readonly gapMs: number } | undefined;
  /** Called after each question that was due, even one left to the rule, with how many of all are done. */
  readonly onAnswered?: ((answered: number, asked: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Asks several questions at a time. The first failure cancels the others, and is thrown when all have ended.
 *
 * @param concurrency - How many are under way at once.
 * @param isSpared - Whether a question is not put to its model after all, so that it need not wait its turn.
 */
export async function askEach<T>(
  waiting: readonly T[],
  concurrency: number,
  ask: (one: T, signal: AbortSignal) => Promise<void>,
  { pace, onAnswered, signal }: AskingPace,
  isSpared: (one: T) => boolean = () => false,
): Promise<void> {
  const failed = new AbortController();
  const either = signal === undefined ? failed.signal : AbortSignal.any([signal, failed.signal]);
  const failures: unknown[] = [];
  const queue = waiting.values();
  let turn = Promise.resolve();
  let isFirst = true;
  let answered = 0;

  /** Waits for the turn of a question, so that no two begin within the gap. */
  function ownTurn(): Promise<void> {
    turn = turn.then(async () => {
      if (pace !== undefined && !isFirst) await pace.clock.sleep(pace.gapMs, either);
      isFirst = false;
    });
    return turn;
  }

  async function work(): Promise<void> {
    for (const one of queue) {
      if (!isSpared(one)) await ownTurn();
      if (either.aborted) return;
      try {
        await ask(one, either);
        onAnswered?.(++answered, waiting.length);
      } catch (failure) {
        failures.push(failure);
        failed.abort();
      }
    }
  }

  await Promise.all(Array.from({ length: Math.min(concurrency, waiting.length) }, work));
  throwIfCancelled(signal);
  if (failures.length > 0) throw failures[0];
}
