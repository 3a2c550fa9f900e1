import { HistoryError } from "../errors.ts";
import { throwIfCancelled } from "../ground/cancelled.ts";
import { systemCode } from "../ground/system-code.ts";
import { ask, type Limits } from "./ask.ts";
import type { Clock } from "./clock.ts";
import type { Collected } from "./collect.ts";
import { leastOf, setDeadlines } from "./deadlines.ts";
import type { Exchange, FetchRequest } from "./exchange.ts";
import type { PinnedAgents } from "./pinned-agents.ts";

/** How requests are made. */
export interface RequestOptions {
  readonly clock: Clock;
  readonly userAgent: string;
  /** Most bytes of one answer, packed or not. */
  readonly maxBytes: number;
  /** Most time without a byte, from the request on. */
  readonly idleMs: number;
  /** Most time for one request, without its redirects. */
  readonly totalMs: number;
}

/** An answer whose body is still packed. */
export interface Packed extends Collected {
  readonly kind: "packed";
  readonly url: URL;
  readonly maxBytes: number;
}

/** Where one request led: to another address, to an answer, or to none. */
type Step = URL | Packed | Exclude<Exchange, { kind: "answer" }>;

/** Makes requests over pinned connections, each with its deadlines; redirects are not followed. */
export interface Requests {
  /**
   * Makes one request.
   *
   * @param url - Where this request goes; the `url` of `request` is where the redirects began.
   * @throws HistoryError `CANCELLED`.
   */
  make(request: FetchRequest, url: URL): Promise<Step>;
  /** How many requests have been made. */
  made(): number;
  /** Waits for requests under way, and gives up the bodies that nobody waits for. */
  close(): Promise<void>;
}

/** Starts with no request made. */
export function createRequests(agents: PinnedAgents, options: RequestOptions): Requests {
  const { clock, userAgent } = options;
  /** Gives up the bodies that nobody waits for. */
  const dropping = new Set<() => void>();
  const underWay = new Set<Promise<unknown>>();
  let made = 0;

  async function make(request: FetchRequest, url: URL): Promise<Step> {
    const { signal, dropsBody = false } = request;
    const stop = new AbortController();
    const leave = () => stop.abort();
    signal?.addEventListener("abort", leave);
    const deadlines = setDeadlines(clock, leastOf(options, request), leave);
    if (dropsBody) dropping.add(leave);
    const end = () => {
      deadlines.callOff();
      signal?.removeEventListener("abort", leave);
      dropping.delete(leave);
    };
    const maxBytes = Math.min(options.maxBytes, request.maxBytes ?? options.maxBytes);
    const limits = { maxBytes, signal: stop.signal, onArrival: deadlines.onArrival };
    const proxy = agents.proxyOf(url);
    made++;
    try {
      const collected = await (dropsBody
        ? headOf((onHead) => send(request, url, { ...limits, onHead }).finally(end))
        : send(request, url, limits).finally(end));
      // Only a proxy demands a login to itself.
      if (proxy !== null && collected.status === 407) return noWay(proxy, new Error("it answered 407"));
      return stepOf(url, maxBytes, collected);
    } catch (cause) {
      throwIfCancelled(signal);
      if (cause instanceof HistoryError) throw cause;
      if (deadlines.hasPassed()) return { kind: "lost", why: "timed_out", cause };
      // A request that is not encrypted can fail only at the certificate of a proxy.
      if (isTls(cause) && url.protocol === "https:") return { kind: "lost", why: "tls", cause };
      if (deadlines.hasBegun()) return { kind: "lost", why: "cut", cause };
      return proxy === null ? { kind: "lost", why: "unreachable", cause } : noWay(proxy, cause);
    }
  }

  async function send(request: FetchRequest, url: URL, limits: Limits): Promise<Collected> {
    const headers = { ...request.headers, "user-agent": userAgent };
    const asked = ask(agents, url, { form: request.form, json: request.json, headers }, limits);
    underWay.add(asked);
    return asked.finally(() => underWay.delete(asked));
  }

  async function close(): Promise<void> {
    for (const leave of dropping) leave();
    await Promise.allSettled(underWay);
  }

  return { make, made: () => made, close };
}

function noWay({ origin }: URL, cause: unknown): Step {
  return { kind: "lost", why: "proxy", proxy: origin, cause };
}

/** An answer as soon as its head has arrived. How its body ends does not matter, but the deadlines still apply to it. */
function headOf(send: (onHead: NonNullable<Limits["onHead"]>) => Promise<Collected>): Promise<Collected> {
  return new Promise((resolve, reject) => {
    const withoutBody = (head: Omit<Collected, "pieces">) => resolve({ ...head, pieces: [] });
    send(withoutBody).then(withoutBody, reject);
  });
}

function stepOf(url: URL, maxBytes: number, collected: Collected): Step {
  const location = collected.headers.get("location");
  if (collected.status >= 300 && collected.status < 400 && location !== undefined) {
    const to = URL.canParse(location, url.href) ? new URL(location, url) : null;
    return to !== null && isAskable(to) ? to : { kind: "elsewhere" };
  }
  return { kind: "packed", url, maxBytes, ...collected };
}

/** Whether a redirect may be followed at all: not to an address with a name and a password, which nobody here gave. */
function isAskable({ protocol, username, password }: URL): boolean {
  return /^https?:$/.test(protocol) && username === "" && password === "";
}

/** Whether a connection failed at its certificate or handshake, which a second try cannot change. */
function isTls(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 8; cause = cause.cause, depth++) {
    if (/^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|EPROTO)/.test(systemCode(cause) ?? ""))
      return true;
  }
  return false;
}
