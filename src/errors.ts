/** Every way stemma can fail. Codes are public: never renamed, never reused. */
export type ErrorCode =
  | "INVALID_INPUT"
  | "UNKNOWN_OPTION"
  | "INVALID_EVENT"
  | "DETECTOR_FAILED"
  | "DETECTOR_NOT_LOADED"
  | "OUT_OF_ORDER"
  | "STATE_MISMATCH"
  | "PAGE_MISSING"
  | "PAGE_INVALID"
  | "PAGE_SPECIAL"
  | "PAGE_INTERWIKI"
  | "REVISION_NOT_ON_PAGE"
  | "EVENT_NOT_FOUND"
  | "NOT_REPRODUCED"
  | "PAGES_FAILED"
  | "RANGE_REVERSED"
  | "INPUT_NOT_FOUND"
  | "INPUT_MALFORMED"
  | "INPUT_TRUNCATED"
  | "TOOL_MISSING"
  | "NOT_A_WIKI"
  | "ADDRESS_REFUSED"
  | "CONTACT_REQUIRED"
  | "BLOCKED_BY_CDN"
  | "FORBIDDEN"
  | "RATE_LIMITED"
  | "WIKI_ERROR"
  | "NETWORK"
  | "TIMED_OUT"
  | "TOO_LARGE"
  | "CANCELLED"
  | "OUTPUT_FAILED"
  | "STORE_FAILED"
  | "LOCKED"
  | "MODEL_NOT_CONFIGURED"
  | "MODEL_KEY_WITHHELD"
  | "MODEL_NO_ENDPOINT"
  | "MODEL_UNAUTHORIZED"
  | "MODEL_NOT_FOUND"
  | "MODEL_REFUSED"
  | "MODEL_RATE_LIMITED"
  | "MODEL_FAILED"
  | "MODEL_TIMED_OUT"
  | "MODEL_CUT"
  | "MODEL_UNREADABLE"
  | "MODEL_BUDGET";

/** A failure that a caller can act on: the message names the input and the fix, `details` holds the values. */
export class HistoryError extends Error {
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    code: ErrorCode,
    message: string,
    details: Readonly<Record<string, unknown>> = {},
    options?: { readonly cause?: unknown },
  ) {
    super(message, options);
    this.name = "HistoryError";
    this.code = code;
    this.details = details;
  }
}

/** Whether a failure has one of these codes. */
export function hasCode(failure: unknown, ...codes: readonly ErrorCode[]): failure is HistoryError {
  return failure instanceof HistoryError && codes.includes(failure.code);
}
