import type { PageHistory } from "../../revision.ts";
import type { WalkReport } from "../../walk/walk-report.ts";
import type { Host } from "../host.ts";
import { displayed } from "./displayed.ts";
import type { FileLeft } from "./file-left.ts";
import { createPace } from "./pace.ts";

/** What a walk over an opened history needs to know about its run: what ends it, and where to show progress. */
export function walkOptions(
  { history, fileLeft, total }: Watched,
  host: Pick<Host, "clock" | "progress" | "signal">,
) {
  return { signal: host.signal, onProgress: createProgress(host, history.page.title, total, fileLeft) };
}

interface Watched {
  readonly history: Pick<PageHistory, "page">;
  readonly total?: number | undefined;
  readonly fileLeft?: FileLeft | undefined;
}

/**
 * Makes a function that shows how far a walk is; it does nothing if nobody watches.
 *
 * @param total - Number of revisions to come, if the source knows.
 * @param fileLeft - Tells in its place what is left of the file.
 */
export function createProgress(
  { clock, progress }: Pick<Host, "clock" | "progress">,
  title: string,
  total?: number,
  fileLeft?: FileLeft,
): (report: WalkReport) => void {
  if (progress === null) return () => {};
  const start = clock.monotonicMs();
  const isDue = createPace(Number.NEGATIVE_INFINITY);
  /** Where this run began: a walk that goes on counts from the very first revision. */
  let first: number | null = null;
  return (report) => {
    first ??= report.revisions;
    const now = clock.monotonicMs();
    if (!isDue(now)) return;
    const seconds = (now - start) / 1000;
    const rate = seconds > 0 ? (report.revisions - first) / seconds : 0;
    const left = total === undefined ? (fileLeft?.(now) ?? "") : secondsLeft(total - report.revisions, rate);
    const of = total === undefined ? "" : ` of ${total}`;
    const line = `${displayed(title)}: ${report.revisions}${of} revisions, ${rate.toFixed(0)}/s${left}`;
    progress(line, report.revisions, total);
  };
}

function secondsLeft(revisions: number, rate: number): string {
  return rate === 0 ? "" : `, ${Math.ceil(revisions / rate)} s left`;
}
