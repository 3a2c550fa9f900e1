import type { Page } from "../revision.ts";
import type { WatchedWiki } from "../sources/mediawiki/watched-wiki.ts";
import type { Answers } from "../store/answers.ts";
import type { LockedPage } from "../store/page-store.ts";
import type { Titles } from "./bindings.ts";
import type { EventFolder } from "./event-folder.ts";
import type { PageHead } from "./record.ts";
import type { PageResult } from "./result.ts";
import type { Stream } from "./stream.ts";

/** What a look at a page needs. */
export interface Looking {
  readonly wiki: WatchedWiki;
  /** What is kept about the page, locked. */
  readonly kept: LockedPage;
  /** What models answered about its texts. */
  readonly answers: Answers;
  readonly folder: EventFolder;
  readonly stream: Stream;
  /** The wiki's clock, and the timestamp of the youngest entry that counts. */
  readonly now: string;
  readonly horizon: string;
  /** Called with the number of revisions walked. */
  readonly onRevision: (revisions: number) => void;
  /** When aborted, the page is given up, and stays as it was. */
  readonly signal: AbortSignal | undefined;
}

/** A page as the wiki describes it now, and what was known about it. */
export interface WatchedPage {
  readonly page: Page;
  readonly lastRevision: number;
  readonly talk: PageHead["talk"];
  /** `null` when it is looked at for the first time. */
  readonly head: PageHead | null;
  /** The titles by which lists name it from now on. */
  readonly titles: Titles;
  /** Whether its whole history has to be listed even if nothing seems to have changed. */
  readonly isDueForListing: boolean;
}

/** The result of a look, and what the next look begins with. */
export interface Looked {
  readonly found: Pick<PageResult, "newRevisions" | "from" | "to" | "events" | "change"> & {
    readonly status: "new" | "unchanged" | "changed" | "history_changed";
  };
  readonly head: PageHead;
}
