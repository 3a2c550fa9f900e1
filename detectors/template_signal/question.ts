import * as v from "valibot";
import { boundaries, defineQuestion, questionText } from "../../src/plugin.ts";
import { lexiconOf } from "./lexicon.ts";
import type { NamedSignal } from "./signal.ts";
import { signalReader } from "./signal-reader.ts";

/** The parameters that an answer depends on. */
type Rules = { readonly language: string; readonly names: Readonly<Record<string, NamedSignal>> };

/** What a template says to readers or editors about the page it stands on. */
export const templateQuestion = defineQuestion({
  version: "1.0.0",
  input: v.strictObject({
    /** Name as written, normalised by the wiki's rules. */
    template: questionText,
    /** BCP 47 language of the wiki. */
    language: questionText,
    /** What it is given: `name=value|…`. */
    parameters: v.optional(questionText),
    /** The sentence it stands in or behind. */
    sentence: v.optional(questionText),
  }),
  example: {
    template: "Citation needed",
    language: "en",
    parameters: "date=March 2022",
    sentence: "The lamp could be seen from forty kilometres away.",
  },
  instruction: [
    "A template stands on a wiki page. Decide by its name, and by what it is given where that is said, what it signals.",
    "citation_needed: a statement lacks a source.",
    "dispute: neutrality, accuracy or content is disputed.",
    "sources: the article or a section has too few sources, or poor ones.",
    "blp: a biography of a living person needs sources or care.",
    "notability: the subject may not deserve an article.",
    "cleanup: style, structure, language or another lack of quality.",
    "deletion: the page is proposed or nominated for deletion.",
    "protection: editing the page is restricted.",
    "currency: the text is out of date, or about something under way.",
    "infobox: a box of facts about the subject.",
    "citation: it writes a reference.",
    "navigation: it leads to other pages.",
    "other: none of these.",
    "unknown: it cannot be told.",
  ].join("\n"),
  answers: boundaries.template_signal.answers,
  answer({ template, language }, rules: Rules) {
    const lexicon = lexiconOf(rules.language === "" ? language : rules.language);
    return { answer: signalReader(rules.names)(lexicon)(template), lexicon: lexicon?.version ?? null };
  },
});
