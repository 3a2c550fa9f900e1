import type { Anchor } from "../event.ts";
import type { EventFolder } from "./event-folder.ts";
import { eventIdOf } from "./event-ids.ts";
import { isUnchanged, type WalkedChange } from "./past.ts";
import { hasUnreadWalked } from "./read-again.ts";
import { eventFileName, type PageRecord } from "./record.ts";

/**
 * Ids of the events that a page's file held when it was counted, although it has lost them; read from the file that was made
 * in its place.
 *
 * The same entries give the same events. So these are the events at entries that were walked, unless the past has changed, or
 * texts have come that could not be read then: in these cases nobody knows what was lost, and none are given.
 *
 * @param there - Ids of the events that the old file still holds.
 */
export async function lostIds(
  folder: EventFolder,
  pageId: number,
  made: PageRecord["file"],
  record: PageRecord,
  past: WalkedChange,
  there: readonly string[],
): Promise<readonly string[]> {
  if (!isUnchanged(past) || hasUnreadWalked(record)) return [];
  const walked: Readonly<Record<Anchor["kind"], ReadonlySet<number>>> = {
    revision: new Set(record.own.map(([id]) => id)),
    talk: new Set(record.talk.map(([id]) => id)),
    log: new Set(record.log.map(([id]) => id)),
  };
  const left = new Set(there);
  const lost: string[] = [];
  for await (const line of folder.lines(eventFileName(pageId, made), 0, made.bytes)) {
    const [, id, kind] = anchor.exec(line) ?? [];
    const event = eventIdOf(line);
    const isWalked =
      (kind === "revision" || kind === "talk" || kind === "log") && walked[kind].has(Number(id));
    if (event !== null && isWalked && !left.has(event)) lost.push(event);
  }
  return lost;
}

const anchor = /"anchor":\{"id":(\d+),"kind":"(\w+)"/;
