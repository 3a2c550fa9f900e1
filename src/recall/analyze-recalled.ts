import { setImmediate } from "node:timers/promises";
import { type Analysis, type AnalyzeOptions, analyze } from "../analyze.ts";
import type { HistoryEvent } from "../event.ts";
import { throwIfCancelled } from "../ground/cancelled.ts";
import { manifestOf } from "../manifest.ts";
import { endsEarly } from "../range-end.ts";
import { createLineEncoder, type LineEncoder } from "../sinks/line-encoder.ts";
import { walkInBatches } from "../walk/batches.ts";
import type { Registered } from "../walk/registry.ts";
import { runDigest } from "../walk/run-digest.ts";
import type { WalkReport } from "../walk/walk-report.ts";
import { createWalker, type Walker } from "../walk/walker.ts";
import { type Behind, beginning, type Recalled } from "./recalled.ts";
import { type SavedRun, savedRun } from "./saved-run.ts";
import { createShown } from "./shown.ts";
import { createTeller } from "./teller.ts";
import { toldEvents } from "./told-events.ts";
import { toldLines } from "./told-lines.ts";
import { walkerAfter } from "./walker-after.ts";

/** An analysis whose events are also available as written lines. */
export interface LinedAnalysis extends Analysis {
  /** The events as canonical JSON lines in UTF-8, instead of `events`; several at once, valid until the next are taken. */
  readonly lines: AsyncIterable<Uint8Array>;
}

/** Parts repeated from the store after which the event loop gets a turn, so that a server hears its client. */
const partsPerTurn = 64;

/** An analysis whose events are written to lines as these are taken. */
export function withLines(analysis: Analysis, encode: LineEncoder = createLineEncoder()): LinedAnalysis {
  return { ...analysis, lines: linesOf(analysis.events, encode) };
}

async function* linesOf(
  batches: AsyncIterable<readonly HistoryEvent[]>,
  encode: LineEncoder,
): AsyncGenerator<Uint8Array> {
  for await (const batch of batches) for (const chunk of encode(batch)) yield chunk;
}

/**
 * Analyses a page from the store: events found before are repeated, and only what came since is walked.
 *
 * The events are those of `analyze`. If only a part of the history is read (`to`, `until`), or a model judges, the page is walked from
 * its beginning.
 * @param version - The version of the program.
 * @param encode - Writes the lines; pages that are analysed one after the other may share it.
 * @throws HistoryError as `analyze`; while events are read, `STORE_FAILED`.
 */
export function analyzeRecalled(
  recalled: Recalled,
  detectors: readonly Registered[],
  options: AnalyzeOptions,
  version: string,
  encode: LineEncoder = createLineEncoder(),
): LinedAnalysis {
  const isJudged = Object.keys(options.judging?.classifiers ?? {}).length > 0;
  if (endsEarly(options) || isJudged) return withLines(analyze(recalled, detectors, options), encode);
  const { depth = "detailed", signal, onProgress } = options;
  const { page, memory } = recalled;
  const digest = runDigest(detectors, depth, version);
  const shown = createShown(options, detectors, page, memory.lists);
  let report: WalkReport = createWalker(page, detectors, depth).report();

  /** The events found before, made from their pieces, and then those found since. */
  async function* told<T>(
    retell: (pieces: readonly Buffer[]) => Iterable<T | null>,
    tell: (batch: readonly HistoryEvent[]) => Iterable<T>,
  ): AsyncGenerator<T, void, void> {
    const before = savedRun(memory, digest);
    const pieces = before === null ? null : memory.kept.pieces(digest);
    // Made before anything is told: if it cannot be, the page is told from its first revision.
    const further =
      before === null || pieces === null || before.isWhole
        ? null
        : walkerAfter(before, page, detectors, depth);
    const isUsable = before !== null && pieces !== null && (before.isWhole || further !== null);
    if (isUsable) {
      let parts = 0;
      for (const batch of retell(pieces)) {
        if (++parts % partsPerTurn === 0) await setImmediate();
        throwIfCancelled(signal);
        if (batch !== null) yield batch;
      }
      report = before.report;
      onProgress?.(report);
      if (before.isWhole) return memory.tellWhole(report.bytes);
    }
    const walker = further ?? createWalker(page, detectors, depth);
    for await (const batch of walk(walker, isUsable ? before : null))
      for (const one of tell(batch)) yield one;
  }

  /** A batch for each anchor; `null` if none of its events is shown. */
  function* retoldEvents(pieces: readonly Buffer[]): Generator<readonly HistoryEvent[] | null, void, void> {
    for (const { anchor, events } of toldEvents(pieces, page, memory.lists)) {
      const again = shown.of(anchor, events);
      yield again.length > 0 ? again : null;
    }
  }

  function retoldLines(pieces: readonly Buffer[]): Iterable<Uint8Array> {
    return toldLines(pieces, page, memory.lists, shown.take, shown.isShownAt);
  }

  async function* walk(walker: Walker, before: SavedRun | null): AsyncGenerator<readonly HistoryEvent[]> {
    const teller = createTeller();
    const behind: Behind = before === null ? beginning : { ...before.report, talk: before.talk };
    for await (const { told } of walkInBatches(walker, memory.timeline(behind), (entry) => entry, signal)) {
      throwIfCancelled(signal);
      report = walker.report();
      onProgress?.(report);
      for (const { anchor, at } of told) {
        const events = at(depth);
        teller.add(events);
        const fresh = shown.of(anchor, events);
        if (fresh.length > 0) yield fresh;
      }
    }
    const state = { report: walker.report(), walk: walker.save(), talk: memory.talkState() };
    await memory.save(digest, { origin: memory.origin, state }, teller.end(), before?.report ?? null);
  }

  return {
    events: told<readonly HistoryEvent[]>(retoldEvents, (batch) => [batch]),
    lines: told(retoldLines, encode),
    manifest: () => manifestOf(page, depth, detectors, report, shown.counts, options, shown.byUser),
  };
}
