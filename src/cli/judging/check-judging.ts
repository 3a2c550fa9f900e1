import { HistoryError } from "../../errors.ts";
import type { JudgingChoice } from "./open-judging.ts";
import type { BoundaryPaths } from "./read-boundaries.ts";

/** Whether the rules judge everywhere. */
export function isByRules(boundaries: BoundaryPaths): boolean {
  return [...boundaries.values()].every((path) => path === "heuristic");
}

/**
 * Refuses options about how a model is asked if no model is.
 *
 * @throws HistoryError `INVALID_INPUT` that names the option.
 */
export function checkJudging({ boundaries, maxQuestions, onModelError }: JudgingChoice): void {
  if (!isByRules(boundaries)) return;
  const option =
    maxQuestions !== undefined
      ? "--max-questions"
      : onModelError !== undefined
        ? "--on-model-error"
        : undefined;
  if (option === undefined) return;
  throw new HistoryError(
    "INVALID_INPUT",
    `${option} is for what a model judges; leave it out, or name a judgement with --boundary NAME=model`,
  );
}
