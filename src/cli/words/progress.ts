import type { WalkReport } from "../../walk/walk-report.ts";
import type { Host } from "../host.ts";
import { displayed } from "./displayed.ts";

const intervalMs = 200;

/**
 * A function that shows how far a walk is, of how many revisions where the source knows; it does nothing where nobody
 * watches.
 */
export function createProgress(
  host: Pick<Host, "now" | "progress">,
  title: string,
): (report: WalkReport, total?: number) => void {
  const { progress } = host;
  if (progress === null) return () => {};
  const start = host.now();
  let shown = Number.NEGATIVE_INFINITY;
  /** Where this run began: a walk that goes on counts from the first revision of all. */
  let first: number | null = null;
  return (report, total) => {
    first ??= report.revisions;
    const now = host.now();
    if (now - shown < intervalMs) return;
    shown = now;
    const seconds = (now - start) / 1000;
    const rate = seconds > 0 ? (report.revisions - first) / seconds : 0;
    const left =
      total === undefined || rate === 0 ? "" : `, ${Math.ceil((total - report.revisions) / rate)} s left`;
    const of = total === undefined ? "" : ` of ${total}`;
    const line = `${displayed(title)}: ${report.revisions}${of} revisions, ${rate.toFixed(0)}/s${left}`;
    progress(line, report.revisions, total);
  };
}
