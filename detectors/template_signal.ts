import * as v from "valibot";
import {
  type Asked,
  blockOffset,
  cut,
  type Depth,
  defineDetector,
  epochSeconds,
  leavesBlocks,
  type Page,
  type Side,
  shownSection,
  signals,
} from "../src/plugin.ts";
import { askedOf, judgeable } from "./template_signal/asked.ts";
import { subjectKey } from "./template_signal/call.ts";
import { lexiconOf } from "./template_signal/lexicon.ts";
import { pairCalls } from "./template_signal/pair-calls.ts";
import { parameterChanges } from "./template_signal/parameter-changes.ts";
import type { Placed } from "./template_signal/placed.ts";
import { templateQuestion } from "./template_signal/question.ts";
import { replacementsOf } from "./template_signal/replacements.ts";
import { resolutionOf, resolutions } from "./template_signal/resolution.ts";
import { isTold, namedSignals, themeOf, toldInWords } from "./template_signal/signal.ts";
import { signalReader } from "./template_signal/signal-reader.ts";
import { createStanding } from "./template_signal/standing.ts";

const about = {
  themes: ["structure", "citations", "disputes"],
  brief: false,
  content: true,
} as const;

const subject = {
  /** Name as written, normalised by the wiki's rules. */
  template: v.string(),
  inReference: v.boolean(),
};

/** `name=value|…` sorted by name, positional ones by number; or the SHA-256 of that. */
const parameters = v.string();

const evidence = {
  signal: v.picklist(signals),
  /** Files the signal was looked up in; `null` where the language has none. */
  lexicon: v.nullable(v.string()),
  section: v.array(v.string()),
};

const text = v.optional(v.string());
/** Where the call begins in the text of its revision, in UTF-16 units. */
const offset = v.optional(v.number());

