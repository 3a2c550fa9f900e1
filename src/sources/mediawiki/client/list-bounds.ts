import { HistoryError } from "../../../errors.ts";
import type { Ask } from "./api-client.ts";

/** The most of one list, which is in memory as a whole. */
export interface ListMost {
  readonly entries: number;
  /** Of the answers that hold it. */
  readonly bytes: number;
}

/**
 * More than a page that people write comes to: a revision each minute for almost six years. Such a list takes some 2 GB of
 * memory; a wiki that always had one more entry would take down the whole process, and all that is under way in it.
 */
const usualMost: ListMost = { entries: 3_000_000, bytes: 1024 * 1024 * 1024 };

/** The requests for one list. */
export interface BoundedList {
  /** @throws HistoryError `TOO_LARGE` when the answers so far are too long together. */
  readonly ask: Ask;
  /**
   * Counts entries as they come.
   *
   * @throws HistoryError `TOO_LARGE` when they are too many.
   */
  add(entries: number): void;
}

/**
 * Asks for the parts of one list, up to the most of it.
 *
 * @param what - The list, for the message: `the history of the page "Lamp"`.
 */
export function boundedList(ask: Ask, what: string, most: ListMost = usualMost): BoundedList {
  let entries = 0;
  let bytes = 0;
  const tooLong = () => {
    const message = `${what} is longer than can be read: it was left after ${entries} entries, in ${bytes} bytes; analyze an export of the page (--input)`;
    return new HistoryError("TOO_LARGE", message, { entries, bytes });
  };
  return {
    async ask(parameters) {
      const answer = await ask(parameters);
      bytes += answer.bytes ?? 0;
      if (bytes > most.bytes) throw tooLong();
      return answer;
    },
    add(more) {
      entries += more;
      if (entries > most.entries) throw tooLong();
    },
  };
}
