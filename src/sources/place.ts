import { type ErrorCode, HistoryError } from "../errors.ts";

/** Where a reader is in its input, for messages; updated as the reader goes on. */
export interface Place {
  /** The input's name: a file name, or `stdin`. */
  readonly input: string;
  /** Id of the page; 0 if it is not known. */
  pageId: number | null;
  revisionId: number | null;
  /** Not shown in messages, since titles are a stranger's text. */
  title: string | null;
}

/** The beginning of an input. */
export function startOf(input: string): Place {
  return { input, pageId: null, revisionId: null, title: null };
}

/**
 * An error that names the input, the page and the revision.
 *
 * @param what - What is wrong there, and what would be right.
 */
export function failureAt(place: Place, code: ErrorCode, what: string, cause?: unknown): HistoryError {
  const { input, pageId, revisionId, title } = place;
  const named = pageId === 0 ? "a page without an id" : `page ${pageId}`;
  const page = pageId === null ? "" : `, ${named}`;
  const revision = revisionId === null ? "" : `, revision ${revisionId}`;
  return new HistoryError(
    code,
    `${input}${page}${revision}: ${what}`,
    { input, pageId, revisionId, title },
    cause === undefined ? {} : { cause },
  );
}

/** The error for revisions that are read after the reader went on to the next page, or was closed. */
export function leftBehind({ input }: Place): HistoryError {
  return new HistoryError(
    "INVALID_INPUT",
    `${input}: the revisions of a page must be read before the next page is, and before the input is closed`,
    { input },
  );
}
