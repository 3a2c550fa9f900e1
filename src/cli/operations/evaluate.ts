import { escapeSteering } from "../../json.ts";
import { chooseClassifier } from "../classify/choose-classifier.ts";
import { questionsOf } from "../classify/classify.ts";
import { boundaryInput, classifierInput, keyFileInput } from "../classify/inputs.ts";
import { keyIn } from "../classify/key-file.ts";
import { refuseForRule } from "../classify/refuse-options.ts";
import { answerCases } from "../evaluate/answer-cases.ts";
import { measure } from "../evaluate/measure.ts";
import { readCases } from "../evaluate/read-cases.ts";
import { evaluationText } from "../evaluate/text.ts";
import { chooseDetectors } from "../history/choose-detectors.ts";
import { detectorInputs, requiredText, switchInput } from "../inputs.ts";
import { defineOperation } from "../operation.ts";
import { askingWords } from "../words/asking.ts";

/** A measurement has time: if an endpoint says to wait, it waits. */
const patienceMs = 120_000;

/** `stemma evaluate`: how good a judge a model is. */
export const evaluateOperation = defineOperation({
  name: "evaluate",
  description:
    "Puts labelled cases of one boundary to a model, or with --path heuristic to the rule, and prints how many it gets right, precision and recall of each answer, which answers it confuses, where it differs from the rule, and what it cost in tokens. Cases to begin with are in examples/cases. For a single case use classify.",
  positional: [],
  input: {
    boundary: boundaryInput,
    cases: requiredText(
      "File of cases as JSON lines, each with input and answer, and optionally language, injection and note; - is standard input.",
    ),
    ...classifierInput,
    apiKeyFile: keyFileInput,
    set: detectorInputs.set,
    json: switchInput("Prints one JSON object instead of tables."),
  },
  async run({ boundary, cases: file, apiKeyFile, set, json, ...choice }, host) {
    if (choice.path === "heuristic") refuseForRule("evaluate", { ...choice, apiKeyFile });
    const questions = questionsOf(await chooseDetectors([], set));
    const key = apiKeyFile === undefined ? undefined : await keyIn(apiKeyFile, host.signal);
    const cases = await readCases(file, boundary, questions, host);
    const chosen = await chooseClassifier(
      { ...choice, key },
      questions.definitionOf,
      host,
      () => null,
      patienceMs,
    );
    try {
      const classifier = chosen?.classifier ?? null;
      if (classifier !== null) {
        const tokens = cases.reduce((sum, { question }) => sum + classifier.promptOf(question).tokens, 0);
        host.writeError(`stemma: ${askingWords(cases.length, tokens)}`);
      }
      const { answered, failure } = await answerCases(cases, questions, classifier, host);
      if (failure !== null && answered.length === 0) throw failure.cause;
      const measures = measure(answered, questions.definitionOf(boundary).answers);
      const identity = { path: classifier?.path ?? "heuristic", model: classifier?.identity.model ?? null };
      const text = json
        ? `${escapeSteering(JSON.stringify({ boundary, ...identity, ...measures }))}\n`
        : evaluationText(boundary, identity.model ?? "the rule", measures);
      await host.writeOut(text);
      if (failure === null) return;
      host.writeError(`stemma: evaluate: the figures are of ${answered.length} of ${cases.length} cases`);
      throw failure.cause;
    } finally {
      await chosen?.close();
    }
  },
});
