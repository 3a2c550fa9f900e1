import type { HistoryEvent } from "../../event.ts";

/** What one look at a page has found: its new events, in stream order. */
export interface Observation {
  readonly wiki: string;
  readonly pageId: number;
  readonly title: string;
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

/** Whether a page's events are told at all. */
export function isPageWanted({ pages }: Wanted, { title, pageId }: Observation): boolean {
  return pages === null || pages.has(spaced(title)) || pages.has(String(pageId));
}

export function isEventWanted({ types, theme }: Wanted, event: HistoryEvent): boolean {
  return (types === null || types.has(event.type)) && (theme === null || event.theme === theme);
}

/** A title as wikis show it, however it was typed. */
export function spaced(title: string): string {
  return title.replaceAll("_", " ").trim();
}
