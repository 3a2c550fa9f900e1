import type { Json, JsonObject } from "../../json.ts";
import type { RangeOptions } from "../../range.ts";
import type { Registered } from "../../walk/registry.ts";
import { claimOpened } from "../claim-opened.ts";
import type { Host } from "../host.ts";
import { notice } from "../notice.ts";
import { type HistoryChoice, openHistories } from "../open-histories.ts";
import { createProgress } from "../progress.ts";
import type { LongAnswer } from "./page-of.ts";
import type { Snapshot } from "./snapshots.ts";

/** What became of a sentence as a long answer: what was found first, then its steps. */
export function claimPages(
  choice: HistoryChoice & RangeOptions,
  text: string,
  detectors: readonly Registered[],
  host: Host,
): LongAnswer {
  return {
    async read(total): Promise<Snapshot> {
      const source = await openHistories(choice, host);
      const entries: string[] = [];
      let head: JsonObject = {};
      for await (const opened of source.histories) {
        const { history, total: revisions } = opened;
        const progress = createProgress(host, history.page.title);
        const found = await claimOpened(
          opened,
          detectors,
          text.normalize("NFC"),
          { ...choice, signal: host.signal, onProgress: (report) => progress(report, revisions) },
          host,
        );
        found.matches.forEach(({ steps }, lifeline) => {
          for (const step of steps) entries.push(JSON.stringify({ lifeline, step }));
        });
        const matches = found.matches.map(({ steps, ...match }) => ({ ...match, stepCount: steps.length }));
        head = JSON.parse(JSON.stringify({ ...found, matches }));
      }
      return { head, entries: entries.slice(0, total) };
    },
    document({ head: { matches, ...head }, entries: all }, entries, part) {
      const lifelines = Array.isArray(matches) ? matches : [];
      return {
        notice,
        ...head,
        ...part,
        matches: lifelines
          .map((match, lifeline) => ({
            ...match,
            steps: entries.flatMap((entry) => stepOf(entry, lifeline)),
          }))
          // Of a later part, only the lifelines that go on.
          .filter(({ steps }) => steps.length > 0 || entries.length === 0 || all.length === 0),
      };
    },
  };
}

function stepOf(entry: Json, lifeline: number): readonly Json[] {
  const isOwn = typeof entry === "object" && entry !== null && "step" in entry && entry.lifeline === lifeline;
  return isOwn && entry.step !== undefined ? [entry.step] : [];
}
