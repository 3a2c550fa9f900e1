import type { AnalyzeOptions } from "../../analyze.ts";
import type { HistoryEvent } from "../../event.ts";
import { turn } from "../../ground/turn.ts";
import { createEventCounter } from "../../sinks/event-counter.ts";
import { createLineWriter } from "../../sinks/json-lines.ts";
import type { Registered } from "../../walk/registry.ts";
import type { HistoryChoice } from "../history/open-histories.ts";
import { readEvents } from "../history/read-events.ts";
import type { Host } from "../host.ts";
import { leftOutNote } from "../words/left-out.ts";
import { noticeOf } from "../words/notice.ts";
import { nobodyNote } from "../words/user-parts.ts";
import { createEventTally } from "./event-tallies.ts";
import type { LongAnswer } from "./page-of.ts";
import { createRevertPairs } from "./revert-pairs.ts";
import type { Snapshot } from "./snapshots.ts";
import { createTimelineWriter, timelineOf } from "./timeline.ts";

/** Entries after which a server hears its client: some milliseconds of work. */
const entriesPerTurn = 1024;

/**
 * The events of a page as a long answer: what was read and counted first, by type, time and user, and who reverted whom; then the events.
 *
 * @param short - Whether an event is a line in a timeline of edits instead.
 */
export function eventPages(
  choice: HistoryChoice & AnalyzeOptions,
  short: boolean,
  detectors: readonly Registered[],
  host: Host,
): LongAnswer {
  return {
    async read(total = Number.POSITIVE_INFINITY): Promise<Snapshot> {
      const entryOf = short ? createTimelineWriter() : createEntryWriter();
      const counter = createEventCounter();
      const tally = createEventTally();
      const reverts = createRevertPairs();
      const entries: string[] = [];
      const { manifest, source } = await readEvents(choice, detectors, host, async (events) => {
        for (const event of events) {
          if (entries.length >= total) return;
          counter.add(event);
          tally.add(event);
          reverts.add(event);
          entries.push(entryOf(event));
          // One edit may have many thousands of events.
          if (entries.length % entriesPerTurn === 0) await turn(host.signal);
        }
      });
      const { wiki, pageId, title, depth, read, judged, byUser } = manifest;
      const leftOut = leftOutNote(choice, detectors) ?? nobodyNote(byUser) ?? undefined;
      const about = { notice: noticeOf(source), wiki, pageId, title, depth, leftOut };
      const { total: revertPairs, most } = reverts.told();
      const pairs = revertPairs === 0 ? undefined : { revertPairs, reverts: most };
      return {
        head: { ...about, read, byUser, judged, counts: counter.counts(), ...tally.tallies(), ...pairs },
        entries,
      };
    },
    // What a page gained meanwhile comes after the earlier events: more was read, but the answer can go on.
    pinned: () => null,
    document: ({ head, entries: all }, entries, part, at) =>
      short
        ? { ...head, ...part, events: [], timeline: timelineOf(all, entries, at) }
        : { ...head, ...part, events: entries },
  };
}

function createEntryWriter(): (event: HistoryEvent) => string {
  const line = createLineWriter();
  return (event) => line(event).slice(0, -1);
}
