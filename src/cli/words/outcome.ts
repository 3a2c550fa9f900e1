import { type ErrorCode, HistoryError } from "../../errors.ts";
import { traceOf } from "../../ground/reason-of.ts";
import { orWithoutFolder } from "../working-folder.ts";
import { displayed } from "./displayed.ts";

/** Exit codes of the program, as documented in the README. */
export const exitCodes = {
  done: 0,
  failed: 1,
  usage: 2,
  notFound: 3,
  wiki: 4,
  locked: 75,
  hungUp: 129,
  interrupted: 130,
} as const;

const byCode: Partial<Record<ErrorCode, number>> = {
  UNKNOWN_OPTION: exitCodes.usage,
  INVALID_INPUT: exitCodes.usage,
  RANGE_REVERSED: exitCodes.usage,
  PAGE_INVALID: exitCodes.usage,
  PAGE_SPECIAL: exitCodes.usage,
  PAGE_INTERWIKI: exitCodes.usage,
  PAGE_MISSING: exitCodes.notFound,
  REVISION_NOT_ON_PAGE: exitCodes.notFound,
  EVENT_NOT_FOUND: exitCodes.notFound,
  INPUT_NOT_FOUND: exitCodes.notFound,
  NOT_A_WIKI: exitCodes.wiki,
  ADDRESS_REFUSED: exitCodes.wiki,
  CONTACT_REQUIRED: exitCodes.wiki,
  BLOCKED_BY_CDN: exitCodes.wiki,
  FORBIDDEN: exitCodes.wiki,
  RATE_LIMITED: exitCodes.wiki,
  WIKI_ERROR: exitCodes.wiki,
  NETWORK: exitCodes.wiki,
  TIMED_OUT: exitCodes.wiki,
  LOCKED: exitCodes.locked,
  MODEL_NOT_CONFIGURED: exitCodes.usage,
  MODEL_KEY_WITHHELD: exitCodes.usage,
  MODEL_BUDGET: exitCodes.usage,
  MODEL_NO_ENDPOINT: exitCodes.wiki,
  MODEL_UNAUTHORIZED: exitCodes.wiki,
  MODEL_NOT_FOUND: exitCodes.wiki,
  MODEL_REFUSED: exitCodes.wiki,
  MODEL_RATE_LIMITED: exitCodes.wiki,
  MODEL_FAILED: exitCodes.wiki,
  MODEL_TIMED_OUT: exitCodes.wiki,
  MODEL_CUT: exitCodes.wiki,
  MODEL_UNREADABLE: exitCodes.wiki,
  CANCELLED: exitCodes.interrupted,
};

/** The message of a failure for the person at the terminal, and its exit code. */
export function outcomeOf(thrown: unknown): { readonly message: string; readonly exitCode: number } {
  const failure = orWithoutFolder(thrown);
  if (failure instanceof HistoryError) {
    const { movedTo, pageId, redirectsTo, signal } = failure.details;
    const reason = failure.code === "PAGE_INVALID" ? failure.details.reason : undefined;
    // Nothing else says which page it is.
    const title = pageId === 0 ? failure.details.title : undefined;
    // Titles and words of a wiki are data: they come after the message, never in it.
    const words = Object.entries({ redirectsTo, movedTo, reason, title }).flatMap(([name, told]) =>
      typeof told === "string" ? [` (${name}: ${displayed(told)})`] : [],
    );
    return {
      // One line, whatever the name of a file or an option.
      message: `stemma: ${displayed(failure.message)}${words.join("")} [${failure.code}]`,
      exitCode: signal === "SIGHUP" ? exitCodes.hungUp : (byCode[failure.code] ?? exitCodes.failed),
    };
  }
  if (failure instanceof Error && failure.name === "AbortError") {
    return { message: "stemma: interrupted [CANCELLED]", exitCode: exitCodes.interrupted };
  }
  return {
    message: `stemma: this is a defect of stemma, please report it:\n${traceOf(failure)}`,
    exitCode: exitCodes.failed,
  };
}
