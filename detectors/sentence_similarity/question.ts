import * as v from "valibot";
import {
  bigramsOf,
  boundaries,
  changedValues,
  defineQuestion,
  foldSpace,
  haveOneSignature,
  questionText,
  sentenceKey,
  takeValues,
  toFourDecimals,
} from "../../src/plugin.ts";
import { areCutOut } from "./cut-out.ts";
import { likeness } from "./likeness.ts";
import { isSameClaim } from "./match.ts";
import { type Least, textsShareWords } from "./shared-words.ts";

/** Whether a sentence is another one, edited. */
export const sentenceQuestion = defineQuestion({
  version: "1.2.0",
  input: v.strictObject({
    /** A sentence that went, as a reader saw it. */
    before: questionText,
    /** One that came, at the same edit. */
    after: questionText,
    /** Of the wiki: its words for numbers, negations, hedges and quantifiers are read. Those of several languages where it is left out. */
    language: v.optional(questionText),
  }),
  example: {
    before: "The tower is 31 metres tall.",
    after: "The tower is 34 metres tall.",
  },
  instruction: [
    "One edit of a wiki page took out the sentence before and brought the sentence after. Decide what they are to each",
    "other.",
    "same: they say the same in the same words, apart from spacing, punctuation or typography.",
    "value_changed: they state the same claim, and nothing but numbers, dates, amounts, negations, hedges or quantifiers",
    "(most, some, often) differs.",
    "modified: after is before, edited: reworded, corrected, shortened or extended.",
    "different: they are two sentences; one was dropped and another was written.",
  ].join(" "),
  answers: boundaries.sentence_similarity.answers,
  answer({ before, after, language }, least: Least) {
    const score = likeness(bigramsOf(before), bigramsOf(after));
    const answer = answerOf(before, after, language, score, least);
    return { answer, similarity: toFourDecimals(score) };
  },
});

function answerOf(before: string, after: string, language: string | undefined, score: number, least: Least) {
  if (keyOf(before) === keyOf(after)) return "same";
  const [was, is] = [takeValues(before, language), takeValues(after, language)];
  const isAlike = score >= least.threshold && textsShareWords(before, after, least);
  const isEdited = isAlike || isSameClaim(was, is) || areCutOut(before, after);
  if (!isEdited) return "different";
  const isClaim = haveOneSignature(before, after, language);
  return isClaim && changedValues(was, is).length > 0 ? "value_changed" : "modified";
}

/** A detector is given sentences with white space folded; a person may have typed one otherwise. */
function keyOf(sentence: string): string {
  return sentenceKey(foldSpace(sentence));
}
