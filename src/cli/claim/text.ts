import type { ClaimInParts, DatedRevision, Lifeline, StandingWording, Step } from "../../claim/result.ts";
import { cut } from "../../text/cut.ts";
import { displayed } from "../words/displayed.ts";
import { readParts } from "../words/read-line.ts";
import { inMarks, type Stretch, stretchesOf, withoutMiddle } from "../words/stretches.ts";
import { asLines } from "./as-lines.ts";
import { citedStretches } from "./cited-stretches.ts";
import { foldSteps, type ShownStep } from "./fold-steps.ts";
import {
  byWords,
  closingWords,
  endWords,
  headWords,
  kindWords,
  pauseWords,
  revertWords,
  sectionWords,
  timeWords,
  valueWords,
} from "./words.ts";

/**
 * A claim as a timeline for people, in pieces; in colour, what went is red and what came is green.
 *
 * @param end - The revision at which a chosen range ended; `null`: the account goes up to the page as it is.
 */
export function* claimText(
  claim: ClaimInParts,
  colour: boolean,
  end: DatedRevision | null,
): Iterable<string> {
  const paint = colour ? painted : plain;
  yield `${[...readParts(claim.title, claim.wiki, claim.read), closingWords(claim)].join(", ")}.\n`;
  for (const lifeline of claim.matches) yield asLines(["", ...lifelineLines(lifeline, paint, end)]);
  yield asLines(notFoundLines(claim, end));
}

/** How stretches and headings are marked. */
interface Paint {
  stretch(stretch: Stretch): string;
  strong(text: string): string;
  faint(text: string): string;
}

const plain: Paint = {
  stretch: ({ kind, text }) => inMarks(kind, displayed(text)),
  strong: (text) => text,
  faint: (text) => text,
};

const painted: Paint = {
  stretch: ({ kind, text }) => {
    const shown = displayed(text);
    if (kind === "kept") return shown;
    // Struck out and underlined, too, for those who cannot distinguish red from green.
    return kind === "removed" ? `\x1b[31;9m${shown}\x1b[0m` : `\x1b[32;4m${shown}\x1b[0m`;
  },
  strong: (text) => `\x1b[1m${text}\x1b[0m`,
  faint: (text) => `\x1b[2m${text}\x1b[0m`,
};

const indent = " ".repeat(18);

function lifelineLines(lifeline: Lifeline, paint: Paint, end: DatedRevision | null): readonly string[] {
  const { sentence, now, steps } = lifeline;
  const then = endWords(end);
  return [
    paint.strong(displayed(sentence.text)),
    displayed(headWords(lifeline, end)),
    "",
    ...foldSteps(steps).flatMap((shown) => stepLines(shown, paint)),
    ...now.flatMap((standing) => {
      const { wording, section } = standing;
      return [
        `${paint.strong(then)}${" ".repeat(indent.length - then.length)}in ${displayed(sectionWords(section))}`,
        ...(wording.key === sentence.key ? [] : [`${indent}${displayed(wording.text)}`]),
        ...citedLines(standing, paint),
      ];
    }),
  ];
}

function stepLines({ step, undone }: ShownStep, paint: Paint): readonly string[] {
  const { by, sections } = step;
  const comment = by?.comment ?? "";
  const head = `${timeWords(step)}  ${paint.strong(kindWords[step.kind])}${revertWords(step)}, ${displayed(byWords(step))}`;
  const values = valueWords(step);
  return [
    comment === "" ? head : `${head}: ${displayed(comment)}`,
    // Of a loss that was undone at once, only the beginning is shown.
    ...wordingLines(step, paint, undone === null ? undefined : 80),
    ...(sections === undefined
      ? []
      : [
          `${indent}from ${displayed(sectionWords(sections.from))} to ${displayed(sectionWords(sections.to))}`,
        ]),
    ...(values === "" ? [] : [`${indent}${displayed(values)}`]),
    ...(undone === null || step.kind === "recited" ? citedLines(step, paint) : []),
    ...(undone === null ? [] : [undoneLine(step, undone)]),
    paint.faint(`${indent}${displayed(step.links.diff ?? step.links.revision)}`),
  ];
}

function undoneLine(step: Step, undone: Step): string {
  return `${indent}undone after ${pauseWords(step, undone)} by ${displayed(byWords(undone))}`;
}

function wordingLines(
  { kind, before, after, words }: Step,
  paint: Paint,
  longest = Number.POSITIVE_INFINITY,
): readonly string[] {
  const [went] = before;
  if (words !== undefined && went !== undefined) {
    const stretches = withoutMiddle(stretchesOf(went.text, words));
    return [`${indent}${stretches.map(paint.stretch).join("")}`];
  }
  if (kind === "moved" || kind === "recited") return [`${indent}${displayed(after[0]?.text ?? "")}`];
  const gone = before.map(
    ({ text }): Stretch => ({
      kind: kind === "removed" ? "kept" : "removed",
      text: cut(text, longest),
    }),
  );
  const came = after.map(({ text }): Stretch => ({ kind: before.length === 0 ? "kept" : "added", text }));
  return [...gone, ...came].map((stretch) => `${indent}${paint.stretch(stretch)}`);
}

function citedLines(cited: Step | StandingWording, paint: Paint): readonly string[] {
  return citedStretches(cited).map((stretches) =>
    paint.faint(`${indent}cites ${stretches.map(paint.stretch).join("")}`),
  );
}

function notFoundLines({ nearest, notFound }: ClaimInParts, end: DatedRevision | null): readonly string[] {
  if (notFound === null) return [];
  const stands = end === null ? "stands" : "stood then";
  return [
    "",
    `${displayed(notFound)}${nearest.length === 0 ? "." : "; the nearest sentences:"}`,
    ...nearest.map(
      ({ similarity, sentence, firstSeen, isPresent }) =>
        `  ${similarity.toFixed(2)}  ${displayed(cut(sentence.text, 200))} (${isPresent ? stands : "gone"}, first seen ${firstSeen?.timestamp.slice(0, 10) ?? "never"})`,
    ),
  ];
}
