import * as v from "valibot";
import { finiteNumber, wholeNumber } from "../../src/plugin.ts";

/** What makes activity a spike. */
export const parameters = v.pipe(
  v.strictObject({
    /** What names of bots end in: their revisions do not count. If empty, all count. */
    botSuffix: v.optional(v.string(), "bot"),
    /** Length of the window. */
    burstHours: wholeNumber(24, 1, 8760),
    /** Least number of revisions in `burstHours`. */
    burstRevisions: wholeNumber(10, 2, 100_000),
    /** Days before the window from which the rate is taken; fewer where the page is younger. */
    burstPriorDays: wholeNumber(90, 1, 36_500),
    /** Least rate assumed, revisions a day. */
    burstFloorPerDay: finiteNumber(0.5, 0.001, 1000),
    /** Highest probability of so many revisions at the rate before. */
    burstTail: finiteNumber(1e-6, 1e-100, 0.5),
    /** Least length of the gap. */
    quietDays: wholeNumber(180, 1, 36_500),
    /** Least length as a multiple of the median of the gaps before. */
    quietMedians: finiteNumber(10, 1, 1e6),
    /** Least number of revisions before. */
    quietAfter: wholeNumber(5, 2, 1e6),
    /** Length of the window. */
    influxDays: wholeNumber(7, 1, 3650),
    /** Least number of editors in the window who never edited the page before. */
    influxEditors: wholeNumber(5, 2, 10_000),
    /** Least share of these among all who edit the page in the window. */
    influxShare: finiteNumber(0.6, 0, 1),
    /** Least age of the page. */
    influxPageDays: wholeNumber(30, 0, 36_500),
    /** Least change of the length. */
    sizeBytes: wholeNumber(2000, 1, 1e9),
    /** Least change as a share of the length before. */
    sizeShare: finiteNumber(0.25, 0, 1000),
    /** Modified z-score to exceed: 3.5, as Iglewicz and Hoaglin advise. */
    sizeZ: finiteNumber(3.5, 0, 1e6),
    /** How many changes before are compared. */
    sizeChanges: wholeNumber(50, 2, 10_000),
    /** Least number of changes before. */
    sizeAfter: wholeNumber(20, 2, 10_000),
  }),
  v.forward(
    // With fewer changes there would never be enough, and nothing would be reported.
    v.check(
      ({ sizeChanges, sizeAfter }) => sizeChanges >= sizeAfter,
      ({ input: { sizeAfter } }) => `must be at least sizeAfter, which is ${sizeAfter}; set both`,
    ),
    ["sizeChanges"],
  ),
);

/** The parameters as a run is given them. */
export type Rules = v.InferOutput<typeof parameters>;
