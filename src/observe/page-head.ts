import type { Gathered } from "./gather.ts";
import type { Looking, WatchedPage } from "./looking.ts";
import type { Due } from "./past.ts";
import { hasUnreadWalked } from "./read-again.ts";
import type { EventFileMark, PageHead, PageRecord } from "./record.ts";

/** What is known about a page after a look, with which the next look begins. */
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
    // The log is read whenever everything is listed.
    listedAt: log === null ? (head?.listedAt ?? now) : now,
    // A completely hidden entry is in no list of the page; when it is shown again, only its id says whose it is.
    logIds: [...new Set([...(head?.logIds ?? []), ...(log ?? []).map(({ id }) => id)])],
    file,
    toldBytes: toldBytesOf(head, file),
    isHeard: head?.isHeard ?? false,
  };
}

/** How many bytes of a file everybody was told about, as far as the head knows; 0 for a file that it does not name. */
export function toldBytesOf(head: PageHead | null, file: EventFileMark): number {
  const isSameFile = head?.file.digest === file.digest && head.file.generation === file.generation;
  return isSameFile ? head.toldBytes : 0;
}
