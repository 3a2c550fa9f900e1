import type { Page, Revision } from "../revision.ts";

/**
 * A page of an input and its revisions by (timestamp, id), oldest first.
 *
 * The input is one stream: the revisions can be read until the next page is taken; the rest of them is then skipped.
 */
export interface ExportPage {
  readonly page: Page;
  readonly revisions: AsyncIterable<Revision>;
}

/** How an input is read as pages. */
export interface ReadOptions {
  /** Name of the input in messages. */
  readonly input: string;
  /** The wiki's key, if it should not come from the input. */
  readonly wiki?: string | undefined;
  /** Directory in which to sort each page's texts, however far they are out of order; without it, a look ahead has to do. */
  readonly sortIn?: string | undefined;
}
