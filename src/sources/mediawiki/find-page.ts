import { HistoryError } from "../../errors.ts";
import type { Page, Site } from "../../revision.ts";
import { type Envelope, logEventsSchema } from "./answer.ts";
import type { Parameters } from "./api-client.ts";
import { titleFault } from "./invalid-title.ts";
import { type Listing, listRevisions } from "./list-revisions.ts";
import { logChangeOf } from "./log-change.ts";
import { readQuery } from "./read-query.ts";

/** A page, by its title or by its id on the wiki. */
export type PageName = string | { readonly pageId: number };

/** A page that is there, and the list of its history. */
export interface FoundPage extends Omit<Listing, "page"> {
  readonly page: Page;
  /** Whether the page is a redirect now. Its own history is read, not its target's. */
  readonly isRedirect: boolean;
  /** Id of its latest revision, and when it was last touched. */
  readonly lastRevision: number;
  readonly touched: string;
}

/**
 * Finds a page and lists its history.
 *
 * @throws HistoryError `PAGE_INVALID`, `PAGE_INTERWIKI`, `PAGE_SPECIAL`; `PAGE_MISSING`, which tells of the deletion or
 * move that the log has; and those of the wiki.
 */
export async function findPage(
  ask: (parameters: Parameters) => Promise<Envelope>,
  site: Site,
  name: PageName,
  followRedirect: boolean,
  onListed: (revisions: number) => void,
): Promise<FoundPage> {
  const quoted = typeof name === "string" ? JSON.stringify(name.toWellFormed()) : `with id ${name.pageId}`;
  if (typeof name === "string") {
    // Checked before it is asked: "A|B" would ask for two pages.
    const fault = titleFault(name);
    if (fault !== null) throw invalid(quoted, fault);
  }
  const which = {
    ...(typeof name === "string" ? { titles: name } : { pageids: String(name.pageId) }),
    ...(followRedirect ? { redirects: "1" } : {}),
  };
  const { page, ...listing } = await listRevisions(ask, which, null, onListed);
  if (page === null) {
    if (listing.interwiki === null) throw invalid(quoted, "the wiki knows no page by it");
    throw new HistoryError(
      "PAGE_INTERWIKI",
      `the title ${quoted} belongs to another wiki, by its prefix; name that wiki as the api and leave the prefix out`,
      { prefix: listing.interwiki },
    );
  }
  const { ns = 0, title = "" } = page;
  if (page.invalid) {
    const given = page.invalidreason;
    const reason = (typeof given === "object" ? given.text : given)?.slice(0, 300).toWellFormed();
    throw invalid(quoted, "the wiki refuses it; its reason is in the details", reason);
  }
  if (page.special || ns < 0) {
    throw new HistoryError(
      "PAGE_SPECIAL",
      `the page ${quoted} is made anew for each reader and has no history`,
    );
  }
  if (page.missing || page.pageid === undefined) throw await missing(ask, quoted, title);
  return {
    ...listing,
    page: { site, pageId: page.pageid, title: title.toWellFormed(), namespace: ns },
    isRedirect: page.redirect,
    lastRevision: page.lastrevid,
    touched: page.touched,
  };
}

/** The error for a page that is not there, with the last thing the log says of it. */
async function missing(
  ask: (parameters: Parameters) => Promise<Envelope>,
  quoted: string,
  title: string,
): Promise<HistoryError> {
  const nothing = `there is no page ${quoted} on this wiki`;
  if (title === "") return new HistoryError("PAGE_MISSING", `${nothing}; name it by its title`);
  const answer = await ask({
    list: "logevents",
    letitle: title,
    leprop: "ids|title|type|timestamp|details",
    lelimit: "50",
  });
  for (const row of readQuery(logEventsSchema, answer).logevents) {
    const change = logChangeOf(row);
    const entry = `on ${row.timestamp?.slice(0, 10)} (log entry ${row.logid})`;
    if (change?.kind === "moved") {
      return new HistoryError(
        "PAGE_MISSING",
        `${nothing}: it was moved ${entry}; details.movedTo has its new title`,
        {
          logId: row.logid,
          movedTo: change.to,
        },
      );
    }
    if (change?.kind === "deleted") {
      return new HistoryError("PAGE_MISSING", `${nothing}: it was deleted ${entry}`, { logId: row.logid });
    }
  }
  return new HistoryError("PAGE_MISSING", `${nothing}; check the spelling, capitals included`);
}

function invalid(quoted: string, why: string, reason?: string): HistoryError {
  return new HistoryError(
    "PAGE_INVALID",
    `${quoted} is no title: ${why}`,
    reason === undefined ? {} : { reason },
  );
}
