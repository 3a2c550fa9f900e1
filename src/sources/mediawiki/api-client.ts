import * as v from "valibot";
import { HistoryError } from "../../errors.ts";
import type { Clock } from "../../net/clock.ts";
import type { Exchange, Fetcher, FetchRequest } from "../../net/fetcher.ts";
import { retryAfterMs } from "../../net/retry-after.ts";
import { type Envelope, envelopeSchema } from "./answer.ts";
import { apiError, complaintOf, isInternal, isPassing } from "./api-error.ts";
import { jsonOf } from "./json-of.ts";
import { createPatience, type Patience, type Try, withPatience } from "./patience.ts";
import { rateLimited, refusal, unavailable } from "./refusal.ts";
import type { Session } from "./session.ts";

/** Parameters of a query; those every query has are added. */
export type Parameters = Readonly<Record<string, string>>;

/** Where a wiki is asked, and how patiently. */
export interface ApiClientOptions {
  readonly fetcher: Fetcher;
  readonly clock: Clock;
  /** Most time spent on one query, or on several that share their patience; waiting included. */
  readonly patienceMs: number;
  readonly hasContact: boolean;
  /** Shared by all that ask the wiki. */
  readonly session: Session;
  /** Most requests and decoded bytes in all: the last guard against a wiki that never ends. */
  readonly maxRequests: number;
  readonly maxBytes: number;
  readonly onWait?: ((waitMs: number, failure: HistoryError) => void) | undefined;
}

/** One wiki's `api.php`, asked by reading queries alone. */
export interface ApiClient {
  readonly api: URL;
  /** Patience for several queries; one that is given none has its own. */
  patience(): Patience;
  /** @throws HistoryError when the wiki refuses, complains, or does not answer in time. */
  ask(parameters: Parameters, signal: AbortSignal | undefined, patience?: Patience): Promise<Envelope>;
  /**
   * As `ask`, but gives up early on what looks too much for the wiki at once, so that the caller asks for less.
   *
   * @param onAnswer - Called when an answer is here, before it is read: the wiki has nothing to do then.
   */
  askForLess(
    parameters: Parameters,
    signal: AbortSignal | undefined,
    patience: Patience,
    onAnswer: () => void,
  ): Promise<Envelope | TooMuch>;
  /** The text of a revision as `action=raw` gives it; gives up after a few tries. */
  raw(revision: number, signal: AbortSignal | undefined, patience: Patience): Promise<RawText>;
}

/** What looks too much for the wiki at once. */
export interface TooMuch {
  readonly tooMuch: true;
  /** How much the wiki allows, where it says so. */
  readonly limit: number | null;
  /** Why nothing came, where the wiki did not say that it is too much: it may be out of order altogether. */
  readonly failure: HistoryError | null;
}

/** `refused`: the wiki does not give this text. `failed`: the wiki could not; it may be out of order altogether. */
export type RawText =
  | { readonly state: "given"; readonly bytes: Buffer }
  | { readonly state: "refused" | "failed" };

type Asked = Envelope | TooMuch;

const common = {
  action: "query",
  format: "json",
  formatversion: "2",
  errorformat: "plaintext",
  maxlag: "5",
  curtimestamp: "1",
};

/** Longer addresses are refused by servers on the way. */
const longestGet = 6_000;

/** Why an answer was none, for whoever catches the error. */
const notJson = { answered: "no JSON" };

/** A reason to try again. */
type Again = Exclude<Try<never>, { readonly done: never }>;

const limitData = v.object({ limit: v.number() });

