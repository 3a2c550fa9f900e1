import type { Page } from "../revision.ts";
import type { Standing as WikiStanding } from "../sources/mediawiki/standings.ts";
import type { WatchedWiki } from "../sources/mediawiki/watched-wiki.ts";
import type { Standing } from "./looking.ts";
import { secondsBefore } from "./place.ts";
import type { PageHead } from "./record.ts";

/** A title of the list and the page behind it, or why there is none. */
export type Listed =
  | { readonly title: string; readonly standing: Standing; readonly isMoved: boolean }
  | {
      readonly title: string;
      readonly state: "missing" | "invalid" | "special" | "interwiki";
      /** The page that had the title when it was last there. */
      readonly last: { readonly pageId: number; readonly head: PageHead } | null;
    };

type There = Extract<WikiStanding, { state: "there" }>;

const day = 86_400;

/**
 * What stands behind the titles of a list now: fifty a request, their talk pages too.
 *
 * A page that was seen under a title is found again when it has been moved away from it.
 */
export async function listedPages(
  wiki: WatchedWiki,
  titles: readonly string[],
  heads: ReadonlyMap<number, PageHead>,
): Promise<readonly Listed[]> {
  const standings = await wiki.standings(titles);
  const knownAs = new Map<string, number>();
  for (const [pageId, { askedAs }] of heads) for (const title of askedAs) knownAs.set(title, pageId);
  const elsewhere = titles.flatMap((title) => {
    const known = knownAs.get(title);
    const now = standings.get(title);
    return known === undefined || (now?.state === "there" && now.pageId === known) ? [] : [known];
  });
  const byId = elsewhere.length === 0 ? new Map() : await wiki.standingsById(elsewhere);
  const found = titles.map((title) => {
    const now = standings.get(title) ?? { state: "invalid" as const };
    const known = knownAs.get(title);
    const moved: WikiStanding | undefined = known === undefined ? undefined : byId.get(known);
    if (moved?.state === "there") return { title, now: moved, isMoved: true };
    return { title, now, isMoved: false, known };
  });
  const talks = await wiki.standings(
    found.flatMap(({ now }) => (now.state === "there" ? (wiki.talkTitle(pageOf(wiki, now)) ?? []) : [])),
  );
  return found.map((one): Listed => {
    const { title, now } = one;
    if (now.state !== "there") {
      const head = one.known === undefined ? undefined : heads.get(one.known);
      const last = one.known === undefined || head === undefined ? null : { pageId: one.known, head };
      return { title, state: now.state, last };
    }
    const page = pageOf(wiki, now);
    const head = heads.get(now.pageId) ?? null;
    return {
      title,
      isMoved: one.isMoved,
      standing: {
        page,
        lastRevision: now.lastRevision,
        talk: talkOf(talks, wiki.talkTitle(page)),
        head,
        askedAs: [...new Set([...(head?.askedAs ?? []), title])],
        isDueForListing:
          head !== null && head.listedAt < secondsBefore(wiki.now(), listingDays(now.pageId) * day),
      },
    };
  });
}

/** Whether there may be anything new of a page. */
export function isDue({ askedAs, head, isDueForListing, lastRevision, page, talk }: Standing): boolean {
  if (head === null || isDueForListing || head.isNamed || head.isWaiting || head.isLogWaiting) return true;
  if (head.title !== page.title || head.askedAs.length !== askedAs.length) return true;
  return (
    head.lastRevision !== lastRevision ||
    head.talk?.pageId !== talk?.pageId ||
    head.talk?.lastRevision !== talk?.lastRevision
  );
}

/** Not every hiding is in the public log: each page is listed as a whole now and then, not all on one day. */
function listingDays(pageId: number): number {
  return 15 + (pageId % 15);
}

function pageOf({ site }: WatchedWiki, { namespace, pageId, title }: There): Page {
  return { site, pageId, title, namespace };
}

function talkOf(talks: ReadonlyMap<string, WikiStanding>, title: string | null): PageHead["talk"] {
  const talk = title === null ? undefined : talks.get(title);
  if (title === null || talk?.state !== "there") return null;
  return { title, pageId: talk.pageId, lastRevision: talk.lastRevision };
}
