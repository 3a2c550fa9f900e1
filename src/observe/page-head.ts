import type { Gathered } from "./gather.ts";
import type { Looking, WatchedPage } from "./looking.ts";
import type { Due } from "./past.ts";
import { hasUnreadWalked } from "./read-again.ts";
import type { EventFileMark, PageHead, PageRecord } from "./record.ts";

/** What is known of a page once it was looked at: the next look begins with it. */
export function pageHeadOf(
  { now }: Looking,
  { head, lastRevision, page, talk, titles }: WatchedPage,
  { log }: Gathered,
  { isLogWaiting, isWaiting }: Due,
  record: PageRecord,
): PageHead {
  const { file } = record;
  return {
    title: page.title,
    ...titles,
    lastRevision,
    talk,
    isWaiting: isWaiting || hasUnreadWalked(record),
    isLogWaiting,
    isNamed: false,
    // The log is read where everything is listed.
    listedAt: log === null ? (head?.listedAt ?? now) : now,
    // An entry that is hidden whole is in no list of the page's; when it is shown again only its id tells whose it is.
    logIds: [...new Set([...(head?.logIds ?? []), ...(log ?? []).map(({ id }) => id)])],
    file,
    toldBytes: toldBytesOf(head, file),
    isHeard: head?.isHeard ?? false,
  };
}

/** Bytes of a file that everybody was told of, as far as the head knows: none of a file that it does not name. */
export function toldBytesOf(head: PageHead | null, file: EventFileMark): number {
  const isSameFile = head?.file.digest === file.digest && head.file.generation === file.generation;
  return isSameFile ? head.toldBytes : 0;
}
