/** The part of the interval by which a pass may begin late, so that many machines do not ask a wiki at one moment. */
const jitter = 0.1;

/**
 * When the next of regular passes begins: one interval after the last was due, or the first time after now where that
 * is over. What was missed is not caught up with.
 *
 * @param random - From 0 up to 1.
 */
export function nextPassMs(firstMs: number, nowMs: number, everyMs: number, random: number): number {
  const passed = Math.floor((nowMs - firstMs) / everyMs) + 1;
  return firstMs + passed * everyMs + random * jitter * everyMs;
}
