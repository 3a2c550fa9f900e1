import type { Side } from "../page/change.ts";
import { sentenceDifference } from "../page/sentence-difference.ts";
import { createRange, entriesIn, type RangeOptions } from "../range.ts";
import type { PageHistory, TimelineEntry } from "../revision.ts";
import { walkInBatches } from "../walk/batches.ts";
import type { Registered } from "../walk/registry.ts";
import type { WalkReport } from "../walk/walk-report.ts";
import { createWalker } from "../walk/walker.ts";
import { createJournal } from "./journal.ts";
import { createRecorder } from "./recorder.ts";
import type { DatedRevision, StandingWording } from "./result.ts";
import { createSentences } from "./sentences.ts";
import { standingIn } from "./standings.ts";
import type { Account } from "./steps.ts";

/** How far a page is walked, and which of its steps are shown. */
export interface WalkOptions extends RangeOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called repeatedly, each time after some entries of the timeline. */
  readonly onProgress?: ((report: WalkReport) => void) | undefined;
}

/** A page walked to its end. */
export interface Walked {
  readonly account: Account;
  /** The sentences of the last readable text. */
  readonly standing: readonly StandingWording[];
  /** The last revision read. */
  readonly last: DatedRevision | null;
  readonly read: WalkReport;
  /** The moment from which steps are shown. */
  readonly firstShown: number;
}

/**
 * Walks a page and records what happened to its sentences.
 *
 * @param offer - Called once for each sentence, when it is first seen.
 * @throws HistoryError `REVISION_NOT_ON_PAGE`, `RANGE_REVERSED`, `CANCELLED`.
 */
export async function walkPage(
  { page, timeline }: PageHistory,
  detectors: readonly Registered[],
  options: WalkOptions,
  offer: (sentence: number, text: string) => void,
): Promise<Walked> {
  const { signal, onProgress } = options;
  const sentences = createSentences();
  const journal = createJournal(sentences);
  const range = createRange(options);
  let text: Side | null = null;
  let last: DatedRevision | null = null;
  let firstRevisionShown: number | null = null;
  let firstShown: number | null = null;

  const recorder = createRecorder(detectors, (pair, findings) => {
    for (const { sentence } of sentenceDifference(pair.change).added) {
      const { sentence: number, isNew } = sentences.add(sentence.key, sentence.text);
      if (isNew) offer(number, sentence.text);
    }
    if (pair.after.id === firstRevisionShown) firstShown = journal.moments.length;
    journal.add(pair, findings);
    text = pair.change.after;
    last = { revision: pair.after.id, timestamp: pair.after.timestamp };
  });
  const walker = createWalker(page, recorder, "brief");
  async function* entries(): AsyncGenerator<TimelineEntry, void, void> {
    for await (const { entry, isShown } of entriesIn(timeline, range, signal)) {
      if (isShown && entry.kind === "revision") firstRevisionShown ??= entry.revision.id;
      yield entry;
    }
  }
  for await (const _ of walkInBatches(walker, entries(), (entry) => entry, signal))
    onProgress?.(walker.report());
  return {
    account: { page, sentences, journal },
    standing: text === null ? [] : standingIn(text),
    last,
    read: walker.report(),
    firstShown: firstShown ?? journal.moments.length,
  };
}
