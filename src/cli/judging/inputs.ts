import * as v from "valibot";
import { maxQuestionsInput } from "../classify/inputs.ts";
import { listInput, oneOf } from "../inputs.ts";

/** Who judges in place of the rules, on a command line. */
export const judgingInputs = {
  boundary: v.optional(
    v.pipe(
      v.array(v.string()),
      v.description(
        "Who judges at NAME, one of revert, sentence_similarity, template_signal, activity_spike and heuristic. NAME=model: the model of STEMMA_INFERENCE_ENDPOINT instead of the rule; NAME=sampling: the model of stemma mcp's client; NAME=heuristic: the rule. Texts of the page are sent to the model.",
      ),
    ),
    [],
  ),
  maxQuestions: maxQuestionsInput,
  onModelError: v.optional(
    oneOf(
      ["stop", "heuristic"],
      "What happens when the model fails: stop ends the run, heuristic leaves the question to the rule. stop when left out.",
    ),
  ),
};

/** Who judges at which boundary, in a tool's call; everything else about judging is for the operator to set. */
export const boundariesInput = listInput("choices", "Who judges: revert=sampling,heuristic=model.");
