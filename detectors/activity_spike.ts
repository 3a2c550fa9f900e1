import * as v from "valibot";
import { type Asked, defineDetector, epochSeconds, savedPart } from "../src/plugin.ts";
import { burstAsked, influxAsked, sizeAsked } from "./activity_spike/asked.ts";
import { createBurstWatch } from "./activity_spike/burst.ts";
import { countedOf } from "./activity_spike/counted.ts";
import { burstFinding, influxFinding, quietFinding, sizeFinding } from "./activity_spike/findings.ts";
import { createInfluxWatch } from "./activity_spike/influx.ts";
import { parameters } from "./activity_spike/parameters.ts";
import { activityQuestion } from "./activity_spike/question.ts";
import { createQuietWatch } from "./activity_spike/quiet.ts";
import { createSizeWatch } from "./activity_spike/size.ts";
import { restoreState } from "./restore-state.ts";

const disputes = { themes: ["disputes"], brief: true, content: false } as const;
const structure = { themes: ["structure"], brief: true, content: false } as const;
const forensicNumber = v.optional(v.number());

/** Spikes of activity: bursts of edits, ends of quiet periods, influxes of editors, jumps of size. */
export const activitySpike = defineDetector({
  name: "activity_spike",
  version: "0.3.0",
  summary: "Bursts of edits, ends of quiet periods, influxes of new editors and jumps of size.",
  parameters,
  events: {
    edit_burst: {
      ...disputes,
      summary: "Within a day there are far more revisions than the 90 days before would lead one to expect.",
      subject: v.strictObject({
        /** The oldest in the window. */
        firstRevision: v.number(),
        /** How many the window holds. */
        revisions: v.number(),
      }),
      evidence: v.strictObject({
        /** Probability of so many by chance. */
        tail: v.number(),
        /** Revisions expected in the window. */
        expected: v.number(),
        /** Revisions in the days before the window. */
        priorRevisions: forensicNumber,
        /** For how many of those days the page existed, at least 1. */
        priorDays: forensicNumber,
      }),
    },
    quiet_period_ended: {
      ...structure,
      summary: "The first revision after a gap of half a year and ten times the page's median gap.",
      subject: v.strictObject({
        /** The last one before the gap. */
        lastRevision: v.number(),
      }),
      evidence: v.strictObject({
        gapSeconds: v.number(),
        /** The median of the gaps before. */
        medianGapSeconds: v.number(),
        /** The least gap that would have counted. */
        leastSeconds: forensicNumber,
        /** Counted revisions before the gap. */
        revisionsBefore: forensicNumber,
      }),
    },
    editor_influx: {
      ...disputes,
      summary:
        "Within a week at least five people edit the page for the first time, and they are most of those who edit it.",
      subject: v.strictObject({
        /** The oldest by a newcomer in the window. */
        firstRevision: v.number(),
        /** How many edited the page for the first time. */
        newcomers: v.number(),
      }),
      evidence: v.strictObject({
        /** Who edited within the window, newcomers included. */
        editors: v.number(),
        /** Newcomers among them, from 0 to 1. */
        share: v.number(),
        /** How old the page is, in whole days. */
        pageDays: v.number(),
        /** Who the newcomers are. */
        names: v.optional(v.array(v.string())),
      }),
    },
    size_spike: {
      ...structure,
      summary: "A change of size that is large for the text and among the page's last fifty changes.",
      subject: v.strictObject({
        /** By how many bytes the text became longer; below 0 where it became shorter. */
        bytes: v.number(),
      }),
      evidence: v.strictObject({
        /** Length of the text before. */
        bytesBefore: v.number(),
        /** Modified z-score; `null` where all changes before were equally large. */
        z: v.nullable(v.number()),
        /** The median of the changes before. */
        median: forensicNumber,
        /** The median of their distances from that. */
        medianDeviation: forensicNumber,
        /** The changes before, oldest first, without sign. */
        changes: v.optional(v.array(v.number())),
      }),
    },
  },
  question: activityQuestion,
  start(rules, saved) {
    const state = restoreState(SavedSchema, saved, "saved state of activity_spike");
    const bursts = createBurstWatch(rules, state?.bursts);
    const quiets = createQuietWatch(rules, state?.quiets);
    const influxes = createInfluxWatch(rules, state?.influxes);
    const sizes = createSizeWatch(rules, state?.sizes);
    let pageStart = state?.pageStart ?? null;
    let questions: () => readonly Asked[] = () => [];

    return {
      onPair(pair) {
        pageStart ??= epochSeconds(pair.after.timestamp);
        questions = () => [];
        const counted = countedOf(pair, rules.botSuffix);
        if (counted === null) return [];
        const burst = bursts.next(counted, pageStart);
        const quiet = quiets.next(counted);
        const influx = influxes.next(counted, pageStart);
        const size = sizes.next(counted);
        const told = {
          burst: burst === null ? [] : [burstFinding(burst)],
          quiet: quiet === null ? [] : [quietFinding(quiet)],
          influx: influx === null ? [] : [influxFinding(influx)],
          size: size === null ? [] : [sizeFinding(size)],
        };
        questions = () => [
          ...(burst === null ? [] : [burstAsked(burst, rules.burstHours, told.burst)]),
          ...(influx === null ? [] : [influxAsked(influx, rules.influxDays, told.influx)]),
          ...(size === null ? [] : [sizeAsked(size, told.size)]),
        ];
        return [...told.burst, ...told.quiet, ...told.influx, ...told.size];
      },
      questions: () => questions(),
      save: () => ({
        pageStart,
        bursts: bursts.save(),
        quiets: quiets.save(),
        influxes: influxes.save(),
        sizes: sizes.save(),
      }),
    };
  },
});

const SavedSchema = v.strictObject({
  pageStart: v.nullable(v.number()),
  bursts: savedPart,
  quiets: savedPart,
  influxes: savedPart,
  sizes: savedPart,
});
