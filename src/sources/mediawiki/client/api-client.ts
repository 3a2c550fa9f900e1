import * as v from "valibot";
import type { HistoryError } from "../../../errors.ts";
import { fitting } from "../../../ground/parse.ts";
import type { Answer, FetchRequest } from "../../../net/exchange.ts";
import { createPatience, type Patience, type Try } from "../../../net/patience.ts";
import { answerFormat, type Envelope, envelopeSchema } from "./answer.ts";
import { apiError, complaintOf, isInternal, isPassing } from "./api-error.ts";
import { jsonOf } from "./json-of.ts";
import { jsonWithTexts } from "./json-with-texts.ts";
import type { ListMost } from "./list-bounds.ts";
import { type Again, createPatientSender, type SenderOptions } from "./patient-sender.ts";
import { type RawText, readRawText } from "./raw-text.ts";
import { rateLimited, refusal, saysNotNow } from "./refusal.ts";
import { wikiError } from "./wiki-error.ts";

/** Parameters of a query; those that every query has are added. */
export type Parameters = Readonly<Record<string, string>>;

/** Sends one query, and returns what the wiki answers. */
export type Ask = (parameters: Parameters) => Promise<Envelope>;

/** How a wiki is queried, and how patiently. */
export interface ApiClientOptions extends SenderOptions {
  /** Most time for one query, or for several that share one patience, including waits. */
  readonly patienceMs: number;
  /** The most of the lists of one page. */
  readonly mostListed: ListMost;
}

/** One wiki's `api.php`, to which only queries that read are sent. */
export interface ApiClient {
  readonly api: URL;
  readonly mostListed: ListMost;
  /** A patience to share among several queries; a query without one gets its own. */
  patience(): Patience;
  /** @throws HistoryError when the wiki refuses, complains, or does not answer in time. */
  ask(parameters: Parameters, signal: AbortSignal | undefined, patience?: Patience): Promise<Envelope>;
  /**
   * Like `ask`, but gives up early on what looks like too much for the wiki at once, so that the caller can ask for less.
   *
   * @param onAnswer - Called when an answer has arrived, before it is read: from then on the wiki is idle.
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

/** Says that a query looks like too much for the wiki at once. */
export interface TooMuch {
  readonly tooMuch: true;
  /** How much the wiki allows, if it says so. */
  readonly limit: number | null;
  /** Why there is no answer, if the wiki did not say that it is too much: it may be out of order altogether. */
  readonly failure: HistoryError | null;
}

type Asked = Envelope | TooMuch;

const common = {
  action: "query",
  ...answerFormat,
  maxlag: "5",
  curtimestamp: "1",
};

/** Longest address for GET: servers on the way refuse longer ones. */
const longestGet = 6_000;

/** Error details for an answer that is not JSON. */
const notJson = { answered: "no JSON" };

const limitData = v.object({ limit: v.number() });

/** A client for the `api.php` at an address that has proved to be one. */
export function createApiClient(api: URL, options: ApiClientOptions): ApiClient {
  const { clock, hasContact, session } = options;
  const { host, origin } = api;
  const sender = createPatientSender(api, options);
  // With `assert`, a wiki that has forgotten the login says so; without, it would answer as if nobody had logged in.
  const asSomebody = session.isFor(api) ? { assert: "user" } : {};

  async function query(
    parameters: Parameters,
    signal: AbortSignal | undefined,
    patience: Patience,
    less: boolean,
    onAnswer: () => void = () => undefined,
  ): Promise<Asked> {
    const form = new URLSearchParams({ ...common, ...asSomebody, ...parameters }).toString();
    const isLong = api.href.length + form.length > longestGet;
    const request: FetchRequest = {
      ...(isLong
        ? { url: api, form, headers: { "promise-non-write-api-action": "true" } }
        : { url: new URL(`?${form}`, api) }),
      follows: (url) => url.origin === origin && url.pathname.endsWith("/api.php"),
      signal,
      onAnswer(status, header) {
        // An answer that is not JSON is requested again, and meanwhile no other request should be sent.
        if (status === 200 && header("content-type")?.includes("json") === true) onAnswer();
      },
    };
    return sender.send(request, patience, {
      judge: (answer, tries, waitMs) => judge(answer, tries, waitMs, less),
      onFailure: (tries, again) => failed(tries, again, less),
    });
  }

  /** Reads an answer as one from `api.php`. */
  function judge(
    { body, header, status }: Answer,
    tries: number,
    waitMs: number | null,
    less: boolean,
  ): Try<Asked> {
    const json = less ? jsonWithTexts(body) : jsonOf(body);
    const envelope = fitting(envelopeSchema, json);
    const complaint = envelope === null ? null : complaintOf(envelope);
    // A server in front of the wiki may refuse in JSON of its own.
    if (complaint === null && status >= 400 && !saysNotNow(status)) {
      throw refusal(status, header, body, host, hasContact);
    }
    if (envelope === null) {
      // Others answer instead of the wiki with 200, too: a maintenance page, or a network's login page.
      const again = { waitMs, failure: wikiError(host, "did not answer in JSON as api.php does", notJson) };
      return waitMs === null ? failed(tries, again, less) : again;
    }
    if (complaint === null) return { done: { ...envelope, bytes: body.byteLength } };
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
    // Among many texts, the wiki may fail at a single one.
    if (less && isInternal(code)) return { done: { tooMuch: true, limit: null, failure } };
    if (!isPassing(code)) throw failure;
    return { waitMs: waitMs ?? 5_000, failure };
  }

  function patience(): Patience {
    return createPatience(options.patienceMs, clock);
  }

  return {
    api,
    mostListed: options.mostListed,
    patience,
    async ask(parameters, signal, shared = patience()) {
      const answer = await query(parameters, signal, shared, false);
      if ("tooMuch" in answer) throw wikiError(host, "refuses a query as too large");
      return answer;
    },
    askForLess: (parameters, signal, shared, onAnswer) => query(parameters, signal, shared, true, onAnswer),
    raw: (revision, signal, shared) => readRawText(sender, api, revision, signal, shared),
  };
}

/** Tries again, or lets the caller ask for less if the size may be the problem. */
function failed(tries: number, again: Again, less: boolean): Try<Asked> {
  return less && tries > 0 ? { done: { tooMuch: true, limit: null, failure: again.failure } } : again;
}
