import { throwIfCancelled } from "../ground/cancelled.ts";
import type { Json } from "../json.ts";
import { mergeTimeline } from "../merge-timeline.ts";
import { createTalkReader } from "../page/talk-posts.ts";
import type { LogEntry, Page, Revision, TalkPost } from "../revision.ts";
import { createLineWriter } from "../sinks/json-lines.ts";
import { grammarOf } from "../text/markup/grammar.ts";
import { walkInBatches } from "../walk/batches.ts";
import type { SavedWalk } from "../walk/saved-walk.ts";
import { createWalker } from "../walk/walker.ts";
import type { Appending } from "./event-folder.ts";
import type { Stream } from "./stream.ts";

/** What there is to walk, oldest first. */
export interface Entries {
  readonly own: AsyncIterable<Revision>;
  readonly log: readonly LogEntry[];
  readonly talk: AsyncIterable<Revision>;
}

/** Where a walk begins: after what was walked before, or at the first revision. */
export interface Start {
  readonly walk: SavedWalk | undefined;
  readonly reader: Json | undefined;
}

/** How a walk ended. */
export interface Walked {
  readonly events: number;
  readonly walk: SavedWalk;
  readonly reader: Json;
}

/**
 * Walks entries and appends their events.
 *
 * @param signal - Looked at as the walk does, and after some entries.
 * @throws HistoryError `CANCELLED`, and whatever the walk throws.
 */
export async function appendEvents(
  page: Page,
  stream: Stream,
  entries: Entries,
  start: Start,
  file: Appending,
  onBatch: (revisions: number) => void,
  signal: AbortSignal | undefined,
): Promise<Walked> {
  const walker = createWalker(page, stream.detectors, stream.depth, start.walk);
  const reader = createTalkReader(grammarOf(page.site), start.reader);
  async function* posts(): AsyncGenerator<TalkPost, void, void> {
    for await (const revision of entries.talk) yield reader.next(revision);
  }
  const line = createLineWriter();
  let events = 0;
  const timeline = mergeTimeline(entries.own, entries.log, posts());
  for await (const { told } of walkInBatches(walker, timeline, (entry) => entry, signal)) {
    throwIfCancelled(signal);
    for (const { at } of told) {
      const found = at(stream.depth);
      events += found.length;
      await file.write(found.map(line).join(""));
    }
    onBatch(walker.report().revisions);
  }
  const walk = walker.save();
  if (walk === null) throw new Error("a stream has detectors that save their state alone");
  return { events, walk, reader: reader.save() };
}
