import type { TimelineEntry } from "../revision.ts";
import type { Told, Walker } from "./walker.ts";

/** Entries of a batch: this many keep a detector's code in the caches; twice as many gain nothing, and take 30 MiB. */
const mostEntries = 16;
/** Bytes of texts at which a batch is full: memory stays bounded however large a page is. */
const mostBytes = 4 * 1024 * 1024;

/**
 * Bytes of text that come and go at which a batch goes no further: what is found in it lives until it is reported. Where a page
 * of 300 kB is replaced again and again, whole batches took 525 MiB, and a detector was at one for seconds.
 */
const mostChangedBytes = 512 * 1024;

/** Some items, and what was found at the entry of each; fewer if one failed. Valid until the next batch is requested. */
interface WalkedBatch<TItem> {
  readonly batch: readonly TItem[];
  readonly told: readonly Told[];
}

/**
 * Walks entries in batches. If an entry or the source fails, what was found before is yielded first.
 *
 * @param entryOf - Gives the entry of an item.
 * @param signal - Looked at while a large batch is walked.
 * @throws HistoryError whatever a step of the walk or the source throws.
 */
export async function* walkInBatches<TItem>(
  walker: Walker,
  items: AsyncIterable<TItem>,
  entryOf: (item: TItem) => TimelineEntry,
  signal?: AbortSignal,
): AsyncGenerator<WalkedBatch<TItem>, void, void> {
  for await (const read of inBatches(items, entryOf)) {
    while (read.length > 0) {
      const { told, failure, letGo } = await walker.tellAll(read.map(entryOf), signal, mostChangedBytes);
      const batch = read.splice(0, failure === null ? told.length : read.length);
      yield { batch, told };
      if (failure !== null) throw failure.cause;
      // While it waits for the next batch, the caller still holds this one: the garbage collector would keep and copy all of it.
      batch.length = 0;
      told.length = 0;
      letGo();
    }
  }
}

/**
 * Entries in batches, in order. If the source fails, what it gave before is yielded first.
 *
 * @param entryOf - Gives the entry of an item.
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
