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
