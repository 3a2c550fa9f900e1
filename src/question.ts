import * as v from "valibot";
import type { JsonObject } from "./json.ts";

type InputSchema = v.GenericSchema<unknown, JsonObject>;

/** What a rule says of an input, and the numbers that led to it. */
export interface HeuristicAnswer<TAnswer extends string = string> extends JsonObject {
  readonly answer: TAnswer;
}

/**
 * A question a detector's rule answers and a model may answer in its place.
 *
 * Who answers chooses from a closed set and sees only the input: what is told under each answer is the detector's.
 */
export interface QuestionDefinition<
  TInput extends InputSchema = InputSchema,
  TAnswer extends string = string,
  TParameters extends JsonObject = JsonObject,
> {
  /** Semver; raised by every change of the input, the instruction, or what the rule answers. */
  readonly version: string;
  /** A strict object; text of a wiki stands in members of its own, each bounded. */
  readonly input: TInput;
  readonly example: v.InferOutput<TInput>;
  /** What is asked, and what each answer means; nothing of a wiki is in it. */
  readonly instruction: string;
  /** The closed set, from the boundary table. */
  readonly answers: readonly TAnswer[];
  /** The rule's answer, with the detector's parameters. */
  answer(input: v.InferOutput<TInput>, parameters: TParameters): HeuristicAnswer<TAnswer>;
}

/** States a question; what its parts are is inferred. */
export function defineQuestion<
  const TInput extends InputSchema,
  const TAnswer extends string,
  TParameters extends JsonObject,
>(
  definition: QuestionDefinition<TInput, TAnswer, TParameters>,
): QuestionDefinition<TInput, TAnswer, TParameters> {
  return definition;
}

/** Most UTF-16 units of one text in an input: longer ones are cut, or not asked about. */
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
