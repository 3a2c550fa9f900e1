import { HistoryError } from "../errors.ts";

const completionsPath = "/chat/completions";

/**
 * The chat-completions address that was meant: a base URL is completed, including `/v1` if it names no version. Query and
 * fragment are dropped.
 *
 * @param name - Name of the argument or setting, for the message.
 * @throws HistoryError `INVALID_INPUT` when the text is not a web address, holds a password, or leads to another API.
 */
export function endpointOf(typed: string, name: string): URL {
  const text = typed.trim();
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) {
    throw invalid(name, "must be an http or https address");
  }
  const url = new URL(text);
  if (url.username !== "" || url.password !== "") {
    throw invalid(name, "takes no user name and password in the address");
  }
  url.search = "";
  url.hash = "";
  const path = url.pathname.replace(/(?<!\/)\/+$/, "");
  const segments = path.split("/");
  if (path.endsWith(completionsPath)) url.pathname = path;
  else if (isOtherApi(segments)) {
    throw invalid(name, "must be a base URL or have a path that ends in /chat/completions");
  } else url.pathname = `${path}${segments.some(isVersion) ? "" : "/v1"}${completionsPath}`;
  return url;
}

/** Whether a segment is a version: `v1`, `v4`. Google's `v1beta/openai` has it before the last segment. */
function isVersion(segment: string): boolean {
  return /^v\d/.test(segment);
}

function isOtherApi(segments: readonly string[]): boolean {
  return (
    segments.slice(0, -1).includes("v1") || segments.some((one) => one === "chat" || one === "completions")
  );
}

/** The error for an invalid address, which it does not quote, because people paste keys into the wrong setting. */
function invalid(name: string, what: string): HistoryError {
  return new HistoryError(
    "INVALID_INPUT",
    `${name}: ${what}, such as https://api.openai.com/v1 or http://localhost:11434/v1`,
  );
}
