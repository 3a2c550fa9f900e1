import { setImmediate } from "node:timers/promises";
import { throwIfCancelled } from "../cancelled.ts";
import { HistoryError } from "../errors.ts";
import { systemCode } from "../system-code.ts";
import type { AddressKind } from "./address-kind.ts";
import { ask, type Limits } from "./ask.ts";
import { type AddressPolicy, checkAddress, type Resolve, systemResolve } from "./check-address.ts";
import type { Clock } from "./clock.ts";
import type { Collected } from "./collect.ts";
import { leastOf, setDeadlines } from "./deadlines.ts";
import type { Exchange, Fetcher, FetchRequest } from "./exchange.ts";
import { inTurn } from "./host-queue.ts";
import { pinnedAgents } from "./pinned-agents.ts";
import { unpack } from "./unpack.ts";

/** How a fetcher behaves. */
export interface FetcherOptions {
  readonly clock: Clock;
  readonly userAgent: string;
  readonly policy: AddressPolicy;
  /** Least time between the end of a request and the start of the next to the same host, by where that leads. */
  readonly gapMs: (kind: AddressKind) => number;
  /** Whether requests to one host may be under way at once; a wiki is never asked so. */
  readonly overlap?: boolean | undefined;
  /** Most decoded bytes of one answer. */
  readonly maxBytes: number;
  /** Most time without a byte, from the request on. */
  readonly idleMs: number;
  /** Most time for one request, redirects apart. */
  readonly totalMs: number;
  readonly resolve?: Resolve | undefined;
}

/** An answer whose body is still packed. */
interface Packed extends Collected {
  readonly kind: "packed";
  readonly url: URL;
  readonly maxBytes: number;
}

/** Where one request led. */
type Step = URL | Packed | Exclude<Exchange, { kind: "answer" }>;

const maxRedirects = 3;

