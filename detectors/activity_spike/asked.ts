import type { Answer, Asked, Finding, JsonObject } from "../../src/plugin.ts";
import { toThreeDigits } from "../rounded.ts";
import type { Burst } from "./burst.ts";
import type { Influx } from "./influx.ts";
import type { SizeSpike } from "./size.ts";

/** A burst as numbers: no name, time or id of its revisions is shown. */
export function burstAsked(burst: Burst, hours: number, findings: readonly Finding[]): Asked {
  const { revisions, expected, tail, priorRevisions, priorDays } = burst;
  const input = {
    type: "edit_burst",
    revisions,
    hours,
    expected: toThreeDigits(expected),
    // Not rounded: the rule compares it with a threshold.
    tail,
    priorRevisions,
    priorDays: toThreeDigits(priorDays),
  };
  return asked(input, findings);
}

/** An influx as numbers: how many newcomers there are, not who they are. Names are not for a model to judge. */
export function influxAsked(influx: Influx, days: number, findings: readonly Finding[]): Asked {
  const { newcomers, editors, pageDays } = influx;
  const input = {
    type: "editor_influx",
    newcomers: newcomers.length,
    editors,
    days,
    pageDays: Math.floor(pageDays),
  };
  return asked(input, findings);
}

/** A spike of size as numbers: of the changes before it, their spread and not each single one. */
export function sizeAsked(spike: SizeSpike, findings: readonly Finding[]): Asked {
  const { bytes, bytesBefore, z, median, medianDeviation, changes } = spike;
  const input = {
    type: "size_spike",
    bytes,
    bytesBefore,
    z,
    median,
    medianDeviation,
    changes: changes.length,
  };
  return asked(input, findings);
}

/** A question with two outcomes: the spike is kept, as the rule has it, or dropped. */
function asked(input: JsonObject, findings: readonly Finding[]): Asked {
  const outcomes = { drop: [], keep: findings } satisfies Record<
    Answer<"activity_spike">,
    readonly Finding[]
  >;
  return { input, answer: "keep", outcomes };
}
