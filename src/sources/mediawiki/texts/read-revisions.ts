import { setImmediate } from "node:timers/promises";
import type { Revision, RevisionText } from "../../../revision.ts";
import type { ApiClient } from "../client/api-client.ts";
import { type ListedText, nextBatch } from "./next-batch.ts";
import { readTexts, type TextReading } from "./read-texts.ts";

/** Bytes of texts that may wait, behind those that are used next. */
const mostWaiting = 8 * 1024 * 1024;

/** Batches that may be on their way at once: how much they hold nobody knows but the wiki. */
const mostComing = 4;

/** A batch on its way, or here. */
interface Fetching<T> {
  readonly batch: readonly T[];
  readonly texts: Promise<ReadonlyMap<number, RevisionText>>;
  /** What its texts hold; until they are here, what the wiki says of them. */
  bytes: number;
  isHere: boolean;
}

/**
 * The listed revisions with their texts, in the order of the list.
 *
 * While a batch is used the next ones come, one request at a time: at first they come faster than they are analysed,
 * later slower.
 * @throws HistoryError when the wiki refuses, fails for longer than the patience, or `signal` is aborted.
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
    // It fails where it is awaited, which may be long after, or never when the reader stops.
    texts.then(onTexts, () => undefined);
  };
  try {
    askOn();
    for (let fetching = waiting[0]; fetching !== undefined; fetching = waiting[0]) {
      const texts = await fetching.texts;
      waiting.shift();
      askOn();
      for (const { head } of fetching.batch) {
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

function bytesListed(batch: readonly ListedText[]): number {
  return batch.reduce((sum, { bytes }) => sum + Math.max(0, bytes), 0);
}

function bytesHeld(texts: ReadonlyMap<number, RevisionText>): number {
  return [...texts.values()].reduce(
    (sum, text) => sum + (text.state === "readable" ? text.bytes.byteLength : 0),
    0,
  );
}
