import { type Answer, type Asked, type Finding, mostQuestionText, similarity } from "../../src/plugin.ts";
import { addedFinding, removedFinding, replacedFinding } from "./citation-findings.ts";
import type { PlacedElement } from "./element-difference.ts";
import { sourceOf } from "./element-evidence.ts";
import { type Cited, type Replaced, sentenceOf } from "./replaced.ts";
import type { Citation } from "./works.ts";

/** The works that a change cites less, more, or in place of others, each with its findings. */
interface ToldWorks {
  readonly removed: readonly { readonly cited: Cited; readonly finding: Finding }[];
  readonly added: readonly { readonly cited: Cited; readonly finding: Finding }[];
  readonly replaced: readonly { readonly pair: Replaced; readonly finding: Finding }[];
}

type Outcomes = Record<Answer<"heuristic">, readonly Finding[]>;

/** References this alike may cite one work, and of sentences this alike one may be the other, edited: see docs/calibration.md. */
const nearly = { reference: 0.5, sentence: 0.5 };
/** Works on each side that are compared: a rewritten bibliography may have any number of them. */
const mostCompared = 20;

/** The questions about works that came and went: those that were paired, and those that nearly were. */
export function askedOf({ removed, added, replaced }: ToldWorks): readonly Asked[] {
  const asked = replaced.flatMap(({ pair, finding }) =>
    question(pair, "replaced", {
      same_work: [],
      replaced: [finding],
      unrelated: [removedFinding(pair.from), addedFinding(pair.to)],
    }),
  );
  const free = new Set(added.slice(0, mostCompared));
  for (const gone of removed.slice(0, mostCompared)) {
    const from = gone.cited;
    const came = [...free].find(({ cited }) => isNear(from.at[0], cited.at[0]));
    if (came === undefined) continue;
    free.delete(came);
    const to = came.cited;
    const pair = { from, to, basis: "judgement", at: [from.at[0], to.at[0]] } as const;
    asked.push(
      ...question(pair, "unrelated", {
        same_work: [],
        replaced: [replacedFinding(pair)],
        unrelated: [gone.finding, came.finding],
      }),
    );
  }
  return asked;
}

/** No question where a reference only names another, or is too long to be shown whole: nobody could judge it. */
function question({ at: [was, is] }: Replaced, answer: keyof Outcomes, outcomes: Outcomes): readonly Asked[] {
  const [removed, added] = [sourceOf(was, "forensic"), sourceOf(is, "forensic")];
  const [sentenceBefore, sentenceAfter] = [sentenceOf(was)?.text, sentenceOf(is)?.text];
  const texts = [removed, added, sentenceBefore ?? "", sentenceAfter ?? ""];
  if (was.found.works.length === 0 || is.found.works.length === 0) return [];
  if (texts.some((text) => text.length > mostQuestionText)) return [];
  const input = {
    added: added.toWellFormed(),
    removed: removed.toWellFormed(),
    sameName: was.found.name !== null && was.found.name === is.found.name,
    ...(sentenceAfter === undefined ? {} : { sentenceAfter: sentenceAfter.toWellFormed() }),
    ...(sentenceBefore === undefined ? {} : { sentenceBefore: sentenceBefore.toWellFormed() }),
  };
  return [{ input, answer, outcomes }];
}

function isNear(was: PlacedElement<Citation>, is: PlacedElement<Citation>): boolean {
  const [before, after] = [sentenceOf(was)?.text ?? "", sentenceOf(is)?.text ?? ""];
  const [removed, added] = [sourceOf(was, "forensic"), sourceOf(is, "forensic")];
  if ([before, after, removed, added].some((text) => text.length > mostQuestionText)) return false;
  return similarity(before, after) >= nearly.sentence || similarity(removed, added) >= nearly.reference;
}
