import type { ErrorCode } from "../errors.ts";
import type { Classifier } from "./classifier.ts";

/** Decides when a failing model is no longer asked, so that the rule judges what is left. */
export interface Breaker {
  /** Why a classifier is no longer asked; `null` while it still is. */
  brokenBy(classifier: Classifier): ErrorCode | null;
  answered(classifier: Classifier): void;
  failed(classifier: Classifier, code: ErrorCode): void;
}

/**
 * Failures that every other question would meet, too. `MODEL_NO_ENDPOINT` is not among them, because it is also the code of a
 * single lost connection, or of a single error page from a gateway.
 */
const lasting: ReadonlySet<ErrorCode> = new Set([
  "MODEL_KEY_WITHHELD",
  "MODEL_NOT_FOUND",
  "MODEL_UNAUTHORIZED",
]);

/** Failures in which an answer came, though not one of the closed set: the next question may do better. */
const ofOneQuestion: ReadonlySet<ErrorCode> = new Set(["MODEL_CUT", "MODEL_UNREADABLE"]);

/** Failures in a row after which nothing more is asked: with a silent endpoint, each question takes its full time. */
const mostInARow = 5;

/** Starts with no failures of any classifier. */
export function createBreaker(): Breaker {
  const inARow = new Map<Classifier, number>();
  const broken = new Map<Classifier, ErrorCode>();
  return {
    brokenBy: (classifier) => broken.get(classifier) ?? null,
    answered: (classifier) => void inARow.delete(classifier),
    failed(classifier, code) {
      if (ofOneQuestion.has(code)) return void inARow.delete(classifier);
      const failures = (inARow.get(classifier) ?? 0) + 1;
      inARow.set(classifier, failures);
      if (lasting.has(code) || failures >= mostInARow) broken.set(classifier, code);
    },
  };
}
