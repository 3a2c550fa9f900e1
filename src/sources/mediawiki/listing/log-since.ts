import { type ApiLogEntry, logEventsSchema } from "../client/answer.ts";
import type { Ask } from "../client/api-client.ts";
import { continued, createGrowthCheck } from "../client/continued.ts";
import { readQuery } from "../client/read-query.ts";
import { entriesHiddenBy, logChangeOf } from "./log-change.ts";
import { logTypes } from "./read-log.ts";

/** An entry of the wiki's log, reduced to the pages it concerns. */
export interface LogMention {
  readonly id: number;
  /** `""` if it is hidden. */
  readonly timestamp: string;
  /** The page's id when the entry was written; 0 if the wiki did not record it. */
  readonly pageId: number;
  /** Every title it names; a move has two. */
  readonly titles: readonly string[];
  /** Ids of other entries of which it hid something, whatever page they are about. */
  readonly hides: readonly number[];
}

/** Most bytes of the answers: 20,000 entries take 10 MB. */
const mostBytes = 256 * 1024 * 1024;

/**
 * What was added to the whole wiki's log since a moment; one stream for each type of entry that can concern a page's life.
 *
 * @param since - Timestamp, inclusive. Entries get their time before they can be read, so begin some time before the mark.
 * @param most - Most entries to read; beyond that, it is cheaper to look at each page.
 * @returns `null` if there are more, or if they are too long to be in memory.
 */
export async function logSince(ask: Ask, since: string, most: number): Promise<readonly LogMention[] | null> {
  const found = new Map<number, LogMention>();
  let bytes = 0;
  for (const letype of logTypes) {
    const parameters = {
      list: "logevents",
      letype,
      lestart: since,
      ledir: "newer",
      lelimit: "max",
      leprop: "ids|title|type|timestamp|details",
    };
    const checkGrowth = createGrowthCheck(() => found.size);
    for await (const answer of continued(ask, parameters)) {
      for (const row of readQuery(logEventsSchema, answer).logevents) found.set(row.logid, mentionOf(row));
      bytes += answer.bytes ?? 0;
      if (found.size > most || bytes > mostBytes) return null;
      checkGrowth();
    }
  }
  return [...found.values()];
}

function mentionOf(row: ApiLogEntry): LogMention {
  const change = logChangeOf(row);
  const named = change?.kind === "moved" || change?.kind === "merged" ? [change.from, change.to] : [];
  const own = row.title === undefined ? [] : [row.title.toWellFormed()];
  return {
    id: row.logid,
    timestamp: row.timestamp ?? "",
    pageId: row.logpage,
    titles: [...new Set([...own, ...named])],
    hides: entriesHiddenBy(row),
  };
}
