import type { HistoryEvent } from "../../event.ts";
import type { PageResult } from "../../observe/result.ts";
import { spaced } from "../words/spaced.ts";

/** The result of one look at a page: its new events, in stream order. */
export interface Observation {
  readonly wiki: string;
  readonly pageId: number;
  readonly title: string;
  /** The titles by which lists name it. */
  readonly askedAs: readonly string[];
  /** Read once and never kept: the first observation of a page gives its whole history. */
  readonly events: Iterable<HistoryEvent> | AsyncIterable<HistoryEvent>;
}

/** The events that are wanted. */
export interface Wanted {
  readonly types: ReadonlySet<string> | null;
  readonly theme: string | null;
  /** Titles and ids. */
  readonly pages: ReadonlySet<string> | null;
}

/** Names that a page has. */
type Names = Pick<Observation, "askedAs" | "pageId" | "title">;

/** Whether any of a page's events are wanted. */
export function isPageWanted({ pages }: Pick<Wanted, "pages">, { askedAs, pageId, title }: Names): boolean {
  return pages === null || [...askedAs, title, String(pageId)].some((name) => pages.has(spaced(name)));
}

/**
 * Whether it is still open if a page is wanted: a wanted name is in the list beside an address that does not answer, which
 * may be another spelling of the page's own wiki.
 *
 * @param unfound - The titles beside such addresses.
 */
export function isUndecided(wanted: readonly string[], unfound: ReadonlySet<string>, names: Names): boolean {
  const pages = new Set(wanted.map(spaced));
  return [...pages].some((name) => unfound.has(name)) && !isPageWanted({ pages }, names);
}

/**
 * The names of wanted pages that none of these pages has.
 *
 * @param titles - All titles of the list, which may have several for one page.
 */
export function namesOfNone(
  wanted: readonly string[],
  titles: readonly string[],
  pages: readonly Pick<PageResult, "page" | "pageId" | "title">[],
): readonly string[] {
  const names = new Set([
    ...titles,
    ...pages.flatMap(({ page, pageId, title = page }) => [title, String(pageId ?? "")]),
  ]);
  return wanted.filter((name) => !names.has(spaced(name)));
}

/** Whether an event is wanted, given that some of its page's events are. */
export function isEventWanted({ types, theme }: Wanted, event: HistoryEvent): boolean {
  return (types === null || types.has(event.type)) && (theme === null || event.theme === theme);
}
