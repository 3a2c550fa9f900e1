import * as v from "valibot";
import { type Json, savedPart } from "../../src/plugin.ts";
import { daySeconds } from "../durations.ts";
import { restoreState } from "../restore-state.ts";
import type { Counted } from "./counted.ts";
import type { Rules } from "./parameters.ts";
import { createRunningMedian } from "./running-median.ts";

/** A time without revisions, as measured at the revision that ends it. */
export interface QuietPeriod {
  /** Id of the last revision before it. */
  readonly lastRevision: number;
  readonly gapSeconds: number;
  /** The median of all gaps before. */
  readonly medianGapSeconds: number;
  /** The least length that counts: by days or by the median, whichever is longer. */
  readonly leastSeconds: number;
  readonly revisionsBefore: number;
}

/**
 * Finds the end of a gap that is long both in days and by the page's own measure, the median of all its earlier gaps.
 *
 * @throws HistoryError `STATE_MISMATCH` when `saved` is not what `save` returned.
 */
export function createQuietWatch(rules: Rules, saved?: Json) {
  const state = restoreState(SavedSchema, saved, "saved gaps");
  const gaps = createRunningMedian(state?.gaps);
  let last: { readonly id: number; readonly time: number } | null = state?.last ?? null;

  return {
    next({ id, time }: Counted): QuietPeriod | null {
      const before = last;
      last = { id, time };
      if (before === null) return null;
      const revisionsBefore = gaps.count + 1;
      const median = gaps.median();
      const gapSeconds = time - before.time;
      gaps.add(gapSeconds);
      // The median of fewer gaps says nothing.
      if (median === null || revisionsBefore < rules.quietAfter) return null;
      const leastSeconds = Math.max(rules.quietDays * daySeconds, rules.quietMedians * median);
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
