import type { HistoryEvent } from "../event.ts";
import { canonicalJson } from "../json.ts";
import type { Manifest } from "../manifest.ts";
import { createLineWriter } from "./json-lines.ts";

/** How many events there are, by type and by theme; what did not occur is left out. */
export type EventCounts = {
  readonly total: number;
  readonly types: Readonly<Record<string, number>>;
  readonly themes: Readonly<Record<string, number>>;
};

/** A count of events that is added to. */
export interface EventCounter {
  add(event: Pick<HistoryEvent, "type" | "theme">): void;
  counts(): EventCounts;
}

/** Counts events. */
export function createEventCounter(): EventCounter {
  const types = new Map<string, number>();
  const themes = new Map<string, number>();
  let total = 0;
  return {
    add({ type, theme }) {
      total++;
      types.set(type, (types.get(type) ?? 0) + 1);
      themes.set(theme, (themes.get(theme) ?? 0) + 1);
    },
    counts: () => ({ total, types: sorted(types), themes: sorted(themes) }),
  };
}

/** A page's analysis as one JSON document, piece by piece: it is never held as a whole. */
export interface DocumentWriter {
  /** What comes before the events. */
  begin(): string;
  event(event: HistoryEvent): string;
  /** What comes behind them: the counts and the account of the run. */
  end(manifest: Manifest): string;
}

/**
 * Starts a document: `{ notice, events, counts, manifest }`, an event per line.
 *
 * @param notice - What its readers should know of the texts in it.
 */
export function createDocumentWriter(notice: string): DocumentWriter {
  const line = createLineWriter();
  const counter = createEventCounter();
  let isFirst = true;
  return {
    begin: () => `{"notice":${canonicalJson(notice)},"events":[`,
    event(event) {
      counter.add(event);
      const separator = isFirst ? "\n" : ",\n";
      isFirst = false;
      return separator + line(event).slice(0, -1);
    },
    end: (manifest) =>
      `\n],"counts":${canonicalJson(counter.counts())},"manifest":${canonicalJson(manifest)}}\n`,
  };
}

function sorted(counts: ReadonlyMap<string, number>): Readonly<Record<string, number>> {
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}
