import * as v from "valibot";
import { boundaries, defineQuestion, questionCount, questionText, toFourDecimals } from "../../src/plugin.ts";
import { isEnough } from "./partial.ts";

/** Most sentences of an edit that are shown to a model. */
export const mostUndone = 5;

/** The parameters that an answer depends on. */
type Rules = { readonly partialShare: number; readonly partialWords: number };

/** Whether an edit takes back an earlier one in part. */
export const revertQuestion = defineQuestion({
  version: "1.0.0",
  input: v.strictObject({
    /** The edit's comment; `null` where it is hidden. */
    comment: v.nullable(questionText),
    /** The wiki's tags of the edit. */
    tags: v.pipe(v.array(questionText), v.maxLength(50)),
    /** Sentences of the earlier edit that this one takes out or puts back; the first of them. */
    undone: v.pipe(v.array(questionText), v.maxLength(mostUndone)),
    undoneCount: questionCount,
    /** Words of the longest of them. */
    longestWords: questionCount,
    /** Sentences the earlier edit added or removed. */
    changesOfTarget: questionCount,
    /** Sentences this edit added or removed. */
    changesOfThis: questionCount,
  }),
  example: {
    comment: "that was never in the source",
    tags: [],
    undone: ["The lamp was said to be the brightest on the coast."],
    undoneCount: 1,
    longestWords: 11,
    changesOfTarget: 1,
    changesOfThis: 2,
  },
  instruction: [
    "One edit of a wiki page takes out or puts back sentences that an earlier edit by somebody else had added or removed.",
    "Decide whether it takes that earlier edit back in part.",
    "undone holds the first of these sentences and undoneCount says how many they are, longestWords how many words the",
    "longest has; changesOfTarget and changesOfThis say how many sentences the earlier edit and this one changed in all.",
    "partial: it undoes a good part of what the earlier edit did.",
    "not: it merely touches some of the same sentences, or does something else.",
  ].join(" "),
  answers: boundaries.revert.answers,
  answer({ undoneCount, longestWords, changesOfTarget, changesOfThis }, rules: Rules) {
    const larger = Math.max(changesOfTarget, changesOfThis);
    const share = larger === 0 ? 0 : undoneCount / larger;
    const isPartial =
      larger > 0 && isEnough(undoneCount, larger, rules.partialShare) && longestWords >= rules.partialWords;
    return { answer: isPartial ? "partial" : "not", share: toFourDecimals(share), longestWords };
  },
});
