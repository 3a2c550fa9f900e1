import * as v from "valibot";
import { maxQuestionsInput } from "../classify/inputs.ts";
import { listInput } from "../inputs.ts";

/** Who judges in place of the rules, on a command line. */
export const judgingInputs = {
  boundary: v.optional(
    v.pipe(
      v.array(v.string()),
      v.description(
        "NAME=model lets the model of STEMMA_INFERENCE_ENDPOINT judge in place of the rule of revert, sentence_similarity, template_signal, activity_spike or heuristic; =sampling the client's of stemma mcp, =heuristic the rule. Texts of the page go there.",
      ),
    ),
    [],
  ),
  maxQuestions: maxQuestionsInput,
  onModelError: v.optional(
    v.pipe(
      v.picklist(["stop", "heuristic"], "must be stop or heuristic"),
      v.description(
        "What a failing model does: ends the run, or leaves the question to the rule. stop when left out.",
      ),
    ),
  ),
};

/** Who judges at which boundary, as a tool's call says it; everything else about judging is the operator's. */
export const boundariesInput = listInput("choices", "Who judges: revert=sampling,heuristic=model.");
