import type { PageResult, Status } from "../../observe/result.ts";
import { counted } from "../words/counted.ts";

/** The sums of a pass. */
export type Totals = {
  readonly pages: number;
  readonly status: Readonly<Record<Status, number>>;
  readonly newRevisions: number;
  readonly events: number;
  /** Pages of the list that were not looked at, because the pass was told to end. */
  readonly left: number;
};

/** Adds up the results of a pass. */
export function totalsOf(results: readonly PageResult[], listed: number): Totals {
  const status = { new: 0, unchanged: 0, changed: 0, history_changed: 0, missing: 0, moved: 0, error: 0 };
  let newRevisions = 0;
  let events = 0;
  for (const result of results) {
    status[result.status]++;
    newRevisions += result.newRevisions;
    events += result.events;
  }
  return { pages: results.length, status, newRevisions, events, left: listed - results.length };
}

/** The closing line for people. */
export function totalsLine({ pages, status, newRevisions, events, left }: Totals): string {
  const parts = Object.entries(status).flatMap(([name, count]) => (count === 0 ? [] : [`${count} ${name}`]));
  const rest = left === 0 ? [] : [`${left} not looked at`];
  const came = `${counted(newRevisions, "new revision")}, ${counted(events, "event")}`;
  return `${counted(pages, "page")}: ${[...parts, ...rest].join(", ")}; ${came}`;
}
