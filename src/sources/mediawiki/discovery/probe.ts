import { HistoryError, hasCode } from "../../../errors.ts";
import { fitting } from "../../../ground/parse.ts";
import { isThisMachine } from "../../../net/check-address.ts";
import type { Answer, Exchange } from "../../../net/exchange.ts";
import { type Patience, withPatience } from "../../../net/patience.ts";
import { retryAfterMs } from "../../../net/retry-after.ts";
import { answerFormat, envelopeSchema } from "../client/answer.ts";
import { apiError, complaintOf, isPassing } from "../client/api-error.ts";
import { jsonOf } from "../client/json-of.ts";
import { lostAnswer } from "../client/lost-answer.ts";
import type { SenderOptions } from "../client/patient-sender.ts";
import { isChallenge, rateLimited, refusal, saysNotNow, unavailable } from "../client/refusal.ts";
import { wikiError } from "../client/wiki-error.ts";
import { type Siteinfo, siteinfoOf, siteinfoQuery } from "./siteinfo.ts";

/** A wiki that was found. */
export interface Discovered extends Siteinfo {
  /** The address of its `api.php` that answered. */
  readonly api: URL;
}

/** An address that is not a wiki's, or gave no answer. */
export interface Tried {
  readonly address: string;
  readonly result: string;
  readonly failure?: HistoryError;
  /** Whether the same address may soon answer differently. */
  readonly mayPass: boolean;
}

/** What is needed to try an address. */
export interface ProbeOptions
  extends Pick<SenderOptions, "fetcher" | "clock" | "hasContact" | "session" | "onWait" | "stop"> {
  /** Whether the error may say what each address answered; not to strangers, who could map a network with it. */
  readonly tellsAnswers: boolean;
}

/** What followed from one answer. */
type Outcome =
  | { readonly done: Discovered | Tried }
  | {
      readonly waitMs: number | null;
      readonly failure: HistoryError;
      /** What is reported about the address if it stays so; if absent, the failure is thrown. */
      readonly result?: string;
    }
  | { readonly askInstead: URL };

/** The address that is tried, and what is needed to try it. */
interface Probing extends ProbeOptions {
  /** The address as reports name it. */
  readonly address: string;
  readonly patience: Patience;
  readonly signal: AbortSignal | undefined;
}

/**
 * Finds out whether an address is an `api.php`. It retries as long as this may be one in trouble.
 *
 * @throws HistoryError `ADDRESS_REFUSED`, `FORBIDDEN` for a private wiki, `RATE_LIMITED`, `WIKI_ERROR` for a wiki that stays in
 * trouble, `CANCELLED`.
 */
export async function probe(
  candidate: URL,
  options: ProbeOptions,
  patience: Patience,
  signal: AbortSignal | undefined,
): Promise<Discovered | Tried> {
  const { href: address } = candidate;
  const probing: Probing = { ...options, address, patience, signal };
  let url = new URL(candidate);
  url.search = siteinfoSearch;
  const told = new Map<unknown, Tried>();
  const attempt = async (tries: number): Promise<Exclude<Outcome, { askInstead: URL }>> => {
    const outcome = await ask(url, tries, probing);
    if ("askInstead" in outcome) {
      url = outcome.askInstead;
      return attempt(tries);
    }
    if ("result" in outcome && outcome.result !== undefined) {
      const { waitMs, failure, result } = outcome;
      // Only a server that will be back says how long to wait, so only then the failure is kept.
      told.set(failure, { address, result, mayPass: false, ...(waitMs === null ? {} : { failure }) });
    }
    return outcome;
  };
  try {
    return await withPatience(attempt, patience.leftMs(), options.clock, signal, options);
  } catch (error) {
    const tried = told.get(error);
    if (tried === undefined) throw error;
    return tried;
  }
}

const siteinfoSearch = new URLSearchParams({
  action: "query",
  ...siteinfoQuery,
  ...answerFormat,
}).toString();

async function ask(url: URL, tries: number, probing: Probing): Promise<Outcome> {
  const { address, fetcher, session, patience, signal } = probing;
  const headers = session.headers(url);
  const isNobody = Object.keys(headers).length === 0;
  const exchange = await fetcher
    .fetch({
      url,
      headers,
      follows: (to) => to.pathname.endsWith("/api.php") && (isNobody || to.origin === url.origin),
      totalMs: patience.leftMs(),
      signal,
    })
    .catch(nullOfTooLarge);
  if (exchange === null) return { done: noWiki(address, "an answer that is too large") };
  if (exchange.kind !== "answer") return withoutAnswer(exchange, url, tries, address);
  const envelope = fitting(envelopeSchema, jsonOf(exchange.body));
  const isBusy = exchange.status === 429 && mayWait(url, probing);
  if (isBusy || envelope === null) return withoutEnvelope(exchange, url, probing);
  // The address to which redirects have led.
  const api = new URL(exchange.url.pathname, exchange.url.origin);
  const complaint = complaintOf(envelope);
  const complained =
    complaint === null ? null : await withComplaint(complaint.code, exchange, api, isNobody, probing);
  if (complained !== null) return complained;
  const siteinfo = siteinfoOf(envelope.query);
  return { done: siteinfo === null ? noWiki(address, "not MediaWiki") : { ...siteinfo, api } };
}

