import type { ListedRevision } from "../sources/mediawiki/listing/head-of-row.ts";
import type { Gathered } from "./gather.ts";
import type { Looked, Looking, WatchedPage } from "./looking.ts";
import type { Due } from "./past.ts";
import type { EventFileMark, PageHead } from "./record.ts";

/** What a look found that found nothing. */
export const nothingNew: Looked["found"] = {
  status: "unchanged",
  newRevisions: 0,
  from: null,
  to: null,
  events: 0,
};

/** How many revisions there are, and the first and the last of them. */
export function rangeOf(
  revisions: readonly ListedRevision[],
): Pick<Looked["found"], "newRevisions" | "from" | "to"> {
  return {
    newRevisions: revisions.length,
    from: revisions[0]?.head.id ?? null,
    to: revisions.at(-1)?.head.id ?? null,
  };
}

/** What the next look begins with. */
export function pageHeadOf(
  { now }: Looking,
  { head, lastRevision, page, talk, titles }: WatchedPage,
  { log }: Gathered,
  { isLogWaiting, isWaiting }: Pick<Due, "isWaiting" | "isLogWaiting">,
  file: EventFileMark,
): PageHead {
  return {
    title: page.title,
    ...titles,
    lastRevision,
    talk,
    isWaiting,
    isLogWaiting,
    isNamed: false,
    // The log is read where everything is listed.
    listedAt: log === null ? (head?.listedAt ?? now) : now,
    // One that is hidden whole is in no list of the page's, and when it is shown again only its id tells whose it is.
    logIds: [...new Set([...(head?.logIds ?? []), ...(log ?? []).map(({ id }) => id)])],
    file,
    toldBytes: toldBytesOf(head, file),
    isHeard: head?.isHeard ?? false,
  };
}

/** How much of a file everybody was told of, as far as the head knows: of a file that it does not name, nothing. */
export function toldBytesOf(head: PageHead | null, file: EventFileMark): number {
  const isSameFile = head?.file.digest === file.digest && head.file.generation === file.generation;
  return isSameFile ? head.toldBytes : 0;
}
