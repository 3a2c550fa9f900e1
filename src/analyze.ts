import type { Depth, HistoryEvent, Theme } from "./event.ts";
import { type Manifest, manifestOf } from "./manifest.ts";
import { createRange, type RangeOptions } from "./range.ts";
import type { PageHistory } from "./revision.ts";
import type { Registered } from "./walk/registry.ts";
import { createWalker, type WalkReport } from "./walk/walker.ts";

/** What to tell of a page, and which part of it to show. */
export interface AnalyzeOptions extends RangeOptions {
  /** Default `detailed`. */
  readonly depth?: Depth | undefined;
  /** Event types to show; all when left out. */
  readonly types?: readonly string[] | undefined;
  readonly theme?: Theme | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called after every entry of the timeline. */
  readonly onProgress?: ((report: WalkReport) => void) | undefined;
}

/** A page's analysis under way. */
export interface Analysis {
  /** The events in stream order, one batch for each timeline entry that has some; can be consumed once. */
  readonly events: AsyncIterable<readonly HistoryEvent[]>;
  /** What has been read and shown so far. */
  manifest(): Manifest;
}

/**
 * Analyses a page's history. Nothing is read before the events are asked for.
 *
 * `from`, `since`, `types` and `theme` choose which events are shown, never what they are.
 * @throws HistoryError `INVALID_INPUT` for a `since` that is no instant; while events are read,
 * `REVISION_NOT_ON_PAGE` and `RANGE_REVERSED`.
 */
export function analyze(
  history: PageHistory,
  detectors: readonly Registered[],
  options: AnalyzeOptions = {},
): Analysis {
  const { depth = "detailed", theme, signal, onProgress } = options;
  const types = options.types === undefined ? null : new Set(options.types);
  const range = createRange(options);
  const walker = createWalker(history.page, detectors, depth);
  const counts = new Map<string, number>();

  async function* events(): AsyncGenerator<readonly HistoryEvent[]> {
    for await (const entry of history.timeline) {
      signal?.throwIfAborted();
      const verdict = range.judge(entry);
      if (verdict === "stop") break;
      if (verdict === "seek") continue;
      const batch = await walker.step(entry);
      onProgress?.(walker.report());
      const shown = verdict === "show" ? batch.filter(isWanted) : [];
      for (const { type } of shown) counts.set(type, (counts.get(type) ?? 0) + 1);
      if (shown.length > 0) yield shown;
    }
    range.end();
  }

  function isWanted(event: HistoryEvent): boolean {
    return (types === null || types.has(event.type)) && (theme === undefined || event.theme === theme);
  }

  return {
    events: events(),
    manifest: () => manifestOf(history.page, depth, detectors, walker.report(), counts),
  };
}
