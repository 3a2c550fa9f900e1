import { hourBefore, type ListedRevision, type Page } from "../revision.ts";
import type { ApiPage } from "../sources/mediawiki/client/answer.ts";
import { heldTogether, type ListAsk } from "../sources/mediawiki/client/list-bounds.ts";
import type { Wiki } from "../sources/mediawiki/discovery/wiki.ts";
import type { News } from "../sources/mediawiki/listing/ask-news.ts";
import { findPage } from "../sources/mediawiki/listing/find-page.ts";
import { listNewer } from "../sources/mediawiki/listing/list-newer.ts";
import { type Listing, listRevisions } from "../sources/mediawiki/listing/list-revisions.ts";
import type { PageName } from "../sources/mediawiki/listing/page-name.ts";
import { readLog } from "../sources/mediawiki/listing/read-log.ts";
import { onListed } from "../sources/mediawiki/on-listed.ts";
import { type PageOptions, talkNamed, talkTitle } from "../sources/mediawiki/read-page.ts";
import type { Observation, Part } from "../store/kept.ts";
import type { PageReading } from "../store/page-store.ts";
import type { ListExtent, Looks } from "./look.ts";
import type { Lists } from "./past.ts";

/** A page as the wiki lists it now. */
export interface Listed {
  readonly page: Page;
  readonly lists: Lists;
  /** What is to be kept about it; the store sets the generation. */
  readonly observed: Omit<Observation, "generation" | "counts">;
}

/** Lists all of a page, found by its title or id. */
export async function listWhole(wiki: Wiki, name: PageName, options: PageOptions): Promise<Listed> {
  const { site } = wiki.discovered;
  const { ask, at } = asker(wiki, options.signal);
  const found = await findPage(ask, site, name, onListed(wiki.traffic, options.onProgress));
  const { page, revisions, textsAtOnce } = found;
  const title = talkTitle(site, page);
  const talk = title === null ? null : await listRevisions(ask, talkNamed(found, title));
  return {
    page,
    lists: { own: revisions, talk: talk?.revisions ?? [], log: await readLog(ask, page, revisions, found) },
    observed: {
      title: page.title,
      namespace: page.namespace,
      isRedirect: found.isRedirect,
      lastRevision: found.lastRevision,
      touched: settled(found.touched, at()),
      talk: talkOf(talk?.page ?? null, false, at()),
      talkTitle: title,
      textsAtOnce,
      at: at(),
      listedAt: at(),
      talkListedAt: at(),
    },
  };
}

/** Lists what is new about a page that still has its title; `null` if by then the page is not there any more as expected. */
export async function listNews(
  wiki: Wiki,
  kept: PageReading,
  before: Observation,
  looks: Looks,
  news: News,
  options: PageOptions,
): Promise<Listed | null> {
  const { ask } = asker(wiki, options.signal);
  const { pageId } = kept.key;
  const page: Page = { site: wiki.discovered.site, pageId, title: before.title, namespace: before.namespace };
  const own = await listPart(ask, kept, "page", pageId, looks.own, before.at);
  const standing = own.page ?? news.page;
  if (own.revisions.length === 0 || standing?.title !== page.title) return null;
  const seen = { lastRevision: standing.lastrevid, touched: standing.touched, at: own.at ?? news.at };
  const at = news.at ?? "";
  // What happened after the news may be in the log as well.
  const isLater =
    seen.lastRevision !== news.page?.lastrevid || seen.touched !== settled(news.page.touched, at);
  const talk =
    news.talk?.pageid === undefined
      ? none
      : await listPart(ask, kept, "talk", news.talk.pageid, looks.talk, before.at);
  return {
    page,
    lists: {
      own: own.revisions,
      talk: talk.revisions,
      log: looks.log || isLater ? await readLog(ask, page, own.revisions, seen) : kept.log(),
    },
    observed: {
      ...before,
      isRedirect: news.page?.redirect ?? false,
      lastRevision: news.page?.lastrevid ?? 0,
      // A touch whose cause was not looked for may have been a hiding.
      touched: own.isWhole ? settled(news.page?.touched ?? "", at) : before.touched,
      talk: talkOf(news.talk, !talk.isWhole && (looks.talk === "newer" || before.talk?.isOwed === true), at),
      textsAtOnce: own.textsAtOnce ?? talk.textsAtOnce ?? before.textsAtOnce,
      at,
      listedAt: own.isWhole ? at : before.listedAt,
      talkListedAt: talk.isWhole ? at : before.talkListedAt,
    },
  };
}

/** A list as of now; what the wiki says besides is absent if nothing was requested. */
interface PartListing extends Partial<Pick<Listing, "page" | "at" | "textsAtOnce">> {
  readonly revisions: readonly ListedRevision[];
  readonly isWhole: boolean;
}

const none: PartListing = { revisions: [], isWhole: true };

async function listPart(
  ask: ListAsk,
  kept: PageReading,
  part: Part,
  pageId: number,
  look: ListExtent,
  at: string,
): Promise<PartListing> {
  const before = kept.revisions(part);
  if (look === "none") return { revisions: before, isWhole: false };
  const since = hourBefore(at);
  const known = before.findLast(({ head }) => head.timestamp <= since);
  if (look === "newer" && known !== undefined) {
    const newer = await listNewer(ask, pageId, known.head);
    if (newer !== null) return { ...joined(before, newer), isWhole: false };
  }
  const whole = await listRevisions(ask, { pageids: String(pageId) });
  return { ...whole, isWhole: true };
}

/** The kept list up to the first revision that was listed again, followed by what was listed. */
function joined(before: readonly ListedRevision[], listing: Listing) {
  const { revisions } = listing;
  const first = revisions[0]?.head.id;
  const place = before.findIndex(({ head }) => head.id === first);
  const [known] = before.slice(place);
  // `isNull` of the first one is the known value: its parent is not in this list, but was in the earlier one.
  const again = revisions.map((one, i) =>
    i === 0 && known !== undefined ? { ...one, isNull: known.isNull } : one,
  );
  return { ...listing, revisions: [...before.slice(0, place), ...again] };
}

function talkOf(talk: ApiPage | null, isOwed: boolean, at: string): Observation["talk"] {
  if (talk?.pageid === undefined || talk.missing) return null;
  const touched = settled(talk.touched, at);
  return { pageId: talk.pageid, lastRevision: talk.lastrevid, touched, isOwed };
}

/** How much the clocks of one wiki's servers may differ. */
const apartMs = 5_000;

/**
 * When a page was touched; `""` if it was touched just now, because it may be touched again in the same second.
 *
 * @param at - The wiki's clock; `""` where it does not tell.
 */
function settled(touched: string, at: string): string {
  return Math.abs(Date.parse(at) - Date.parse(touched)) <= apartMs ? "" : touched;
}

/** Sends queries, and notes the wiki's clock at the first answer. */
function asker({ client }: Wiki, signal: AbortSignal | undefined): { ask: ListAsk; at: () => string } {
  let at: string | undefined;
  return {
    ask: heldTogether(async (parameters) => {
      const answer = await client.ask(parameters, signal);
      at ??= answer.curtimestamp;
      return answer;
    }, client.mostListed),
    // Wikis before 1.24 do not give the time, so all of a page is listed each time.
    at: () => at ?? "",
  };
}
