import type { LogEntry } from "../../../revision.ts";
import { type ApiPage, continuation, knownPagesSchema, logEventsSchema } from "../client/answer.ts";
import type { Ask } from "../client/api-client.ts";
import { readQuery } from "../client/read-query.ts";
import { type Siteinfo, siteinfoOf, siteinfoQuery } from "../discovery/siteinfo.ts";
import { logChangeOf } from "./log-change.ts";
import { entriesOf, entryFields } from "./read-log.ts";

/** The page that the request is about. */
export interface AskedNews {
  readonly pageId: number;
  /** The page's title as it was typed, and as it was when it was last looked at. */
  readonly typed: string;
  readonly title: string;
  /** Title of its talk page, if it can have one. */
  readonly talkTitle: string | null;
  /** Timestamp from which on the log has to be known in full. */
  readonly since: string;
}

/** What the wiki says about a page that was looked at before. */
export interface News {
  readonly siteinfo: Siteinfo;
  /** `null` if there is no such page any more. */
  readonly page: ApiPage | null;
  readonly talk: ApiPage | null;
  /** The log of the page, under its title, as far back as one answer goes. */
  readonly log: readonly LogEntry[];
  /** Ids of the entries there that say nothing of a page's life, among them those whose action is hidden. */
  readonly silent: ReadonlySet<number>;
  /** When tags of its revisions were last changed by hand, as far as that log goes; `null` if they were not. */
  readonly taggedAt: string | null;
  /** Whether the log has more entries since the requested moment than one answer holds. */
  readonly isLogCut: boolean;
  /** The wiki's clock; `null` before MediaWiki 1.24. */
  readonly at: string | null;
}

/**
 * Finds out in one request whether there is anything new about a page: which wiki it is, the latest revisions of the page and
 * of its talk page, and the log.
 *
 * @returns `null` if no MediaWiki answers there.
 */
export async function askNews(
  ask: Ask,
  { pageId, typed, title, talkTitle, since }: AskedNews,
): Promise<News | null> {
  const titles = [...new Set([typed, title, ...(talkTitle === null ? [] : [talkTitle])])];
  const answer = await ask({
    ...siteinfoQuery,
    titles: titles.join("|"),
    prop: "info",
    list: "logevents",
    letitle: title,
    leprop: entryFields,
    ledir: "older",
    lelimit: "max",
  });
  const siteinfo = siteinfoOf(answer.query);
  if (siteinfo === null) return null;
  const { pages, normalized } = readQuery(knownPagesSchema, answer);
  const { logevents } = readQuery(logEventsSchema, answer);
  const pageOf = (asked: string): ApiPage | null => {
    const written = normalized.find(({ from }) => from === asked)?.to ?? asked;
    const page = pages.find((one) => one.title === written);
    return page === undefined || page.missing || page.pageid === undefined ? null : page;
  };
  return {
    siteinfo,
    page: pageOf(typed),
    talk: talkTitle === null ? null : pageOf(talkTitle),
    log: entriesOf(logevents, pageId),
    silent: new Set(logevents.filter((row) => logChangeOf(row) === null).map(({ logid }) => logid)),
    taggedAt: logevents.find(({ type }) => type === "tag")?.timestamp ?? null,
    isLogCut: continuation(answer) !== null && (logevents.at(-1)?.timestamp ?? since) >= since,
    at: answer.curtimestamp ?? null,
  };
}