/** Treats an answer that is too large as none: it is no wiki's, and a stranger must not learn what else answers there. */
function nullOfTooLarge(failure: unknown): null {
  if (hasCode(failure, "TOO_LARGE")) return null;
  throw failure;
}

/** Whether a 429 alone counts as a sign of a wiki; on this machine, to strangers, only a wiki's own answer does. */
function mayWait(url: URL, { tellsAnswers }: Probing): boolean {
  return tellsAnswers || !isThisMachine(url);
}

function withoutAnswer(
  exchange: Exclude<Exchange, Answer>,
  { host }: URL,
  tries: number,
  address: string,
): Outcome {
  if (exchange.kind === "elsewhere") {
    return { done: noWiki(address, exchange.isEndless ? "redirects without end" : "leads elsewhere") };
  }
  const { why } = exchange;
  if (tries < 2 && why === "cut") {
    const failure = new HistoryError("NETWORK", `${host} did not answer (${why})`, { host });
    return { waitMs: null, failure, result: why };
  }
  // Waiting for a silent server takes long, so the other addresses come first.
  const mayPass = why === "unreachable" || why === "timed_out";
  // There is a server; trying again, or elsewhere, mends neither its certificate nor a proxy that lets nothing through.
  const failure = why === "tls" || why === "proxy" ? { failure: lostAnswer(host, exchange) } : {};
  return { done: { address, result: why, mayPass, ...failure } };
}

/** An answer that is not one of `api.php`, or asks for fewer requests. */
function withoutEnvelope(answer: Answer, url: URL, probing: Probing): Outcome {
  const { host } = url;
  const { status, header, body } = answer;
  const { address, clock, hasContact } = probing;
  if (isChallenge(answer)) {
    const failure = refusal(status, header, body, host, hasContact);
    return { done: { ...noWiki(address, String(status)), failure } };
  }
  if (isTurnedOff(body)) {
    const what = "has its API turned off ($wgEnableAPI); analyze an export of the page (--input)";
    return { done: { ...noWiki(address, "turned off"), failure: wikiError(host, what) } };
  }
  if (hasWordsBefore(body)) {
    const what = "sends other text before its JSON; its operators have to turn PHP's display_errors off";
    return { done: { ...noWiki(address, "no JSON"), failure: wikiError(host, what) } };
  }
  const waitMs = retryAfterMs(header, clock);
  if (status === 429 && mayWait(url, probing))
    return { waitMs, failure: rateLimited(host, waitMs, hasContact) };
  if (saysNotNow(status)) {
    return { waitMs, failure: unavailable(host, status, waitMs), result: String(status) };
  }
  if (status === 200) {
    const result = "no api.php";
    const isCutJson = header("content-type")?.includes("json") === true;
    if (!isCutJson) return { done: { address, result, mayPass: true } };
    const failure = new HistoryError("WIKI_ERROR", `${host} answered ${result}`, { host });
    return { waitMs: null, failure, result };
  }
  const refuses = status === 401 || status === 403 || status === 407;
  const failure = refuses ? { failure: refusal(status, header, body, host, hasContact) } : {};
  return { done: { ...noWiki(address, String(status)), ...failure } };
}

/**
 * What follows from a complaint of `api.php`; `null` if it may be another program's.
 *
 * @throws HistoryError `FORBIDDEN`.
 */
async function withComplaint(
  code: string,
  { header }: Answer,
  api: URL,
  isNobody: boolean,
  { address, session, patience, signal, clock }: Probing,
): Promise<Outcome | null> {
  const isToLogIn = session.isToLogIn(api);
  if (code === "readapidenied" && session.isFor(api) && (isNobody || isToLogIn)) {
    const inTheWay = isToLogIn ? await session.logIn(api, patience.leftMs(), signal) : null;
    if (inTheWay !== null) {
      const { host } = api;
      const failure = new HistoryError("NETWORK", `${host} did not answer a login`, { host });
      return { waitMs: null, failure };
    }
    const known = new URL(`?${siteinfoSearch}`, api);
    // Without a cookie from the login, another request would change nothing.
    if (Object.keys(session.headers(known)).length > 0) return { askInstead: known };
  }
  const failure = apiError(code, api, session.isFor(api));
  if (isPassing(code)) {
    return { waitMs: retryAfterMs(header, clock) ?? 5_000, failure };
  }
  if (failure.code === "FORBIDDEN") throw failure;
  // Other programs complain in JSON, too, but this header is MediaWiki's own.
  return header("mediawiki-api-error") === null
    ? null
    : { done: { ...noWiki(address, `the error ${code}`), failure } };
}

/** Whether an `api.php` before MediaWiki 1.32 says that it is turned off; the status is 500, or 200 in older versions. */
function isTurnedOff(body: Buffer): boolean {
  return body.subarray(0, 200).toString("latin1").startsWith("MediaWiki API is not enabled for this site");
}

/** Whether a MediaWiki's answer comes after other output, such as warnings of a PHP version that it was not made for. */
function hasWordsBefore(body: Buffer): boolean {
  const text = body.subarray(0, 100_000).toString("latin1");
  return !/^(?:\xef\xbb\xbf)?\s*\{/.test(text) && text.includes('"generator":"MediaWiki ');
}

function noWiki(address: string, result: string): Tried {
  return { address, result, mayPass: false };
}
