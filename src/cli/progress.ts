import type { WalkReport } from "../walk/walk-report.ts";
import { displayed } from "./displayed.ts";
import type { Host } from "./host.ts";

const intervalMs = 200;

/**
 * A function that shows how far a walk is; it does nothing where nobody watches.
 *
 * @param total - Revisions to come, where the source knows.
 */
export function createProgress(
  host: Pick<Host, "now" | "progress">,
  title: string,
): (report: WalkReport, total?: number) => void {
  const { progress } = host;
  if (progress === null) return () => {};
  const start = host.now();
  let shown = Number.NEGATIVE_INFINITY;
  return (report, total) => {
    const now = host.now();
    if (now - shown < intervalMs) return;
    shown = now;
    const seconds = (now - start) / 1000;
    const rate = seconds > 0 ? report.revisions / seconds : 0;
    const left =
      total === undefined || rate === 0 ? "" : `, ${Math.ceil((total - report.revisions) / rate)} s left`;
    const of = total === undefined ? "" : ` of ${total}`;
    const line = `${displayed(title)}: ${report.revisions}${of} revisions, ${rate.toFixed(0)}/s${left}`;
    progress(line, report.revisions, total);
  };
}
