import type { TimelineEntry } from "../revision.ts";
import type { Told, Walker } from "./walker.ts";

/** Entries of a batch: so many keep a detector's code in the caches; twice as many save no more, and take 30 MiB. */
const mostEntries = 16;
/** Bytes of their texts after which a batch takes no more: memory stays bounded however large a page is. */
const mostBytes = 4 * 1024 * 1024;

/** Some items, and what was found at the entry of each: fewer where one failed. Good until the next batch is asked for. */
interface WalkedBatch<TItem> {
  readonly batch: readonly TItem[];
  readonly told: readonly Told[];
}

/**
 * Walks entries by the batch. Where one fails, or the source does, what came before it is told first.
 *
 * @param entryOf - The entry of an item.
 * @throws HistoryError what a step of the walk throws, and the source.
 */
export async function* walkInBatches<TItem>(
  walker: Walker,
  items: AsyncIterable<TItem>,
  entryOf: (item: TItem) => TimelineEntry,
): AsyncGenerator<WalkedBatch<TItem>, void, void> {
  for await (const batch of inBatches(items, entryOf)) {
    const { told, failure } = await walker.tellAll(batch.map(entryOf));
    yield { batch, told };
    if (failure !== null) throw failure.cause;
    // Whoever waits for the next batch still holds this one: the collector would keep all of it, and copy it.
    batch.length = 0;
    told.length = 0;
  }
}

/**
 * Entries by the batch, in order. Where the source fails, what it gave before comes first.
 *
 * @param entryOf - The entry of an item.
 */
export async function* inBatches<TItem>(
  items: AsyncIterable<TItem>,
  entryOf: (item: TItem) => TimelineEntry,
): AsyncGenerator<TItem[], void, void> {
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
