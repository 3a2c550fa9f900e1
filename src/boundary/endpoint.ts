import { HistoryError } from "../errors.ts";

const completionsPath = "/v1/chat/completions";

/**
 * The chat-completions address that was meant: a base URL is completed, query and fragment are dropped.
 *
 * @param name - Of the argument or setting, for the message.
 * @throws HistoryError `INVALID_INPUT` when it is no web address, holds a password, or leads to another API.
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
  const path = url.pathname.replace(/\/+$/, "");
  const segments = path.split("/");
  if (path.endsWith(completionsPath)) url.pathname = path;
  else if (segments.at(-1) === "v1") url.pathname = `${path}/chat/completions`;
  else if (segments.some((segment) => ["v1", "chat", "completions"].includes(segment))) {
    throw invalid(name, "must be a base URL or have a path that ends in /v1/chat/completions");
  } else url.pathname = `${path}${completionsPath}`;
  return url;
}

/** The address is not repeated: people paste keys into the wrong setting. */
function invalid(name: string, what: string): HistoryError {
  return new HistoryError(
    "INVALID_INPUT",
    `${name}: ${what}, such as https://api.openai.com/v1 or http://localhost:11434/v1`,
  );
}
