import type { TimelineEntry } from "../revision.ts";

/** Enough that one detector's code stays in the processor's caches: twice as many save no more, and take 30 MiB. */
const mostEntries = 16;
/** Of their texts: memory stays bounded however large a page is. */
const mostBytes = 4 * 1024 * 1024;

/**
 * Entries by the batch, in order. Where the source fails, what it gave before comes first.
 *
 * @param entryOf - The entry of an item.
 */
export async function* inBatches<TItem>(
  items: AsyncIterable<TItem>,
  entryOf: (item: TItem) => TimelineEntry,
): AsyncGenerator<readonly TItem[], void, void> {
  let batch: TItem[] = [];
  let bytes = 0;
  try {
    for await (const item of items) {
      batch.push(item);
      bytes += bytesOf(entryOf(item));
      if (batch.length < mostEntries && bytes < mostBytes) continue;
      yield batch;
      batch = [];
      bytes = 0;
    }
  } catch (cause) {
    if (batch.length > 0) yield batch;
    throw cause;
  }
  if (batch.length > 0) yield batch;
}

function bytesOf(entry: TimelineEntry): number {
  return entry.kind === "revision" && entry.revision.text.state === "readable"
    ? entry.revision.text.bytes.length
    : 0;
}
