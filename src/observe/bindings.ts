import { addTo } from "../ground/add-to.ts";
import type { TitleStanding } from "../sources/mediawiki/listing/standings.ts";
import type { PageHead } from "./record.ts";

/** Which pages the titles in lists stand for, whatever these pages are called now. */
export interface Bindings {
  /** The pages that have had a title, earliest first; the title stands for the first of them that still exists. */
  pagesOf(title: string): readonly number[];
  /** The titles by which lists name a page, including these new ones, and its place after other pages with the same title. */
  titlesOf(pageId: number, asked: readonly string[]): Titles;
}

/** The titles by which lists name a page, and which of them it has after other pages. */
export type Titles = Pick<PageHead, "askedAs" | "heirTo">;

/**
 * The bindings of titles to the pages that were seen under them.
 *
 * A page that a list names by its present title is bound to no other title any more; those titles stand for the pages that have
 * them now.
 * @param standings - What the wiki says about the titles of the list.
 */
export function bindingsOf(
  standings: ReadonlyMap<string, TitleStanding>,
  heads: ReadonlyMap<number, PageHead>,
): Bindings {
  const listed = new Set([...standings.values()].map(idOf));
  const isBound = (title: string, pageId: number) =>
    !listed.has(pageId) || idOf(standings.get(title)) === pageId;
  const bound = new Map<string, { readonly pageId: number; readonly place: number }[]>();
  for (const [pageId, head] of heads) {
    for (const title of head.askedAs) {
      if (!isBound(title, pageId)) continue;
      addTo(bound, title, { pageId, place: placeOf(head, title) });
    }
  }
  for (const pages of bound.values()) pages.sort((a, b) => a.place - b.place || a.pageId - b.pageId);
  return {
    pagesOf: (title) => (bound.get(title) ?? []).map(({ pageId }) => pageId),
    titlesOf(pageId, asked) {
      const head = heads.get(pageId);
      const before = (head?.askedAs ?? []).filter((title) => isBound(title, pageId));
      const places = asked
        .filter((title) => !before.includes(title))
        .map((title): [string, number] => [title, (bound.get(title)?.at(-1)?.place ?? -1) + 1]);
      return {
        askedAs: [...new Set([...before, ...asked])],
        heirTo: [
          ...(head?.heirTo ?? []).filter(([title]) => before.includes(title)),
          ...places.filter(([, place]) => place > 0),
        ],
      };
    },
  };
}

/** Whether a page's titles differ from those that are noted. */
export function isRetitled(head: PageHead, { askedAs, heirTo }: Titles): boolean {
  return JSON.stringify([head.askedAs, head.heirTo]) !== JSON.stringify([askedAs, heirTo]);
}

function placeOf({ heirTo }: PageHead, title: string): number {
  return heirTo.find(([one]) => one === title)?.[1] ?? 0;
}

function idOf(standing: TitleStanding | undefined): number | null {
  return standing?.state === "there" ? standing.pageId : null;
}
