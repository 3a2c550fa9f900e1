import { HistoryError } from "../../errors.ts";
import { type Account, isHeaderValue } from "../../sources/mediawiki/client/login-session.ts";
import type { Host } from "../host.ts";

/**
 * The account in the operator's environment, for the one wiki that it names.
 *
 * @throws HistoryError `INVALID_INPUT` when a part of it is missing or invalid.
 */
export function wikiAccount({ env }: Pick<Host, "env">): Account | undefined {
  const {
    STEMMA_WIKI_TOKEN: token = "",
    STEMMA_WIKI_USER: user = "",
    STEMMA_WIKI_PASSWORD: password = "",
  } = env;
  const origin = env.STEMMA_WIKI_ORIGIN?.trim() ?? "";
  if (`${origin}${token}${user}${password}` === "") return undefined;
  if (!/^https?:\/\//i.test(origin) || !URL.canParse(origin)) {
    throw invalid("STEMMA_WIKI_ORIGIN", "must be the wiki of the account, such as https://wiki.example.org");
  }
  if (token !== "" && `${user}${password}` !== "") {
    throw invalid(
      "STEMMA_WIKI_TOKEN",
      "takes the place of STEMMA_WIKI_USER and STEMMA_WIKI_PASSWORD; set one or the other",
    );
  }
  if (token !== "") {
    if (isHeaderValue(token.trim())) return { origin, token: token.trim() };
    throw invalid("STEMMA_WIKI_TOKEN", "must be an access token: printable ASCII without spaces");
  }
  if (user === "")
    throw invalid("STEMMA_WIKI_USER", "must be the name that Special:BotPasswords gives, such as Ada@reader");
  if (password === "")
    throw invalid("STEMMA_WIKI_PASSWORD", "must be the password that Special:BotPasswords gives");
  return { origin, user, password };
}

/** The value given is not repeated: people paste secrets into the wrong setting. */
function invalid(name: string, what: string): HistoryError {
  return new HistoryError("INVALID_INPUT", `${name}: ${what}`);
}
