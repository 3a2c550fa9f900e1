import { setImmediate } from "node:timers/promises";
import type { Revision, RevisionText } from "../../revision.ts";
import type { ApiClient } from "./api-client.ts";
import type { ListedRevision } from "./head-of.ts";
import { nextBatch } from "./pack.ts";
import { readTexts, type TextReading } from "./read-texts.ts";

interface Fetched {
  readonly batch: readonly ListedRevision[];
  readonly texts: ReadonlyMap<number, RevisionText>;
}

/**
 * The listed revisions with their texts, in the order of the list. While one batch is used, the next one comes.
 *
 * @throws HistoryError when the wiki refuses, fails for longer than the patience, or `signal` is aborted.
 */
export async function* readRevisions(
  client: ApiClient,
  listed: readonly ListedRevision[],
  reading: TextReading,
  signal: AbortSignal | undefined,
): AsyncGenerator<Revision, void, void> {
  const left = new AbortController();
  const leave = () => left.abort(signal?.reason);
  if (signal?.aborted === true) leave();
  signal?.addEventListener("abort", leave);
  let next = 0;
  const fetchNext = (): Promise<Fetched> | null => {
    const batch = nextBatch(listed, next, reading.textsAtOnce, reading.bytesAtOnce);
    if (batch.length === 0) return null;
    next += batch.length;
    const fetching = readTexts(client, batch, reading, left.signal).then((texts) => ({ batch, texts }));
    // It fails where it is awaited, which may be long after, or never when the reader stops.
    fetching.catch(() => undefined);
    return fetching;
  };
  try {
    for (let fetching = fetchNext(); fetching !== null; ) {
      const { batch, texts } = await fetching;
      fetching = fetchNext();
      for (const { head } of batch) {
        // What uses a revision may never wait for anything, and then the next batch would neither be asked for nor taken
        // in before this one is used up.
        await setImmediate();
        yield { ...head, text: texts.get(head.id) ?? { state: "missing" } };
      }
    }
  } finally {
    left.abort();
    signal?.removeEventListener("abort", leave);
  }
}
