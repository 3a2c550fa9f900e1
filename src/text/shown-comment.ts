import { cut } from "./cut.ts";

/** UTF-16 units: MediaWiki keeps 500 characters of a comment, of which each may have two. */
const mostShown = 1_000;

/**
 * A comment as each event and each step of its revision repeats it; `null` if hidden.
 *
 * Repeated whole, a comment of 65,000 characters on an edit of a thousand events makes 65 MB of 100 kB.
 *
 * @see https://www.mediawiki.org/wiki/Manual:Comment_table
 */
export function shownComment(comment: string | null): string | null {
  return comment === null ? null : cut(comment, mostShown).toWellFormed();
}
