import type { HistoryEvent } from "../../event.ts";
import { compare } from "../../walk/stamp.ts";

/** How many events there are in each month, or, of a longer history, in each year, and by each of those who have the most. */
export type EventTallies = {
  readonly months?: Readonly<Record<string, number>>;
  readonly years?: Readonly<Record<string, number>>;
  readonly users: Readonly<Record<string, number>>;
  readonly userCount: number;
};

/** A running count of events by time and user. */
export interface EventTally {
  add(event: HistoryEvent): void;
  /**
   * Times in order: of more than sixty years those with the most events. Of the users the ten with the most events, the most
   * first (JavaScript puts names that are numbers before).
   */
  tallies(): EventTallies;
}

const mostUsers = 10;
/** Five years of months take as much of an answer as an event does. */
const mostMonths = 60;
/** More than a wiki has; a stranger's may tell of 10,000, which an answer could not hold. */
const mostYears = 60;

/** Starts to count events by time and user. Hidden names are left out. */
export function createEventTally(): EventTally {
  const months = new Map<string, number>();
  const users = new Map<string, number>();
  return {
    add({ anchor, observed }) {
      count(months, anchor.timestamp.slice(0, 7));
      if (observed.user !== null) count(users, observed.user.name);
    },
    tallies() {
      const byName = (a: readonly [string, number], b: readonly [string, number]) => compare(a[0], b[0]);
      const years = new Map<string, number>();
      for (const [month, events] of months) count(years, month.slice(0, 4), events);
      const mostOf = (all: ReadonlyMap<string, number>, most: number) =>
        [...all].sort((a, b) => b[1] - a[1] || byName(a, b)).slice(0, most);
      const told = months.size > mostMonths ? mostOf(years, mostYears) : [...months];
      const times = Object.fromEntries(told.sort(byName));
      return {
        ...(months.size > mostMonths ? { years: times } : { months: times }),
        users: Object.fromEntries(mostOf(users, mostUsers)),
        userCount: users.size,
      };
    },
  };
}

function count(counts: Map<string, number>, name: string, events = 1): void {
  counts.set(name, (counts.get(name) ?? 0) + events);
}
