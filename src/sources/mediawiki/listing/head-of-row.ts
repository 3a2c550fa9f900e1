import { HistoryError } from "../../../errors.ts";
import { type RevisionHead, type RevisionText, readable, type User, userOfRow } from "../../../revision.ts";
import type { ApiRevision } from "../client/answer.ts";

/** Who did it; `null` if that is lost, or hidden from public view, even if this reader may see it. */
export function userOf(row: {
  readonly user?: string | null | undefined;
  readonly userid: number;
  readonly userhidden: boolean;
}): User | null {
  if (row.userhidden || row.user === undefined || row.user === null) return null;
  return userOfRow({ id: row.userid, name: row.user.toWellFormed() });
}

/** A comment; `null` if it is hidden from public view. */
export function commentOf(row: {
  readonly comment?: string | undefined;
  readonly commenthidden: boolean;
}): string | null {
  return row.commenthidden ? null : (row.comment ?? "").toWellFormed();
}

/**
 * The head of a revision.
 *
 * @param model - The content model of its page, used if the wiki gives none for the revision.
 * @throws HistoryError `WIKI_ERROR` when the wiki gives no timestamp.
 */
export function headOfRow(row: ApiRevision, model: string): RevisionHead {
  if (row.timestamp === undefined) {
    const message = `the wiki does not say when revision ${row.revid} was saved; its operators have to repair that timestamp`;
    throw new HistoryError("WIKI_ERROR", message, { revision: row.revid });
  }
  const main = row.slots?.main;
  return {
    id: row.revid,
    timestamp: row.timestamp,
    user: userOf(row),
    comment: commentOf(row),
    minor: row.minor,
    model: main?.contentmodel ?? row.contentmodel ?? model,
    tags: (row.tags ?? []).map((tag) => tag.toWellFormed()).sort((a, b) => (a < b ? -1 : 1)),
  };
}

/** The text of a revision; `null` if the wiki left it out of an answer that grew too large. */
export function revisionTextOf(row: ApiRevision): RevisionText | null {
  const main = row.slots?.main ?? row;
  if (main.texthidden || row.texthidden) return { state: "hidden" };
  const content = main.content ?? main["*"];
  if (content !== undefined) return readable(content.bytes);
  const isLost = main.textmissing || main.missing || main.badcontentformat || row.textmissing;
  return isLost ? { state: "missing" } : null;
}

/** Whether a text came with a lone surrogate, which UTF-8 cannot express. */
export function isBroken(row: ApiRevision): boolean {
  const main = row.slots?.main ?? row;
  return (main.content ?? main["*"])?.isRepaired === true;
}
