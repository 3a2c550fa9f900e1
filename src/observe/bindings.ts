import { addTo } from "../add-to.ts";
import type { TitleStanding } from "../sources/mediawiki/listing/standings.ts";
import type { PageHead } from "./record.ts";

/** Which pages the titles of lists stand for, whatever they are called now. */
export interface Bindings {
  /** The pages that have had a title, the first first: it stands for the first of them that is there. */
  pagesOf(title: string): readonly number[];
  /** The titles a page is asked for by, when a list asks for it by these too, and its place behind others. */
  titlesOf(pageId: number, asked: readonly string[]): Titles;
}

/** The titles that a page is asked for by, and which of them it has after others. */
export type Titles = Pick<PageHead, "askedAs" | "heirTo">;

/**
 * The bindings of titles to the pages that were seen under them.
 *
 * A page that a list names by its own title is bound to no other any more: those are what stands under them now.
 * @param standings - What stands under the titles of the list.
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

/** Whether a page's titles are not those that are noted. */
export function isRetitled(head: PageHead, { askedAs, heirTo }: Titles): boolean {
  return JSON.stringify([head.askedAs, head.heirTo]) !== JSON.stringify([askedAs, heirTo]);
}

function placeOf({ heirTo }: PageHead, title: string): number {
  return heirTo.find(([one]) => one === title)?.[1] ?? 0;
}

function idOf(standing: TitleStanding | undefined): number | null {
  return standing?.state === "there" ? standing.pageId : null;
}