/** Starts asking the `api.php` at an address that has proved to be one. */
export function createApiClient(api: URL, options: ApiClientOptions): ApiClient {
  const { fetcher, clock, hasContact, session } = options;
  const { host } = api;
  const origin = api.origin;
  // What is read as somebody is never read as nobody unnoticed.
  const asSomebody = session.isFor(api) ? { assert: "user" } : {};

  /** Sends a request as whoever reads the wiki; what came in place of a login is what came. */
  async function send(request: FetchRequest, patience: Patience): Promise<Exchange> {
    if (session.isToLogIn(api)) {
      const inTheWay = await session.logIn(api, patience.leftMs(), request.signal);
      if (inTheWay !== null) return inTheWay;
    }
    const headers = { ...request.headers, ...session.headers(api) };
    // Many texts over a slow line take longer than a wiki may be silent.
    return fetcher.fetch({ ...request, headers, beginMs: patience.leftMs() });
  }

  async function query(
    parameters: Parameters,
    signal: AbortSignal | undefined,
    patience: Patience,
    less: boolean,
    onAnswer: () => void = () => undefined,
  ): Promise<Asked> {
    const form = new URLSearchParams({ ...common, ...asSomebody, ...parameters }).toString();
    const isLong = api.href.length + form.length > longestGet;
    return patiently(
      signal,
      patience,
      () =>
        send(
          {
            ...(isLong
              ? { url: api, form, headers: { "promise-non-write-api-action": "true" } }
              : { url: new URL(`?${form}`, api) }),
            follows: (url) => url.origin === origin && url.pathname.endsWith("/api.php"),
            signal,
            onAnswer: (status, header) => {
              // What is no JSON will be asked for again: nobody else is to ask meanwhile.
              if (status === 200 && header("content-type")?.includes("json") === true) onAnswer();
            },
          },
          patience,
        ),
      (answer, tries) => judge(answer, tries, less),
      (tries, again) => failed(tries, again, less),
    );
  }

  /** Asks again, or for less where that may be what the wiki minds. */
  function failed(tries: number, again: Again, less: boolean): Try<Asked> {
    return less && tries > 0 ? { done: { tooMuch: true, limit: null, failure: again.failure } } : again;
  }

  /** Reads an answer as one of `api.php`. */
  function judge(answer: Extract<Exchange, { kind: "answer" }>, tries: number, less: boolean): Try<Asked> {
    const waitMs = retryAfterMs(answer.header("retry-after"), answer.header("date"), clock);
    const json = jsonOf(answer.body);
    const envelope = v.safeParse(envelopeSchema, json);
    if (json === undefined || !envelope.success) {
      // Whoever answers in the wiki's place does so with 200 too: a page of maintenance, a network's login.
      const again = { waitMs, failure: wikiError("did not answer in JSON as api.php does", notJson) };
      return waitMs === null ? failed(tries, again, less) : again;
    }
    const complaint = complaintOf(envelope.output);
    if (complaint === null) return { done: envelope.output };
    const { code, data } = complaint;
    if (less && code === "toomanyvalues") {
      return { done: { tooMuch: true, limit: v.is(limitData, data) ? data.limit : null, failure: null } };
    }
    if (code === "assertuserfailed" && tries < 2) {
      session.forget();
      return { waitMs: null, failure: apiError(code, api, true) };
    }
    if (code === "ratelimited") return { waitMs, failure: rateLimited(host, waitMs, hasContact) };
    const failure = apiError(code, api, session.isFor(api));
    // Of many texts it may be a single one that the wiki fails at.
    if (less && isInternal(code)) return { done: { tooMuch: true, limit: null, failure } };
    if (!isPassing(code)) throw failure;
    return { waitMs: waitMs ?? 5_000, failure };
  }

  async function raw(
    revision: number,
    signal: AbortSignal | undefined,
    patience: Patience,
  ): Promise<RawText> {
    const url = new URL("index.php", api);
    url.search = new URLSearchParams({ oldid: String(revision), action: "raw" }).toString();
    const request: FetchRequest = {
      url,
      follows: (to) => to.origin === origin && to.pathname.endsWith("/index.php"),
      signal,
    };
    try {
      return await patiently<RawText>(
        signal,
        patience,
        () => send(request, patience),
        ({ header, status, body }, tries) => {
          if (status === 400 || status === 401 || status === 403) return { done: { state: "refused" } };
          // A login form or a web server's own page is HTML, and a revision that is gone is none; a text is given as text.
          const isText = /^text\/(x-wiki|plain|css|javascript)\b/.test(header("content-type") ?? "");
          if (status === 200 && isText) return { done: { state: "given", bytes: body } };
          if (status !== 200 || tries > 0) return { done: { state: "failed" } };
          return { waitMs: null, failure: wikiError("did not answer with a text") };
        },
        (tries, again) => (tries > 0 ? { done: { state: "failed" } } : again),
        [400, 401, 403, 404, 410],
      );
    } catch (error) {
      if (error instanceof HistoryError && error.code === "TOO_LARGE") return { state: "refused" };
      throw error;
    }
  }

  /** Sends until an answer comes that can be judged; statuses and lost answers are dealt with here. */
  function patiently<T>(
    signal: AbortSignal | undefined,
    patience: Patience,
    sent: () => Promise<Exchange>,
    judged: (answer: Extract<Exchange, { kind: "answer" }>, tries: number) => Try<T>,
    onFailure: (tries: number, again: Again) => Try<T>,
    acceptedStatuses: readonly number[] = [],
  ): Promise<T> {
    return withPatience<T>(
      async (tries) => {
        const { requests, bytes } = fetcher.traffic();
        if (requests >= options.maxRequests || bytes >= options.maxBytes) {
          throw new HistoryError(
            "TOO_LARGE",
            `reading stopped after ${requests} requests and ${bytes} bytes`,
            {
              requests,
              bytes,
            },
          );
        }
        const exchange = await sent();
        if (exchange.kind === "elsewhere") {
          const where = exchange.isEndless
            ? "from address to address without end; try again later, or tell its operators"
            : "to another address; name that one as the wiki";
          throw wikiError(`sends its requests ${where}`, { answered: "elsewhere" });
        }
        if (exchange.kind === "lost") {
          const failure = lost(exchange.why, exchange.cause);
          if (exchange.why === "tls" || exchange.why === "encoding") throw failure;
          return onFailure(tries, { waitMs: null, failure });
        }
        const { status, header, body } = exchange;
        const waitMs = retryAfterMs(header("retry-after"), header("date"), clock);
        if (status === 429) return { waitMs, failure: rateLimited(host, waitMs, hasContact) };
        if (status === 408 || status === 425) return { waitMs, failure: unavailable(host, status, waitMs) };
        // MediaWiki itself answers 503 with a complaint in JSON when its databases lag.
        if (status >= 500 && header("mediawiki-api-error") === null) {
          const again = { waitMs, failure: unavailable(host, status, waitMs) };
          return waitMs === null ? onFailure(tries, again) : again;
        }
        const isJson = header("content-type")?.includes("json") === true && status !== 404;
        if (status >= 400 && !isJson && !acceptedStatuses.includes(status)) {
          throw refusal(status, header, body, host, hasContact);
        }
        return judged(exchange, tries);
      },
      patience.leftMs(),
      clock,
      signal,
      (waitMs, failure) => options.onWait?.(waitMs, failure),
    );
  }

  function patience(): Patience {
    return createPatience(options.patienceMs, clock);
  }

  function lost(why: "unreachable" | "cut" | "timed_out" | "tls" | "encoding", cause: unknown): HistoryError {
    if (why === "timed_out") {
      return new HistoryError(
        "TIMED_OUT",
        `${host} did not answer in time; try again later`,
        { host },
        { cause },
      );
    }
    const what = {
      unreachable: "cannot be reached; check the address and the connection",
      cut: "broke off its answer; try again later",
      tls: "has no certificate this machine trusts",
      encoding: "packed its answer as it was not asked to; only gzip is taken",
    }[why];
    return new HistoryError("NETWORK", `${host} ${what}`, { host }, { cause });
  }

  function wikiError(what: string, details: Readonly<Record<string, string>> = {}): HistoryError {
    return new HistoryError("WIKI_ERROR", `the wiki at ${host} ${what}`, { host, ...details });
  }

  return {
    api,
    patience,
    async ask(parameters, signal, shared = patience()) {
      const answer = await query(parameters, signal, shared, false);
      if ("tooMuch" in answer) throw wikiError("finds one query too much");
      return answer;
    },
    askForLess: (parameters, signal, shared, onAnswer) => query(parameters, signal, shared, true, onAnswer),
    raw,
  };
}
