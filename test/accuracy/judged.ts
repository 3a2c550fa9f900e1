import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

const verdicts = v.record(
  v.string(),
  v.strictObject({
    right: v.array(v.string()),
    /** By the rule it is one; a reader of the two texts might not call it so. */
    doubtful: v.record(v.string(), v.string()),
    wrong: v.record(v.string(), v.string()),
  }),
);

/** What somebody said of an event after reading it beside its two texts. */
export interface Verdict {
  readonly verdict: "right" | "doubtful" | "wrong";
  readonly reason: string | null;
}

/** Events of a type are judged by hand, in the order of their ids, up to so many. */
export const judgedEvents = 50;

const digits = 16;

const byType = v.parse(verdicts, JSON.parse(readFileSync(join(import.meta.dirname, "judged.json"), "utf8")));

/** The types judged by hand. */
export const judgedTypes: readonly string[] = Object.keys(byType);

/** The verdict on an event; `null` where nobody has read it yet. */
export function verdictOn(type: string, eventId: string): Verdict | null {
  const { right = [], doubtful = {}, wrong = {} } = byType[type] ?? {};
  const id = eventId.slice(0, digits);
  if (right.includes(id)) return { verdict: "right", reason: null };
  const doubt = doubtful[id];
  if (doubt !== undefined) return { verdict: "doubtful", reason: doubt };
  const fault = wrong[id];
  return fault === undefined ? null : { verdict: "wrong", reason: fault };
}
