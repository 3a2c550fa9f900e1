import * as v from "valibot";
import {
  boundaries,
  defineQuestion,
  looseBlock,
  questionText,
  sentenceKey,
  similarity,
} from "../../src/plugin.ts";
import { isReworded, type Tie, writtenWork } from "./reworded.ts";
import { keysOfWork } from "./work-keys.ts";
import { citationsOf } from "./works.ts";
import { readWritten } from "./written.ts";

/** Used where no other detector says whether a sentence is another one, edited: the default of `sentence_similarity`. */
const leastSimilarity = 0.6;

/** How a reference that went relates to one that came. */
export const citationQuestion = defineQuestion({
  version: "1.0.0",
  input: v.strictObject({
    /** The reference that went, as written, with or without its tags. */
    removed: questionText,
    /** The one that came. */
    added: questionText,
    /** The sentence the first stood in or behind. */
    sentenceBefore: v.optional(questionText),
    /** That of the second. */
    sentenceAfter: v.optional(questionText),
    /** Whether both have one reference name. */
    sameName: v.boolean(),
  }),
  example: {
    removed: "<ref>{{cite web|url=https://lights.example/harrow|title=Harrow Skerry}}</ref>",
    added: "<ref>{{cite book|isbn=978-0-306-40615-7|title=Lights of the North}}</ref>",
    sentenceBefore: "The tower is 31 metres tall.",
    sentenceAfter: "The tower is 34 metres tall.",
    sameName: false,
  },
  instruction: [
    "One edit of a wiki page took out a reference and brought another. Decide what they are to each other.",
    "same_work: both cite the same work, at another address, in another edition or otherwise written.",
    "replaced: the added one cites another work in place of the removed one, for the same statement.",
    "unrelated: neither; one was dropped and another was added.",
  ].join(" "),
  answers: boundaries.heuristic.answers,
  answer({ removed, added, sentenceBefore, sentenceAfter, sameName }) {
    const [was, is] = [worksIn(removed), worksIn(added)];
    const works = { removed: was, added: is };
    if (was.length > 0 && was.join("\n") === is.join("\n")) return { answer: "same_work", works };
    const tie = sameName ? "name" : isOneSentence(sentenceBefore, sentenceAfter) ? "sentence" : "none";
    if (haveOneWork(was, is, tagged(removed), tagged(added), tie)) return { answer: "same_work", works };
    return { answer: tie !== "none" ? "replaced" : "unrelated", works };
  },
});

function haveOneWork(
  was: readonly string[],
  is: readonly string[],
  removed: string,
  added: string,
  tie: Tie,
): boolean {
  const [before, after] = [readWritten(removed), readWritten(added)];
  return was.some((work) =>
    is.some(
      (other) =>
        areJoint(keysOfWork(work, before), keysOfWork(other, after)) ||
        isReworded(writtenWork(work, before), writtenWork(other, after), tie),
    ),
  );
}

/** The works a reference cites, sorted. */
function worksIn(reference: string): readonly string[] {
  const block = looseBlock(tagged(reference));
  const works = new Set(citationsOf(block).flatMap((citation) => citation.works));
  return [...works].sort((a, b) => (a < b ? -1 : 1));
}

function areJoint(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...some].some((key) => others.has(key));
}

function tagged(reference: string): string {
  return /^\s*<ref\b/i.test(reference) ? reference : `<ref>${reference}</ref>`;
}

function isOneSentence(before: string | undefined, after: string | undefined): boolean {
  if (before === undefined || after === undefined) return false;
  return sentenceKey(before) === sentenceKey(after) || similarity(before, after) >= leastSimilarity;
}
