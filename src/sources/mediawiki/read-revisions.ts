import { setImmediate } from "node:timers/promises";
import type { Revision, RevisionText } from "../../revision.ts";
import type { ApiClient } from "./api-client.ts";
import type { ListedRevision } from "./head-of.ts";
import { nextBatch } from "./pack.ts";
import { readTexts, type TextReading } from "./read-texts.ts";

/** A batch on its way. */
interface Fetching {
  readonly batch: readonly ListedRevision[];
  readonly texts: Promise<ReadonlyMap<number, RevisionText>>;
  /** Resolves when the first answer is here, read or not. */
  readonly isAnswered: Promise<void>;
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
  const fetchNext = (): Fetching | null => {
    const batch = nextBatch(listed, next, reading.textsAtOnce, reading.bytesAtOnce);
    if (batch.length === 0) return null;
    next += batch.length;
    let onAnswer = (): void => undefined;
    const isAnswered = new Promise<void>((resolve) => {
      onAnswer = resolve;
    });
    const texts = readTexts(client, batch, reading, left.signal, onAnswer);
    // It fails where it is awaited, which may be long after, or never when the reader stops.
    texts.then(onAnswer, () => undefined);
    return { batch, texts, isAnswered };
  };
  try {
    for (let fetching = fetchNext(); fetching !== null; ) {
      const { batch, texts: coming, isAnswered } = fetching;
      // The wiki makes the next answer while this one is unpacked and read.
      const following = isAnswered.then(fetchNext);
      const texts = await coming;
      fetching = await following;
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
