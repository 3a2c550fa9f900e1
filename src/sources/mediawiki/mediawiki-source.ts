import * as v from "valibot";
import { HistoryError } from "../../errors.ts";
import { callback, signal } from "../../ground/argument.ts";
import { isLeftByAnother, orCancelled, throwIfCancelled } from "../../ground/cancelled.ts";
import { parse } from "../../ground/parse.ts";
import { createFetcher } from "../../net/fetcher.ts";
import { userAgent } from "../../net/user-agent.ts";
import { type ApiClient, createApiClient } from "./client/api-client.ts";
import { createLoginSession } from "./client/login-session.ts";
import { discover } from "./discovery/discover.ts";
import type { Discovered } from "./discovery/probe.ts";
import type { Wiki } from "./discovery/wiki.ts";
import type { PageName } from "./listing/page-name.ts";
import { limitsOf, type MediawikiOptions, optionsShape } from "./options.ts";
import { type MediawikiHistory, type PageOptions, readPage } from "./read-page.ts";
import { type WatchedWiki, watchedWiki } from "./watched-wiki.ts";

/** A wiki that is read through its `api.php`. */
export interface MediawikiSource {
  /** Finds the wiki, on first use. */
  wiki(signal?: AbortSignal): Promise<Discovered>;
  /**
   * A page and all that happened to it. Its history is listed at once; texts are read only as far as the timeline is consumed.
   *
   * @throws HistoryError `NOT_A_WIKI`, `PAGE_MISSING`, `PAGE_INVALID`, `PAGE_SPECIAL`, `PAGE_INTERWIKI`,
   * `REVISION_NOT_ON_PAGE`, `RANGE_REVERSED`, and network errors, which the timeline throws, too.
   */
  page(name: PageName, options?: PageOptions): Promise<MediawikiHistory>;
  /** The wiki itself, found on first use. */
  open(signal?: AbortSignal): Promise<Wiki>;
  /** A wiki whose `api.php` is already known; no search for it. */
  openAt(api: URL): Pick<Wiki, "client" | "traffic">;
  /** The wiki, for looking at many of its pages repeatedly. */
  watch(signal?: AbortSignal): Promise<WatchedWiki>;
  /** Closes the connections. */
  close(): Promise<void>;
}

const nameShape = v.union(
  [v.string(), v.looseObject({ pageId: v.unknown() })],
  "must be a title, or an object such as { pageId: 42 }",
);
const pageOptionsShape = v.looseObject(
  { signal, onProgress: callback },
  "must be an object, such as { log: false }",
);

/**
 * Opens a wiki for reading. Nothing is sent before a page is requested.
 *
 * @throws HistoryError `INVALID_INPUT` for an account that cannot be sent to a wiki, for options without a clock or a version,
 * and for invalid limits.
 * @see https://www.mediawiki.org/wiki/API:Etiquette
 */
export function mediawikiSource(options: MediawikiOptions): MediawikiSource {
  parse(optionsShape, options, "options");
  const { clock, stop } = options;
  const limits = limitsOf(options);
  const contact = (options.contact ?? "").trim() === "" ? undefined : options.contact;
  const hasContact = contact !== undefined;
  const policy = options.policy ?? { kind: "typed" };
  const ownGapMs = options.gapMs ?? null;
  const waiting = { waits: 0, waitedMs: 0 };
  let isNoticed = hasContact;
  let wiki: Promise<Wiki> | undefined;

  const fetcher = createFetcher({
    clock,
    policy,
    resolve: options.resolve,
    proxyOf: options.proxyOf,
    userAgent: userAgent(options.version, contact),
    gapMs: (kind) => {
      if (ownGapMs !== null) return ownGapMs;
      if (kind === "loopback") return 0;
      if (!isNoticed) {
        isNoticed = true;
        options.onNotice?.(
          'the wiki does not know who is asking, so it is asked only once a second; add STEMMA_CONTACT="you@example.org"',
        );
      }
      return hasContact ? 100 : 1_000;
    },
    maxBytes: limits.maxAnswerBytes,
    idleMs: limits.idleMs,
    totalMs: limits.totalMs,
  });

  function onWait(waitMs: number, why: HistoryError): void {
    waiting.waits++;
    waiting.waitedMs += waitMs;
    options.onWait?.(waitMs, why);
  }

  const session = createLoginSession(fetcher, options.account ?? undefined);
  const shared = { clock, fetcher, hasContact, session, onWait, stop, patienceMs: limits.patienceMs };

  function openAt(api: URL): Pick<Wiki, "client" | "traffic"> {
    const client: ApiClient = createApiClient(api, { ...shared, ...limits });
    return { client, traffic: () => ({ ...fetcher.traffic(), ...waiting }) };
  }

  async function open(signal: AbortSignal | undefined): Promise<Wiki> {
    const discovered = await discover(
      options.api ?? "en.wikipedia.org",
      { ...shared, tellsAnswers: policy.kind === "typed" },
      signal,
    );
    return { ...openAt(discovered.api), discovered };
  }

  async function opened(signal: AbortSignal | undefined): Promise<Wiki> {
    throwIfCancelled(signal);
    wiki ??= open(signal).catch((error: unknown) => {
      // The next page searches again.
      wiki = undefined;
      throw error;
    });
    try {
      return await orCancelled(wiki, signal);
    } catch (error) {
      // The reader who began the search for the wiki has cancelled, so this one searches, unless all are to stop.
      if (stop?.aborted !== true && isLeftByAnother(error, signal)) return opened(signal);
      throw error;
    }
  }

  return {
    wiki: async (signal) => (await opened(signal)).discovered,
    async page(name, pageOptions = {}) {
      parse(nameShape, name, "page");
      parse(pageOptionsShape, pageOptions, "options");
      if (typeof name !== "string" && !(Number.isSafeInteger(name.pageId) && name.pageId > 0)) {
        throw new HistoryError(
          "INVALID_INPUT",
          `a page id must be a whole number above 0 (was ${name.pageId})`,
        );
      }
      return readPage(await opened(pageOptions.signal), name, pageOptions);
    },
    open: opened,
    openAt,
    watch: async (signal) => watchedWiki(await opened(signal), signal),
    close: () => fetcher.close(),
  };
}
