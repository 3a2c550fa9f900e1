import { appendEvents } from "./append-events.ts";
import { forget } from "./forget.ts";
import type { Gathered } from "./gather.ts";
import { knownEntry, knownRevisions } from "./known.ts";
import { headOf, nothingNew, rangeOf } from "./looked.ts";
import type { Looked, Looking, Standing } from "./looking.ts";
import { pageTexts } from "./page-texts.ts";
import { dueOf } from "./past.ts";
import { hasUnread, throwIfGone, type Unread } from "./read-again.ts";
import { eventFileName, noteName, type PageRecord } from "./record.ts";

/** Walks what a page gained behind what was walked before, and appends its events. */
export async function goOn(
  looking: Looking,
  standing: Standing,
  record: PageRecord,
  gathered: Gathered,
): Promise<Looked> {
  const { folder, kept, stream, wiki } = looking;
  const { page } = standing;
  // Another command may have kept what was hidden before this one first saw it.
  if (forget(looking, gathered, null)) await kept.compact();
  const due = dueOf(gathered, record.walk.mark, looking.horizon);
  const waitingWith = (known: PageRecord) => ({ ...due, isWaiting: due.isWaiting || hasUnread(known) });
  if (due.own.length + due.talk.length + due.log.length === 0) {
    return { found: nothingNew, head: headOf(looking, standing, gathered, waitingWith(record), record.file) };
  }
  const unread: Unread = { page: new Set(), talk: new Set() };
  const file = await folder.append(eventFileName(page.pageId, record.file), record.file.bytes);
  try {
    const { events, reader, walk } = await appendEvents(
      page,
      stream,
      {
        own: pageTexts(kept, "page", due.own, wiki, unread.page),
        log: due.log,
        talk: pageTexts(kept, "talk", due.talk, wiki, unread.talk),
      },
      { walk: record.walk, reader: record.reader },
      file,
      looking.onRevision,
    );
    await throwIfGone(looking, standing, unread);
    const mark = { ...record.file, bytes: await file.finish() };
    const next: PageRecord = {
      ...record,
      file: mark,
      own: [...record.own, ...knownRevisions(due.own, unread.page)],
      log: [...record.log, ...due.log.map(knownEntry)],
      talk: [...record.talk, ...knownRevisions(due.talk, unread.talk)],
      reader,
      walk,
      stale: null,
    };
    kept.save((write) => write.note(noteName(stream.key), next));
    return {
      found: { status: "changed", ...rangeOf(due.own), events },
      head: headOf(looking, standing, gathered, waitingWith(next), mark),
    };
  } finally {
    await file.close();
  }
}
