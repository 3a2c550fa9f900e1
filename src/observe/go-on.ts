import { forget } from "./forget.ts";
import { nothingNew, rangeOf } from "./found.ts";
import type { Gathered } from "./gather.ts";
import type { Looked, Looking, WatchedPage } from "./looking.ts";
import { pageHeadOf } from "./page-head.ts";
import { dueOf } from "./past.ts";
import { eventFileName, noteName, type PageRecord } from "./record.ts";
import { walkDue } from "./walk-due.ts";

/** Walks what a page gained after what was walked before, and appends the events. */
export async function goOn(
  looking: Looking,
  watched: WatchedPage,
  record: PageRecord,
  gathered: Gathered,
): Promise<Looked> {
  const { folder, kept, stream } = looking;
  const { page } = watched;
  // Another command may have kept what was hidden by the time this one first saw it.
  if (forget(looking, gathered, null)) await kept.compact();
  const due = dueOf(gathered, record.walk.mark, looking.horizon);
  if (due.own.length + due.talk.length + due.log.length === 0) {
    return { found: nothingNew, head: pageHeadOf(looking, watched, gathered, due, record) };
  }
  const file = await folder.append(eventFileName(page.pageId, record.file), record.file.bytes);
  try {
    const { events, known, reader, walk } = await walkDue(looking, watched, due, record, file);
    const next: PageRecord = {
      ...record,
      file: { ...record.file, bytes: await file.finish() },
      own: [...record.own, ...known.own],
      log: [...record.log, ...known.log],
      talk: [...record.talk, ...known.talk],
      talkId: watched.talk?.pageId ?? null,
      reader,
      walk,
      stale: null,
    };
    kept.save((write) => write.note(noteName(stream.key), next));
    return {
      found: { status: "changed", ...rangeOf(due.own), events },
      head: pageHeadOf(looking, watched, gathered, due, next),
    };
  } finally {
    await file.close();
  }
}
