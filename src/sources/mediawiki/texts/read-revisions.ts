import { setImmediate } from "node:timers/promises";
import type { Revision, RevisionText } from "../../../revision.ts";
import type { ApiClient } from "../client/api-client.ts";
import { type ListedText, nextBatch } from "./next-batch.ts";
import { readTexts, type TextReading } from "./read-texts.ts";

/** Most bytes of texts that may wait, besides those that are used next. */
const mostWaiting = 8 * 1024 * 1024;

/** Most batches on their way at once: only the wiki knows how much they hold. */
const mostComing = 4;

/** A batch that is on its way or has arrived. */
interface Fetching<T> {
  readonly batch: readonly T[];
  readonly texts: Promise<ReadonlyMap<number, RevisionText>>;
  /** The size of its texts; until they arrive, what the wiki says about it. */
  bytes: number;
  isHere: boolean;
}

/**
 * The listed revisions with their texts, in the order of the list.
 *
 * While a batch is used, the next ones are fetched, one request at a time: at first they come faster than they are analysed,
 * later more slowly.
 * @throws HistoryError when the wiki refuses, or fails for longer than the patience, or when `signal` is aborted.
 */
export async function* readRevisions<T extends ListedText>(
  client: ApiClient,
  listed: readonly T[],
  reading: TextReading,
  signal: AbortSignal | undefined,
): AsyncGenerator<T["head"] & Pick<Revision, "text">, void, void> {
  const left = new AbortController();
  const leave = () => left.abort(signal?.reason);
  if (signal?.aborted === true) leave();
  signal?.addEventListener("abort", leave);
  const waiting: Fetching<T>[] = [];
  let next = 0;
  let isAsking = false;
  const askOn = (): void => {
    if (isAsking) return;
    const batch = nextBatch(listed, next, reading.textsAtOnce, reading.bytesAtOnce);
    if (batch.length === 0) return;
    const [, ...behind] = waiting;
    const told = bytesListed(batch);
    const bytes = behind.reduce((sum, other) => sum + other.bytes, told);
    if (waiting.length > 0 && bytes > mostWaiting) return;
    if (waiting.filter(({ isHere }) => !isHere).length >= mostComing) return;
    next += batch.length;
    isAsking = true;
    let isAnswered = false;
    // The wiki makes the next answer while this one is unpacked and read.
    const onAnswer = () => {
      if (isAnswered) return;
      isAnswered = true;
      isAsking = false;
      askOn();
    };
    const texts = readTexts(client, batch, reading, left.signal, onAnswer);
    const fetching: Fetching<T> = { batch, texts, bytes: told, isHere: false };
    waiting.push(fetching);
    const onTexts = (found: ReadonlyMap<number, RevisionText>) => {
      fetching.bytes = bytesHeld(found);
      fetching.isHere = true;
      onAnswer();
      askOn();
    };
    // A failure is thrown where the texts are awaited, which may be much later, or never if the consumer stops.
    texts.then(onTexts, () => undefined);
  };
  try {
    askOn();
    for (let fetching = waiting[0]; fetching !== undefined; fetching = waiting[0]) {
      const texts = await fetching.texts;
      waiting.shift();
      askOn();
      for (const { head } of fetching.batch) {
        // The consumer may never wait for anything itself; without this turn of the event loop, the next batch would be neither
        // requested nor received before this one is used up.
        await setImmediate();
        yield { ...head, text: texts.get(head.id) ?? { state: "missing" } };
      }
    }
  } finally {
    left.abort();
    signal?.removeEventListener("abort", leave);
  }
}

function bytesListed(batch: readonly ListedText[]): number {
  return batch.reduce((sum, { bytes }) => sum + Math.max(0, bytes), 0);
}

function bytesHeld(texts: ReadonlyMap<number, RevisionText>): number {
  return [...texts.values()].reduce(
    (sum, text) => sum + (text.state === "readable" ? text.bytes.byteLength : 0),
    0,
  );
}
