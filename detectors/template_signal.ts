import * as v from "valibot";
import { type Asked, defineDetector, leavesBlocks, type Page, signals } from "../src/plugin.ts";
import { askedOf } from "./template_signal/asked.ts";
import { addedFinding, changedFindings, removedFinding } from "./template_signal/findings.ts";
import { lexiconOf } from "./template_signal/lexicon.ts";
import { partMovedTags } from "./template_signal/moved-tags.ts";
import { pairCalls } from "./template_signal/pair-calls.ts";
import { templateQuestion } from "./template_signal/question.ts";
import { replacementsOf } from "./template_signal/replacements.ts";
import { resolutions, resolver } from "./template_signal/resolution.ts";
import { briefInWords, namedSignals } from "./template_signal/signal.ts";
import { signalReader } from "./template_signal/signal-reader.ts";
import { createStanding } from "./template_signal/standing.ts";
import { successorsOf } from "./template_signal/successors.ts";
import { differsWithin } from "./template_signal/within-value.ts";

const about = {
  themes: ["structure", "citations", "disputes"],
  brief: false,
  content: true,
} as const;

const subject = {
  /** Name as written, normalised by the wiki's rules; of a module `#invoke:` and its name, of a section `#lst:` and its page's. */
  template: v.string(),
  /** Whether it stands in a reference. */
  inReference: v.boolean(),
};

/** `name=value|…` sorted by name, for positional ones their number, `10` before `2`; or the SHA-256 of that. */
const parameters = v.string();

const evidence = {
  /** What it says of the page: see docs/lexicon.md. */
  signal: v.picklist(signals),
  /** Files the signal was looked up in; `null` where the language has none. */
  lexicon: v.nullable(v.string()),
  /** Headings above it, outermost first. */
  section: v.array(v.string()),
};

const text = v.optional(v.string());
/** Where the call begins in the text of its revision, in UTF-16 units. */
const offset = v.optional(v.number());

/** What templates come, go and are given otherwise: the tags, boxes and citations of a page. */
export const templateSignal = defineDetector({
  name: "template_signal",
  version: "0.37.0",
  summary: "Templates that come, go or are given other values, and what they signal.",
  parameters: v.strictObject({
    /** Language whose lexicon is used; empty for the wiki's own. */
    language: v.optional(v.string(), ""),
    /** Signals of template names that the lexicon does not have, or has under another signal. */
    names: v.optional(v.record(v.string(), v.picklist(namedSignals)), {}),
  }),
  events: {
    template_added: {
      ...about,
      briefOnly: briefInWords,
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
      briefOnly: briefInWords,
      summary: "A template no longer stands on the page.",
      subject: v.strictObject({ ...subject, parameters }),
      evidence: v.strictObject({
        ...evidence,
        /** How long it stood, with what it took the place of; a blanking that was soon reverted is no interruption. */
        openSeconds: v.number(),
        /** The tag of the same signal that took its place. */
        replacedBy: text,
        /** What became of the sentence a citation was asked for; absent where another tag took its place. */
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
        /** The value, or where it is long `sha256:` and its digest; `null` where there was none. */
        from: v.nullable(v.string()),
        /** Likewise; `null` where there is none. */
        to: v.nullable(v.string()),
      }),
      evidence: v.strictObject({
        ...evidence,
        before: text,
        after: text,
        /**
         * The call as it is now: its first 300 characters if it has so many changed parameters that their events would repeat
         * over a million.
         */
        source: text,
        offset,
      }),
    },
  },
  question: templateQuestion,
  about: ({ language }, { site }) => ({
    lexicon: lexiconOf(language === "" ? site.language : language, site.wiki)?.version ?? null,
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
        const successorOf = successorsOf(change, earlier);
        const lexicon = lexiconOf(languageOf(page), page.site.wiki);
        const signalOf = readSignals(lexicon);
        const paired = partMovedTags(change, pairCalls(change, successorOf), signalOf);
        if (paired.removed.length + paired.added.length + paired.changed.length === 0) {
          standing.advance(change, paired.kept);
          return [];
        }
        const telling = {
          change,
          isWithin: differsWithin([change.before, change.after], paired, earlier),
          lexicon: lexicon?.version ?? null,
          resolutionOf: resolver(change, successorOf, (name) => signalOf(name) === "citation"),
          signalOf,
        };
        const replacements = replacementsOf(change, paired, signalOf, successorOf);
        const successors = new Map(replacements.map((pair) => [pair.before, pair.after]));
        const predecessors = new Map(replacements.map((pair) => [pair.after, pair.before]));
        const judged = [
          ...paired.removed.map((at) => removedFinding(telling, at, standing.since(at), successors.get(at))),
          ...paired.added.map((at) => addedFinding(telling, at, predecessors.get(at))),
          ...paired.changed.flatMap((pair) => changedFindings(telling, pair)),
        ];
        questions = () => judged.flatMap((one) => askedOf(one, languageOf(page)));
        standing.advance(change, [...paired.kept, ...paired.changed, ...replacements]);
        return judged.map(({ finding }) => finding);
      },
      questions: () => questions(),
      save: () => standing.save(),
    };
  },
});
