import { type ErrorCode, HistoryError } from "../errors.ts";
import { quoted, shownName } from "../ground/quoted.ts";
import type { Inference } from "./inference.ts";

/**
 * The error that there is no chat-completions endpoint. Strangers are not told why: they must not find out what runs on this
 * machine by naming its ports.
 */
export function noEndpoint(inference: Inference, why: string): HistoryError {
  const { endpoint, isTrusted, shownPath } = inference;
  const reason = isTrusted ? ` (${why})` : "";
  return failure(
    inference,
    "MODEL_NO_ENDPOINT",
    `no chat-completions endpoint at ${shownName(endpoint.origin + shownPath)}${reason}; check the address, and that the server runs`,
  );
}

/** The error that no answer came in time. */
export function timedOut(inference: Inference, timeoutMs: number): HistoryError {
  const seconds = Math.round(timeoutMs / 1000);
  return failure(
    inference,
    "MODEL_TIMED_OUT",
    `${inference.endpoint.origin} did not answer within ${seconds} s; STEMMA_INFERENCE_TIMEOUT allows more seconds`,
  );
}

/** The error that the answer broke off; for strangers, that there is no endpoint. */
export function cutOff(inference: Inference): HistoryError {
  const why = "the connection broke off in the middle of the answer";
  if (!inference.isTrusted) return noEndpoint(inference, why);
  return failure(inference, "MODEL_CUT", `${inference.endpoint.origin}: ${why}; try again`);
}

/** The error for an answer with status 200 that is itself an error in the form of chat-completions endpoints. */
export function failedLate(inference: Inference): HistoryError {
  const what = "answers with an error in place of a completion";
  return failure(inference, "MODEL_FAILED", `${inference.endpoint.origin} ${what}; try again later`);
}

/**
 * The error for a status other than success.
 *
 * @param waitMs - How long the endpoint asks to wait, if it does.
 * @param isComplaint - Whether the body is an error in the form of chat-completions endpoints.
 */
export function statusError(
  inference: Inference,
  status: number,
  waitMs: number | null,
  isComplaint: boolean,
): HistoryError {
  if (!inference.isTrusted && !isComplaint) return noEndpoint(inference, `HTTP ${status}`);
  const { code, what } = meaningOf(status, inference, waitMs);
  if (code === "MODEL_NO_ENDPOINT") return noEndpoint(inference, what);
  return failure(inference, code, `${inference.endpoint.origin} ${what} (HTTP ${status})`, {
    status,
    ...(waitMs === null ? {} : { retryAfterMs: waitMs }),
  });
}

function meaningOf(
  status: number,
  { model, key, shownPath }: Inference,
  waitMs: number | null,
): { readonly code: ErrorCode; readonly what: string } {
  const wait =
    waitMs === null ? "it does not say for how long" : `it asks to wait ${Math.ceil(waitMs / 1000)} s`;
  if (status === 401 || status === 403) {
    return {
      code: "MODEL_UNAUTHORIZED",
      what:
        key === null
          ? "wants a key, and none was given; set STEMMA_INFERENCE_API_KEY"
          : "does not accept the key it was given; check that the key is for this endpoint, and still valid",
    };
  }
  if (status === 402) {
    return {
      code: "MODEL_REFUSED",
      what: "wants to be paid first; look at the account that the key belongs to",
    };
  }
  if (status === 404) {
    return {
      code: "MODEL_NOT_FOUND",
      what: `has no model ${quoted(model)}, or nothing at ${shownPath === "" ? "the path that is asked" : shownPath}`,
    };
  }
  if (status === 413) {
    return {
      code: "MODEL_REFUSED",
      what: "takes no request of this length; raise its limit, or ask another",
    };
  }
  if (status === 429) return { code: "MODEL_RATE_LIMITED", what: `takes no more calls for now; ${wait}` };
  if (status >= 500) {
    return { code: "MODEL_FAILED", what: `failed${waitMs === null ? "" : `; ${wait}`}; try again later` };
  }
  if (status >= 400 && status !== 405) {
    return {
      code: "MODEL_REFUSED",
      what: `refused the request; check that the model ${quoted(model)} takes temperature 0`,
    };
  }
  return { code: "MODEL_NO_ENDPOINT", what: `HTTP ${status}` };
}

function failure(
  { endpoint, model }: Inference,
  code: ErrorCode,
  message: string,
  details: Readonly<Record<string, unknown>> = {},
): HistoryError {
  return new HistoryError(code, message, { endpoint: endpoint.origin, model, ...details });
}
