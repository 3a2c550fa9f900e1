import { HistoryError } from "../errors.ts";

/** Most questions that are put to models for one page, unless set otherwise. */
export const defaultMaxQuestions = 200;

/**
 * The error that more questions would be put to models than are allowed.
 *
 * @param fewer - How they may become fewer, after what allows them.
 */
export function overBudget(asked: number, maxQuestions: number, tokens: number, fewer = ""): HistoryError {
  const questions = asked === 1 ? "1 question" : `${asked} questions`;
  return new HistoryError(
    "MODEL_BUDGET",
    `the models would be asked ${questions} (about ${tokens} tokens), and at most ${maxQuestions} are allowed; --max-questions ${asked} on the command line allows them${fewer}`,
    { asked, maxQuestions, tokens },
  );
}
