import type { ErrorCode } from "../errors.ts";
import type { Classifier } from "./classifier.ts";

/** Tells when a model that fails is asked no more, and the rule judges what is left. */
export interface Breaker {
  /** Why a classifier is asked no more; `null` while it is. */
  brokenBy(classifier: Classifier): ErrorCode | null;
  answered(classifier: Classifier): void;
  failed(classifier: Classifier, code: ErrorCode): void;
}

/**
 * Failures that every other question would meet, too. `MODEL_NO_ENDPOINT` is not among them: one lost connection, or one
 * page of a gateway, is told as that.
 */
const lasting: ReadonlySet<ErrorCode> = new Set([
  "MODEL_KEY_WITHHELD",
  "MODEL_NOT_FOUND",
  "MODEL_UNAUTHORIZED",
]);

/** Failures with an answer, though it is none of the closed set: the next question may fare better. */
const ofOneQuestion: ReadonlySet<ErrorCode> = new Set(["MODEL_CUT", "MODEL_UNREADABLE"]);

/** Failures in a row after which no more is asked: a silent endpoint costs each question the whole of its time. */
const mostInARow = 5;

/** Starts with every classifier whole. */
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
