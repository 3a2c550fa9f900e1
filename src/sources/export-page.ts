import type { Page, Revision } from "../revision.ts";

/**
 * A page of an input and its revisions by (timestamp, id), oldest first.
 *
 * The input is one stream: the revisions can be read until the next page is asked for, and what is left of them then
 * is skipped.
 */
export interface ExportPage {
  readonly page: Page;
  readonly revisions: AsyncIterable<Revision>;
}

/** How an input is read as pages. */
export interface ReadOptions {
  /** Name of the input in messages. */
  readonly input: string;
  /** The wiki's key, where it is not to come from the input. */
  readonly wiki?: string | undefined;
  /** Directory to sort each page's texts in, however far they are out of order; without it a look ahead must do. */
  readonly sortIn?: string | undefined;
}