/** Starts a fetcher: checked and pinned addresses, counted bytes, deadlines, redirects followed by hand. */
export function createFetcher(options: FetcherOptions): Fetcher {
  const { clock, policy, gapMs } = options;
  const resolve = resolvedOnce(options.resolve ?? systemResolve);
  const pinned = pinnedAgents();
  const kinds = new Map<string, AddressKind>();
  /** Bodies that nobody waits for. */
  const dropping = new Set<AbortController>();
  const underWay = new Set<Promise<unknown>>();
  let requests = 0;
  let bytes = 0;

  async function fetch(request: FetchRequest): Promise<Exchange> {
    let { url } = request;
    let fromPublic = false;
    for (let redirects = 0; ; redirects++) {
      const kind = await kindOf(url);
      if (fromPublic && kind !== "public") {
        throw new HistoryError("ADDRESS_REFUSED", "a public address led to one that is not public", {
          host: url.host,
        });
      }
      fromPublic = kind === "public";
      const at = url;
      const exchange = () => once(request, at);
      throwIfCancelled(request.signal);
      const step =
        options.overlap === true
          ? await exchange()
          : await inTurn(url.host, gapMs(kind), clock, request.signal, exchange);
      if (!(step instanceof URL)) return step.kind === "packed" ? await opened(request, step) : step;
      const isDowngrade = url.protocol === "https:" && step.protocol === "http:";
      if (isDowngrade || !request.follows(step)) return { kind: "elsewhere" };
      if (redirects === maxRedirects) return { kind: "elsewhere", isEndless: true };
      url = step;
    }
  }

  /** Checks an origin on first use and pins it to what was checked. */
  async function kindOf(url: URL): Promise<AddressKind> {
    const known = kinds.get(url.origin);
    if (known !== undefined) return known;
    const { addresses, kind } = await checkAddress(url, policy, resolve);
    pinned.pin(url.hostname, addresses);
    kinds.set(url.origin, kind);
    return kind;
  }

  /** Outside the turn of its host: what is unpacked keeps nobody waiting. */
  async function opened(
    { onAnswer }: FetchRequest,
    { url, status, headers, pieces, maxBytes }: Packed,
  ): Promise<Exchange> {
    const header = (name: string) => headers.get(name) ?? null;
    if (onAnswer !== undefined) {
      onAnswer(status, header);
      // What it asks for goes out first: a turn later than it is made, where there first has to be a connection.
      for (let turns = 0; turns < 2; turns++) await setImmediate();
    }
    const body =
      pieces === null
        ? ({ state: "too_large" } as const)
        : await unpack(pieces, headers.get("content-encoding"), maxBytes);
    if (body.state === "too_large") {
      throw new HistoryError("TOO_LARGE", `an answer of ${url.host} is over ${maxBytes} bytes`, { maxBytes });
    }
    if (body.state !== "whole") return { kind: "lost", why: body.state };
    bytes += body.bytes.byteLength;
    return { kind: "answer", url, status, header, body: body.bytes };
  }

  async function once(request: FetchRequest, url: URL): Promise<Step> {
    const { signal } = request;
    const stop = new AbortController();
    const leave = () => stop.abort();
    signal?.addEventListener("abort", leave);
    const deadlines = setDeadlines(clock, leastOf(options, request), leave);
    const end = () => {
      deadlines.callOff();
      signal?.removeEventListener("abort", leave);
      dropping.delete(stop);
    };
    let isDropped = false;
    try {
      requests++;
      const maxBytes = Math.min(options.maxBytes, request.maxBytes ?? options.maxBytes);
      const limits = { maxBytes, signal: stop.signal, onArrival: deadlines.onArrival };
      if (request.dropsBody !== true) return stepOf(url, maxBytes, await send(request, url, limits));
      const head = await new Promise<Omit<Collected, "pieces">>((resolve, reject) => {
        dropping.add(stop);
        // How the body ends is nobody's concern; the deadlines are still its.
        send(request, url, { ...limits, onHead: resolve })
          .then(resolve, reject)
          .finally(end);
      });
      isDropped = true;
      return stepOf(url, maxBytes, { ...head, pieces: [] });
    } catch (cause) {
      throwIfCancelled(signal);
      if (cause instanceof HistoryError) throw cause;
      if (deadlines.hasPassed()) return { kind: "lost", why: "timed_out", cause };
      const why = isTls(cause) ? "tls" : deadlines.hasBegun() ? "cut" : "unreachable";
      return { kind: "lost", why, cause };
    } finally {
      if (!isDropped) end();
    }
  }

  function stepOf(url: URL, maxBytes: number, collected: Collected): Step {
    const location = collected.headers.get("location");
    if (collected.status >= 300 && collected.status < 400 && location !== undefined) {
      return URL.canParse(location, url.href) ? new URL(location, url) : { kind: "elsewhere" };
    }
    return { kind: "packed", url, maxBytes, ...collected };
  }

  async function send(request: FetchRequest, url: URL, limits: Limits): Promise<Collected> {
    const headers = { ...request.headers, "user-agent": options.userAgent };
    const asked = ask(pinned, url, { form: request.form, json: request.json, headers }, limits);
    underWay.add(asked);
    return asked.finally(() => underWay.delete(asked));
  }

  async function close(): Promise<void> {
    for (const stop of dropping) stop.abort();
    await Promise.allSettled(underWay);
    pinned.close();
  }

  return { fetch, traffic: () => ({ requests, bytes }), close };
}

/** Another answer would lead a name elsewhere that was checked at another port. */
function resolvedOnce(resolve: Resolve): Resolve {
  const asked = new Map<string, ReturnType<Resolve>>();
  return (hostname) => {
    const addresses = asked.get(hostname) ?? resolve(hostname);
    asked.set(hostname, addresses);
    // A name that is unknown now may be known in a minute.
    addresses.catch(() => asked.delete(hostname));
    return addresses;
  };
}

/** Whether a connection failed at its certificate or handshake, which a second try does not mend. */
function isTls(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 8; cause = cause.cause, depth++) {
    if (/^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|EPROTO)/.test(systemCode(cause) ?? ""))
      return true;
  }
  return false;
}
