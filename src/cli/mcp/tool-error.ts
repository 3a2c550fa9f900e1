import { type ErrorCode, HistoryError } from "../../errors.ts";
import { saysNotNow } from "../../sources/mediawiki/client/refusal.ts";
import { cut } from "../../text/cut.ts";
import { modelNotice, notice } from "../words/notice.ts";
import { orWithoutFolder } from "../working-folder.ts";

/** A failure as an agent reads it. */
export interface ToolError {
  readonly code: ErrorCode | "DEFECT";
  /** Precedes words of a wiki or a model. */
  readonly notice?: string;
  /** What was wrong, and with which argument. */
  readonly cause: string;
  /** What to do about it. */
  readonly fix: string;
  /** What the wiki says about the page: data, never instructions. */
  readonly details?: HistoryError["details"];
}

const wrongArguments = "Correct the argument that the cause names and call again.";
const later = "Call again later; the arguments were right.";

const fixes: Readonly<Record<ErrorCode | "DEFECT", string>> = {
  INVALID_INPUT: wrongArguments,
  UNKNOWN_OPTION: wrongArguments,
  INVALID_EVENT: wrongArguments,
  RANGE_REVERSED: "Correct the two arguments that the cause names and call again.",
  PAGE_MISSING:
    "Check the spelling of page, with its namespace and in the wiki's own language, and that api names the right wiki.",
  PAGE_INVALID: "Give the title as it stands above the page: no brackets, no #section, no address.",
  PAGE_SPECIAL: "Give the title of a page with a history; special pages have none.",
  PAGE_INTERWIKI: "Give the title without its prefix, and name that other wiki with api.",
  REVISION_NOT_ON_PAGE: "Take revision ids from the events of this page, or leave from and to out.",
  EVENT_NOT_FOUND: "Take the eventId from an event of this page.",
  NOT_A_WIKI: "Give as api the host of a MediaWiki wiki, such as en.wikipedia.org, or its api.php.",
  ADDRESS_REFUSED:
    "Use an address on the public internet or on this machine; whoever runs this server may allow others in its environment, with the setting that the cause names.",
  CONTACT_REQUIRED: "Whoever runs this server has to set STEMMA_CONTACT to an e-mail address or page.",
  BLOCKED_BY_CDN: "Whoever runs this server has to set STEMMA_CONTACT; then call again later.",
  FORBIDDEN:
    "Name a wiki that is open to all; whoever runs this server may give it an account for one that is not (STEMMA_WIKI_ORIGIN).",
  RATE_LIMITED: later,
  WIKI_ERROR: later,
  NETWORK: "Check api, or call again later.",
  TIMED_OUT: later,
  TOO_LARGE:
    "Narrow the call with until or to, where the tool has them: what is before since or from is read, too.",
  CANCELLED: "Nothing is wrong with the call; repeat it if the answer is still wanted.",
  OUTPUT_FAILED: "Whoever runs this server has to make room or give access where the cause says.",
  STORE_FAILED: "Whoever runs this server has to make room, or name another folder with STEMMA_STORE.",
  LOCKED: "Another run is reading this page; call again in a minute.",
  INPUT_NOT_FOUND: "Name a file that exists.",
  INPUT_MALFORMED: "Name a file of the kind that the cause says.",
  INPUT_TRUNCATED: "Name a file that is whole.",
  TOOL_MISSING: "Whoever runs this server has to install the program that the cause names.",
  MODEL_NOT_CONFIGURED: "Take one of the ways that the cause names.",
  MODEL_KEY_WITHHELD: "Give apiKey with endpoint, or leave endpoint out.",
  MODEL_NO_ENDPOINT:
    "Give as endpoint the address of a running chat-completions server, its path ending in /v1.",
  MODEL_UNAUTHORIZED: "Give an apiKey that this endpoint takes.",
  MODEL_NOT_FOUND: "Check model and the path of endpoint.",
  MODEL_REFUSED: "Give endpoint and model of another one, or ask for the heuristic with path.",
  MODEL_RATE_LIMITED: "Call again when the time that the cause names is over; the arguments were right.",
  MODEL_FAILED: later,
  MODEL_TIMED_OUT: "Call again later, or name a faster model.",
  MODEL_CUT: later,
  MODEL_UNREADABLE: "Name another model, or ask for the heuristic with path.",
  MODEL_BUDGET:
    "Narrow the call with since, in analyze also with from, to, types or user, or judge at fewer boundaries.",
  OUT_OF_ORDER: "Report it: the wiki gave revisions out of order.",
  STATE_MISMATCH: "Start again without the saved state.",
  PAGES_FAILED: "Read what the failed pages say.",
  NOT_REPRODUCED: "Read what differs in the report.",
  DETECTOR_FAILED: "Report it: this is a defect of the detector that the cause names.",
  DETECTOR_NOT_LOADED: "Whoever runs this server has to mend the detector file.",
  DEFECT: "Report it: this is a defect of stemma. Other calls go on working.",
};

