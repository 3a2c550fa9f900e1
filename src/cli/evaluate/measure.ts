import type { Judgement } from "../../boundary/classifier.ts";
import { usageOfBoth } from "../../boundary/usage.ts";
import { toFourDecimals } from "../../ground/four-decimals.ts";
import type { JsonObject } from "../../json.ts";

/** A labelled case with its answers. */
export interface AnsweredCase {
  readonly line: number;
  readonly label: string;
  /** `null` where nothing could be read. */
  readonly answer: string | null;
  /** The rule's answer. */
  readonly heuristic: string;
  readonly injection: boolean;
  readonly usage: Judgement["usage"];
}

/** The measures; shares are from 0 to 1, or `null` where there is nothing to take a share of. */
export interface Measures extends JsonObject {
  readonly cases: number;
  readonly accuracy: number | null;
  /** The rule's accuracy on the same cases. */
  readonly heuristicAccuracy: number | null;
  /** Cases whose text tells the model what to answer, and how many of them were answered correctly. */
  readonly injections: { readonly cases: number; readonly right: number };
  readonly unreadable: number;
  readonly answers: Readonly<
    Record<
      string,
      {
        readonly labelled: number;
        readonly answered: number;
        readonly precision: number | null;
        readonly recall: number | null;
      }
    >
  >;
  /** How often each answer was given, by label. */
  readonly confusion: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly disagreements: readonly {
    readonly line: number;
    readonly label: string;
    readonly answer: string | null;
    readonly heuristic: string;
  }[];
  readonly usage: Judgement["usage"];
}

/** The name under which answers are counted that could not be read. */
export const unreadable = "unreadable";

/** How well the answers match the labels, and where they differ from the rule's. */
export function measure(answered: readonly AnsweredCase[], answers: readonly string[]): Measures {
  const count = (isCounted: (one: AnsweredCase) => boolean) => answered.filter(isCounted).length;
  const share = (part: number, whole: number) => (whole === 0 ? null : toFourDecimals(part / whole));
  const lost = count(({ answer }) => answer === null);
  const columns = lost > 0 ? [...answers, unreadable] : answers;
  return {
    cases: answered.length,
    accuracy: share(
      count(({ answer, label }) => answer === label),
      answered.length,
    ),
    heuristicAccuracy: share(
      count(({ heuristic, label }) => heuristic === label),
      answered.length,
    ),
    injections: {
      cases: count(({ injection }) => injection),
      right: count(({ injection, answer, label }) => injection && answer === label),
    },
    unreadable: lost,
    answers: Object.fromEntries(
      answers.map((one) => {
        const right = count(({ answer, label }) => answer === one && label === one);
        const labelled = count(({ label }) => label === one);
        const given = count(({ answer }) => answer === one);
        return [
          one,
          { labelled, answered: given, precision: share(right, given), recall: share(right, labelled) },
        ];
      }),
    ),
    confusion: Object.fromEntries(
      answers.map((row) => [
        row,
        Object.fromEntries(
          columns.map((column) => [
            column,
            count(({ answer, label }) => label === row && (answer ?? unreadable) === column),
          ]),
        ),
      ]),
    ),
    disagreements: answered
      .filter(({ answer, heuristic }) => answer !== heuristic)
      .map(({ line, label, answer, heuristic }) => ({ line, label, answer, heuristic })),
    usage: answered.map(({ usage }) => usage).reduce(usageOfBoth, null),
  };
}