/** What templates come, go and are given otherwise: the tags, boxes and citations of a page. */
export const templateSignal = defineDetector({
  name: "template_signal",
  version: "0.6.0",
  summary: "Templates that come, go or are given other values, and what they signal.",
  parameters: v.strictObject({
    /** Language whose lexicon holds; empty for the wiki's own. */
    language: v.optional(v.string(), ""),
    /** Signals of template names the lexicon does not know, or knows otherwise. */
    names: v.optional(v.record(v.string(), v.picklist(namedSignals)), {}),
  }),
  events: {
    template_added: {
      ...about,
      briefOnly: toldInWords,
      summary: "A template stands on the page that was not there before.",
      subject: v.strictObject({ ...subject, parameters }),
      evidence: v.strictObject({
        ...evidence,
        /** The tag of the same signal whose place it took. */
        replaces: text,
        after: text,
        offset,
      }),
    },
    template_removed: {
      ...about,
      briefOnly: toldInWords,
      summary: "A template no longer stands on the page.",
      subject: v.strictObject({ ...subject, parameters }),
      evidence: v.strictObject({
        ...evidence,
        /** How long it stood, with what it took the place of; a blanking that was soon reverted is no interruption. */
        openSeconds: v.number(),
        /** The tag of the same signal that took its place. */
        replacedBy: text,
        /** What became of the sentence a citation was asked for; absent where it still is. */
        resolution: v.optional(v.picklist(resolutions)),
        before: text,
        offset,
      }),
    },
    template_parameter_changed: {
      ...about,
      summary: "A template is given another value than before.",
      subject: v.strictObject({
        ...subject,
        /** Name or number; `*positional` where positional values moved along. */
        parameter: v.string(),
        from: v.nullable(v.string()),
        to: v.nullable(v.string()),
      }),
      evidence: v.strictObject({ ...evidence, before: text, after: text, source: text, offset }),
    },
  },
  question: templateQuestion,
  about: ({ language }, { site }) => ({
    lexicon: lexiconOf(language === "" ? site.language : language)?.version ?? null,
  }),
  start({ language, names }, saved) {
    const standing = createStanding(saved);
    const readSignals = signalReader(names);
    const languageOf = ({ site }: Page) => (language === "" ? site.language : language);
    let questions: () => readonly Asked[] = () => [];

    return {
      onPair({ page, change }, earlier) {
        questions = () => [];
        if (leavesBlocks(change)) return [];
        const { before, after } = change;
        const paired = pairCalls(change);
        if (paired.removed.length + paired.added.length + paired.changed.length === 0) {
          standing.advance(change, paired.kept);
          return [];
        }
        const lexicon = lexiconOf(languageOf(page));
        const signalOf = readSignals(lexicon);
        const version = lexicon?.version ?? null;
        const replacements = replacementsOf(change, paired, signalOf);
        const replacedBy = new Map(replacements.map((pair) => [pair.before, nameOf(pair.after)]));
        const replaces = new Map(replacements.map((pair) => [pair.after, nameOf(pair.before)]));

        const removed = paired.removed.map((at) => {
          const { name } = at.call.template;
          const rule = signalOf(name);
          const since = standing.since(at) ?? secondsOf(before);
          const successor = replacedBy.get(at);
          const subject = instanceOf(at);
          return judgeable(name, rule, (signal) => ({
            brief: isTold(signal),
            // Members stand in the order of canonical JSON, here and below: it is written faster so.
            evidence: (depth: Depth) => ({
              ...(depth !== "brief" && { before: sourceOf(before, at, depth) }),
              lexicon: version,
              ...(depth === "forensic" && { offset: beginOf(before, at) }),
              openSeconds: secondsOf(after) - since,
              ...(successor !== undefined && signal === rule && { replacedBy: successor }),
              ...(successor === undefined &&
                signal === "citation_needed" && {
                  resolution: resolutionOf(at, change, earlier, (other) => signalOf(other) === "citation"),
                }),
              section: shownSection(before, at.block),
              signal,
            }),
            subject,
            theme: themeOf(signal),
            type: "template_removed" as const,
          }));
        });

        const added = paired.added.map((at) => {
          const { name } = at.call.template;
          const rule = signalOf(name);
          const predecessor = replaces.get(at);
          const subject = instanceOf(at);
          return judgeable(name, rule, (signal) => ({
            brief: isTold(signal),
            evidence: (depth: Depth) => ({
              ...(depth !== "brief" && { after: sourceOf(after, at, depth) }),
              lexicon: version,
              ...(depth === "forensic" && { offset: beginOf(after, at) }),
              ...(predecessor !== undefined && signal === rule && { replaces: predecessor }),
              section: shownSection(after, at.block),
              signal,
            }),
            subject,
            theme: themeOf(signal),
            type: "template_added" as const,
          }));
        });

        const changed = paired.changed.flatMap((pair) => {
          const { template } = pair.after.call;
          return parameterChanges(pair.before.call.values, pair.after.call.values).map(
            ({ parameter, from, to }) => {
              const subject = {
                from: from === null ? null : subjectKey(from),
                inReference: template.reference !== -1,
                parameter: subjectKey(parameter),
                template: subjectKey(template.name),
                to: to === null ? null : subjectKey(to),
              };
              return judgeable(template.name, signalOf(template.name), (signal) => ({
                evidence: (depth: Depth) => {
                  const was = shown(from, depth);
                  const is = shown(to, depth);
                  return {
                    ...(is !== null && { after: is }),
                    ...(was !== null && { before: was }),
                    lexicon: version,
                    ...(depth === "forensic" && { offset: beginOf(after, pair.after) }),
                    section: shownSection(after, pair.after.block),
                    signal,
                    ...(depth === "forensic" && { source: sourceOf(after, pair.after, depth) }),
                  };
                },
                subject,
                theme: themeOf(signal),
                type: "template_parameter_changed" as const,
              }));
            },
          );
        });

        const judged = [...removed, ...added, ...changed];
        questions = () => judged.flatMap((one) => askedOf(one, languageOf(page)));
        standing.advance(change, [...paired.kept, ...paired.changed, ...replacements]);
        return judged.map(({ finding }) => finding);
      },
      questions: () => questions(),
      save: () => standing.save(),
    };
  },
});

function instanceOf({ call }: Placed) {
  return {
    inReference: call.template.reference !== -1,
    parameters: subjectKey(call.given),
    template: subjectKey(call.template.name),
  };
}

function nameOf({ call }: Placed): string {
  return cut(call.template.name);
}

function secondsOf({ revision }: Side): number {
  return revision === null ? 0 : epochSeconds(revision.timestamp);
}

function sourceOf(side: Side, { block, call }: Placed, depth: Depth): string {
  const source = side.blocks[block]?.text.slice(call.template.start, call.template.end) ?? "";
  return depth === "forensic" ? source : cut(source);
}

/** A value in the evidence, where the subject does not hold it as it is. */
function shown(value: string | null, depth: Depth): string | null {
  if (depth === "brief" || value === null || value === subjectKey(value)) return null;
  return depth === "forensic" ? value : cut(value);
}

function beginOf(side: Side, { block, call }: Placed): number {
  return blockOffset(side, block) + call.template.start;
}
