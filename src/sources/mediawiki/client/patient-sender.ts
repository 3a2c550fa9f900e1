import { HistoryError } from "../../../errors.ts";
import type { Clock } from "../../../net/clock.ts";
import type { Answer, Exchange, Fetcher, FetchRequest } from "../../../net/exchange.ts";
import { type Patience, type Try, type Waiting, withPatience } from "../../../net/patience.ts";
import { retryAfterMs } from "../../../net/retry-after.ts";
import type { LoginSession } from "./login-session.ts";
import { lostAnswer } from "./lost-answer.ts";
import { isChallenge, rateLimited, refusal, saysNotNow, unavailable } from "./refusal.ts";
import { wikiError } from "./wiki-error.ts";

/** How requests are sent to a wiki. */
export interface SenderOptions extends Waiting {
  readonly fetcher: Fetcher;
  readonly clock: Clock;
  readonly hasContact: boolean;
  /** Shared by all that send requests to the wiki. */
  readonly session: LoginSession;
  /** Most requests and most decoded bytes in all: the last guard against a wiki that never stops. */
  readonly maxRequests: number;
  readonly maxBytes: number;
}

/** A reason to try again. */
export type Again = Exclude<Try<never>, { readonly done: never }>;

/** How the answers to a request are read. */
export interface Reader<T> {
  /**
   * What follows from an answer.
   *
   * @param waitMs - How long the wiki asks to wait; `null` if it does not say.
   */
  judge(answer: Answer, tries: number, waitMs: number | null): Try<T>;
  /** What follows from a failure that may pass: mostly another try. */
  onFailure(tries: number, again: Again): Try<T>;
  /** Statuses that mean refusal, but whose answers are still given to `judge`. */
  readonly acceptedStatuses?: readonly number[];
}

/** Sends requests to one wiki until an answer comes that can be judged. */
export interface PatientSender {
  /** @throws HistoryError when the wiki refuses, fails for longer than the patience, or all requests together are too many. */
  send<T>(request: FetchRequest, patience: Patience, reader: Reader<T>): Promise<T>;
}

/** A sender for the wiki whose `api.php` is at an address. It deals with statuses and with lost answers. */
export function createPatientSender(api: URL, options: SenderOptions): PatientSender {
  const { fetcher, clock, hasContact, session } = options;
  const { host } = api;

  /** Sends a request, logged in if needed; if the login fails, returns what came instead. */
  async function sendOnce(request: FetchRequest, patience: Patience): Promise<Exchange> {
    if (session.isToLogIn(api)) {
      const inTheWay = await session.logIn(api, patience.leftMs(), request.signal);
      if (inTheWay !== null) return inTheWay;
    }
    const headers = { ...request.headers, ...session.headers(api) };
    // Many texts over a slow connection take longer than a wiki may stay silent.
    return fetcher.fetch({ ...request, headers, beginMs: patience.leftMs() });
  }

  function checkTraffic(): void {
    const { requests, bytes } = fetcher.traffic();
    if (requests < options.maxRequests && bytes < options.maxBytes) return;
    throw new HistoryError("TOO_LARGE", `reading stopped after ${requests} requests and ${bytes} bytes`, {
      requests,
      bytes,
    });
  }

  function read<T>(
    exchange: Exchange,
    tries: number,
    { judge, onFailure, acceptedStatuses = [] }: Reader<T>,
  ): Try<T> {
    if (exchange.kind === "elsewhere") throw elsewhere(host, exchange.isEndless === true);
    if (exchange.kind === "lost") {
      const failure = lostAnswer(host, exchange);
      if (exchange.why === "tls" || exchange.why === "encoding") throw failure;
      return onFailure(tries, { waitMs: null, failure });
    }
    const { status, header, body } = exchange;
    if (isChallenge(exchange)) throw refusal(status, header, body, host, hasContact);
    const waitMs = retryAfterMs(header, clock);
    if (status === 429) return { waitMs, failure: rateLimited(host, waitMs, hasContact) };
    // MediaWiki itself answers 503 with a complaint in JSON when its databases lag.
    if (saysNotNow(status) && header("mediawiki-api-error") === null) {
      const again = { waitMs, failure: unavailable(host, status, waitMs) };
      return status >= 500 && waitMs === null ? onFailure(tries, again) : again;
    }
    const isJson = header("content-type")?.includes("json") === true && status !== 404;
    if (status >= 400 && !isJson && !acceptedStatuses.includes(status)) {
      throw refusal(status, header, body, host, hasContact);
    }
    return judge(exchange, tries, waitMs);
  }

  return {
    send: (request, patience, reader) =>
      withPatience(
        async (tries) => {
          checkTraffic();
          return read(await sendOnce(request, patience), tries, reader);
        },
        patience.leftMs(),
        clock,
        request.signal,
        options,
      ),
  };
}

function elsewhere(host: string, isEndless: boolean): HistoryError {
  const where = isEndless
    ? "from address to address without end; try again later, or tell its operators"
    : "to another address; name that one as the wiki";
  return wikiError(host, `redirects requests ${where}`, { answered: "elsewhere" });
}
