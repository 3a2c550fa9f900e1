import type { Classifier, Judgement, Question } from "../../boundary/classifier.ts";
import { questionInput } from "../../boundary/question-input.ts";
import { HistoryError } from "../../errors.ts";
import type { Family } from "../../event.ts";
import type { JsonObject } from "../../json.ts";
import type { HeuristicAnswer, QuestionDefinition } from "../../question.ts";
import type { Registered } from "../../walk/registry.ts";

/** The answer to one input, beside the rule's answer to the same input. */
export interface Classification extends JsonObject {
  readonly boundary: Family;
  readonly path: Classifier["path"] | "heuristic";
  readonly answer: string;
  readonly confidence: number | null;
  readonly rationale: string | null;
  /** The rule's answer, and the numbers that led to it. */
  readonly heuristic: HeuristicAnswer;
  readonly agrees: boolean;
  readonly model: string | null;
  readonly promptDigest: string | null;
  readonly usage: Judgement["usage"];
}

/** The questions of detectors, with the parameters of their rules. */
export interface Questions {
  definitionOf(boundary: Family): QuestionDefinition;
  /** @throws HistoryError `INVALID_INPUT` when the input does not fit. */
  read(boundary: Family, input: unknown): Question;
  /** The rule's answer to a valid input. */
  heuristic(question: Question): HeuristicAnswer;
}

/** The questions of registered detectors. */
export function questionsOf(detectors: readonly Registered[]): Questions {
  function of(boundary: Family) {
    const registered = detectors.find(({ detector }) => detector.name === boundary);
    const question = registered?.detector.question;
    if (registered !== undefined && question !== undefined) return { question, registered };
    throw new HistoryError("INVALID_INPUT", `the detector ${boundary} asks no question`);
  }
  return {
    definitionOf: (boundary) => of(boundary).question,
    read: (boundary, input) => ({ boundary, input: questionInput(boundary, of(boundary).question, input) }),
    heuristic({ boundary, input }) {
      const { question, registered } = of(boundary);
      return question.answer(input, registered.parameters);
    },
  };
}

/**
 * Answers one question.
 *
 * @param classifier - `null`: the rule answers.
 */
export async function classify(
  question: Question,
  questions: Questions,
  classifier: Classifier | null,
  signal: AbortSignal,
): Promise<Classification> {
  const heuristic = questions.heuristic(question);
  const judgement = classifier === null ? null : await classifier.ask(question, signal);
  const answer = judgement?.answer ?? heuristic.answer;
  return {
    boundary: question.boundary,
    path: classifier?.path ?? "heuristic",
    answer,
    confidence: judgement?.confidence ?? null,
    rationale: judgement?.rationale ?? null,
    heuristic,
    agrees: answer === heuristic.answer,
    model: judgement?.model ?? null,
    promptDigest: judgement?.promptDigest ?? null,
    usage: judgement?.usage ?? null,
  };
}
