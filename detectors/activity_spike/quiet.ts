import * as v from "valibot";
import { type Json, savedPart } from "../../src/plugin.ts";
import { daySeconds } from "../durations.ts";
import { restoreState } from "../restore-state.ts";
import type { Counted } from "./counted.ts";
import { createRunningMedian } from "./running-median.ts";

export interface QuietRules {
  readonly days: number;
  /** Least length in median gaps. */
  readonly medians: number;
  /** Least revisions before. */
  readonly after: number;
}

export interface Quiet {
  /** The last revision before the quiet period. */
  readonly lastRevision: number;
  readonly gapSeconds: number;
  readonly medianGapSeconds: number;
  readonly leastSeconds: number;
  readonly revisionsBefore: number;
}

/**
 * Finds the end of a gap that is long both in days and by the page's own measure: the median of all its gaps before.
 *
 * @throws HistoryError `STATE_MISMATCH` when `saved` is not what `save` returned.
 */
export function createQuietWatch(rules: QuietRules, saved?: Json) {
  const state = restoreState(SavedSchema, saved, "saved gaps");
  const gaps = createRunningMedian(state?.gaps);
  let last: { readonly id: number; readonly time: number } | null = state?.last ?? null;

  return {
    next({ id, time }: Counted): Quiet | null {
      const before = last;
      last = { id, time };
      if (before === null) return null;
      const revisionsBefore = gaps.count + 1;
      const median = gaps.median();
      const gapSeconds = time - before.time;
      gaps.add(gapSeconds);
      if (median === null || revisionsBefore < rules.after) return null;
      const leastSeconds = Math.max(rules.days * daySeconds, rules.medians * median);
      if (gapSeconds < leastSeconds) return null;
      return { lastRevision: before.id, gapSeconds, medianGapSeconds: median, leastSeconds, revisionsBefore };
    },
    save: (): Json => ({ gaps: gaps.save(), last: last && { id: last.id, time: last.time } }),
  };
}

const SavedSchema = v.strictObject({
  gaps: savedPart,
  last: v.nullable(v.strictObject({ id: v.number(), time: v.number() })),
});
