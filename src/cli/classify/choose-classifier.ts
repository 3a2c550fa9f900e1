import type { Classifier } from "../../boundary/classifier.ts";
import { chooseInference, isSet } from "../../boundary/inference.ts";
import { HistoryError } from "../../errors.ts";
import type { Family } from "../../event.ts";
import type { QuestionDefinition } from "../../question.ts";
import type { Host } from "../host.ts";
import { proxyOf } from "../proxy-of.ts";
import type { Sampling } from "./sampling.ts";
import { timeoutOf } from "./timeout.ts";

/** Who may answer a question: a model at an endpoint, the client's model, or the rule itself. */
export const paths = ["model", "sampling", "heuristic"] as const;

/** One of the ways in which a question may be answered. */
export type Path = (typeof paths)[number];

/** What a caller says about who is to answer. */
export interface ClassifierChoice {
  readonly path?: Path | undefined;
  readonly endpoint?: string | undefined;
  readonly model?: string | undefined;
  readonly key?: string | undefined;
}

/** The classifier chosen; `close` releases what it holds open. */
export interface ChosenClassifier extends Pick<Sampling, "isAtOnce"> {
  readonly classifier: Classifier;
  close(): Promise<void>;
}

const threeWays =
  "give endpoint and model, and a key if the endpoint wants one; or set STEMMA_INFERENCE_ENDPOINT, STEMMA_INFERENCE_MODEL and STEMMA_INFERENCE_API_KEY; or use stemma mcp in a client that offers sampling. The path heuristic gives the rule's own answer";

/**
 * Chooses who answers: as the arguments say, otherwise as the operator's environment says, otherwise the client by sampling.
 * `null` stands for the rule, which has to be chosen by name.
 *
 * @param sampling - How to ask the client's model; `null` where it does not offer it.
 * @param patienceMs - Most time to try for one answer while the endpoint is busy or fails for the moment.
 * @throws HistoryError `MODEL_NOT_CONFIGURED` when there is none of these ways, `INVALID_INPUT` and `MODEL_KEY_WITHHELD` for
 * an endpoint that cannot be used as given.
 */
export async function chooseClassifier(
  choice: ClassifierChoice,
  definitionOf: (boundary: Family) => QuestionDefinition,
  host: Host,
  sampling: () => Sampling | null,
  patienceMs = 0,
): Promise<ChosenClassifier | null> {
  const { path } = choice;
  if (path === "heuristic") return null;
  const inference = path === "sampling" ? null : inferenceOf(choice, host);
  if (inference !== null) {
    const { modelClassifier } = await import("../../boundary/model.ts");
    const classifier = modelClassifier({
      inference,
      definitionOf,
      clock: host.clock,
      version: host.version,
      strangersPolicy: host.addressPolicy ?? { kind: "typed" },
      proxyOf: proxyOf(host.env),
      timeoutMs: timeoutOf(host),
      patienceMs,
    });
    return { classifier, isAtOnce: false, close: classifier.close };
  }
  const offered = path === "model" ? null : sampling();
  if (offered !== null) {
    // Sampling needs the protocol's package, which the command line does without.
    const { samplingClassifier } = await import("./sampling.ts");
    const classifier = samplingClassifier(offered.sample, definitionOf, choice.model);
    return { classifier, isAtOnce: offered.isAtOnce, close: async () => undefined };
  }
  const what =
    path === "sampling"
      ? "there is no client that offers sampling"
      : path === "model" || [choice.model, host.env.STEMMA_INFERENCE_MODEL].some(isSet)
        ? "no endpoint is named"
        : "no model is chosen";
  throw notConfigured(what);
}

/**
 * Ensures that the model named by the operator's environment can be used.
 *
 * @throws HistoryError the same as `chooseClassifier`.
 */
export function checkInference(host: Pick<Host, "env" | "addressPolicy">): void {
  if (inferenceOf({}, host) === null) throw notConfigured("no endpoint is named");
}

function notConfigured(what: string): HistoryError {
  return new HistoryError("MODEL_NOT_CONFIGURED", `${what}; there are three ways: ${threeWays}`);
}

function inferenceOf(choice: ClassifierChoice, { env, addressPolicy }: Pick<Host, "env" | "addressPolicy">) {
  const operator = {
    endpoint: env.STEMMA_INFERENCE_ENDPOINT,
    key: env.STEMMA_INFERENCE_API_KEY,
    model: env.STEMMA_INFERENCE_MODEL,
    origins: env.STEMMA_INFERENCE_ORIGINS,
  };
  // If addresses are checked, the arguments come from a stranger.
  return chooseInference(choice, operator, addressPolicy === undefined);
}
