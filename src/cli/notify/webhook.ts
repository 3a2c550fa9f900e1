import { HistoryError, hasCode } from "../../errors.ts";
import { behindProxy } from "../../net/behind-proxy.ts";
import type { AddressPolicy } from "../../net/check-address.ts";
import type { Clock } from "../../net/clock.ts";
import type { Exchange } from "../../net/exchange.ts";
import { createFetcher } from "../../net/fetcher.ts";
import { passingStatuses } from "../../net/passing-statuses.ts";
import { type Try, withPatience } from "../../net/patience.ts";
import type { ProxyOf } from "../../net/proxied-agents.ts";
import { retryAfterMs } from "../../net/retry-after.ts";
import { userAgent } from "../../net/user-agent.ts";
import { signatureOf } from "./signature.ts";

/** The address to which bodies are posted, and how they are signed. */
export interface WebhookOptions {
  readonly url: URL;
  readonly secret: string;
  readonly clock: Clock;
  readonly policy: AddressPolicy;
  readonly proxyOf: ProxyOf;
  readonly version: string;
  readonly contact: string | undefined;
}

/** The result of posting a body. */
interface Posted {
  /** 0 if the receiver had failed too often before. */
  readonly attempts: number;
  /** `null` if it was delivered. */
  readonly failure: string | null;
}

/** An address to which bodies are posted. */
export interface Webhook {
  /**
   * Posts a body until it is accepted with a 2xx; gives up after five minutes, or at once if trying again is useless.
   *
   * After a body that was given up, the next ones are tried once each, and none any more once three in a row have failed: a
   * single body that its receiver cannot handle must not stop all others.
   * @throws HistoryError `CANCELLED`.
   */
  post(body: string, idempotencyKey: string, signal?: AbortSignal): Promise<Posted>;
  close(): Promise<void>;
}

/** The time for waits of 1, 2, 4, … 60 s, added up. */
const patienceMs = 5 * 60_000;
/** Most bodies in a row that are given up. */
const mostGivenUp = 3;
const idleMs = 20_000;
const totalMs = 30_000;
/** Nobody reads a receiver's answer: after this many bytes the connection is closed. */
const maxAnswerBytes = 1024 * 1024;

/** Opens an address for posting; nothing is sent before the first body. */
export function openWebhook(options: WebhookOptions): Webhook {
  const { url, secret, clock } = options;
  const fetcher = createFetcher({
    clock,
    policy: options.policy,
    proxyOf: options.proxyOf,
    userAgent: userAgent(options.version, options.contact),
    gapMs: () => 0,
    maxBytes: maxAnswerBytes,
    idleMs,
    totalMs,
  });

  async function attempt(body: string, key: string, signal: AbortSignal | undefined): Promise<Try<null>> {
    // Signed anew each time, as a receiver refuses an old signature.
    const timestamp = String(Math.floor(clock.unixMs() / 1000));
    const asked = fetcher.fetch({
      url,
      json: body,
      dropsBody: true,
      headers: {
        "idempotency-key": key,
        "x-stemma-timestamp": timestamp,
        "x-stemma-signature": signatureOf(secret, timestamp, body),
      },
      // A redirect would send the events, and a valid signature, to somebody else.
      follows: () => false,
      signal,
    });
    return tryOf(await asked.catch(unknownHost), url, clock);
  }

  // The reasons why bodies in a row were given up after waiting.
  let givenUp: readonly string[] = [];
  return {
    async post(body, key, signal) {
      const failure = givenUp[mostGivenUp - 1];
      if (failure !== undefined) return { attempts: 0, failure };
      let attempts = 0;
      let isWaitedFor = false;
      try {
        await withPatience(
          async () => {
            attempts++;
            isWaitedFor = false;
            const outcome = await attempt(body, key, signal);
            isWaitedFor = "failure" in outcome;
            return outcome;
          },
          givenUp.length === 0 ? patienceMs : 0,
          clock,
          signal,
        );
        givenUp = [];
        return { attempts, failure: null };
      } catch (error) {
        if (!(error instanceof HistoryError) || error.code === "CANCELLED") throw error;
        givenUp = isWaitedFor ? [...givenUp, error.message] : [];
        return { attempts, failure: error.message };
      }
    },
    close: () => fetcher.close(),
  };
}

/** A name that is unknown now may be known in a minute. */
function unknownHost(error: unknown): Exchange {
  if (!hasCode(error, "NETWORK")) throw error;
  return { kind: "lost", why: "unreachable", cause: error };
}

/** @throws HistoryError `NETWORK` where trying again is useless. */
function tryOf(exchange: Exchange, url: URL, clock: Clock): Try<null> {
  if (exchange.kind === "elsewhere") {
    throw failed(url, "answers with a redirect, which is not followed; give the address it leads to");
  }
  if (exchange.kind === "lost") {
    const what =
      exchange.why === "proxy"
        ? behindProxy(exchange)
        : `cannot be reached (${exchange.why.replace("_", " ")})`;
    const failure = failed(url, what, exchange.cause);
    if (exchange.why === "tls") throw failure;
    return { waitMs: null, failure };
  }
  const { status, header } = exchange;
  if (status >= 200 && status < 300) return { done: null };
  const failure = failed(url, `answers ${status}`);
  if (!passingStatuses.has(status)) throw failure;
  return { waitMs: retryAfterMs(header, clock), failure };
}

/** The path and query of such an address are often a secret, so only the origin is named. */
function failed(url: URL, what: string, cause?: unknown): HistoryError {
  return new HistoryError(
    "NETWORK",
    `the webhook at ${url.origin} ${what}`,
    { origin: url.origin },
    { cause },
  );
}
