import { HistoryError } from "../../../errors.ts";
import type { Page, Site } from "../../../revision.ts";
import type { ListAsk } from "../client/list-bounds.ts";
import { titleFault } from "./invalid-title.ts";
import { type Listing, listRevisions } from "./list-revisions.ts";
import { noPage, pageMissing } from "./page-missing.ts";
import { type PageName, quotedName } from "./page-name.ts";

/** A page that exists, and the list of its history. */
export interface FoundPage extends Omit<Listing, "page"> {
  readonly page: Page;
  /** Whether the page is a redirect now. Even then its own history is read, not its target's. */
  readonly isRedirect: boolean;
  /** Id of its latest revision, and when it was last touched. */
  readonly lastRevision: number;
  readonly touched: string;
  /** Id of its talk page, if there is one and the wiki gives the id. */
  readonly talkId: number | undefined;
}

/**
 * Finds a page and lists its history.
 *
 * @throws HistoryError `PAGE_INVALID`, with the wiki's own reason in its details; `PAGE_INTERWIKI`, `PAGE_SPECIAL`;
 * `PAGE_MISSING`, which mentions a deletion or move that is in the log; and the errors of requests to the wiki.
 */
export async function findPage(
  ask: ListAsk,
  site: Site,
  name: PageName,
  onListed: (revisions: number) => void,
): Promise<FoundPage> {
  const quoted = quotedName(name);
  if (typeof name === "string") {
    // Checked before the request: "A|B" would request two pages.
    const fault = titleFault(name);
    if (fault !== null) throw invalid(quoted, fault);
  }
  const which = typeof name === "string" ? { titles: name } : { pageids: String(name.pageId) };
  const { page, ...listing } = await listRevisions(ask, which, { onListed });
  if (page === null) {
    if (listing.interwiki === null) throw invalid(quoted, "the wiki knows no page by it");
    throw new HistoryError(
      "PAGE_INTERWIKI",
      `the title ${quoted} has the prefix of another wiki; name that wiki with api, and leave the prefix out`,
      { prefix: listing.interwiki },
    );
  }
  const { ns = 0, title = "" } = page;
  if (page.invalid) {
    const given = page.invalidreason;
    const reason = (typeof given === "object" ? given.text : given)?.slice(0, 300).toWellFormed();
    throw invalid(quoted, "the wiki refuses it", reason);
  }
  if (page.special || ns < 0) {
    throw new HistoryError(
      "PAGE_SPECIAL",
      `the page ${quoted} is made afresh for each reader, so it has no history`,
    );
  }
  if (page.missing || page.pageid === undefined) throw await pageMissing(ask, noPage(name, title));
  return {
    ...listing,
    page: { site, pageId: page.pageid, title: title.toWellFormed(), namespace: ns },
    isRedirect: page.redirect,
    lastRevision: page.lastrevid,
    touched: page.touched,
    talkId: page.talkid,
  };
}

function invalid(quoted: string, why: string, reason?: string): HistoryError {
  return new HistoryError(
    "PAGE_INVALID",
    `${quoted} cannot be a title: ${why}`,
    reason === undefined ? {} : { reason },
  );
}
