import * as v from "valibot";
import type { Json } from "../../src/plugin.ts";
import { restoreState } from "../restore-state.ts";

/** The median of numbers given one by one; each step costs the logarithm of their count. */
interface RunningMedian {
  readonly count: number;
  /** `null` where there are no numbers; for an even count, the mean of the two in the middle. */
  median(): number | null;
  add(number: number): void;
  save(): Json;
}

/**
 * Keeps two heaps: the lower half with its largest number on top, the upper half with its smallest.
 *
 * @throws HistoryError `STATE_MISMATCH` when `saved` is not what `save` returned.
 */
export function createRunningMedian(saved?: Json): RunningMedian {
  const state = restoreState(SavedSchema, saved, "saved median") ?? { low: [], high: [] };
  /** The lower half, negated, so that both are heaps with the smallest on top. */
  const low: number[] = state.low;
  const high: number[] = state.high;

  return {
    get count() {
      return low.length + high.length;
    },
    median() {
      const [below] = low;
      const [above] = high;
      if (below === undefined) return null;
      return low.length > high.length || above === undefined ? -below : (above - below) / 2;
    },
    add(number) {
      if (low.length > high.length) {
        push(low, -number);
        push(high, -pop(low));
      } else {
        push(high, number);
        push(low, -pop(high));
      }
    },
    save: () => ({ low: [...low], high: [...high] }),
  };
}

const SavedSchema = v.strictObject({ low: v.array(v.number()), high: v.array(v.number()) });

function push(heap: number[], number: number): void {
  let at = heap.length;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    const above = heap[parent] ?? 0;
    if (above <= number) break;
    heap[at] = above;
    at = parent;
  }
  heap[at] = number;
}

/** Takes the smallest off a heap that is not empty. */
function pop(heap: number[]): number {
  const [top = 0] = heap;
  const last = heap.pop() ?? 0;
  const size = heap.length;
  if (size === 0) return top;
  let at = 0;
  for (let child = 1; child < size; child = 2 * at + 1) {
    const right = child + 1;
    const least = right < size && (heap[right] ?? 0) < (heap[child] ?? 0) ? right : child;
    if ((heap[least] ?? 0) >= last) break;
    heap[at] = heap[least] ?? 0;
    at = least;
  }
  heap[at] = last;
  return top;
}
