import type { HistoryEvent } from "../../event.ts";
import { type Run, runsOf } from "../runs-of.ts";

/** Events as they stand in the stream, those of one revision, log entry or post together. */
export function anchorRuns(events: readonly HistoryEvent[]): readonly Run<HistoryEvent>[] {
  return runsOf(events, ({ anchor: a }, { anchor: b }) => a.id === b.id && a.kind === b.kind);
}
