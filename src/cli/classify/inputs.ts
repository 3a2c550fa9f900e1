import * as v from "valibot";
import { defaultMaxQuestions } from "../../boundary/max-questions.ts";
import { families } from "../../event.ts";
import { digits, oneOf, optionalText } from "../inputs.ts";
import { paths } from "./choose-classifier.ts";

/** A text; an empty one counts as left out. */
const text = (what: string) => v.pipe(v.string("must be a string"), v.description(what));

/** Names the judgement. */
export const boundaryInput = oneOf(families, "Which detector's judgement.");

/** Says who is to answer. */
export const classifierInput = {
  path: v.optional(oneOf(paths, "Who answers; heuristic, the rule, only if named.")),
  endpoint: v.optional(text("OpenAI-compatible endpoint or base URL.")),
  model: v.optional(text("Name of the model.")),
};

/** Names the file with the key: on a command line everybody on the machine could read the key itself. */
export const keyFileInput = optionalText(
  "File that holds the endpoint's key; else STEMMA_INFERENCE_API_KEY. There is no flag for the key itself, because command lines can be seen in lists of processes.",
);

/** Limits the questions: some revisions of a long page have hundreds of judgements. */
export const maxQuestionsInput = v.optional(
  digits(
    /^\d{1,7}$/,
    "must be a number, digits only",
    `Most questions put to models for one page; more is an error before any is asked. ${defaultMaxQuestions} when left out.`,
  ),
);
