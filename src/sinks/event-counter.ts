import type { HistoryEvent } from "../event.ts";

/** How many events there are, by type and by theme; those that did not occur are left out. */
export type EventCounts = {
  readonly total: number;
  readonly types: Readonly<Record<string, number>>;
  readonly themes: Readonly<Record<string, number>>;
};

/** A running count of events. */
export interface EventCounter {
  add(event: Pick<HistoryEvent, "type" | "theme">): void;
  counts(): EventCounts;
}

/** Starts to count events. */
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

function sorted(counts: ReadonlyMap<string, number>): Readonly<Record<string, number>> {
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}
