import * as v from "valibot";
import { HistoryError } from "../../errors.ts";
import type { Clock } from "../../net/clock.ts";
import type { Fetcher } from "../../net/exchange.ts";
import { retryAfterMs } from "../../net/retry-after.ts";
import { envelopeSchema } from "./answer.ts";
import { apiError, complaintOf, isPassing } from "./api-error.ts";
import { editUri } from "./edit-uri.ts";
import { jsonOf } from "./json-of.ts";
import { createPatience, type Patience, type Try, withPatience } from "./patience.ts";
import { rateLimited, refusal, unavailable } from "./refusal.ts";
import type { Session } from "./session.ts";
import { type Siteinfo, siteinfoOf, siteinfoQuery } from "./siteinfo.ts";
import { apiCandidates, typedAddress } from "./typed-address.ts";

/** A wiki that was found. */
export interface Discovered extends Siteinfo {
  /** Its `api.php`, where it answered. */
  readonly api: URL;
}

/** What a search for a wiki needs. */
export interface DiscoverOptions {
  readonly fetcher: Fetcher;
  readonly clock: Clock;
  readonly patienceMs: number;
  readonly hasContact: boolean;
  readonly session: Session;
  /** Whether the error may tell what each address answered: not to a stranger, who could map a network with it. */
  readonly tellsAnswers: boolean;
  readonly onWait?: ((waitMs: number, failure: HistoryError) => void) | undefined;
}

interface Tried {
  readonly address: string;
  readonly result: string;
  readonly failure?: HistoryError;
  /** Whether the same address may answer otherwise in a moment. */
  readonly mayPass: boolean;
}

/** How often an address is asked that is silent, or answers with what may be a page of maintenance, or no wiki at all. */
const mostRounds = 3;

const longestPage = 2 * 1024 * 1024;

/**
 * Finds the `api.php` of a wiki from any address of it. A wiki in trouble is waited for.
 *
 * @param text - What was typed: `en.wikipedia.org`, an address of a page, of `index.php` or of `api.php`.
 * @throws HistoryError `NOT_A_WIKI` naming what was tried; `INVALID_INPUT`, `ADDRESS_REFUSED`, `FORBIDDEN` for a private
 * wiki, `CONTACT_REQUIRED`, `BLOCKED_BY_CDN`, `RATE_LIMITED`, `CANCELLED`.
 */
export async function discover(
  text: string,
  options: DiscoverOptions,
  signal: AbortSignal | undefined,
): Promise<Discovered> {
  const typed = typedAddress(text);
  const { clock } = options;
  const patience = createPatience(options.patienceMs, clock);
  const known = new Map<string, Tried>();
  const probed = async (candidate: URL): Promise<Discovered | null> => {
    if (known.get(candidate.href)?.mayPass === false || patience.leftMs() === 0) return null;
    const found = await probe(candidate, options, patience, signal);
    if ("api" in found) return found;
    known.set(candidate.href, found);
    return null;
  };
  const search = async (rounds: number): Promise<Try<Discovered | null>> => {
    const { first, last } = apiCandidates(typed);
    const inThisRound = new Set<string>();
    const firstOf = async (candidates: readonly URL[]): Promise<Discovered | null> => {
      for (const candidate of candidates) {
        if (inThisRound.has(candidate.href)) continue;
        inThisRound.add(candidate.href);
        const found = await probed(candidate);
        if (found !== null) return found;
      }
      return null;
    };
    const likely = await firstOf(first);
    if (likely !== null) return { done: likely };
    const named = await namedByPage(typed, options, patience, signal);
    const found = await firstOf(named.uri === null ? last : [named.uri, ...last]);
    const mayPass = named.mayPass || [...known.values()].some((one) => one.mayPass);
    const isLast = rounds + 1 >= mostRounds || patience.leftMs() === 0;
    if (found !== null || !mayPass || isLast) return { done: found };
    return {
      waitMs: null,
      failure: new HistoryError("NETWORK", `no api.php answers at ${typed.host} yet`, { host: typed.host }),
    };
  };
  const found = await withPatience(search, Number.MAX_SAFE_INTEGER, clock, signal, (waitMs, failure) =>
    options.onWait?.(waitMs, failure),
  );
  if (found !== null) return found;
  const tried = [...known.values()];
  const refused = tried.find(({ failure }) => failure !== undefined)?.failure;
  if (refused !== undefined && options.tellsAnswers) throw refused;
  const list = tried.map(({ address, result }) =>
    options.tellsAnswers ? `${address} (${result})` : address,
  );
  throw new HistoryError("NOT_A_WIKI", `no MediaWiki answers at ${typed.href}; tried ${list.join(", ")}`, {
    tried: list,
  });
}