const ofOperator = "Whoever runs this server has to correct the setting that the cause names.";

/** The fix where an agent names the file, and can name another. */
const otherOutput =
  "Name another file as output, or leave output out; or whoever runs this server has to make room or give access where the cause says.";

const byTheRule = "leave the boundary out of boundaries, or say NAME=heuristic";
const orOperator = `Whoever runs this server, or the client where its own model is asked, has to correct the model; or ${byTheRule}.`;

/** Fixes for tools that name no endpoint and no model. */
const withoutEndpoint: Readonly<Partial<Record<ErrorCode, string>>> = {
  MODEL_NOT_CONFIGURED: `Whoever runs this server has to name a model; or ${byTheRule}.`,
  MODEL_KEY_WITHHELD: orOperator,
  MODEL_NO_ENDPOINT: orOperator,
  MODEL_UNAUTHORIZED: orOperator,
  MODEL_NOT_FOUND: orOperator,
  MODEL_REFUSED: orOperator,
  MODEL_TIMED_OUT: `Call again later; or ${byTheRule}.`,
  MODEL_UNREADABLE: orOperator,
};

function fixOf({ code, details, message }: HistoryError, tool: string): string {
  const ofModel = tool === "classify" ? undefined : withoutEndpoint[code];
  if (ofModel !== undefined) return ofModel;
  if (code === "INVALID_INPUT" && message.startsWith("STEMMA_")) return ofOperator;
  if (code === "OUTPUT_FAILED" && tool === "export") return otherOutput;
  if (code === "WIKI_ERROR" && isOfAddress(details))
    return "Check api: the cause says what its address does.";
  if (code !== "PAGE_MISSING") return fixes[code];
  // The log may say where it went.
  if (details.movedTo !== undefined) return "Call again with the title in details.movedTo as page.";
  return details.logId === undefined
    ? fixes.PAGE_MISSING
    : "The wiki has deleted the page: no call brings it back.";
}

/** Whether a wiki that was found no longer answers at its address, which waiting does not change. */
function isOfAddress({ answered, status }: HistoryError["details"]): boolean {
  return answered === "elsewhere" || (typeof status === "number" && !saysNotNow(status));
}

/** Most characters of a cause: a message quotes what was wrong, and an argument may be a megabyte. */
const mostOfCause = 1_000;

/** What to say about a failed call of a tool. The text of an internal error is not shown: it is for the log. */
export function toolErrorOf(thrown: unknown, tool: string, isCancelled: boolean): ToolError {
  const named = (code: ErrorCode | "DEFECT", cause: string) => ({ code, cause, fix: fixes[code] });
  if (isCancelled) return named("CANCELLED", "the server was told to stop before the call was answered");
  const failure = orWithoutFolder(thrown);
  if (!(failure instanceof HistoryError)) return named("DEFECT", "something went wrong inside stemma");
  const { code, details, message } = failure;
  const cause = cut(message, mostOfCause);
  const fix = fixOf(failure, tool);
  // For a page, the details are what the wiki says: why it refuses a title, where a page went.
  const isOfPage = code.startsWith("PAGE_") && Object.keys(details).length > 0;
  if (isOfPage && JSON.stringify(details).length <= mostOfCause) return { code, notice, cause, fix, details };
  // The message quotes the beginning of the model's answer.
  return code === "MODEL_UNREADABLE" ? { code, notice: modelNotice, cause, fix } : { code, cause, fix };
}
