import * as v from "valibot";
import { HistoryError } from "../../../errors.ts";
import { isLeftByAnother, orCancelled } from "../../../ground/cancelled.ts";
import { fitting } from "../../../ground/parse.ts";
import { quoted } from "../../../ground/quoted.ts";
import type { Exchange, Fetcher } from "../../../net/exchange.ts";
import { webAddressOf } from "../../../site.ts";
import { answerFormat, envelopeSchema } from "./answer.ts";
import { complaintOf } from "./api-error.ts";
import { jsonOf } from "./json-of.ts";

/** The account with which a private wiki is read; it is sent to one origin, and to no other. */
export type Account = {
  /** Scheme, host and port: `https://wiki.example.org`. */
  readonly origin: string;
} & (
  | {
      /** OAuth 2 access token. */
      readonly token: string;
    }
  | {
      /** Name of a bot, `Ada@reader`, and its password, both from Special:BotPasswords. */
      readonly user: string;
      readonly password: string;
    }
);

/** A login on a wiki, which identifies the reader in later requests. */
export interface LoginSession {
  /** Whether the account is for the wiki at this address. */
  isFor(url: URL): boolean;
  /** The headers that a request to an address needs; none if the account is not for that address. */
  headers(url: URL): Readonly<Record<string, string>>;
  /** Whether somebody has to log in before the wiki at this address is read. */
  isToLogIn(url: URL): boolean;
  /**
   * Logs in at an `api.php`.
   *
   * @param mostMs - Most time for each of the two requests that it takes.
   * @returns `null` on success, else what came instead of a valid answer.
   * @throws HistoryError `FORBIDDEN` when the wiki refuses the account; `CANCELLED`.
   */
  logIn(api: URL, mostMs: number, signal: AbortSignal | undefined): Promise<Exchange | null>;
  /** Forgets the login, because the wiki has: the next request has to log in again. */
  forget(): void;
}

const tokenSchema = v.object({ query: v.object({ tokens: v.object({ logintoken: v.string() }) }) });
const outcomeSchema = v.object({
  login: v.object({ result: v.string(), reason: v.optional(v.object({ code: v.string() })) }),
});

/**
 * Starts a session that is not logged in yet.
 *
 * @see https://www.mediawiki.org/wiki/API:Login
 * @throws HistoryError `INVALID_INPUT` for an invalid origin, and for a token that no header can carry.
 */
export function createLoginSession(fetcher: Fetcher, account: Account | undefined): LoginSession {
  const origin = account === undefined ? null : originOf(account.origin);
  if (account !== undefined && "token" in account && !isHeaderValue(account.token)) {
    throw new HistoryError("INVALID_INPUT", "account.token: must be printable ASCII without spaces");
  }
  const cookies = new Map<string, string>();
  let isKnown = false;
  let underWay: Promise<Exchange | null> | null = null;

  const isFor = (url: URL) => url.origin === origin;

  function headers(url: URL): Readonly<Record<string, string>> {
    if (account === undefined || !isFor(url)) return {};
    if ("token" in account) return { authorization: `Bearer ${account.token}` };
    if (cookies.size === 0) return {};
    return { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") };
  }

  function keep(received: string | null): void {
    for (const line of received?.split("\n") ?? []) {
      const [, name, value] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
      if (name !== undefined && value !== undefined) cookies.set(name.trim(), value.trim());
    }
  }

  async function tryToLogIn(
    api: URL,
    mostMs: number,
    signal: AbortSignal | undefined,
  ): Promise<Exchange | null> {
    if (account === undefined || "token" in account) return null;
    const post = async (parameters: Readonly<Record<string, string>>) => {
      const form = new URLSearchParams({ ...parameters, ...answerFormat }).toString();
      // A request with a password follows no redirect.
      const exchange = await fetcher.fetch({
        url: api,
        form,
        headers: headers(api),
        follows: () => false,
        totalMs: mostMs,
        signal,
      });
      if (exchange.kind === "elsewhere") {
        throw forbidden(
          api,
          "redirects the login to another address; name that one, in STEMMA_WIKI_ORIGIN too",
        );
      }
      if (exchange.kind === "answer") keep(exchange.header("set-cookie"));
      return exchange;
    };
    cookies.clear();
    const offered = await post({ action: "query", meta: "tokens", type: "login" });
    const offer = answerOf(offered);
    if (offer === null) return offered;
    const token = fitting(tokenSchema, offer);
    if (token === null) throw refused(api, account.user, "no token for it");
    const { logintoken: lgtoken } = token.query.tokens;
    const { user: lgname, password: lgpassword } = account;
    const judged = await post({ action: "login", lgname, lgpassword, lgtoken });
    const judgement = answerOf(judged);
    if (judgement === null) return judged;
    const { result, reason } = fitting(outcomeSchema, judgement)?.login ?? {};
    if (result !== "Success") throw refused(api, lgname, reason?.code ?? result ?? "");
    isKnown = true;
    return null;
  }

  // Two logins at once would overwrite each other's cookies.
  async function logIn(api: URL, mostMs: number, signal: AbortSignal | undefined): Promise<Exchange | null> {
    underWay ??= tryToLogIn(api, mostMs, signal).finally(() => {
      underWay = null;
    });
    try {
      return await orCancelled(underWay, signal);
    } catch (failure) {
      // The reader who began the login has cancelled, so this one logs in.
      if (isLeftByAnother(failure, signal)) return logIn(api, mostMs, signal);
      throw failure;
    }
  }

  return {
    isFor,
    headers,
    isToLogIn: (url) => !isKnown && account !== undefined && "password" in account && isFor(url),
    logIn,
    forget() {
      isKnown = false;
    },
  };
}

/** Whether a header can carry a token. */
export function isHeaderValue(token: string): boolean {
  return /^[\x21-\x7e]+$/.test(token);
}

/** The JSON of an answer from `api.php` without a complaint; otherwise `null`. */
function answerOf(exchange: Exchange): unknown {
  if (exchange.kind !== "answer") return null;
  const json = jsonOf(exchange.body);
  const envelope = fitting(envelopeSchema, json);
  return envelope !== null && complaintOf(envelope) === null ? json : null;
}

/** The error for a refused account. Until it looks like a code, the reason is a stranger's text, and is not shown. */
function refused(api: URL, user: string, reason: string): HistoryError {
  const why = /^[\w -]{1,64}$/.test(reason) ? ` (${reason})` : "";
  const fix = "it takes a name and a password of Special:BotPasswords";
  return forbidden(api, `refuses the login of ${quoted(user)}${why}; ${fix}`);
}

function forbidden({ host }: URL, what: string): HistoryError {
  return new HistoryError("FORBIDDEN", `the wiki at ${host} ${what}`, { host });
}

function originOf(text: string): string {
  const url = webAddressOf(text);
  if (url !== null) return url.origin;
  throw new HistoryError("INVALID_INPUT", "account.origin: must be an http or https address");
}
