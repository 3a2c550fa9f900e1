import * as v from "valibot";
import type { Manifest } from "../../manifest.ts";
import { counted } from "../words/counted.ts";

const judgedBy = v.record(
  v.string(),
  v.looseObject({
    model: v.nullable(v.string()),
    endpoint: v.nullable(v.string()),
    judged: v.number(),
    disagreed: v.number(),
    fellBack: v.number(),
  }),
);

/** Which model judged in place of which rule, in words; `null` where the rules judged everything. */
export function judgedLine({ judged }: Pick<Manifest, "judged">): string | null {
  if (!v.is(judgedBy, judged)) return null;
  const parts = Object.entries(judged).flatMap(([family, by]) => {
    if (by.judged + by.fellBack === 0) return [];
    const who = by.model === null ? "the client's model" : `${by.model} at ${by.endpoint}`;
    const left = by.fellBack === 0 ? "" : `, ${by.fellBack} left to the rule`;
    return [
      `${family} by ${who}, ${counted(by.judged, "time")}, ${by.disagreed} otherwise than the rule${left}`,
    ];
  });
  return parts.length === 0 ? null : `Judged by a model: ${parts.join("; ")}.`;
}
