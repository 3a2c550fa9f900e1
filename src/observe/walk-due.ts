import { appendEvents, type Start, type Walked } from "./append-events.ts";
import type { Appending } from "./event-folder.ts";
import { knownEntry, knownRevisions } from "./known.ts";
import type { Looking, Standing } from "./looking.ts";
import { pageTexts } from "./page-texts.ts";
import type { Due } from "./past.ts";
import { throwIfGone, type Unread } from "./read-again.ts";
import type { PageRecord } from "./record.ts";

/** How a walk over what was due ended, and what the record has to know of it. */
export interface WalkedDue extends Walked {
  readonly known: Pick<PageRecord, "own" | "log" | "talk">;
}

/**
 * Walks what is due of a page, and appends its events.
 *
 * @throws HistoryError `PAGE_MISSING` when the page was deleted meanwhile, and as `appendEvents`.
 */
export async function walkDue(
  looking: Looking,
  standing: Standing,
  { own, log, talk }: Due,
  start: Start,
  file: Appending,
): Promise<WalkedDue> {
  const { kept, onRevision, stream, wiki } = looking;
  const unread: Unread = { page: new Set(), talk: new Set() };
  const entries = {
    own: pageTexts(kept, "page", own, wiki, unread.page),
    log,
    talk: pageTexts(kept, "talk", talk, wiki, unread.talk),
  };
  const walked = await appendEvents(standing.page, stream, entries, start, file, onRevision);
  await throwIfGone(looking, standing, unread);
  return {
    ...walked,
    known: {
      own: knownRevisions(own, unread.page),
      log: log.map(knownEntry),
      talk: knownRevisions(talk, unread.talk),
    },
  };
}
