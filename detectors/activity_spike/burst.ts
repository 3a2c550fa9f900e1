import * as v from "valibot";
import type { Json } from "../../src/plugin.ts";
import { daySeconds, hourSeconds } from "../durations.ts";
import { createQueue } from "../queue.ts";
import { restoreState } from "../restore-state.ts";
import type { Counted } from "./counted.ts";
import type { Rules } from "./parameters.ts";
import { poissonTail } from "./poisson.ts";

/** Many revisions at once, as counted at the revision that makes them too many. */
export interface Burst {
  /** Id of the oldest revision in the window. */
  readonly firstRevision: number;
  /** How many revisions the window holds. */
  readonly revisions: number;
  /** Probability of so many by chance. */
  readonly tail: number;
  /** How many revisions the baseline holds. */
  readonly priorRevisions: number;
  /** Days of the baseline on which the page existed, at least 1. */
  readonly priorDays: number;
  /** Revisions expected in the window. */
  readonly expected: number;
}

/**
 * Finds where many revisions come at once: a Poisson surprise, compared with the days before.
 *
 * After a burst it does not fire again until the window holds less than half of what it held then.
 * @param pageStart - Time of the page's first revision, counted or not.
 * @throws HistoryError `STATE_MISMATCH` when `saved` is not what `save` returned.
 * @see https://doi.org/10.1152/jn.1985.54.4.1075 Legéndy & Salcman 1985
 */
export function createBurstWatch(rules: Rules, saved?: Json) {
  const state = restoreState(SavedSchema, saved, "saved burst") ?? nothing;
  const window = createQueue(state.window);
  const prior = createQueue(state.prior);
  let rearmBelow = state.rearmBelow;

  return {
    next({ id, time }: Counted, pageStart: number): Burst | null {
      const windowStart = time - rules.burstHours * hourSeconds;
      for (const { time: past } of window.takeBefore(windowStart)) prior.add({ time: past });
      prior.takeBefore(windowStart - rules.burstPriorDays * daySeconds);
      if (window.size < rearmBelow) rearmBelow = 0;
      window.add({ id, time });
      const revisions = window.size;
      if (rearmBelow > 0 || revisions < rules.burstRevisions) return null;
      const priorDays = Math.min(rules.burstPriorDays, Math.max(1, (windowStart - pageStart) / daySeconds));
      // A page that sleeps does not burst at its second edit.
      const perDay = Math.max(rules.burstFloorPerDay, prior.size / priorDays);
      const expected = (perDay * rules.burstHours) / 24;
      const tail = poissonTail(revisions, expected);
      if (tail >= rules.burstTail) return null;
      rearmBelow = revisions / 2;
      const firstRevision = window.first?.id ?? id;
      return { firstRevision, revisions, tail, priorRevisions: prior.size, priorDays, expected };
    },
    save: (): Json => ({
      window: window.all().map(({ id, time }) => ({ id, time })),
      prior: prior.all().map(({ time }) => ({ time })),
      rearmBelow,
    }),
  };
}

const SavedSchema = v.strictObject({
  window: v.array(v.strictObject({ id: v.number(), time: v.number() })),
  prior: v.array(v.strictObject({ time: v.number() })),
  /** 0 while it may fire. */
  rearmBelow: v.number(),
});

const nothing = { window: [], prior: [], rearmBelow: 0 } as const;
