import * as v from "valibot";
import type { Json } from "../../src/plugin.ts";
import { restoreState } from "../restore-state.ts";
import type { Counted } from "./counted.ts";
import type { Rules } from "./parameters.ts";

/** A change of size that stands out among the ones before it. */
export interface SizeSpike {
  /** Below 0 where the text became shorter. */
  readonly bytes: number;
  readonly bytesBefore: number;
  /** Median of the changes before, in bytes without sign. */
  readonly median: number;
  /** Median of their distances from that median, in bytes. */
  readonly medianDeviation: number;
  /** `null` where all changes before were equally large. */
  readonly z: number | null;
  /** The changes before, in bytes without sign, oldest first. */
  readonly changes: readonly number[];
}

/**
 * Finds changes of size that are large in bytes, large for the text, and large among the changes before.
 *
 * The score is the modified z-score, 0.6745 (x - median) / MAD; where the MAD is 0, the mean deviation takes its place.
 * @throws HistoryError `STATE_MISMATCH` when `saved` is not what `save` returned.
 * @see Iglewicz & Hoaglin 1993, How to Detect and Handle Outliers
 */
export function createSizeWatch(rules: Rules, saved?: Json) {
  /** Bytes changed, without sign, oldest first. */
  const past: number[] = restoreState(v.array(v.number()), saved, "saved sizes") ?? [];

  function judge(bytes: number, bytesBefore: number): SizeSpike | null {
    const size = Math.abs(bytes);
    // Among fewer changes none stands out.
    if (past.length < rules.sizeAfter) return null;
    if (size < rules.sizeBytes || size < rules.sizeShare * bytesBefore) return null;
    const median = medianOf(past);
    const deviations = past.map((one) => Math.abs(one - median));
    const medianDeviation = medianOf(deviations);
    const meanDeviation = deviations.reduce((sum, one) => sum + one, 0) / deviations.length;
    const z = scoreOf(size - median, medianDeviation, meanDeviation);
    if (size <= median || (z !== null && z <= rules.sizeZ)) return null;
    return { bytes, bytesBefore, median, medianDeviation, z, changes: [...past] };
  }

  return {
    next({ bytes, bytesBefore }: Counted): SizeSpike | null {
      if (bytes === null) return null;
      const spike = judge(bytes, bytesBefore);
      past.push(Math.abs(bytes));
      if (past.length > rules.sizeChanges) past.shift();
      return spike;
    },
    save: (): Json => [...past],
  };
}

function scoreOf(excess: number, medianDeviation: number, meanDeviation: number): number | null {
  if (medianDeviation > 0) return (0.6745 * excess) / medianDeviation;
  if (meanDeviation > 0) return excess / (1.253314 * meanDeviation);
  return null;
}

function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
