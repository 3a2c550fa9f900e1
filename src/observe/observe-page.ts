import { hasCode } from "../errors.ts";
import { fitting } from "../ground/parse.ts";
import { anew } from "./anew.ts";
import { type Gathered, gatherAll, gatherNew } from "./gather.ts";
import { goOn } from "./go-on.ts";
import type { Looked, Looking, WatchedPage } from "./looking.ts";
import { isUnchanged, walkedChange } from "./past.ts";
import { nothingBack, readWalkedAgain } from "./read-again.ts";
import { eventFileName, noteName, type PageRecord, recordSchema } from "./record.ts";
import { removeGeneration } from "./remove-generation.ts";
import type { HistoryChange } from "./result.ts";

/**
 * Looks at a page about which there may be something new, and appends the events of what is old enough.
 *
 * The events are on the disk before the record that counts them. A run that dies in between leaves bytes after the counted
 * ones; the next run cuts them off and writes them again.
 */
export async function observePage(looking: Looking, watched: WatchedPage): Promise<Looked> {
  const record = recordOf(looking);
  if (record === null) {
    const gathered = await gatherAll(looking.wiki, watched);
    return anew(looking, watched, { gathered, record, reason: "past", back: nothingBack });
  }
  if (record.stale !== null) await removeGeneration(looking.folder, record.stale);
  const reason = await whyAnew(looking, watched, record);
  const back = reason === null ? await readWalkedAgain(looking, record) : nothingBack;
  const isBack = back.page.size + back.talk.size > 0;
  const gathered = reason === null && !isBack ? await gather(looking, watched, record) : null;
  const isSame = gathered !== null && isUnchanged(walkedChange(record, gathered));
  const further = isSame ? await goOnIfReadable(looking, watched, record, gathered) : null;
  if (further !== null) return further;
  const isAll = gathered !== null && gathered.log !== null;
  const all = isAll ? gathered : await gatherAll(looking.wiki, watched);
  return anew(looking, watched, {
    gathered: all,
    record,
    reason: reason ?? (isSame ? "upgrade" : "past"),
    back,
  });
}

/**
 * Goes on with a page; `null` if the walk that was saved cannot be read here. The digest names versions, and the form in which a
 * walk is saved may differ between two commits of the same version.
 */
async function goOnIfReadable(...of: Parameters<typeof goOn>): Promise<Looked | null> {
  try {
    return await goOn(...of);
  } catch (failure) {
    if (hasCode(failure, "STATE_MISMATCH")) return null;
    throw failure;
  }
}

function recordOf({ kept, stream }: Looking): PageRecord | null {
  return fitting(recordSchema, kept.note(noteName(stream.key)));
}

/** Why the events have to be made anew, whatever the wiki says. Also cuts off what a run that died left after them. */
async function whyAnew(
  { folder, stream }: Looking,
  { page: { pageId } }: WatchedPage,
  { file }: PageRecord,
): Promise<HistoryChange["reason"] | null> {
  if (file.digest !== stream.digest) return "upgrade";
  const name = eventFileName(pageId, file);
  const bytes = (await folder.bytes(name)) ?? -1;
  // Where a line was edited by hand, what is appended would run into another one.
  if (bytes < file.bytes || !(await folder.endsLine(name, file.bytes))) return "file";
  if (bytes > file.bytes) await folder.cut(name, file.bytes);
  return null;
}

/** Lists only as much of the page as is needed to see what is new, but all of it if its past may have changed. */
async function gather({ wiki }: Looking, watched: WatchedPage, record: PageRecord): Promise<Gathered> {
  const { head, isDueForListing, lastRevision, talk } = watched;
  const isTalkSame = (talk?.pageId ?? null) === record.talkId;
  if (head === null || isDueForListing || head.isNamed || head.isLogWaiting || !isTalkSame) {
    return gatherAll(wiki, watched);
  }
  const looks = {
    own: head.isWaiting || lastRevision !== head.lastRevision,
    talk: head.isWaiting || talk?.lastRevision !== head.talk?.lastRevision,
  };
  return (await gatherNew(wiki, watched, record, looks)) ?? gatherAll(wiki, watched);
}
