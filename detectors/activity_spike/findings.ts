import type { Depth } from "../../src/plugin.ts";
import { toThreeDigits } from "../rounded.ts";
import type { Burst } from "./burst.ts";
import type { Influx } from "./influx.ts";
import type { QuietPeriod } from "./quiet.ts";
import type { SizeSpike } from "./size.ts";

// Unreadable texts do not make it uncertain when somebody edited; only a change of size may belong to an earlier revision.

/** `edit_burst`, reported at the revision that makes the window too full. */
export function burstFinding({ firstRevision, revisions, ...window }: Burst) {
  return {
    type: "edit_burst" as const,
    subject: { firstRevision, revisions },
    evidence: (depth: Depth) => ({
      tail: toThreeDigits(window.tail),
      expected: toThreeDigits(window.expected),
      ...(depth === "forensic"
        ? { priorRevisions: window.priorRevisions, priorDays: toThreeDigits(window.priorDays) }
        : {}),
    }),
    exact: true,
  };
}

/** `quiet_period_ended`, reported at the first revision after the gap. */
export function quietFinding({ lastRevision, gapSeconds, medianGapSeconds, ...rest }: QuietPeriod) {
  return {
    type: "quiet_period_ended" as const,
    subject: { lastRevision },
    evidence: (depth: Depth) => ({ gapSeconds, medianGapSeconds, ...(depth === "forensic" ? rest : {}) }),
    exact: true,
  };
}

/** `editor_influx`, reported at the newcomer who makes them enough; their names are given only at `forensic`. */
export function influxFinding({ firstRevision, newcomers, editors, pageDays }: Influx) {
  return {
    type: "editor_influx" as const,
    subject: { firstRevision, newcomers: newcomers.length },
    evidence: (depth: Depth) => ({
      editors,
      share: toThreeDigits(newcomers.length / editors),
      pageDays: Math.floor(pageDays),
      ...(depth === "forensic" ? { names: newcomers.map(({ name }) => name.toWellFormed()) } : {}),
    }),
    exact: true,
  };
}

/** `size_spike`, reported at the revision that changed the size; `bytes` is below 0 where the text became shorter. */
export function sizeFinding({ bytes, bytesBefore, z, median, medianDeviation, changes }: SizeSpike) {
  return {
    type: "size_spike" as const,
    subject: { bytes },
    evidence: (depth: Depth) => ({
      bytesBefore,
      z: z === null ? null : toThreeDigits(z),
      ...(depth === "forensic" ? { median, medianDeviation, changes: [...changes] } : {}),
    }),
  };
}
