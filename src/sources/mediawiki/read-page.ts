import { mergeTimeline } from "../../merge-timeline.ts";
import { talkPosts } from "../../page/talk-posts.ts";
import { lastTimestamp, laterThan, type RangeEnd, upTo } from "../../range-end.ts";
import { notOnPage, rangeReversed } from "../../range-error.ts";
import type {
  ListedRevision,
  LogEntry,
  Page,
  PageHistory,
  Revision,
  Site,
  TalkPost,
  TimelineEntry,
} from "../../revision.ts";
import { grammarOf } from "../../text/markup/grammar.ts";
import { readOnce } from "../read-once.ts";
import type { Parameters } from "./client/api-client.ts";
import { heldTogether } from "./client/list-bounds.ts";
import type { Wiki } from "./discovery/wiki.ts";
import { followRedirect, unfollowed } from "./follow-redirect.ts";
import { type FoundPage, findPage } from "./listing/find-page.ts";
import { listRevisions } from "./listing/list-revisions.ts";
import type { PageName } from "./listing/page-name.ts";
import { readLog } from "./listing/read-log.ts";
import { onListed } from "./on-listed.ts";
import { createReadingTally } from "./reading-tally.ts";
import type { SourceProgress, SourceReport } from "./report.ts";
import { nextBatch } from "./texts/next-batch.ts";
import { readOwnRevisions } from "./texts/read-own-revisions.ts";
import { readRevisions } from "./texts/read-revisions.ts";
import { beginReading, bytesAtOnce } from "./texts/read-texts.ts";

/** Which parts of a page to read. */
export interface PageOptions extends RangeEnd {
  /** Id of the first revision shown. Here it is only checked to be the page's, because analysis starts at the first revision. */
  readonly from?: number | undefined;
  /** Whether to read the log and the talk page. Default true. */
  readonly log?: boolean | undefined;
  readonly talk?: boolean | undefined;
  /** Whether to read a redirect's target instead of the redirect. Default false. */
  readonly followRedirect?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: SourceProgress) => void) | undefined;
}

/** A page's history from a wiki; its timeline can be consumed only once. */
export interface MediawikiHistory extends PageHistory {
  /** What reading the texts will take; known before the first one is requested. */
  readonly expected: { readonly revisions: number; readonly bytes: number; readonly requests: number };
  /** What was read so far, and what could not be read. */
  report(): SourceReport;
}

/** Lists a page's history and prepares its timeline. */
export async function readPage(
  { client, discovered, traffic }: Wiki,
  asked: PageName,
  options: PageOptions,
): Promise<MediawikiHistory> {
  const { signal, onProgress } = options;
  const { site } = discovered;
  const ask = heldTogether((parameters) => client.ask(parameters, signal), client.mostListed);
  const followed = options.followRedirect === true ? await followRedirect(ask, asked) : unfollowed(asked);
  const { name, redirectedFrom } = followed;
  const found = await findPage(ask, site, name, onListed(traffic, onProgress));
  const { page, revisions, textsAtOnce } = found;
  const wanted = wantedOf(revisions, options);
  const reading = beginReading(textsAtOnce);
  const tally = createReadingTally({ client, discovered, traffic }, wanted, reading, onProgress);

  async function* ownRevisions(): AsyncGenerator<Revision, void, void> {
    for await (const revision of readOwnRevisions(client, name, page, wanted, reading, signal)) {
      tally.revision(revision);
      yield revision;
    }
  }

  async function* log(): AsyncGenerator<LogEntry, void, void> {
    if (options.log === false) return;
    yield* await readLog(ask, page, revisions, found);
  }

  async function* talk(): AsyncGenerator<TalkPost, void, void> {
    const title = options.talk === false ? null : talkTitle(site, page);
    if (title === null) return;
    const { to, until } = options;
    const last = wanted.at(-1)?.head;
    // With both, what comes first is the end: after the last revision before `until`, posts go on to that.
    const end = to !== undefined && last?.id === to ? last.timestamp : lastTimestamp(until);
    const listing = await listRevisions(ask, talkNamed(found, title), { until: end });
    yield* talkPosts(readRevisions(client, listing.revisions, reading, signal), grammarOf(site));
  }

  async function* timeline(): AsyncGenerator<TimelineEntry, void, void> {
    for await (const entry of upTo(mergeTimeline(ownRevisions(), log(), talk()), options)) {
      tally.entry(entry);
      yield entry;
    }
  }

  return {
    page,
    timeline: readOnce(page, timeline()),
    expected: {
      revisions: wanted.length,
      bytes: tally.totalBytes,
      requests: requestsFor(wanted, textsAtOnce),
    },
    report: () =>
      tally.report({
        normalizedFrom:
          followed.normalizedFrom ?? (found.normalized === null || typeof name !== "string" ? null : name),
        redirectedFrom,
        isRedirect: found.isRedirect,
        revisionsListed: revisions.length,
      }),
  };
}

/**
 * The revisions up to the end, after a check that `from` and `to` are revisions of the page.
 *
 * @throws HistoryError `REVISION_NOT_ON_PAGE`, `RANGE_REVERSED`, and `INVALID_INPUT` for an `until` that is no instant.
 */
export function wantedOf(
  revisions: readonly ListedRevision[],
  { from, to, until }: Pick<PageOptions, "from" | "to" | "until">,
): readonly ListedRevision[] {
  const placeOf = (id: number): number => {
    const place = revisions.findIndex(({ head }) => head.id === id);
    if (place >= 0) return place;
    throw notOnPage(id);
  };
  const first = from === undefined ? 0 : placeOf(from);
  const isLate = laterThan(until);
  const inTime = revisions.filter(({ head }) => !isLate(head.timestamp));
  const wanted = to === undefined ? inTime : inTime.slice(0, placeOf(to) + 1);
  if (from !== undefined && first >= wanted.length) throw rangeReversed(from, { to, until });
  return wanted;
}

/** Title of a page's talk page; `null` for pages that are talk pages themselves, and for those that cannot have one. */
export function talkTitle(site: Site, { namespace, title }: Page): string | null {
  const talkName = site.namespaces.get(namespace + 1);
  if (namespace < 0 || namespace % 2 === 1 || talkName === undefined || talkName === "") return null;
  const bare = namespace === 0 ? title : title.slice(title.indexOf(":") + 1);
  return `${talkName}:${bare}`;
}

/** How to request a page's talk page: by id if known, because after moves its title may belong to another page. */
export function talkNamed({ talkId }: FoundPage, title: string): Parameters {
  return talkId === undefined ? { titles: title } : { pageids: String(talkId) };
}

/** How many requests it takes to read the texts of these revisions. */
export function requestsFor(revisions: readonly ListedRevision[], textsAtOnce: number): number {
  let requests = 0;
  for (let at = 0; at < revisions.length; requests++) {
    at += nextBatch(revisions, at, textsAtOnce, bytesAtOnce).length;
  }
  return requests;
}
