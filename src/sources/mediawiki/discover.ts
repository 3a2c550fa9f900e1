import * as v from "valibot";
import { HistoryError } from "../../errors.ts";
import type { Clock } from "../../net/clock.ts";
import type { Fetcher } from "../../net/fetcher.ts";
import { retryAfterMs } from "../../net/retry-after.ts";
import { envelopeSchema } from "./answer.ts";
import { apiError, complaintOf, isPassing } from "./api-error.ts";
import { editUri } from "./edit-uri.ts";
import { jsonOf } from "./json-of.ts";
import { type Try, withPatience } from "./patience.ts";
import { rateLimited, refusal } from "./refusal.ts";
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
  /** Sent to the origin that was typed and nowhere else. */
  readonly bearer?: string | undefined;
  /** Whether the error may tell what each address answered: not to a stranger, who could map a network with it. */
  readonly tellsAnswers: boolean;
  readonly onWait?: ((waitMs: number, failure: HistoryError) => void) | undefined;
}

interface Tried {
  readonly address: string;
  readonly result: string;
  readonly failure?: HistoryError;
}

const longestPage = 2 * 1024 * 1024;

/**
 * Finds the `api.php` of a wiki from any address of it.
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
  const { first, last } = apiCandidates(typed);
  const tried: Tried[] = [];
  for (const candidate of first) {
    const found = await probe(candidate, typed, options, signal);
    if ("api" in found) return found;
    tried.push(found);
  }
  const named = await namedByPage(typed, options, signal);
  const rest = named === null ? last : [named, ...last];
  for (const candidate of rest) {
    if (tried.some(({ address }) => address === candidate.href)) continue;
    const found = await probe(candidate, typed, options, signal);
    if ("api" in found) return found;
    tried.push(found);
  }
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
  typed: URL,
  options: DiscoverOptions,
  signal: AbortSignal | undefined,
): Promise<Discovered | Tried> {
  const { fetcher, clock, hasContact, patienceMs } = options;
  const { host, href: address } = candidate;
  const url = new URL(candidate);
  url.search = new URLSearchParams({
    action: "query",
    ...siteinfoQuery,
    format: "json",
    formatversion: "2",
    errorformat: "plaintext",
  }).toString();
  const headers: Record<string, string> = {};
  if (options.bearer !== undefined && url.origin === typed.origin) {
    headers.authorization = `Bearer ${options.bearer}`;
  }
  const attempt = async (tries: number): Promise<Try<Discovered | Tried>> => {
    const exchange = await fetcher.fetch({
      url,
      headers,
      follows: (to) =>
        to.pathname.endsWith("/api.php") && (headers.authorization === undefined || to.origin === url.origin),
      signal,
    });
    if (exchange.kind === "elsewhere") return { done: { address, result: "leads elsewhere" } };
    if (exchange.kind === "lost") {
      const failure = new HistoryError("NETWORK", `${host} did not answer (${exchange.why})`, { host });
      const isWorthAnother = tries < 2 && (exchange.why === "cut" || exchange.why === "timed_out");
      return isWorthAnother ? { waitMs: null, failure } : { done: { address, result: exchange.why } };
    }
    const { status, header, body } = exchange;
    const waitMs = retryAfterMs(header("retry-after"), header("date"), clock);
    if (status === 429) return { waitMs, failure: rateLimited(host, waitMs, hasContact) };
    const envelope = v.safeParse(envelopeSchema, jsonOf(body));
    if (!envelope.success) {
      if (status === 503 && tries < 3)
        return { waitMs, failure: refusal(status, header, body, host, hasContact) };
      const failure = status === 403 ? { failure: refusal(status, header, body, host, hasContact) } : {};
      return { done: { address, result: status === 200 ? "no api.php" : String(status), ...failure } };
    }
    const complaint = complaintOf(envelope.output);
    if (complaint !== null) {
      const failure = apiError(complaint.code, host);
      if (isPassing(complaint.code)) return { waitMs: waitMs ?? 5_000, failure };
      if (failure.code === "FORBIDDEN") throw failure;
    }
    const siteinfo = siteinfoOf(envelope.output.query);
    if (siteinfo === null) return { done: { address, result: "not MediaWiki" } };
    const api = new URL(exchange.url.pathname, exchange.url.origin);
    return { done: { ...siteinfo, api } };
  };
  return withPatience(attempt, patienceMs, clock, signal, (waitMs, failure) =>
    options.onWait?.(waitMs, failure),
  );
}

/** The `api.php` that the typed page itself names; where a script was typed, the host's front page. */
async function namedByPage(
  typed: URL,
  { fetcher }: DiscoverOptions,
  signal: AbortSignal | undefined,
): Promise<URL | null> {
  const url = typed.pathname.endsWith(".php") ? new URL("/", typed) : typed;
  const follows = (to: URL) => bareHost(to) === bareHost(url);
  try {
    const exchange = await fetcher.fetch({ url, follows, maxBytes: longestPage, signal });
    if (exchange.kind !== "answer") return null;
    const uri = editUri(exchange.body.toString("utf8"), exchange.url);
    // A page may name what it likes; only its own host, and nothing less safe than itself, is followed.
    if (uri === null || bareHost(uri) !== bareHost(exchange.url)) return null;
    return exchange.url.protocol === "https:" && uri.protocol !== "https:" ? null : uri;
  } catch (error) {
    if (error instanceof HistoryError && error.code === "TOO_LARGE") return null;
    throw error;
  }
}

function bareHost({ host }: URL): string {
  return host.startsWith("www.") ? host.slice("www.".length) : host;
}
