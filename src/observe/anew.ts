import { canonicalJson } from "../json.ts";
import type { Start } from "./append-events.ts";
import { eventIds } from "./event-ids.ts";
import { forget } from "./forget.ts";
import { rangeOf } from "./found.ts";
import type { Gathered } from "./gather.ts";
import type { Looked, Looking, WatchedPage } from "./looking.ts";
import { lostIds } from "./lost-ids.ts";
import { pageHeadOf, toldBytesOf } from "./page-head.ts";
import { dueOf, type WalkedChange, walkedChange } from "./past.ts";
import type { ReadAgain } from "./read-again.ts";
import { changeFileName, type EventFileMark, eventFileName, noteName, type PageRecord } from "./record.ts";
import { removeGeneration } from "./remove-generation.ts";
import type { HistoryChange } from "./result.ts";
import { unseenIds } from "./unseen-events.ts";
import { walkDue } from "./walk-due.ts";

/** A page whose whole history was listed, and what was walked before, if anything. */
export interface Relisted {
  readonly gathered: Gathered;
  readonly record: PageRecord | null;
  readonly reason: HistoryChange["reason"];
  readonly back: ReadAgain;
}

/**
 * Walks a page from its first revision on, into a new file.
 *
 * The file of the previous generation is removed once the new one counts, because it may hold what was hidden since.
 */
export async function anew(looking: Looking, watched: WatchedPage, relisted: Relisted): Promise<Looked> {
  const { gathered, record, back } = relisted;
  const change = record === null ? null : walkedChange(record, gathered, back);
  const isForgotten = forget(looking, gathered, change);
  try {
    return await walkedAnew(looking, watched, relisted, change);
  } finally {
    // Compacted once, when all is written: the replaced record held names that may be hidden now.
    if (isForgotten) await looking.kept.compact();
  }
}

async function walkedAnew(
  looking: Looking,
  watched: WatchedPage,
  relisted: Relisted,
  change: WalkedChange | null,
): Promise<Looked> {
  const { folder, kept, stream } = looking;
  const { page, head } = watched;
  const { gathered, record } = relisted;
  const old = record?.file ?? head?.file ?? null;
  const due = dueOf(gathered, null, horizonOf(looking, record));
  const mark = { digest: stream.digest, generation: (old?.generation ?? 0) + 1, bytes: 0 };
  const name = eventFileName(page.pageId, mark);
  let isCounted = false;
  // If this run is killed, the next one removes what it has written, though a run of another version would name its file otherwise.
  if (record !== null) kept.save((write) => write.note(noteName(stream.key), { ...record, stale: name }));
  const file = await folder.append(name, 0);
  try {
    const { events, known, reader, walk } = await walkDue(looking, watched, due, beginning, file);
    const written: EventFileMark = { ...mark, bytes: await file.finish() };
    const said = old === null ? undefined : await sayChange(looking, watched, old, written, relisted, change);
    const next: PageRecord = {
      format: 1,
      file: written,
      ...known,
      talkId: watched.talk?.pageId ?? null,
      reader,
      walk,
      stale: old === null ? null : eventFileName(page.pageId, old),
    };
    kept.save((write) => write.note(noteName(stream.key), next));
    isCounted = true;
    if (next.stale !== null) await removeGeneration(folder, next.stale);
    const before = new Set(record?.own.map(([id]) => id));
    return {
      found: {
        ...rangeOf(due.own.filter(({ head: { id } }) => !before.has(id))),
        status: said === undefined ? "new" : "history_changed",
        events: said === undefined ? events : said.added.length,
        ...(said === undefined ? {} : { change: said }),
      },
      head: pageHeadOf(looking, watched, gathered, due, next),
    };
  } finally {
    await file.close();
    if (!isCounted) await removeGeneration(folder, name);
  }
}

/** What was walked before stays old enough, whatever the wiki's clock or the time to settle is now. */
function horizonOf({ horizon }: Looking, record: PageRecord | null): string {
  const walked = record?.walk.mark?.timestamp ?? horizon;
  return walked > horizon ? walked : horizon;
}

const beginning: Start = { walk: undefined, reader: undefined };

/** Reports what became of the events, also in a file beside them, which remains if the run dies before the report is printed. */
async function sayChange(
  { folder }: Looking,
  { head, page: { pageId } }: WatchedPage,
  old: EventFileMark,
  now: EventFileMark,
  { reason, record }: Relisted,
  past: WalkedChange | null,
): Promise<HistoryChange> {
  const there = await eventIds(folder, eventFileName(pageId, old), old.bytes);
  const isLost = reason === "file" && record !== null && past !== null;
  const lost = isLost ? await lostIds(folder, pageId, now, record, past, there) : [];
  const before = [...there, ...lost];
  const after = await eventIds(folder, eventFileName(pageId, now), now.bytes);
  const toldBytes = toldBytesOf(head, old);
  const unseen = await unseenIds(folder, pageId, { file: old, toldBytes });
  // Which of the lost ones somebody was told about is known only if it is all of them.
  const untold = new Set([...unseen, ...(toldBytes < old.bytes ? lost : [])]);
  const [isBefore, isAfter] = [new Set(before), new Set(after)];
  const name = changeFileName(eventFileName(pageId, now));
  const change: HistoryChange = {
    reason,
    past,
    withdrawn: before.filter((id) => !isAfter.has(id)),
    added: after.filter((id) => !isBefore.has(id)),
    untold: after.filter((id) => untold.has(id)),
    bytes: now.bytes,
    file: folder.path(name),
  };
  await folder.write(name, `${canonicalJson(change)}\n`);
  return change;
}
