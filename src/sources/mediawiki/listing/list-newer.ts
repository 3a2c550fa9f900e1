import { HistoryError } from "../../../errors.ts";
import type { ListAsk } from "../client/list-bounds.ts";
import { type Listing, listRevisions } from "./list-revisions.ts";

/**
 * A page's revisions from a known one on, including that one; `null` if it is no longer where it was, so that the whole history
 * has to be listed.
 *
 * Wikis do not complain about the id of another page's revision, nor about a direction in which there is nothing, so the answer
 * has to begin with the known revision, at its time, on this page.
 */
export async function listNewer(
  ask: ListAsk,
  pageId: number,
  known: { readonly id: number; readonly timestamp: string },
): Promise<Listing | null> {
  const which = { pageids: String(pageId), rvstartid: String(known.id) };
  const listing = await listRevisions(ask, which).catch((error: unknown) => {
    if (error instanceof HistoryError && error.details.code === "nosuchrevid") return null;
    throw error;
  });
  const first = listing?.revisions[0]?.head;
  const isThere =
    listing?.page?.pageid === pageId && first?.id === known.id && first.timestamp === known.timestamp;
  return isThere ? listing : null;
}
