import { addTo } from "../ground/add-to.ts";
import { type Page, secondsBefore } from "../revision.ts";
import type { TitleStanding } from "../sources/mediawiki/listing/standings.ts";
import type { WatchedWiki } from "../sources/mediawiki/watched-wiki.ts";
import { bindingsOf } from "./bindings.ts";
import type { WatchedPage } from "./looking.ts";
import type { PageHead } from "./record.ts";

/** A title of the list and the page behind it, or why there is none. */
export type Listed =
  | { readonly title: string; readonly watched: WatchedPage; readonly isMoved: boolean }
  | {
      readonly title: string;
      readonly state: "missing" | "invalid" | "special" | "interwiki";
      /** The last page that is known to have had the title. */
      readonly last: { readonly pageId: number; readonly head: PageHead } | null;
    };

type There = Extract<TitleStanding, { state: "there" }>;

const day = 86_400;

/**
 * The pages that the titles of a list now stand for, and their talk pages, fifty in each request.
 *
 * A page that was seen under a title is still found after it was moved to another one, until the list has its new title.
 */
export async function listedPages(
  wiki: WatchedWiki,
  titles: readonly string[],
  heads: ReadonlyMap<number, PageHead>,
): Promise<readonly Listed[]> {
  const standings = await wiki.standings(titles);
  const bindings = bindingsOf(standings, heads);
  const asked = titles.map((title) => {
    const now = standings.get(title) ?? { state: "invalid" as const };
    return { title, now, bound: bindings.pagesOf(title) };
  });
  // A page that had the title before the one that has it now takes precedence, wherever it is.
  const elsewhere = asked.flatMap(({ now, bound }) => {
    const place = now.state === "there" ? bound.indexOf(now.pageId) : -1;
    return place < 0 ? bound : bound.slice(0, place);
  });
  const byId: ReadonlyMap<number, TitleStanding> =
    elsewhere.length === 0 ? new Map() : await wiki.standingsById([...new Set(elsewhere)]);
  const found = asked.map(({ title, now, bound }) => {
    const here = now.state === "there" ? now.pageId : null;
    const first = bound.find((pageId) => pageId === here || byId.get(pageId)?.state === "there");
    const moved = first === undefined || first === here ? undefined : byId.get(first);
    return { title, now: moved ?? now, isMoved: moved !== undefined, last: bound.at(-1) };
  });
  const askedAs = new Map<number, string[]>();
  for (const { title, now } of found) {
    if (now.state === "there") addTo(askedAs, now.pageId, title);
  }
  const talks = await wiki.standings(
    found.flatMap(({ now }) => (now.state === "there" ? (wiki.talkTitle(pageOf(wiki, now)) ?? []) : [])),
  );
  return found.map((one): Listed => {
    const { title, now } = one;
    if (now.state !== "there") {
      const head = one.last === undefined ? undefined : heads.get(one.last);
      const last = one.last === undefined || head === undefined ? null : { pageId: one.last, head };
      return { title, state: now.state, last };
    }
    const page = pageOf(wiki, now);
    const head = heads.get(now.pageId) ?? null;
    return {
      title,
      isMoved: one.isMoved,
      watched: {
        page,
        lastRevision: now.lastRevision,
        talk: talkOf(talks, wiki.talkTitle(page)),
        head,
        titles: bindings.titlesOf(now.pageId, askedAs.get(now.pageId) ?? []),
        isDueForListing: head !== null && isLongAgo(head.listedAt, wiki.now(), listingDays(now.pageId)),
      },
    };
  });
}

/** Whether there may be anything new about a page. */
export function isDue({ head, isDueForListing, lastRevision, page, talk }: WatchedPage): boolean {
  if (head === null || isDueForListing || head.isNamed || head.isWaiting || head.isLogWaiting) return true;
  return (
    head.title !== page.title ||
    head.lastRevision !== lastRevision ||
    head.talk?.pageId !== talk?.pageId ||
    head.talk?.lastRevision !== talk?.lastRevision
  );
}

/** Days after which a page is listed as a whole, because not every hiding is in the public log; not all on the same day. */
function listingDays(pageId: number): number {
  return 15 + (pageId % 15);
}

/** Whether a moment is this many days ago, or in the future: then the clock was ahead, and the moment says nothing. */
function isLongAgo(then: string, now: string, days: number): boolean {
  return then < secondsBefore(now, days * day) || then > now;
}

function pageOf({ site }: WatchedWiki, { namespace, pageId, title }: There): Page {
  return { site, pageId, title, namespace };
}

function talkOf(talks: ReadonlyMap<string, TitleStanding>, title: string | null): PageHead["talk"] {
  const talk = title === null ? undefined : talks.get(title);
  if (title === null || talk?.state !== "there") return null;
  return { title, pageId: talk.pageId, lastRevision: talk.lastRevision };
}