/** Asks one address whether it is an `api.php`. */
async function probe(
  candidate: URL,
  options: DiscoverOptions,
  patience: Patience,
  signal: AbortSignal | undefined,
): Promise<Discovered | Tried> {
  const { fetcher, clock, hasContact, session } = options;
  const { host, href: address } = candidate;
  let url = new URL(candidate);
  url.search = new URLSearchParams({
    action: "query",
    ...siteinfoQuery,
    format: "json",
    formatversion: "2",
    errorformat: "plaintext",
  }).toString();
  const results = new Map<unknown, Pick<Tried, "result" | "failure">>();
  const again = (waitMs: number | null, failure: HistoryError, result: string): Try<never> => {
    // Only a server that will be back says how long to wait.
    results.set(failure, { result, ...(waitMs === null ? {} : { failure }) });
    return { waitMs, failure };
  };
  const attempt = async (tries: number): Promise<Try<Discovered | Tried>> => {
    const headers = session.headers(url);
    const isNobody = Object.keys(headers).length === 0;
    const exchange = await fetcher.fetch({
      url,
      headers,
      follows: (to) => to.pathname.endsWith("/api.php") && (isNobody || to.origin === url.origin),
      totalMs: patience.leftMs(),
      signal,
    });
    if (exchange.kind === "elsewhere")
      return {
        done: {
          address,
          result: exchange.isEndless ? "redirects without end" : "leads elsewhere",
          mayPass: false,
        },
      };
    if (exchange.kind === "lost") {
      const failure = new HistoryError("NETWORK", `${host} did not answer (${exchange.why})`, { host });
      if (tries < 2 && exchange.why === "cut") return again(null, failure, exchange.why);
      // Silence takes long: the other addresses come first.
      const mayPass = exchange.why === "unreachable" || exchange.why === "timed_out";
      return { done: { address, result: exchange.why, mayPass } };
    }
    const { status, header, body } = exchange;
    const waitMs = retryAfterMs(header("retry-after"), header("date"), clock);
    if (status === 429) return { waitMs, failure: rateLimited(host, waitMs, hasContact) };
    const envelope = v.safeParse(envelopeSchema, jsonOf(body));
    if (!envelope.success) {
      const result = status === 200 ? "no api.php" : String(status);
      const isCutJson = status === 200 && header("content-type")?.includes("json") === true;
      if (status === 408 || status === 425 || status >= 500) {
        return again(waitMs, unavailable(host, status, waitMs), result);
      }
      if (isCutJson) {
        return again(null, new HistoryError("WIKI_ERROR", `${host} answered ${result}`, { host }), result);
      }
      const refuses = status === 401 || status === 403 || status === 407;
      const failure = refuses ? { failure: refusal(status, header, body, host, hasContact) } : {};
      return { done: { address, result, mayPass: status === 200, ...failure } };
    }
    // Where redirects have led.
    const api = new URL(exchange.url.pathname, exchange.url.origin);
    const complaint = complaintOf(envelope.output);
    if (complaint !== null) {
      const isToLogIn = session.isToLogIn(api);
      if (complaint.code === "readapidenied" && session.isFor(api) && (isNobody || isToLogIn)) {
        const inTheWay = isToLogIn ? await session.logIn(api, patience.leftMs(), signal) : null;
        if (inTheWay !== null) {
          const failure = new HistoryError("NETWORK", `${host} did not answer a login`, { host });
          return { waitMs: null, failure };
        }
        const known = new URL(url.search, api);
        // A login that gave no cookie is none to ask again with.
        if (Object.keys(session.headers(known)).length > 0) {
          url = known;
          return attempt(tries);
        }
      }
      const failure = apiError(complaint.code, api, session.isFor(api));
      if (isPassing(complaint.code)) return { waitMs: waitMs ?? 5_000, failure };
      if (failure.code === "FORBIDDEN") throw failure;
      // Others complain in JSON as well; this header is MediaWiki's own.
      if (header("mediawiki-api-error") !== null) {
        return { done: { address, result: `the error ${complaint.code}`, failure, mayPass: false } };
      }
    }
    const siteinfo = siteinfoOf(envelope.output.query);
    if (siteinfo === null) return { done: { address, result: "not MediaWiki", mayPass: false } };
    return { done: { ...siteinfo, api } };
  };
  try {
    return await withPatience(attempt, patience.leftMs(), clock, signal, (waitMs, failure) =>
      options.onWait?.(waitMs, failure),
    );
  } catch (error) {
    const tried = results.get(error);
    if (tried === undefined) throw error;
    return { address, ...tried, mayPass: false };
  }
}

/** The `api.php` that the typed page itself names; where a script was typed, the host's front page. */
async function namedByPage(
  typed: URL,
  { fetcher }: DiscoverOptions,
  patience: Patience,
  signal: AbortSignal | undefined,
): Promise<{ readonly uri: URL | null; readonly mayPass: boolean }> {
  const nothing = { uri: null, mayPass: false };
  if (patience.leftMs() === 0) return nothing;
  const url = typed.pathname.endsWith(".php") ? new URL("/", typed) : typed;
  const follows = (to: URL) => bareHost(to) === bareHost(url);
  try {
    const exchange = await fetcher.fetch({
      url,
      follows,
      maxBytes: longestPage,
      totalMs: patience.leftMs(),
      signal,
    });
    if (exchange.kind === "elsewhere") return nothing;
    if (exchange.kind === "lost" || exchange.status >= 500) return { uri: null, mayPass: true };
    const uri = editUri(exchange.body.toString("utf8"), exchange.url);
    // A page may name what it likes; only its own host, and nothing less safe than itself, is followed.
    if (uri === null || bareHost(uri) !== bareHost(exchange.url)) return nothing;
    return exchange.url.protocol === "https:" && uri.protocol !== "https:"
      ? nothing
      : { uri, mayPass: false };
  } catch (error) {
    if (error instanceof HistoryError && error.code === "TOO_LARGE") return nothing;
    throw error;
  }
}

function bareHost({ host }: URL): string {
  return host.startsWith("www.") ? host.slice("www.".length) : host;
}
