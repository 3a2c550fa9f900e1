import * as v from "valibot";
import type { JsonObject } from "./json.ts";

type InputSchema = v.GenericSchema<unknown, JsonObject>;

/** A rule's answer to an input, and the numbers that led to it. */
export interface HeuristicAnswer<TAnswer extends string = string> extends JsonObject {
  readonly answer: TAnswer;
}

/**
 * A question that a detector's rule answers, and that a model may answer instead.
 *
 * The answer comes from a closed set and is based on the input alone. The detector decides which findings follow from it.
 */
export interface QuestionDefinition<
  TInput extends InputSchema = InputSchema,
  TAnswer extends string = string,
  TParameters extends JsonObject = JsonObject,
> {
  /** Semver; raised with every change of the input, of the instruction, or of what the rule answers. */
  readonly version: string;
  /** A strict object; each text from a wiki has a member of its own, limited in length. */
  readonly input: TInput;
  readonly example: v.InferOutput<TInput>;
  /** What is asked, and what each answer means; contains nothing from a wiki. */
  readonly instruction: string;
  /** The closed set of answers, from the boundary table. */
  readonly answers: readonly TAnswer[];
  /** The rule's answer, given the detector's parameters. */
  answer(input: v.InferOutput<TInput>, parameters: TParameters): HeuristicAnswer<TAnswer>;
}

/** Defines a question; its types are inferred. */
export function defineQuestion<
  const TInput extends InputSchema,
  const TAnswer extends string,
  TParameters extends JsonObject,
>(
  definition: QuestionDefinition<TInput, TAnswer, TParameters>,
): QuestionDefinition<TInput, TAnswer, TParameters> {
  return definition;
}

/** Most UTF-16 units in one text of an input: longer texts are cut, or not asked about. */
export const mostQuestionText = 2000;

/** A text in an input. */
export const questionText = v.pipe(
  v.string(),
  v.maxLength(
    mostQuestionText,
    ({ input }) => `must have at most ${mostQuestionText} characters (was ${input.length})`,
  ),
);

/** A count in an input. */
export const questionCount = v.pipe(
  v.number(),
  v.integer(({ input }) => `must be a whole number (was ${input})`),
  v.minValue(0, ({ input }) => `must be at least 0 (was ${input})`),
);
