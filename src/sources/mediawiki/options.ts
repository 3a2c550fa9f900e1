import * as v from "valibot";
import type { HistoryError } from "../../errors.ts";
import {
  addressPolicy,
  between,
  callback,
  clock,
  milliseconds,
  object,
  signal,
} from "../../ground/argument.ts";
import type { AddressPolicy, Resolve } from "../../net/check-address.ts";
import type { Clock } from "../../net/clock.ts";
import type { ProxyOf } from "../../net/proxied-agents.ts";
import { listMost, usualValues } from "./client/list-bounds.ts";
import type { Account } from "./client/login-session.ts";

/** Which wiki to read, with which account, and how patiently. */
export interface MediawikiOptions {
  /** Any address of the wiki: `en.wikipedia.org` (the default), or that of a page, of `index.php` or of `api.php`. */
  readonly api?: string | undefined;
  /** Who runs the program: an e-mail address or a page. Wikis want to know; without it, only one request a second is sent. */
  readonly contact?: string | undefined;
  /** Version of the program, for the User-Agent. */
  readonly version: string;
  readonly clock: Clock;
  /** Which addresses may be requested; by default any, as for an address that a person typed. */
  readonly policy?: AddressPolicy | undefined;
  /** The account for a wiki that is not open to everybody. */
  readonly account?: Account | undefined;
  /**
   * Most time to find the wiki, for one query, and until the next text comes, including waits, retries and smaller requests.
   * Default 65 s; 600 s suits work that nobody waits for.
   */
  readonly patienceMs?: number | undefined;
  /** Least time between two requests. Default 100 ms with a contact, 1000 ms without, none on this machine. */
  readonly gapMs?: number | undefined;
  /** Most time without a byte. Default 30 s. */
  readonly idleMs?: number | undefined;
  /** Most time for one request. Default 180 s. */
  readonly totalMs?: number | undefined;
  /** Most decoded bytes of one answer. Default 64 MiB. */
  readonly maxAnswerBytes?: number | undefined;
  /** Most requests, and most decoded bytes, in all for this source. Default 100,000 and 64 GiB. */
  readonly maxRequests?: number | undefined;
  readonly maxBytes?: number | undefined;
  /** Most members and elements in the lists of one page, all of which are in memory; a revision has some 18. Default 24,000,000. */
  readonly maxListed?: number | undefined;
  readonly resolve?: Resolve | undefined;
  /** Which addresses are reached through a proxy, except those of this machine, which never are. None when left out. */
  readonly proxyOf?: ProxyOf | undefined;
  /** Called with notices for the operator, at most once for each. */
  readonly onNotice?: ((notice: string) => void) | undefined;
  /** Called before each wait for the wiki. */
  readonly onWait?: ((waitMs: number, why: HistoryError) => void) | undefined;
  /** When aborted, nobody waits for the wiki any longer: what would have to wait fails with `CANCELLED`. */
  readonly stop?: AbortSignal | undefined;
}

const text = v.nullish(v.string("must be a string"));
const count = between(1, Number.POSITIVE_INFINITY, "a number, at least 1");

/** The shape of the options that a program hands in. */
export const optionsShape = v.looseObject(
  {
    api: text,
    contact: text,
    version: v.string("must be a string, the version of the program"),
    clock,
    policy: v.nullish(addressPolicy),
    patienceMs: milliseconds(1),
    gapMs: milliseconds(0),
    idleMs: milliseconds(1),
    totalMs: milliseconds(1),
    // The unpacking of answers cannot take more.
    maxAnswerBytes: between(1, 2 ** 31 - 1, `a number from 1 to ${2 ** 31 - 1}`),
    maxRequests: count,
    maxBytes: count,
    maxListed: count,
    resolve: callback,
    proxyOf: callback,
    onNotice: callback,
    onWait: callback,
    stop: signal,
  },
  object('must be an object, such as { api: "en.wikipedia.org", version: "1", clock: systemClock }'),
);

const MiB = 1024 * 1024;

/** The limits of a source, with defaults filled in. */
export function limitsOf(options: MediawikiOptions) {
  return {
    patienceMs: options.patienceMs ?? 65_000,
    idleMs: options.idleMs ?? 30_000,
    totalMs: options.totalMs ?? 180_000,
    maxAnswerBytes: options.maxAnswerBytes ?? 64 * MiB,
    maxRequests: options.maxRequests ?? 100_000,
    maxBytes: options.maxBytes ?? 64 * 1024 * MiB,
    mostListed: listMost(options.maxListed ?? usualValues),
  };
}
