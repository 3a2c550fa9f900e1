import type { Page } from "../revision.ts";
import { grammarOf } from "../text/markup/grammar.ts";
import { titleOf } from "../text/markup/title.ts";

/**
 * Whether the summary of an edit of a talk page links to a subpage of a talk page of that kind, as it does when topics are
 * moved to an archive: `to [[Talk:Sample/Archive 1]]`, `[[/Archive 1]]`.
 *
 * The page's own title is not compared, since a page that was moved later had another one at the time.
 * @see https://en.wikipedia.org/wiki/Help:Archiving_a_talk_page
 */
export function linksToSubpage(comment: string | null, { namespace, site }: Page): boolean {
  if (comment === null || namespace % 2 !== 1) return false;
  return [...comment.matchAll(link)].some(([, target = ""]) => {
    if (target.startsWith("/")) return true;
    const title = titleOf(target, grammarOf(site));
    return title?.namespace === namespace && title.text.includes("/");
  });
}

/** A link in a summary, up to its label. */
const link = /\[\[([^[\]|]+)/g;
