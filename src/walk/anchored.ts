import type { Anchor, HistoryEvent, Observed } from "../event.ts";
import type { JsonObject } from "../json.ts";
import { isImported } from "../page/bot.ts";
import type { Page, Revision, RevisionHead, TimelineEntry, User } from "../revision.ts";
import { specialPage } from "../site.ts";
import { shownComment } from "../text/shown-comment.ts";

/** What all events of one timeline entry share: place, links, and what is only observed. */
export interface Anchored {
  readonly anchor: Anchor;
  readonly revision: HistoryEvent["revision"];
  readonly links: JsonObject;
  readonly observed: Observed;
}

/**
 * The shared part of the events of a timeline entry.
 *
 * @param predecessor - The revision before it by (timestamp, id), for an entry that is a revision.
 */
export function anchoredAt(page: Page, entry: TimelineEntry, predecessor: RevisionHead | null): Anchored {
  if (entry.kind === "revision") return atRevision(page, entry.revision, predecessor);
  const { id, timestamp, user, comment } = entry.kind === "log" ? entry.entry : entry.post.revision;
  const { base } = page.site;
  return {
    anchor: { id, kind: entry.kind, timestamp },
    revision: undefined,
    links:
      entry.kind === "log"
        ? { log: specialPage(base, `Special:Redirect/logid/${id}`) }
        : {
            diff: specialPage(base, `Special:Diff/${id}`),
            revision: specialPage(base, `Special:PermanentLink/${id}`),
          },
    observed: observedOf(page, user, comment, entry.kind === "log" ? null : entry.post.revision.tags),
  };
}

function atRevision(page: Page, revision: Revision, predecessor: RevisionHead | null): Anchored {
  const { id, timestamp, minor } = revision;
  const { base } = page.site;
  const permanent = specialPage(base, `Special:PermanentLink/${id}`);
  return {
    anchor: { id, kind: "revision", timestamp },
    revision: { id, minor, predecessorId: predecessor?.id ?? null },
    links:
      predecessor === null
        ? { revision: permanent }
        : { diff: specialPage(base, `Special:Diff/${predecessor.id}/${id}`), revision: permanent },
    observed: observedOf(page, revision.user, revision.comment, revision.tags),
  };
}

/** What is only observed about an entry: who acted, how it was described, and the page's present title. */
export function observedOf(
  page: Page,
  user: User | null,
  comment: string | null,
  tags: readonly string[] | null,
): Observed {
  return {
    comment: shownComment(comment),
    namespace: page.namespace,
    ...(tags === null ? {} : { tags }),
    title: page.title.toWellFormed(),
    user: user === null ? null : { kind: userKind(user), name: user.name.toWellFormed() },
  };
}

/**
 * The kind of name a user has. Account ids cannot decide this, since old exports lack them.
 *
 * @see https://www.mediawiki.org/wiki/Help:Temporary_accounts
 */
function userKind(user: User): "account" | "address" | "temporary" | "imported" {
  const { name } = user;
  if (/^~\d/.test(name)) return "temporary";
  if (isImported(user)) return "imported";
  // Addresses of 2001 and 2002 lack their last part: `216.39.146.xxx`, `15.22`.
  if (/^\d{1,3}(\.(\d{1,3}|xxx)){1,3}$/.test(name) || /^[\da-f]*:[\da-f]*:[\da-f:.]*$/i.test(name))
    return "address";
  return "account";
}
