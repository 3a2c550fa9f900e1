import type { Depth } from "../../src/plugin.ts";
import { toThreeDigits } from "../rounded.ts";
import type { Burst } from "./burst.ts";
import type { Influx } from "./influx.ts";
import type { Quiet } from "./quiet.ts";
import type { SizeSpike } from "./size.ts";

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
  };
}

export function quietFinding({ lastRevision, gapSeconds, medianGapSeconds, ...rest }: Quiet) {
  return {
    type: "quiet_period_ended" as const,
    subject: { lastRevision },
    evidence: (depth: Depth) => ({ gapSeconds, medianGapSeconds, ...(depth === "forensic" ? rest : {}) }),
  };
}

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
  };
}

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
