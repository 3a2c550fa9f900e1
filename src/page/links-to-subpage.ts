import type { Page } from "../revision.ts";
import { grammarOf } from "../text/markup/grammar.ts";
import { titleOf } from "../text/markup/title.ts";

/**
 * Whether the summary of an edit of a talk page links to a subpage of a talk page of that kind, as it does when topics are
 * moved to an archive: `to [[Talk:Sample/Archive 1]]`, `[[/Archive 1]]`.
 *
 * A subpage of any title will do, since a page that was moved later had another one at the time; but `Talk:AC/DC` is no subpage
 * in a summary about itself.
 * @see https://en.wikipedia.org/wiki/Help:Archiving_a_talk_page
 */
export function linksToSubpage(comment: string | null, { namespace, site, title: own }: Page): boolean {
  if (comment === null || namespace % 2 !== 1) return false;
  const grammar = grammarOf(site);
  return [...comment.matchAll(link)].some(([, target = ""]) => {
    if (target.startsWith("/")) return true;
    const title = titleOf(target, grammar);
    if (title?.namespace !== namespace || !title.text.includes("/")) return false;
    return title.text !== titleOf(own, grammar)?.text;
  });
}

/** A link in a summary, up to its label. */
const link = /\[\[([^[\]|]+)/g;
