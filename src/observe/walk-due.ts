import type { Part } from "../store/kept.ts";
import { appendEvents, type Start, type Walked } from "./append-events.ts";
import type { Appending } from "./event-folder.ts";
import { throwIfGoneMeanwhile } from "./gone-meanwhile.ts";
import { knownEntry, knownRevisions, type Unread } from "./known.ts";
import type { Looking, WatchedPage } from "./looking.ts";
import { pageTexts } from "./page-texts.ts";
import type { Due } from "./past.ts";
import type { PageRecord } from "./record.ts";

/** How a walk over what was due ended, and what the record has to keep of it. */
export interface WalkedDue extends Walked {
  readonly known: Pick<PageRecord, "own" | "log" | "talk">;
}

/**
 * Walks what is due of a page, and appends the events.
 *
 * @throws HistoryError `PAGE_MISSING` when the page was deleted meanwhile, and as `appendEvents`.
 */
export async function walkDue(
  looking: Looking,
  watched: WatchedPage,
  { own, log, talk }: Due,
  start: Start,
  file: Appending,
): Promise<WalkedDue> {
  const { kept, onRevision, signal, stream, wiki } = looking;
  const unread: Record<Part, Unread> = { page: new Map(), talk: new Map() };
  const entries = {
    own: pageTexts(kept, "page", own, wiki, unread.page),
    log,
    talk: pageTexts(kept, "talk", talk, wiki, unread.talk),
  };
  const walked = await appendEvents(watched.page, stream, entries, start, file, onRevision, signal);
  await throwIfGoneMeanwhile(looking, watched, unread.page);
  return {
    ...walked,
    known: {
      own: knownRevisions(own, unread.page),
      log: log.map(knownEntry),
      talk: knownRevisions(talk, unread.talk),
    },
  };
}
