import * as v from "valibot";
import { HistoryError } from "../errors.ts";
import { object } from "../ground/argument.ts";
import { parse } from "../ground/parse.ts";
import { endpointOf } from "./endpoint.ts";
import { keyOf, mayHaveKey } from "./key.ts";

/** Which model is asked, where, and with which key. */
export interface Inference {
  /** Address of the endpoint, whose path ends in /chat/completions. */
  readonly endpoint: URL;
  readonly model: string;
  /** `null` if none is sent. */
  readonly key: string | null;
  /** Whether the operator or the person at the terminal named the endpoint: then it may be anywhere, and errors give details. */
  readonly isTrusted: boolean;
  /** The path as errors show it: empty where an agent asks the operator's endpoint, whose path may hold private data. */
  readonly shownPath: string;
}

/** What a caller or the operator chose. Empty settings count as none. */
export interface InferenceChoice {
  readonly endpoint?: string | undefined;
  readonly model?: string | undefined;
  readonly key?: string | undefined;
}

/** The operator's settings. */
export interface OperatorChoice extends InferenceChoice {
  /** Origins, separated by commas, to which the operator's key may go besides that of the operator's endpoint. */
  readonly origins?: string | undefined;
}

/**
 * The model that arguments and settings choose, arguments first; `null` if neither names an endpoint.
 *
 * @param isTyped - Whether a person typed the arguments. If not, they may come from a stranger, and the operator's key goes
 * only to the operator's origins.
 * @throws HistoryError `INVALID_INPUT` for an incomplete choice, `MODEL_KEY_WITHHELD` for an endpoint to which the operator's
 * key may not go.
 */
export function chooseInference(
  given: InferenceChoice,
  operator: OperatorChoice,
  isTyped: boolean,
): Inference | null {
  parse(choiceShape, given, "given");
  parse(choiceShape, operator, "operator");
  const own = isSet(operator.endpoint) ? endpointOf(operator.endpoint, "STEMMA_INFERENCE_ENDPOINT") : null;
  const endpoint = isSet(given.endpoint) ? endpointOf(given.endpoint, "endpoint") : own;
  if (endpoint === null) {
    if (!isSet(given.key)) return null;
    throw new HistoryError(
      "INVALID_INPUT",
      "endpoint: is missing; a key needs an endpoint, or STEMMA_INFERENCE_ENDPOINT",
    );
  }
  const model = isSet(given.model) ? given.model : operator.model;
  if (!isSet(model)) throw new HistoryError("INVALID_INPUT", withoutModel(isSet(given.endpoint)));
  if (!/^[^\p{C}\p{Zl}\p{Zp}]{1,200}$/u.test(model)) {
    throw new HistoryError("INVALID_INPUT", "model: must be a name on one line, at most 200 characters long");
  }
  const chosen = {
    endpoint,
    model,
    isTrusted: isTyped || endpoint.origin === own?.origin,
    shownPath: isTyped || isSet(given.endpoint) ? endpoint.pathname : "",
  };
  if (isSet(given.key)) return { ...chosen, key: keyOf(given.key, "apiKey") };
  if (!isSet(operator.key)) return { ...chosen, key: null };
  if (
    isTyped ||
    !isSet(given.endpoint) ||
    mayHaveKey(endpoint, { endpoint: own, origins: operator.origins })
  ) {
    return { ...chosen, key: keyOf(operator.key, "STEMMA_INFERENCE_API_KEY") };
  }
  throw new HistoryError(
    "MODEL_KEY_WITHHELD",
    `endpoint: the operator's key does not go to ${endpoint.origin}; give apiKey with it, or whoever runs this server adds the origin to STEMMA_INFERENCE_ORIGINS`,
  );
}

const text = v.optional(v.string("must be a string"));
const choiceShape = v.looseObject(
  { endpoint: text, model: text, key: text, origins: text },
  object("must be an object, such as { endpoint, model }, or {}"),
);

/** The message for a missing model. With the operator's endpoint, it asks for the setting first: `analyze` takes no model. */
function withoutModel(isEndpointGiven: boolean): string {
  if (isEndpointGiven) return "model: is missing; name one, or set STEMMA_INFERENCE_MODEL";
  return "STEMMA_INFERENCE_MODEL: is missing beside STEMMA_INFERENCE_ENDPOINT; set it, or give model where it is asked for";
}

/** Whether a setting or an argument says anything. */
export function isSet(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== "";
}
