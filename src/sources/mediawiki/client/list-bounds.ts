import { HistoryError } from "../../../errors.ts";
import type { Ask } from "./api-client.ts";

/** The most of one list, which is in memory as a whole. */
export interface ListMost {
  readonly entries: number;
  /** Of the answers that hold it. */
  readonly bytes: number;
}

/**
 * No page of Wikipedia has half as many revisions, and a revision is listed in some 350 bytes. Such a list takes some 2 GB;
 * without an end, a wiki that always has more would take the whole process down, and all that is under way in it.
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
    const message = `${what} does not end: it was read up to ${entries} entries, in ${bytes} bytes; analyze an export of the page (--input)`;
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
