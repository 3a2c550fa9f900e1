import type { ListedRevision, LogEntry, Page, Revision, RevisionText, Site } from "../../revision.ts";
import type { Envelope } from "./client/answer.ts";
import type { Parameters } from "./client/api-client.ts";
import { heldTogether } from "./client/list-bounds.ts";
import { wikiError } from "./client/wiki-error.ts";
import type { Wiki } from "./discovery/wiki.ts";
import { listNewer } from "./listing/list-newer.ts";
import { listRevisions } from "./listing/list-revisions.ts";
import { type LogMention, logSince } from "./listing/log-since.ts";
import { readLog } from "./listing/read-log.ts";
import { standingsById, standingsOf, type TitleStanding } from "./listing/standings.ts";
import { talkTitle } from "./read-page.ts";
import type { ListedText } from "./texts/next-batch.ts";
import { readRevisions } from "./texts/read-revisions.ts";
import { beginReading } from "./texts/read-texts.ts";
import { readTextsAgain } from "./texts/read-texts-again.ts";

/** A wiki whose pages are looked at repeatedly, with requests that cover many pages at once. */
export interface WatchedWiki {
  readonly site: Site;
  /** The address where it answers, which need not be the one that it gives itself. */
  readonly api: URL;
  /**
   * The wiki's clock at its last answer.
   *
   * @throws HistoryError `WIKI_ERROR` for a wiki that is too old to give it.
   */
  now(): string;
  /** The state of titles, fifty in each request. */
  standings(titles: readonly string[]): Promise<ReadonlyMap<string, TitleStanding>>;
  standingsById(pageIds: readonly number[]): Promise<ReadonlyMap<number, TitleStanding>>;
  /** The wiki's log since a moment, for all pages at once; `null` if it is too long to be worth reading. */
  logSince(since: string): Promise<readonly LogMention[] | null>;
  /** A page's whole history, without texts; empty if the page is gone. */
  list(pageId: number): Promise<readonly ListedRevision[]>;
  /** The revisions from a known one on, including that one; `null` if it is not there any more. */
  listNewer(
    pageId: number,
    known: { readonly id: number; readonly timestamp: string },
  ): Promise<readonly ListedRevision[] | null>;
  /** @param listed - All of the page's revisions. */
  log(page: Page, listed: readonly ListedRevision[]): Promise<readonly LogEntry[]>;
  /** The lists of one page, its talk page and its log, which have one bound, as they are in memory together. */
  together(): Pick<WatchedWiki, "list" | "listNewer" | "log">;
  /** Listed revisions with their texts. */
  read(listed: readonly ListedRevision[]): AsyncIterable<Revision>;
  /** The texts that can be read by now, of revisions that could not be read before. */
  textsAgain(revisions: readonly ListedText[]): Promise<ReadonlyMap<number, RevisionText>>;
  /** Title of a page's talk page; `null` if it cannot have one. */
  talkTitle(page: Page): string | null;
}

/** Most log entries to read. Reading 20,000 takes 40 requests, about as many as a look at the pages themselves. */
const mostMentions = 20_000;

/** Starts watching a wiki that was found. */
export function watchedWiki({ client, discovered }: Wiki, signal: AbortSignal | undefined): WatchedWiki {
  const { site } = discovered;
  let now: string | undefined;
  let textsAtOnce = 50;
  const ask = async (parameters: Parameters): Promise<Envelope> => {
    const answer = await client.ask(parameters, signal);
    now = answer.curtimestamp ?? now;
    return answer;
  };
  const listed = <T extends { readonly textsAtOnce: number }>(listing: T): T => {
    textsAtOnce = listing.textsAtOnce;
    return listing;
  };
  function together(): ReturnType<WatchedWiki["together"]> {
    const bounded = heldTogether(ask, client.mostListed);
    return {
      list: async (pageId) => listed(await listRevisions(bounded, { pageids: String(pageId) })).revisions,
      async listNewer(pageId, known) {
        const listing = await listNewer(bounded, pageId, known);
        return listing === null ? null : listed(listing).revisions;
      },
      log: (page, revisions) => readLog(bounded, page, revisions),
    };
  }

  return {
    site,
    api: client.api,
    now() {
      if (now !== undefined) return now;
      throw wikiError(
        client.api.host,
        "does not say what time it is; watching pages needs MediaWiki 1.24 or later",
      );
    },
    standings: (titles) => standingsOf(ask, titles),
    standingsById: (pageIds) => standingsById(ask, pageIds),
    logSince: (since) => logSince(ask, since, mostMentions),
    list: (pageId) => together().list(pageId),
    listNewer: (pageId, known) => together().listNewer(pageId, known),
    log: (page, revisions) => together().log(page, revisions),
    together,
    read: (revisions) => readRevisions(client, revisions, beginReading(textsAtOnce), signal),
    textsAgain: (revisions) => readTextsAgain(client, revisions, textsAtOnce, signal),
    talkTitle: (page) => talkTitle(site, page),
  };
}
