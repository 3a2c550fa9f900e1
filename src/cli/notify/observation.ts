import type { HistoryEvent } from "../../event.ts";
import type { PageResult } from "../../observe/result.ts";
import { spaced } from "../words/spaced.ts";

/** What one look at a page has found: its new events, in stream order. */
export interface Observation {
  readonly wiki: string;
  readonly pageId: number;
  readonly title: string;
  /** The titles that lists ask for it by. */
  readonly askedAs: readonly string[];
  /** Read once and never kept: the first observation of a page is its whole history. */
  readonly events: Iterable<HistoryEvent> | AsyncIterable<HistoryEvent>;
}

/** Which events are told. */
export interface Wanted {
  readonly types: ReadonlySet<string> | null;
  readonly theme: string | null;
  /** Titles and ids. */
  readonly pages: ReadonlySet<string> | null;
}

/** Names that a page goes by. */
type Names = Pick<Observation, "askedAs" | "pageId" | "title">;

/** Whether a page's events are told at all. */
export function isPageWanted({ pages }: Pick<Wanted, "pages">, { askedAs, pageId, title }: Names): boolean {
  return pages === null || [...askedAs, title, String(pageId)].some((name) => pages.has(spaced(name)));
}

/**
 * Whether nobody can say yet that a page is not wanted: a name that is wanted stands in the list beside an address that
 * does not answer, which may be another spelling of the page's own wiki.
 *
 * @param unfound - The titles beside such addresses.
 */
export function isUndecided(wanted: readonly string[], unfound: ReadonlySet<string>, names: Names): boolean {
  const pages = new Set(wanted.map(spaced));
  return [...pages].some((name) => unfound.has(name)) && !isPageWanted({ pages }, names);
}

/**
 * Of the names of pages that are wanted, those that none of these pages goes by.
 *
 * @param titles - All titles of the list: of one page it may have several.
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

/** Whether an event is told, of a page whose events are. */
export function isEventWanted({ types, theme }: Wanted, event: HistoryEvent): boolean {
  return (types === null || types.has(event.type)) && (theme === null || event.theme === theme);
}
