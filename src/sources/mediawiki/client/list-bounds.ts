import { HistoryError } from "../../../errors.ts";
import type { Ask } from "./api-client.ts";

/** The most of lists that are in memory together. */
export interface ListMost {
  /** Members and elements, with those within them: what a list takes in memory goes by these, whatever its entries are made of. */
  readonly values: number;
  /** Of the answers that hold them: a single text may be long. */
  readonly bytes: number;
}

/** Some 18 values of a revision, in 350 bytes. */
const bytesOfValue = 24;

/** The most of lists with so many values. */
export function listMost(values: number): ListMost {
  return { values, bytes: values * bytesOfValue };
}

/** More than a page that people write comes to: 1,300,000 revisions, which take 2 GB of memory while they are put in order. */
export const usualValues = 24_000_000;

/** The requests for one list. */
export interface BoundedList {
  /** @throws HistoryError `TOO_LARGE` when the answers so far are too long together, or hold too much. */
  readonly ask: Ask;
  /** Counts entries as they come, for the message. */
  add(entries: number): void;
}

interface Tally {
  readonly most: ListMost;
  values: number;
  bytes: number;
}

/** Asks for lists that are in memory together, and counts what they hold. */
export type ListAsk = Ask & { readonly tally: Tally };

/**
 * Asks for lists that are in memory together, such as those of one page: they have one bound. A wiki that always had one more
 * entry would take down the whole process, and all that is under way in it.
 */
export function heldTogether(ask: Ask, most: ListMost): ListAsk {
  const own: Ask = (parameters) => ask(parameters);
  return Object.assign(own, { tally: { most, values: 0, bytes: 0 } });
}

/**
 * Asks for the parts of one list, up to the most of it and of the lists that are held together with it.
 *
 * @param what - The list, for the message: `the history of the page "Lamp"`.
 */
export function boundedList(ask: ListAsk, what: string): BoundedList {
  const { tally } = ask;
  let entries = 0;
  let bytes = 0;
  return {
    async ask(parameters) {
      const answer = await ask(parameters);
      bytes += answer.bytes ?? 0;
      tally.bytes += answer.bytes ?? 0;
      tally.values += valuesIn(answer.query);
      if (tally.bytes <= tally.most.bytes && tally.values <= tally.most.values) return answer;
      const message = `${what} is longer than can be read: it was left after ${entries} entries, in ${bytes} bytes, as the lists of one page may have ${tally.most.values} values in ${tally.most.bytes} bytes; analyze an export of the page (--input)`;
      throw new HistoryError("TOO_LARGE", message, { entries, bytes });
    },
    add(more) {
      entries += more;
    },
  };
}

/** How many members and elements are in a value from JSON. */
function valuesIn(json: unknown): number {
  let values = 0;
  const within: unknown[] = [json];
  while (within.length > 0) {
    const next = within.pop();
    if (typeof next !== "object" || next === null) continue;
    const inner: readonly unknown[] = Array.isArray(next) ? next : Object.values(next);
    values += inner.length;
    for (const one of inner) if (typeof one === "object" && one !== null) within.push(one);
  }
  return values;
}
