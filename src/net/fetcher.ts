import { HistoryError, hasCode } from "../errors.ts";
import { orCancelled, throwIfCancelled } from "../ground/cancelled.ts";
import type { AddressKind } from "./address-kind.ts";
import {
  type AddressPolicy,
  checkAddress,
  checkBehindProxy,
  isThisMachine,
  type Resolve,
  systemResolve,
} from "./check-address.ts";
import { leastOf, within } from "./deadlines.ts";
import type { Exchange, Fetcher, FetchRequest } from "./exchange.ts";
import { goneOut } from "./gone-out.ts";
import { inTurn } from "./host-queue.ts";
import { pinnedAgents } from "./pinned-agents.ts";
import type { ProxyOf } from "./proxied-agents.ts";
import { createRequests, type Packed, type RequestOptions } from "./requests.ts";
import { resolvedOnce } from "./resolved-once.ts";
import { unpack } from "./unpack.ts";

/** How a fetcher behaves. */
export interface FetcherOptions extends RequestOptions {
  readonly policy: AddressPolicy;
  /** Least time between the end of a request and the start of the next to the same host, by the kind of its address. */
  readonly gapMs: (kind: AddressKind) => number;
  /** Whether several requests to one host may be under way at once; with a wiki that is never done. */
  readonly overlap?: boolean | undefined;
  readonly resolve?: Resolve | undefined;
  /** The proxies through which addresses are requested, except those of this machine. No proxies when left out. */
  readonly proxyOf?: ProxyOf | undefined;
}

const maxRedirects = 3;

/** Starts a fetcher: checked and pinned addresses, counted bytes, deadlines, redirects followed by hand. */
export function createFetcher(options: FetcherOptions): Fetcher {
  const { clock, policy, gapMs } = options;
  const resolve = resolvedOnce(
    options.resolve ?? systemResolve,
    Math.min(options.totalMs, options.idleMs),
    clock,
  );
  const pinned = pinnedAgents();
  const requests = createRequests(pinned, options);
  const kinds = new Map<string, AddressKind>();
  let bytes = 0;

  async function fetch(request: FetchRequest): Promise<Exchange> {
    let { url } = request;
    let fromPublic = false;
    for (let redirects = 0; ; redirects++) {
      const kind = await kindOf(url, request);
      if (kind === null) return { kind: "lost", why: "timed_out" };
      if (fromPublic && kind !== "public") {
        throw new HistoryError("ADDRESS_REFUSED", "a public address led to one that is not public", {
          host: url.host,
        });
      }
      fromPublic = kind === "public";
      const at = url;
      const exchange = () => requests.make(request, at);
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

  /** Checks an origin on first use and pins it to the addresses checked; `null` where its host is not resolved in time. */
  async function kindOf(url: URL, request: FetchRequest): Promise<AddressKind | null> {
    const known = kinds.get(url.origin);
    if (known !== undefined) return known;
    throwIfCancelled(request.signal);
    const { totalMs, beginMs, idleMs } = leastOf(options, request);
    const checking = orCancelled(checked(url).catch(noneInTime), request.signal);
    const kind = await within(checking, Math.min(totalMs, beginMs, idleMs), clock);
    if (kind !== null) kinds.set(url.origin, kind);
    return kind;
  }

  async function checked(url: URL): Promise<AddressKind> {
    const proxy = isThisMachine(url) ? null : (options.proxyOf?.(url) ?? null);
    if (proxy === null) {
      const { addresses, kind } = await checkAddress(url, policy, resolve);
      pinned.pin(url.hostname, addresses);
      return kind;
    }
    const kind = await checkBehindProxy(url, policy, resolve);
    await pinned.lead(url.origin, proxy);
    return kind;
  }

  /** Unpacks outside of the turn of the host, so that no other request waits for it. */
  async function opened(
    { onAnswer }: FetchRequest,
    { url, status, headers, pieces, maxBytes }: Packed,
  ): Promise<Exchange> {
    const header = (name: string) => headers.get(name) ?? null;
    if (onAnswer !== undefined) {
      onAnswer(status, header);
      // Waits until the next request that this callback makes has gone out.
      await goneOut();
    }
    const body =
      pieces === null
        ? ({ state: "too_large" } as const)
        : await unpack(pieces, headers.get("content-encoding"), maxBytes);
    if (body.state === "too_large") {
      throw new HistoryError("TOO_LARGE", `an answer from ${url.host} is longer than ${maxBytes} bytes`, {
        maxBytes,
      });
    }
    if (body.state !== "whole") return { kind: "lost", why: body.state };
    bytes += body.bytes.byteLength;
    return { kind: "answer", url, status, header, body: body.bytes };
  }

  async function close(): Promise<void> {
    await requests.close();
    pinned.close();
  }

  return { fetch, traffic: () => ({ requests: requests.made(), bytes }), close };
}

function noneInTime(failure: unknown): null {
  if (hasCode(failure, "TIMED_OUT")) return null;
  throw failure;
}
