import { type Answer, type Asked, cut, type Pair } from "../../src/plugin.ts";
import type { partialFinding } from "./findings.ts";
import type { PartialRevert } from "./partial.ts";
import { mostUndone } from "./question.ts";
import { wordCount } from "./word-count.ts";

const mostComment = 500;
const mostTags = 20;
const mostTag = 100;
/** A sentence of a thousand words is long enough for any parameter. */
const mostWords = 1000;

/** The question whether an edit takes back another in part: asked where the rule says so, or nearly does. */
export function askedOf(
  { after }: Pair,
  { takenOut, putBack, targetSize, ownSize }: PartialRevert,
  finding: ReturnType<typeof partialFinding>,
  answer: Answer<"revert">,
): Asked {
  const undone = [...takenOut, ...putBack].map(({ text }) => text);
  return {
    input: {
      comment: after.comment === null ? null : cut(after.comment.toWellFormed(), mostComment),
      tags: (after.tags ?? []).slice(0, mostTags).map((tag) => cut(tag.toWellFormed(), mostTag)),
      undone: undone.slice(0, mostUndone).map((text) => cut(text.toWellFormed())),
      undoneCount: undone.length,
      longestWords: undone.reduce((most, text) => Math.max(most, wordCount(text, mostWords)), 0),
      changesOfTarget: targetSize,
      changesOfThis: ownSize,
    },
    answer,
    outcomes: { not: [], partial: [finding] } satisfies Record<Answer<"revert">, unknown>,
  };
}
