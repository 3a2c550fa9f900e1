import * as v from "valibot";
import { turn } from "../../ground/turn.ts";
import { escapeSteering } from "../../json.ts";
import { chooseClassifier } from "../classify/choose-classifier.ts";
import { classify, questionsOf } from "../classify/classify.ts";
import { boundaryInput, classifierInput, keyFileInput, maxQuestionsInput } from "../classify/inputs.ts";
import { keyIn } from "../classify/key-file.ts";
import { checkBudget, questionsIn } from "../classify/questions-in.ts";
import { refuseBesidePath, refuseForRule } from "../classify/refuse-options.ts";
import { chooseDetectors } from "../history/choose-detectors.ts";
import { detectorInputs, optionalText, revisionId, sourceInput } from "../inputs.ts";
import { patienceMs } from "../judging/open-judging.ts";
import { classifyAnswer, readsWikis } from "../mcp/outputs.ts";
import { defineOperation } from "../operation.ts";
import { defineTool } from "../tool.ts";
import { modelNotice } from "../words/notice.ts";

const member = v.string("must be a string");

/** `stemma classify`: one judgement of a detector, put to a model. */
export const classifyOperation = defineOperation({
  name: "classify",
  description:
    "Puts one judgement of a detector to a model and prints the model's answer, one of a closed set, beside the answer of the detector's own rule to the same input. With --revision, does so for everything that the analysis of a page has to judge at that revision, a line for each. The model is that of --endpoint and --model, else that of STEMMA_INFERENCE_ENDPOINT, STEMMA_INFERENCE_MODEL and STEMMA_INFERENCE_API_KEY. To judge many labelled cases use evaluate.",
  positional: [],
  input: {
    boundary: boundaryInput,
    input: optionalText("File that holds the case as one JSON object; - is standard input."),
    revision: revisionId("Id of the revision whose judgements are taken from the page's history."),
    page: optionalText(
      "Title of the page; with --input-export title or id. When left out: with --input-export the one page of the file, else the sample page.",
    ),
    api: sourceInput.api,
    inputExport: optionalText("Export from which the page's history is read, instead of from a wiki."),
    wiki: sourceInput.wiki,
    sort: sourceInput.sort,
    maxQuestions: maxQuestionsInput,
    ...classifierInput,
    apiKeyFile: keyFileInput,
    set: detectorInputs.set,
  },
  tool: defineTool({
    title: "Put one judgement to a model",
    description:
      "Asks a model for one judgement of a detector; returns its answer, one of a closed set, beside that of the rule. Asks endpoint, else the operator's, else the client's model by sampling. For a page's events use analyze.",
    annotations: readsWikis,
    input: {
      boundary: boundaryInput,
      input: v.pipe(
        // Gemini refuses all tools together if one takes an object of which no member is named:
        // https://github.com/MarkusPfundstein/mcp-obsidian/issues/21
        v.looseObject({ before: v.optional(member), after: v.optional(member) }, "must be an object"),
        v.description("The case: before and after for sentence_similarity; {} shows an example."),
      ),
      ...classifierInput,
      apiKey: v.optional(v.pipe(v.string("must be a string"), v.description("Key of the endpoint."))),
    },
    output: classifyAnswer,
    async answer({ boundary, input, apiKey, ...choice }, host, session) {
      const given = { ...choice, key: apiKey };
      refuseBesidePath(given);
      const questions = questionsOf(await chooseDetectors([], []));
      const question = questions.read(boundary, input);
      const chosen = await chooseClassifier(given, questions.definitionOf, host, session.sampling);
      try {
        host.progress?.("asks the model");
        const classification = await classify(question, questions, chosen?.classifier ?? null, host.signal);
        return { notice: modelNotice, ...classification };
      } finally {
        await chosen?.close();
      }
    },
  }),
  async run(input, host) {
    if (input.path === "heuristic") refuseForRule("classify", input);
    const detectors = await chooseDetectors([], input.set);
    const questions = questionsOf(detectors);
    const key = input.apiKeyFile === undefined ? undefined : await keyIn(input.apiKeyFile, host.signal);
    const asked = await questionsIn(input, detectors, questions, host);
    const choice = { path: input.path, endpoint: input.endpoint, model: input.model, key };
    // One failure must not cost the rest of a revision's questions; whoever gave a single case can ask again.
    const patience = input.revision === undefined ? 0 : patienceMs;
    const chosen = await chooseClassifier(choice, questions.definitionOf, host, () => null, patience);
    try {
      const classifier = chosen?.classifier ?? null;
      if (classifier !== null) checkBudget(asked, classifier, host, input.maxQuestions);
      for (const question of asked) {
        // The rule answers at once: without a turn of the event loop no signal would be heard until the last question.
        if (classifier === null) await turn(host.signal);
        const classification = await classify(question, questions, classifier, host.signal);
        const { revision } = input;
        const place = revision === undefined ? {} : { revision, input: question.input };
        await host.writeOut(`${escapeSteering(JSON.stringify({ ...classification, ...place }))}\n`);
      }
    } finally {
      await chosen?.close();
    }
  },
});
