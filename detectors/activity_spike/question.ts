import * as v from "valibot";
import { boundaries, defineQuestion, questionCount } from "../../src/plugin.ts";
import type { Rules } from "./parameters.ts";

const input = v.variant("type", [
  v.strictObject({
    type: v.literal("edit_burst"),
    revisions: questionCount,
    hours: questionCount,
    /** Revisions expected in so many hours by the days before. */
    expected: v.number(),
    /** Probability of so many by chance. */
    tail: v.number(),
    priorRevisions: questionCount,
    priorDays: v.number(),
  }),
  v.strictObject({
    type: v.literal("editor_influx"),
    /** Editors who edited the page for the first time. */
    newcomers: questionCount,
    /** All who edited it within the days, newcomers included. */
    editors: questionCount,
    days: questionCount,
    /** Age of the page. */
    pageDays: questionCount,
  }),
  v.strictObject({
    type: v.literal("size_spike"),
    /** Below 0 where the text became shorter. */
    bytes: v.number(),
    bytesBefore: questionCount,
    /** Modified z-score among the changes before; `null` where all were equally large. */
    z: v.nullable(v.number()),
    /** Of the changes before, in bytes without sign. */
    median: v.number(),
    medianDeviation: v.number(),
    /** Changes before. */
    changes: questionCount,
  }),
]);

/** Whether a spike is worth reporting. */
export const activityQuestion = defineQuestion({
  version: "1.0.0",
  input,
  example: {
    type: "edit_burst",
    revisions: 14,
    hours: 24,
    expected: 0.5,
    tail: 2.8e-16,
    priorRevisions: 9,
    priorDays: 90,
  },
  instruction: [
    "Something about the activity on a wiki page stands out by its numbers. Decide whether it is worth telling a reader",
    "of the page's history. type names what it is: edit_burst, many revisions at once against the days before;",
    "editor_influx, many who never edited the page before; size_spike, a change of size that is large for the text and",
    "among the changes before it.",
    "keep: it stands out.",
    "drop: it is what the page's past lets expect.",
  ].join(" "),
  answers: boundaries.activity_spike.answers,
  answer(numbers, rules: Rules) {
    return { answer: standsOut(numbers, rules) ? "keep" : "drop" };
  },
});

function standsOut(numbers: v.InferOutput<typeof input>, rules: Rules): boolean {
  if (numbers.type === "edit_burst") {
    return numbers.revisions >= rules.burstRevisions && numbers.tail < rules.burstTail;
  }
  if (numbers.type === "editor_influx") {
    const { newcomers, editors, pageDays } = numbers;
    const isShare = newcomers >= rules.influxShare * editors;
    return newcomers >= rules.influxEditors && isShare && pageDays >= rules.influxPageDays;
  }
  const { bytesBefore, z, median, changes } = numbers;
  const size = Math.abs(numbers.bytes);
  if (changes < rules.sizeAfter || size < rules.sizeBytes || size < rules.sizeShare * bytesBefore)
    return false;
  return size > median && (z === null || z > rules.sizeZ);
}
